import type { SkillArea } from '#knowledge/types.ts'

export const networks: SkillArea = {
  locale: 'en',
  area: 'Networks',
  skills: [
    {
      id: 'routing-and-switching',
      name: 'Routing and switching',
      kind: 'tool',
      level: 2,
      hours: 60,
      prerequisites: ['networking'],
      aliases: [
        'ccna',
        'ccnp',
        'routers and switches',
        'cisco ios',
        'vlan',
        'ospf',
        'spanning tree',
        'cisco networking',
        'jncia',
      ],
      weakAliases: ['cisco'],
      step: 'Configure routers and switches',
      description:
        'Offices, factories and campuses hang on switches and routers that somebody configured. You learn to divide a network, to connect the parts, and to keep it working when a cable breaks.',
      learn:
        'VLANs and trunks, spanning tree, link bundles, static routes and OSPF, access lists, address translation, IPv6 and the Cisco command line.',
      build:
        'A company with two floors and a branch in Cisco Packet Tracer: VLANs, OSPF, internet through address translation.',
      check: 'You cut any one link between switches and every host still reaches the internet.',
      outcomes: [
        'divide an office into VLANs and route between them',
        'find a wrong trunk, route or access list from the command line',
        'work through CCNA practice labs without the solutions',
      ],
      tools: ['Cisco IOS', 'Cisco Packet Tracer'],
    },
    {
      id: 'bgp',
      name: 'Border Gateway Protocol',
      kind: 'concept',
      level: 3,
      hours: 25,
      prerequisites: ['routing-and-switching'],
      aliases: [
        'bgp',
        'bgp routing',
        'internet routing',
        'autonomous system number',
        'ibgp',
        'ebgp',
        'rpki',
        'ccie service provider',
        'bgp peering',
      ],
      weakAliases: ['peering'],
      step: 'Route between networks with BGP',
      description:
        'BGP carries the routes of the internet and of most links between companies and clouds. A wrong filter can take down strangers, so policies are the heart of the work.',
      learn:
        'Autonomous systems, sessions, path selection, local preference, path prepending, communities, prefix filters, RPKI and route reflectors.',
      build:
        'Three autonomous systems of FRRouting containers, one with two providers, with filters in both directions.',
      check: 'You move traffic to the second provider without dropping a session, and a leaked prefix is refused.',
      outcomes: [
        'connect a site to two providers and steer its traffic',
        'filter routes so that a neighbour’s mistake stays theirs',
      ],
      tools: ['Border Gateway Protocol (BGP)', 'FRRouting', 'Containerlab'],
    },
    {
      id: 'network-design',
      name: 'Network design',
      kind: 'practice',
      level: 3,
      hours: 30,
      prerequisites: ['routing-and-switching'],
      aliases: [
        'campus network',
        'wan design',
        'lan design',
        'network topology design',
        'ccde',
        'network planning',
        'designing networks',
        'enterprise network architecture',
      ],
      weakAliases: ['network architecture'],
      step: 'Design a campus and wide area network',
      description:
        'A design decides for years what a network can carry and which failure hurts whom. You learn to turn sites, users and money into a drawing, an address plan and a list of devices.',
      learn:
        'Requirements, access, distribution and core, spine and leaf, address plans, wireless coverage, MPLS, VPN and SD-WAN, redundancy, and drawings of both layers.',
      build:
        'A design for a school with three buildings and a branch, drawn in draw.io or Microsoft Visio, with addresses, devices and cost.',
      check: 'A reviewer removes any one device or line on the drawing and your document says what still works.',
      outcomes: [
        'turn an organisation’s sites and needs into a network drawing and address plan',
        'compare MPLS, VPN and SD-WAN links by cost and risk',
      ],
      tools: ['Microsoft Visio', 'draw.io'],
    },
    {
      id: 'network-automation',
      name: 'Network automation',
      kind: 'practice',
      level: 3,
      hours: 25,
      prerequisites: ['routing-and-switching', 'python', 'git'],
      aliases: [
        'netmiko',
        'napalm',
        'nornir',
        'netdevops',
        'cisco devnet',
        'devnet associate',
        'netconf',
        'network programmability',
        'netbox',
      ],
      step: 'Change network devices by code',
      description:
        'A typing error on a switch can silence a building. You learn to read and change many devices from one source of truth, with a difference shown before and a test after.',
      learn:
        'SSH libraries such as Netmiko and NAPALM, NETCONF and RESTCONF, YANG, templates, NetBox as a source of truth, Ansible’s network modules, backups of configurations and tests before and after.',
      build:
        'A script that backs up the configuration of four lab devices to Git every night, and another that adds a VLAN to all of them.',
      check:
        'The change shows its difference first, a second run changes nothing, and a failed test restores the old state.',
      outcomes: [
        'change a setting on fifty devices and prove that it took',
        'keep the wanted state of a network in Git',
      ],
      tools: ['Python', 'Netmiko', 'NAPALM', 'Ansible', 'NetBox'],
    },
    {
      id: 'network-monitoring',
      name: 'Network monitoring',
      kind: 'practice',
      level: 2,
      hours: 18,
      prerequisites: ['networking'],
      aliases: [
        'snmp',
        'nagios',
        'zabbix',
        'solarwinds',
        'prtg',
        'netflow',
        'network performance monitoring',
        'network operations center',
        'librenms',
        'network performance',
      ],
      step: 'Watch a network’s health',
      description:
        'Users say that the network is slow; figures say which link. You learn to collect what devices know, to see the usual day, and to be told about trouble before the telephone rings.',
      learn:
        'SNMP and streaming telemetry, interface counters and errors, NetFlow, syslog, latency probes, maps, baselines and alarm thresholds.',
      build: 'LibreNMS or Zabbix watching your home router and two lab machines, with a traffic graph and two alarms.',
      check: 'You fill a link on purpose, the alarm arrives, and flow records name the sender.',
      outcomes: ['name the full link and who fills it', 'set alarms that tell a dead device from a dead path to it'],
      tools: ['Zabbix', 'LibreNMS', 'SNMP'],
    },
    {
      id: 'software-defined-networking',
      name: 'Software-defined networking',
      kind: 'concept',
      level: 3,
      hours: 20,
      prerequisites: ['routing-and-switching', 'virtualisation'],
      aliases: ['sdn', 'sd wan', 'vxlan', 'openflow', 'cisco aci', 'nsx', 'evpn', 'overlay network', 'open vswitch'],
      step: 'Understand software-defined networks',
      description:
        'When one controller tells all devices what to do, networks can be made and changed by API. You learn overlays, which carry many networks over one, and what stays physical.',
      learn:
        'Control and data plane, controllers, OpenFlow, overlays with VXLAN and EVPN, SD-WAN policies, micro-segmentation and Open vSwitch.',
      build: 'Two tenants with the same addresses over one VXLAN fabric, made with Open vSwitch or Containerlab.',
      check: 'The tenants cannot see each other, and you explain each header of a captured packet.',
      outcomes: [
        'build separate networks over one physical network',
        'say where to look when an overlay fails but the links are fine',
      ],
      tools: ['Open vSwitch', 'Containerlab'],
    },
    {
      id: 'authoritative-dns',
      name: 'Authoritative DNS',
      kind: 'practice',
      level: 2,
      hours: 15,
      prerequisites: ['networking'],
      aliases: [
        'dns zones',
        'dns hosting',
        'bind9',
        'powerdns',
        'route 53',
        'dnssec',
        'dns management',
        'dns operations',
        'domain delegation',
        'cloud dns',
      ],
      step: 'Run the DNS of a domain',
      description:
        'When names fail, everything fails, and old answers live on in caches. You learn to hold a zone, to change it without an outage and to prove what the world sees.',
      learn:
        'Delegation, record types, time to live, primaries and secondaries, zone transfers, DNSSEC, mail records, health-checked records in a service such as Amazon Route 53, and zones kept in Git.',
      build:
        'Two name servers in containers or virtual machines with BIND or PowerDNS for a made-up zone, the second following the first, and a planned move of a web server’s address.',
      check: 'You state how long old answers can live after your change and show it with dig.',
      outcomes: [
        'move a service to a new address without an outage',
        'find from outside whether delegation, zone or cache is wrong',
      ],
      tools: ['BIND', 'PowerDNS', 'Amazon Route 53', 'dig'],
    },
  ],
}
