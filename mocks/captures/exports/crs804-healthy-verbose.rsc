# 2026-07-22 10:14:03 by RouterOS 7.23.2
# software id = AAAA-0000
#
# model = CRS804-4DDQ
# serial number = EXAMPLE0001
/interface bridge
add admin-mac=02:00:5E:80:00:01 ageing-time=5m arp=enabled arp-timeout=auto \
    auto-mac=no comment=defconf dhcp-snooping=no disabled=no fast-forward=yes \
    forward-delay=15s igmp-snooping=no max-learned-entries=auto \
    max-message-age=20s mtu=auto mvrp=no name=bridge port-cost-mode=long \
    priority=0x8000 protocol-mode=rstp transmit-hold-count=6 vlan-filtering=no
add !admin-mac ageing-time=5m arp=enabled arp-timeout=auto auto-mac=yes \
    comment="" dhcp-snooping=no disabled=no fast-forward=yes forward-delay=\
    15s igmp-snooping=no max-learned-entries=auto max-message-age=20s mtu=\
    auto mvrp=no name=roce-br port-cost-mode=long priority=0x8000 \
    protocol-mode=rstp transmit-hold-count=6 vlan-filtering=no
/interface ethernet
set [ find default-name=ether1 ] advertise=100M-baseT-full,1G-baseT-full arp=\
    enabled arp-timeout=auto auto-negotiation=yes bandwidth=\
    unlimited/unlimited disabled=no l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:00:01 mtu=1500 name=ether1 rx-flow-control=off \
    tx-flow-control=off
set [ find default-name=ether2 ] advertise=100M-baseT-full,1G-baseT-full arp=\
    enabled arp-timeout=auto auto-negotiation=yes bandwidth=\
    unlimited/unlimited disabled=no l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:00:02 mtu=1500 name=ether2 rx-flow-control=off \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-1-1 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=no bandwidth=unlimited/unlimited \
    disabled=no fec-mode=fec91 l2mtu=9216 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:01:01 mtu=9000 name=qsfp56-dd-1-1 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    speed=200G-baseCR4 tx-flow-control=off
