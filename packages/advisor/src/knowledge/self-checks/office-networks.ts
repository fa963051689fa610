import type { SelfChecks } from '#knowledge/types.ts'

export const officeNetworksSelfChecks: SelfChecks = {
  'network-troubleshooting': [
    {
      ask: 'You can ping 8.8.8.8 but no web page opens by name: what do you test next?',
      answer:
        'Name resolution: nslookup with the configured and with another DNS server; if names resolve, proxy, browser or blocked ports come next.',
    },
    {
      ask: 'A computer has an address beginning with 169.254: what does that tell you?',
      answer:
        'It got no answer from DHCP and chose a link-local address: check cable or Wi-Fi, VLAN, the DHCP server and its free addresses.',
    },
    {
      ask: 'Why does a traceroute with stars in the middle but an answer at the end not show a fault?',
      answer:
        'Those routers do not answer or limit such probes; if later hops answer without loss, traffic passes them.',
    },
  ],
  'wireless-networks': [
    {
      ask: 'Why use only channels 1, 6 and 11 at 2.4 GHz with 20 MHz width?',
      answer:
        'They do not overlap; neighbours on partly overlapping channels disturb each other more than ones that share a channel in turn.',
    },
    {
      ask: 'The signal is strong but the network slow at noon: what do you suspect and how do you check?',
      answer:
        'Crowded channel or too many clients: look at channel use, retries and client numbers, then change channel or band or add access points.',
    },
    {
      ask: 'Why can raising an access point’s power make roaming worse?',
      answer:
        'Clients cling to the far one they hear well although their own weak signal hardly reaches it, and access points disturb each other.',
    },
  ],
  'dns-and-dhcp': [
    {
      ask: 'In which four steps does a client get an address by DHCP?',
      answer:
        'Discover, offer, request, acknowledge: the client asks by broadcast, servers offer, it requests one and the server confirms the lease.',
    },
    {
      ask: 'You changed a server’s address in DNS, but one user still reaches the old one: why?',
      answer:
        'A cached answer lives until its TTL ends in the client, resolver or browser, or a hosts entry exists; lower the TTL before a change.',
    },
    {
      ask: 'Why does a client in another VLAN need a DHCP relay?',
      answer:
        'Its request is a broadcast that routers do not forward; the relay sends it on to the server with the network’s address.',
    },
  ],
  voip: [
    {
      ask: 'A call connects but only one side hears: what is the usual cause?',
      answer:
        'RTP is blocked or sent to a private address because of address translation or a firewall; SIP signalling works separately.',
    },
    {
      ask: 'Why is lost voice not sent again as a lost file part would be?',
      answer:
        'It would arrive too late to be played; voice uses UDP and hides small losses, so delay, jitter and loss must be low from the start.',
    },
    {
      ask: 'What does voice need from a switch or router on a busy line?',
      answer:
        'Priority for marked packets (QoS, such as DSCP EF), often a voice VLAN and power over Ethernet, and enough reserved bandwidth.',
    },
  ],
  'structured-cabling': [
    {
      ask: 'How long may a copper Ethernet channel be, and what does exceeding it cause?',
      answer:
        '100 metres including patch cables; beyond that errors, lower speed or no link can occur, so a switch or fibre is used.',
    },
    {
      ask: 'A link runs at 100 megabits instead of a gigabit: what do you suspect in the cable?',
      answer: 'A broken or badly pressed pair: gigabit needs all four pairs, 100 megabits only two; test each pair.',
    },
    {
      ask: 'Why must a pair not be untwisted far at the socket?',
      answer:
        'The twist cancels disturbance; untwisting more than about 13 millimetres raises crosstalk and the cable fails its category.',
    },
  ],
}
