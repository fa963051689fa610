#!/bin/sh
# Practice triangle of three routers of an invented company, in network namespaces.
# Run as root: sh routers.sh up, and sh routers.sh down when you are done. Nothing leaves this computer.
set -e
link() { # from to network
  ip link add $1-$2 netns $1 type veth peer name $2-$1 netns $2
  ip -n $1 addr add $3.1/30 dev $1-$2
  ip -n $2 addr add $3.2/30 dev $2-$1
  ip -n $1 link set $1-$2 up
  ip -n $2 link set $2-$1 up
}
case "$1" in
up)
  for r in r1 r2 r3; do
    ip netns add $r
    ip -n $r link set lo up
    ip netns exec $r sysctl -qw net.ipv4.ip_forward=1
  done
  link r1 r2 10.0.12
  link r2 r3 10.0.23
  link r1 r3 10.0.13
  ip -n r1 addr add 10.1.1.1/24 dev lo
  ip -n r3 addr add 10.3.3.1/24 dev lo
  echo "ready: r1, r2, r3" ;;
down)
  for r in r1 r2 r3; do ip netns del $r; done
  echo "removed" ;;
*) echo "use: sh routers.sh up | down" ;;
esac
