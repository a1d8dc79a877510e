# 2026-07-22 10:14:03 by RouterOS 7.23.2
# software id = AAAA-0000
#
# model = CRS804-4DDQ
# serial number = EXAMPLE0001
/interface bridge
add admin-mac=02:00:5E:80:00:01 auto-mac=no comment=defconf name=bridge
add name=roce-br
/interface ethernet
set [ find default-name=qsfp56-dd-1-1 ] auto-negotiation=no fec-mode=fec91 \
    l2mtu=9216 mtu=9000 speed=200G-baseCR4
set [ find default-name=qsfp56-dd-1-5 ] auto-negotiation=no fec-mode=fec91 \
    l2mtu=9216 mtu=9000 speed=200G-baseCR4
set [ find default-name=qsfp56-dd-2-1 ] auto-negotiation=no fec-mode=fec91 \
    l2mtu=9216 mtu=9000 speed=200G-baseCR4
set [ find default-name=qsfp56-dd-2-5 ] auto-negotiation=no fec-mode=fec91 \
    l2mtu=9216 mtu=9000 speed=200G-baseCR4
set [ find default-name=qsfp56-dd-3-1 ] auto-negotiation=no fec-mode=fec91 \
    l2mtu=9216 mtu=9000 speed=200G-baseCR4
set [ find default-name=qsfp56-dd-3-5 ] auto-negotiation=no fec-mode=fec91 \
    l2mtu=9216 mtu=9000 speed=200G-baseCR4
set [ find default-name=qsfp56-dd-4-1 ] auto-negotiation=no fec-mode=fec91 \
    l2mtu=9216 mtu=9000 speed=400G-baseCR8
set [ find default-name=qsfp56-dd-4-5 ] auto-negotiation=no fec-mode=fec91 \
    l2mtu=9216 mtu=9000 speed=200G-baseCR4
/interface list
add name=management
/interface bridge port
add bridge=bridge comment=defconf interface=ether1
add bridge=bridge comment=defconf interface=ether2
add bridge=roce-br interface=qsfp56-dd-1-1
add bridge=roce-br interface=qsfp56-dd-1-5
add bridge=roce-br interface=qsfp56-dd-2-1
add bridge=roce-br interface=qsfp56-dd-2-5
add bridge=roce-br interface=qsfp56-dd-3-1
add bridge=roce-br interface=qsfp56-dd-3-5
add bridge=roce-br interface=qsfp56-dd-4-1
add bridge=roce-br interface=qsfp56-dd-4-5
/interface list member
add interface=ether1 list=management
add interface=ether2 list=management
/ip address
add address=192.168.88.10/24 comment=defconf interface=bridge network=\
    192.168.88.0
/ip dns
set servers=192.168.88.1
/ip route
add dst-address=0.0.0.0/0 gateway=192.168.88.1
/ip service
set ftp disabled=yes
set telnet disabled=yes
/system clock
set time-zone-name=Etc/UTC
/system identity
set name=crs804