set [ find default-name=qsfp56-dd-1-2 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:01:02 mtu=1500 name=qsfp56-dd-1-2 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-1-3 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:01:03 mtu=1500 name=qsfp56-dd-1-3 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-1-4 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:01:04 mtu=1500 name=qsfp56-dd-1-4 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-1-5 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=no bandwidth=unlimited/unlimited \
    disabled=no fec-mode=fec91 l2mtu=9216 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:01:05 mtu=9000 name=qsfp56-dd-1-5 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    speed=200G-baseCR4 tx-flow-control=off
set [ find default-name=qsfp56-dd-1-6 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:01:06 mtu=1500 name=qsfp56-dd-1-6 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-1-7 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:01:07 mtu=1500 name=qsfp56-dd-1-7 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-1-8 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:01:08 mtu=1500 name=qsfp56-dd-1-8 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-2-1 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=no bandwidth=unlimited/unlimited \
    disabled=no fec-mode=fec91 l2mtu=9216 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:02:01 mtu=9000 name=qsfp56-dd-2-1 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    speed=200G-baseCR4 tx-flow-control=off
set [ find default-name=qsfp56-dd-2-2 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:02:02 mtu=1500 name=qsfp56-dd-2-2 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-2-3 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:02:03 mtu=1500 name=qsfp56-dd-2-3 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-2-4 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:02:04 mtu=1500 name=qsfp56-dd-2-4 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-2-5 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=no bandwidth=unlimited/unlimited \
    disabled=no fec-mode=fec91 l2mtu=9216 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:02:05 mtu=9000 name=qsfp56-dd-2-5 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    speed=200G-baseCR4 tx-flow-control=off
set [ find default-name=qsfp56-dd-2-6 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:02:06 mtu=1500 name=qsfp56-dd-2-6 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-2-7 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:02:07 mtu=1500 name=qsfp56-dd-2-7 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-2-8 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:02:08 mtu=1500 name=qsfp56-dd-2-8 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-3-1 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=no bandwidth=unlimited/unlimited \
    disabled=no fec-mode=fec91 l2mtu=9216 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:03:01 mtu=9000 name=qsfp56-dd-3-1 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    speed=200G-baseCR4 tx-flow-control=off
set [ find default-name=qsfp56-dd-3-2 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:03:02 mtu=1500 name=qsfp56-dd-3-2 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-3-3 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:03:03 mtu=1500 name=qsfp56-dd-3-3 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-3-4 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:03:04 mtu=1500 name=qsfp56-dd-3-4 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-3-5 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=no bandwidth=unlimited/unlimited \
    disabled=no fec-mode=fec91 l2mtu=9216 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:03:05 mtu=9000 name=qsfp56-dd-3-5 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    speed=200G-baseCR4 tx-flow-control=off
set [ find default-name=qsfp56-dd-3-6 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:03:06 mtu=1500 name=qsfp56-dd-3-6 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-3-7 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:03:07 mtu=1500 name=qsfp56-dd-3-7 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-3-8 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:03:08 mtu=1500 name=qsfp56-dd-3-8 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-4-1 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=no bandwidth=unlimited/unlimited \
    disabled=no fec-mode=fec91 l2mtu=9216 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:04:01 mtu=9000 name=qsfp56-dd-4-1 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    speed=200G-baseCR4 tx-flow-control=off
set [ find default-name=qsfp56-dd-4-2 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:04:02 mtu=1500 name=qsfp56-dd-4-2 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-4-3 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:04:03 mtu=1500 name=qsfp56-dd-4-3 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-4-4 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:04:04 mtu=1500 name=qsfp56-dd-4-4 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-4-5 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=no bandwidth=unlimited/unlimited \
    disabled=no fec-mode=fec91 l2mtu=9216 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:04:05 mtu=9000 name=qsfp56-dd-4-5 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    speed=200G-baseCR4 tx-flow-control=off
set [ find default-name=qsfp56-dd-4-6 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:04:06 mtu=1500 name=qsfp56-dd-4-6 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-4-7 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:04:07 mtu=1500 name=qsfp56-dd-4-7 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
set [ find default-name=qsfp56-dd-4-8 ] advertise=200G-baseCR4 arp=enabled \
    arp-timeout=auto auto-negotiation=yes bandwidth=unlimited/unlimited \
    disabled=no fec-mode=auto l2mtu=1584 loop-protect=default \
    loop-protect-disable-time=5m loop-protect-send-interval=5s mac-address=\
    02:00:5E:80:04:08 mtu=1500 name=qsfp56-dd-4-8 rx-flow-control=off \
    sfp-ignore-rx-los=no sfp-rate-select=high sfp-shutdown-temperature=80C \
    tx-flow-control=off
/interface ethernet switch
set 0 cpu-flow-control=yes l3-hw-offloading=no mirror-source=none \
    mirror-target=none name=switch1 qos-hw-offloading=yes rspan=no
/interface ethernet switch port
set qsfp56-dd-1-1 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-1-2 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-1-3 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-1-4 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-1-5 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-1-6 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-1-7 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-1-8 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-2-1 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-2-2 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-2-3 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-2-4 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-2-5 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-2-6 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-2-7 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-2-8 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-3-1 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-3-2 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-3-3 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-3-4 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-3-5 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-3-6 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-3-7 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-3-8 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-4-1 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-4-2 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-4-3 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-4-4 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-4-5 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-4-6 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-4-7 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
set qsfp56-dd-4-8 !egress-rate !ingress-rate l3-hw-offloading=yes \
    limit-broadcasts=yes limit-unknown-multicasts=no limit-unknown-unicasts=\
    no mirror-egress=no mirror-ingress=no storm-rate=100
/interface ethernet switch qos port
set qsfp56-dd-1-1 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-1-2 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-1-3 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-1-4 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-1-5 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-1-6 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-1-7 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-1-8 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-2-1 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-2-2 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-2-3 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-2-4 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-2-5 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-2-6 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-2-7 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-2-8 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-3-1 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-3-2 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-3-3 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-3-4 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-3-5 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-3-6 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-3-7 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-3-8 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-4-1 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-4-2 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-4-3 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-4-4 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-4-5 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-4-6 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-4-7 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
set qsfp56-dd-4-8 !egress-rate-queue0 !egress-rate-queue1 !egress-rate-queue2 \
    !egress-rate-queue3 !egress-rate-queue4 !egress-rate-queue5 \
    !egress-rate-queue6 !egress-rate-queue7 map=default pfc=disabled profile=\
    default trust-l2=ignore trust-l3=ignore tx-manager=default
/interface ethernet switch qos settings
set lossless-buffers=auto lossless-traffic-class=auto multicast-buffers=auto \
    shared-buffers=auto
/interface ethernet switch qos tx-manager
set [ find default=yes ] name=default
/interface ethernet switch qos tx-manager queue
set 0 ecn=no schedule=low-priority-group weight=1
set 1 ecn=no schedule=low-priority-group weight=2
set 2 ecn=no schedule=low-priority-group weight=3
set 3 ecn=no schedule=high-priority-group weight=3
set 4 ecn=no schedule=high-priority-group weight=4
set 5 ecn=no schedule=high-priority-group weight=5
set 6 ecn=no schedule=strict-priority
set 7 ecn=no schedule=strict-priority
/interface list
set [ find name=all ] comment="contains all interfaces" exclude="" include="" \
    name=all
set [ find name=none ] comment="contains none interfaces" exclude="" include=\
    "" name=none
set [ find name=dynamic ] comment="contains dynamic interfaces" exclude="" \
    include="" name=dynamic
set [ find name=static ] comment="contains static interfaces" exclude="" \
    include="" name=static
add exclude="" include="" name=management
/interface bridge port
add auto-isolate=no bpdu-guard=no bridge=bridge broadcast-flood=yes comment=\
    defconf disabled=no edge=auto fast-leave=no frame-types=admit-all horizon=\
    none hw=yes ingress-filtering=yes interface=ether1 !internal-path-cost \
    learn=auto multicast-router=temporary-query !path-cost point-to-point=\
    auto priority=0x80 pvid=1 restricted-role=no restricted-tcn=no \
    tag-stacking=no trusted=no unknown-multicast-flood=yes \
    unknown-unicast-flood=yes
add auto-isolate=no bpdu-guard=no bridge=bridge broadcast-flood=yes comment=\
    defconf disabled=no edge=auto fast-leave=no frame-types=admit-all horizon=\
    none hw=yes ingress-filtering=yes interface=ether2 !internal-path-cost \
    learn=auto multicast-router=temporary-query !path-cost point-to-point=\
    auto priority=0x80 pvid=1 restricted-role=no restricted-tcn=no \
    tag-stacking=no trusted=no unknown-multicast-flood=yes \
    unknown-unicast-flood=yes
add auto-isolate=no bpdu-guard=no bridge=roce-br broadcast-flood=yes comment=\
    "" disabled=no edge=auto fast-leave=no frame-types=admit-all horizon=none \
    hw=yes ingress-filtering=yes interface=qsfp56-dd-1-1 !internal-path-cost \
    learn=auto multicast-router=temporary-query !path-cost point-to-point=\
    auto priority=0x80 pvid=1 restricted-role=no restricted-tcn=no \
    tag-stacking=no trusted=no unknown-multicast-flood=yes \
    unknown-unicast-flood=yes
add auto-isolate=no bpdu-guard=no bridge=roce-br broadcast-flood=yes comment=\
    "" disabled=no edge=auto fast-leave=no frame-types=admit-all horizon=none \
    hw=yes ingress-filtering=yes interface=qsfp56-dd-1-5 !internal-path-cost \
    learn=auto multicast-router=temporary-query !path-cost point-to-point=\
    auto priority=0x80 pvid=1 restricted-role=no restricted-tcn=no \
    tag-stacking=no trusted=no unknown-multicast-flood=yes \
    unknown-unicast-flood=yes
add auto-isolate=no bpdu-guard=no bridge=roce-br broadcast-flood=yes comment=\
    "" disabled=no edge=auto fast-leave=no frame-types=admit-all horizon=none \
    hw=yes ingress-filtering=yes interface=qsfp56-dd-2-1 !internal-path-cost \
    learn=auto multicast-router=temporary-query !path-cost point-to-point=\
    auto priority=0x80 pvid=1 restricted-role=no restricted-tcn=no \
    tag-stacking=no trusted=no unknown-multicast-flood=yes \
    unknown-unicast-flood=yes
add auto-isolate=no bpdu-guard=no bridge=roce-br broadcast-flood=yes comment=\
    "" disabled=no edge=auto fast-leave=no frame-types=admit-all horizon=none \
    hw=yes ingress-filtering=yes interface=qsfp56-dd-2-5 !internal-path-cost \
    learn=auto multicast-router=temporary-query !path-cost point-to-point=\
    auto priority=0x80 pvid=1 restricted-role=no restricted-tcn=no \
    tag-stacking=no trusted=no unknown-multicast-flood=yes \
    unknown-unicast-flood=yes
add auto-isolate=no bpdu-guard=no bridge=roce-br broadcast-flood=yes comment=\
    "" disabled=no edge=auto fast-leave=no frame-types=admit-all horizon=none \
    hw=yes ingress-filtering=yes interface=qsfp56-dd-3-1 !internal-path-cost \
    learn=auto multicast-router=temporary-query !path-cost point-to-point=\
    auto priority=0x80 pvid=1 restricted-role=no restricted-tcn=no \
    tag-stacking=no trusted=no unknown-multicast-flood=yes \
    unknown-unicast-flood=yes
add auto-isolate=no bpdu-guard=no bridge=roce-br broadcast-flood=yes comment=\
    "" disabled=no edge=auto fast-leave=no frame-types=admit-all horizon=none \
    hw=yes ingress-filtering=yes interface=qsfp56-dd-3-5 !internal-path-cost \
    learn=auto multicast-router=temporary-query !path-cost point-to-point=\
    auto priority=0x80 pvid=1 restricted-role=no restricted-tcn=no \
    tag-stacking=no trusted=no unknown-multicast-flood=yes \
    unknown-unicast-flood=yes
add auto-isolate=no bpdu-guard=no bridge=roce-br broadcast-flood=yes comment=\
    "" disabled=no edge=auto fast-leave=no frame-types=admit-all horizon=none \
    hw=yes ingress-filtering=yes interface=qsfp56-dd-4-1 !internal-path-cost \
    learn=auto multicast-router=temporary-query !path-cost point-to-point=\
    auto priority=0x80 pvid=1 restricted-role=no restricted-tcn=no \
    tag-stacking=no trusted=no unknown-multicast-flood=yes \
    unknown-unicast-flood=yes
add auto-isolate=no bpdu-guard=no bridge=roce-br broadcast-flood=yes comment=\
    "" disabled=no edge=auto fast-leave=no frame-types=admit-all horizon=none \
    hw=yes ingress-filtering=yes interface=qsfp56-dd-4-5 !internal-path-cost \
    learn=auto multicast-router=temporary-query !path-cost point-to-point=\
    auto priority=0x80 pvid=1 restricted-role=no restricted-tcn=no \
    tag-stacking=no trusted=no unknown-multicast-flood=yes \
    unknown-unicast-flood=yes
/interface list member
add disabled=no interface=ether1 list=management
add disabled=no interface=ether2 list=management
/ip address
add address=192.168.88.10/24 comment=defconf disabled=no interface=bridge \
    network=192.168.88.0
/ip dns
set allow-remote-requests=no cache-max-ttl=1w cache-size=2048KiB servers=\
    192.168.88.1
/ip neighbor discovery-settings
set discover-interface-list=static lldp-dcbx=no lldp-mac-phy-config=no \
    lldp-max-frame-size=no lldp-med-net-policy-vlan=disabled protocol=\
    cdp,lldp,mndp
/ip route
add disabled=no distance=1 dst-address=0.0.0.0/0 gateway=192.168.88.1 \
    routing-table=main scope=30 target-scope=10
/ip service
set ftp address="" disabled=yes max-sessions=20 port=21 vrf=main
set ssh address="" disabled=no max-sessions=20 port=22 vrf=main
set telnet address="" disabled=yes max-sessions=20 port=23 vrf=main
set winbox address="" disabled=no max-sessions=20 port=8291 vrf=main
/system clock
set time-zone-autodetect=yes time-zone-name=Etc/UTC
/system identity
set name=crs804
