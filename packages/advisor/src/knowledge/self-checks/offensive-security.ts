import type { SelfChecks } from '#knowledge/types.ts'

export const offensiveSecuritySelfChecks: SelfChecks = {
  'kali-linux': [
    {
      ask: 'Why do you put deliberately weak practice machines on a host-only network?',
      answer:
        'They can be taken over by anybody who reaches them; a host-only network keeps them reachable for your virtual machines but not from the home network or the internet.',
    },
    {
      ask: 'Why is a snapshot before a test not enough to protect your notes?',
      answer:
        'Going back to the snapshot discards everything since then, so notes, screenshots and results belong outside the virtual machine.',
    },
    {
      ask: 'When would you try passwords against a captured hash rather than against the login page?',
      answer:
        'When you have the hash: guessing offline is far faster, causes no lockout and no log entries on the target, while the login page is slow and noisy.',
    },
  ],
  'network-scanning': [
    {
      ask: 'What is the difference between a closed and a filtered port in an Nmap result?',
      answer:
        'A closed port answered that nothing listens (RST); a filtered one gave no answer or an ICMP refusal, so a firewall probably stands between.',
    },
    {
      ask: 'Why is a UDP scan slow and uncertain?',
      answer:
        'Open UDP ports often stay silent, as do filtered ones, and closed ones answer with ICMP errors that systems limit in rate, so the scanner must wait and guess.',
    },
    {
      ask: 'A machine shows as down in a scan although it works: why, and what do you try?',
      answer:
        'It ignores ping probes, so host discovery fails; skip discovery with -Pn or probe other ports, or use ARP on the local network.',
    },
  ],
  metasploit: [
    {
      ask: 'What is the difference between an exploit and a payload?',
      answer:
        'The exploit uses the weakness to gain control of execution; the payload is what then runs, for example a shell that connects back.',
    },
    {
      ask: 'Why does a reverse shell often work where a bind shell does not?',
      answer:
        'The target connects outwards, which firewalls and address translation usually allow, whereas a bind shell needs an incoming connection to a new port.',
    },
    {
      ask: 'An exploit module fails against a machine the scanner calls vulnerable: what do you check?',
      answer:
        'Real version and patch, target and payload settings, architecture, addresses and ports reachable both ways, protective software, and whether the finding was false.',
    },
  ],
  'burp-suite': [
    {
      ask: 'Why must you install the proxy’s certificate in your test browser to see HTTPS?',
      answer:
        'The proxy ends the TLS connection and presents its own certificates; without trusting its authority, the browser refuses or warns on each site.',
    },
    {
      ask: 'How do Repeater and Intruder differ in use?',
      answer:
        'Repeater changes and resends one request by hand and shows its answer; Intruder sends many variants of marked places automatically and compares the results.',
    },
    {
      ask: 'Why do you set a scope before you begin?',
      answer:
        'So that tools, history and scans touch only permitted hosts, and requests to third parties such as analytics are neither tested nor stored.',
    },
  ],
  'reverse-engineering': [
    {
      ask: 'Why does a decompiler’s output differ from the original source even when it is right?',
      answer:
        'Compiling discards names, types, comments and often structure through optimisation; the decompiler rebuilds an equal meaning, not the text.',
    },
    {
      ask: 'In the usual 64-bit Linux calling convention, where do you find the first arguments and the result of a function?',
      answer: 'The first integer or pointer arguments are in RDI, RSI, RDX, RCX, R8 and R9, and the result is in RAX.',
    },
    {
      ask: 'How would you find the function of an unknown program that checks a password?',
      answer:
        'Search for its messages and follow the references, look for imported compare or crypto functions, and set breakpoints there to see the compared values.',
    },
  ],
  'social-engineering': [
    {
      ask: 'How would you stop fraud in which a “director” asks by mail for an urgent payment?',
      answer:
        'Changed or urgent payments are confirmed through a second, known channel and approved by two people, whatever the rank or hurry.',
    },
    {
      ask: 'Why does blaming people who failed a phishing test make a company less safe?',
      answer:
        'They hide later mistakes, so real attacks are reported late or not at all; quick reports without fear matter more than a low click rate.',
    },
    {
      ask: 'Why is hearing a known voice no longer enough to identify a caller?',
      answer:
        'A voice can be cloned from short recordings; identity is checked by calling back a known number or by an agreed question or code.',
    },
  ],
  'open-source-intelligence': [
    {
      ask: 'How can certificate transparency logs reveal servers an organisation did not announce?',
      answer:
        'Public authorities log each certificate with its host names, so names of test and internal systems appear there and can be searched.',
    },
    {
      ask: 'Why do you note time, source and an archived copy for each finding?',
      answer:
        'Pages change and vanish; with these others can verify the statement later and judge how current and reliable it is.',
    },
    {
      ask: 'What turns open-source research from passive to active, and why does it matter?',
      answer:
        'Contacting the target’s own systems or people, such as scanning or befriending; it can be noticed and may need permission or break the law.',
    },
  ],
  'attack-surface': [
    {
      ask: 'What is a dangling DNS record and why is it dangerous?',
      answer:
        'A name that still points to a cloud resource that was deleted; somebody else can claim that resource and serve content or receive cookies under your name.',
    },
    {
      ask: 'Which sources would you combine to find all subdomains of a company?',
      answer:
        'Certificate logs, passive DNS, search engines and archives, the company’s own zone and cloud accounts, and guessing from word lists with permission.',
    },
    {
      ask: 'Why does an inventory of exposed systems need an owner for each entry?',
      answer:
        'Without a responsible person nobody patches, answers questions or decides to switch off, so findings stay open.',
    },
  ],
  'bug-bounty': [
    {
      ask: 'What does safe harbour in a programme’s rules give you, and what does it not cover?',
      answer:
        'A promise not to take legal action for tests within the rules; it does not cover systems or methods out of scope, other companies’ systems, or misuse of data.',
    },
    {
      ask: 'You can read one stranger’s record through a flaw: how do you prove it without harm?',
      answer:
        'Use two accounts of your own if possible, stop at the least that shows it, copy no further records, mask the data and report at once.',
    },
    {
      ask: 'Why do reports of missing security headers alone usually earn nothing?',
      answer:
        'They show no concrete harm; a programme pays for impact, so a report needs a scenario in which somebody is actually damaged.',
    },
  ],
  'capture-the-flag': [
    {
      ask: 'A task gives you a text ending in two equals signs: what do you try first and why?',
      answer:
        'Base64 decoding, because = is its padding; the result may be another encoding, so look at its character set and length again.',
    },
    {
      ask: 'How do you begin with an unknown file in a forensics task?',
      answer:
        'Find its real type with file, read strings and metadata, look at the hex header, and search for embedded files before using heavier tools.',
    },
    {
      ask: 'Why do you publish write-ups only after an event or for retired machines?',
      answer: 'Rules forbid spoiling active tasks, and it takes the learning and the fair ranking from others.',
    },
  ],
}
