#!/bin/sh
# Practice network of an invented clinic: one server and two clients in network namespaces.
# Run as root: sh lab.sh up, and sh lab.sh down when you are done. Nothing leaves this computer.
set -e
case "$1" in
up)
  for n in srv c1 c2; do ip netns add $n; ip -n $n link set lo up; done
  ip -n srv link add br0 type bridge
  ip -n srv link set br0 up
  for c in c1 c2; do
    ip link add p$c netns srv type veth peer name eth0 netns $c
    ip -n srv link set p$c master br0 up
    ip -n $c link set eth0 address 02:00:00:00:00:1${c#c}
    ip -n $c link set eth0 up
  done
  ip -n srv addr add 192.168.50.1/24 dev br0
  echo "ready: srv, c1, c2" ;;
down)
  for n in srv c1 c2; do ip netns del $n; done
  echo "removed" ;;
*) echo "use: sh lab.sh up | down" ;;
esac
