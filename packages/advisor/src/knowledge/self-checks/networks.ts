import type { SelfChecks } from '#knowledge/types.ts'

export const networksSelfChecks: SelfChecks = {
  'routing-and-switching': [
    {
      ask: 'What happens in a switched network with a redundant link and no spanning tree?',
      answer:
        'Broadcasts circle for ever because frames have no time to live; the storm fills links and the address tables flap. Spanning tree blocks one link and opens it when another fails.',
    },
    {
      ask: 'Two hosts in VLAN 10 on different switches cannot reach each other while each reaches its own switch’s hosts: what do you check?',
      answer:
        'The trunk between the switches: whether it is a trunk at all, VLAN 10 is allowed and active on both, and the native VLAN agrees.',
    },
    {
      ask: 'A router knows 10.0.0.0/8 by OSPF and 10.1.0.0/16 by a static route: where does it send a packet to 10.1.2.3, and why?',
      answer:
        'Along the static /16 route, because the longest matching prefix wins before administrative distance is compared.',
    },
  ],
  bgp: [
    {
      ask: 'How do you make traffic leave through provider A, and how do you try to make it come in through A?',
      answer:
        'Outgoing: a higher local preference on routes from A. Incoming is others’ choice: prepend your path to B, use the provider’s communities, or announce more specific prefixes to A.',
    },
    {
      ask: 'Why must routers in one autonomous system form a full mesh of iBGP or use a route reflector?',
      answer:
        'A route learned by iBGP is not passed on to another iBGP neighbour, to prevent loops; without mesh or reflector some routers never hear it.',
    },
    {
      ask: 'What is a route leak, and which filters on your side prevent you from causing one?',
      answer:
        'Passing routes from one provider or peer to another so that their traffic crosses you. Export only your own and your customers’ prefixes, by prefix lists or communities.',
    },
  ],
  'network-design': [
    {
      ask: 'Why does a data centre use spine and leaf rather than three layers with spanning tree?',
      answer:
        'Every leaf reaches every other over the same number of hops with all links in use by equal-cost routing; spanning tree would block half of them.',
    },
    {
      ask: 'Why should an address plan give each site one block that can be summarised?',
      answer:
        'Other sites then need one route for it, tables stay small and a flapping link inside the site is not felt elsewhere.',
    },
    {
      ask: 'Two internet lines from two providers come in through one duct: what is wrong and how do you find such things?',
      answer:
        'One digger cuts both, so they are not independent. Ask providers for the physical paths, entries and exchanges, and draw the physical layer too.',
    },
  ],
  'network-automation': [
    {
      ask: 'Why is reading structured data over NETCONF safer than parsing the output of show commands?',
      answer:
        'The data follows a YANG model and keeps its shape, whereas the text for people changes between versions and breaks patterns silently.',
    },
    {
      ask: 'What does a source of truth such as NetBox hold, and why is it not filled from the devices every night?',
      answer:
        'The intended state: addresses, devices, cables. Copying from devices would make each mistake the intention; differences should be reported instead.',
    },
    {
      ask: 'How do you change a remote router by script without locking yourself out?',
      answer:
        'Use a commit that is undone unless confirmed, or a scheduled reload, change the path you do not depend on first, test reachability, then confirm or save.',
    },
  ],
  'network-monitoring': [
    {
      ask: 'Why can a link that shows 40 % use on a five-minute average still drop packets?',
      answer:
        'Averages hide bursts: for milliseconds the queue overflows. Output drops, shorter intervals or streaming telemetry show it.',
    },
    {
      ask: 'What do flow records tell you that interface counters cannot?',
      answer:
        'Who talks to whom: addresses, ports, protocol and volume for each flow, whereas counters only give the sum on a port.',
    },
    {
      ask: 'A core switch fails and two hundred alarms arrive: what does good monitoring do about it?',
      answer:
        'It knows the dependencies: devices behind the switch are marked unreachable rather than down, so that one alarm names the cause.',
    },
  ],
  'software-defined-networking': [
    {
      ask: 'What do the control plane and the data plane each do?',
      answer:
        'The control plane decides where traffic should go and fills the tables; the data plane forwards packets by these tables. SDN moves the first into a controller.',
    },
    {
      ask: 'Small packets pass a VXLAN tunnel but large ones vanish: what is the usual cause?',
      answer:
        'The underlay’s MTU: VXLAN adds about fifty bytes, so full-size packets no longer fit. Raise the underlay’s MTU or lower the machines’.',
    },
    {
      ask: 'What happens to traffic when the controller of an SDN network fails?',
      answer:
        'Usually existing flows go on by the tables already installed, but new flows or changes are not handled; that is why controllers run as clusters.',
    },
  ],
  'authoritative-dns': [
    {
      ask: 'You will move a web server tomorrow: what do you change in its record today, and when may the old server be switched off?',
      answer:
        'Lower the time to live at least one old TTL ahead. Switch the old server off only after the TTL in force at the change has passed and its log is quiet.',
    },
    {
      ask: 'Why can a CNAME not stand at the apex of a zone?',
      answer:
        'A name with a CNAME may hold no other data, but the apex must hold SOA and NS records. Providers offer ALIAS or flattening instead.',
    },
    {
      ask: 'How do you tell a wrong zone from an old answer in a cache?',
      answer:
        'Ask an authoritative server directly with dig @server and compare with the resolver; the falling TTL in the resolver’s answer shows a cached one.',
    },
  ],
}
