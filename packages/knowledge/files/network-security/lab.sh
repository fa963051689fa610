#!/usr/bin/env bash
# A practice network in one Linux machine. Everything here is invented.
#   sudo bash lab.sh up     makes five machines, sudo bash lab.sh down removes them
#   office 10.0.1.2 and thief 10.0.1.66 share one segment, guest is 10.0.2.2, server is 10.0.3.2
#   router has .1 in each segment and forwards everything until you give it rules
# Run a command in one of them: sudo ip netns exec guest ping 10.0.3.2
set -eu
machines="office thief guest server router"

down() {
  for pid in $(ip netns pids server 2>/dev/null || true); do kill "$pid"; done
  for name in $machines; do ip netns del "$name" 2>/dev/null || true; done
}

join() { # machine, address, gateway: a cable from a machine to a bridge of the router
  ip link add "$1-eth" type veth peer name "to-$1"
  ip link set "$1-eth" netns "$1"
  ip link set "to-$1" netns router
  ip -n "$1" addr add "$2/24" dev "$1-eth"
  ip -n "$1" link set "$1-eth" up
  ip -n "$1" route add default via "$3"
  ip -n router link set "to-$1" up
}

up() {
  down
  for name in $machines; do
    ip netns add "$name"
    ip -n "$name" link set lo up
  done
  join office 10.0.1.2 10.0.1.1
  join thief 10.0.1.66 10.0.1.1
  join guest 10.0.2.2 10.0.2.1
  join server 10.0.3.2 10.0.3.1
  ip -n router link add br-office type bridge
  ip -n router link set br-office up
  ip -n router link set to-office master br-office
  ip -n router link set to-thief master br-office
  ip -n router addr add 10.0.1.1/24 dev br-office
  ip -n router addr add 10.0.2.1/24 dev to-guest
  ip -n router addr add 10.0.3.1/24 dev to-server
  ip netns exec router sysctl -qw net.ipv4.ip_forward=1
  # The thief passes on what it catches, so its victims notice nothing.
  ip netns exec thief sysctl -qw net.ipv4.ip_forward=1 net.ipv4.conf.all.send_redirects=0 net.ipv4.conf.thief-eth.send_redirects=0
  site=$(mktemp -d)
  echo 'Price list of an invented tea shop' > "$site/index.html"
  for port in 80 5432 9000; do
    (cd "$site" && exec ip netns exec server python3 -m http.server "$port" >/dev/null 2>&1) &
  done
  sleep 2 # until the three servers answer
}

case "${1:-}" in
  up) up ;;
  down) down ;;
  *) echo "usage: sudo bash lab.sh up | down" >&2; exit 2 ;;
esac
