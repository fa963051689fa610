import type { SelfChecks } from '#knowledge/types.ts'

export const securityOperationsSelfChecks: SelfChecks = {
  'security-operations': [
    {
      ask: 'Which facts do you gather before you decide on an alarm about an unusual sign-in?',
      answer:
        'Who and what the account may do, device, place and earlier pattern, success and second factor, what happened afterwards, and whether others were hit from the same address.',
    },
    {
      ask: 'Why is closing an alarm as a false positive without a note a mistake?',
      answer:
        'The next analyst repeats the work, nobody can review the decision, and the rule that needs tuning is not found.',
    },
    {
      ask: 'What would you automate in a security operations centre first, and what leave to people?',
      answer:
        'Look-ups, enrichment, duplicates and reversible steps such as resetting a session; decisions that stop business or destroy data stay with people.',
    },
  ],
  'log-analysis': [
    {
      ask: 'Which Windows security event shows a successful sign-in, and which of its fields tells remote desktop from keyboard?',
      answer:
        'Event 4624; its logon type is 2 for interactive at the machine and 10 for remote desktop (with 3 for network access).',
    },
    {
      ask: 'Why is a gap in the logs itself a finding?',
      answer:
        'It may mean that logging stopped, was cleared (event 1102 on Windows) or that a source broke, and an attacker may have caused it.',
    },
    {
      ask: 'How do you join events of a server in UTC with those of a laptop in Colombo or Delhi?',
      answer:
        'Convert all to UTC (both local times are 5 hours 30 minutes ahead), check each clock’s error, and keep the original next to the converted time.',
    },
  ],
  'threat-hunting': [
    {
      ask: 'What distinguishes a hunt from working through alarms?',
      answer:
        'It starts from a hypothesis about attacker behaviour rather than from an alarm, and searches for what no rule has reported.',
    },
    {
      ask: 'How does stacking help you find something malicious among thousands of start-up entries?',
      answer:
        'Count identical entries over all machines: the common ones are usually legitimate, so attention goes to those found on one or two machines only.',
    },
    {
      ask: 'Why document a hunt that found nothing?',
      answer:
        'It shows which data and period were covered, reveals missing logs, saves repetition and can still yield a detection rule.',
    },
  ],
  'threat-intelligence': [
    {
      ask: 'Why does an IP address age faster as an indicator than a technique?',
      answer:
        'Attackers change addresses in minutes and they are shared or reassigned, while changing habits and tools costs them effort.',
    },
    {
      ask: 'What do the labels of the Traffic Light Protocol tell you about a report?',
      answer:
        'How far it may be shared: from TLP:RED for named recipients only, over AMBER and GREEN, to CLEAR without limits.',
    },
    {
      ask: 'How do you write the same finding for a manager and for a detection engineer?',
      answer:
        'The manager gets likelihood, effect and the decision needed; the engineer gets techniques, data sources, indicators with dates and confidence.',
    },
  ],
  'mitre-attack': [
    {
      ask: 'What is the difference between a tactic and a technique?',
      answer:
        'A tactic is the attacker’s aim at that moment, such as persistence; a technique is a way to reach it, such as a scheduled task.',
    },
    {
      ask: 'Why is a fully green coverage map of ATT&CK misleading?',
      answer:
        'One technique can be done in many ways and a rule often sees only one; coverage needs tests, good data and quality per procedure.',
    },
    {
      ask: 'How would you use ATT&CK to decide which detection to write next?',
      answer:
        'Take techniques used by groups that attack your sector, drop those already detected and tested, and choose one for which you have the data.',
    },
  ],
  'endpoint-detection': [
    {
      ask: 'Why does a word processor starting a PowerShell process deserve attention?',
      answer:
        'Documents rarely need a shell, so it often means a malicious macro or exploit; the command line, the parent and later connections tell more.',
    },
    {
      ask: 'What does isolating a machine through EDR do that pulling the cable does not?',
      answer:
        'It blocks traffic except to the management service, so analysts can go on collecting evidence and cleaning from afar.',
    },
    {
      ask: 'Why are broad exclusions, such as a whole folder, dangerous?',
      answer:
        'Attackers place files exactly there to go unseen; exclusions should be narrow, by signed process or hash, reasoned and reviewed.',
    },
  ],
  'intrusion-detection': [
    {
      ask: 'What is the difference between an IDS and an IPS, and what is the risk of the second?',
      answer:
        'An IDS watches a copy and alerts; an IPS sits in the path and can drop traffic, so a false alarm or its failure interrupts real work.',
    },
    {
      ask: 'Why place a sensor inside the firewall as well as, or instead of, outside?',
      answer:
        'Outside it sees mostly noise that is blocked anyway; inside it sees what got through, the internal sources before address translation and movement between machines.',
    },
    {
      ask: 'What can Suricata still detect when traffic is encrypted with TLS?',
      answer:
        'Addresses, server names where visible, certificate and handshake fingerprints, unusual volumes and times, and DNS look-ups before; not the content.',
    },
  ],
  'phishing-defence': [
    {
      ask: 'How do SPF, DKIM and DMARC work together?',
      answer:
        'SPF lists permitted sending servers, DKIM signs the message, and DMARC requires that one of them passes for the visible From domain and says what to do otherwise.',
    },
    {
      ask: 'Why can a phishing mail pass SPF, DKIM and DMARC?',
      answer:
        'It may come from a look-alike domain the attacker owns or from a really hijacked account; the checks prove the domain, not good intentions.',
    },
    {
      ask: 'A user typed a password into a false page ten minutes ago: what do you do first?',
      answer:
        'Revoke sessions and reset the password, check second factors, mailbox rules and recent sign-ins, then remove the mail elsewhere and block the page.',
    },
  ],
  'security-scripting': [
    {
      ask: 'Where do you keep an API key that a script needs, and why not in the script?',
      answer:
        'In an environment variable or secret store with few rights; code is shared, copied and kept in version history, where the key would leak.',
    },
    {
      ask: 'What must a script do when a web service answers with status 429?',
      answer:
        'It was asked too often: wait, using the Retry-After header or growing pauses, then try again a limited number of times.',
    },
    {
      ask: 'Why is subprocess with shell=True dangerous when input comes from a log?',
      answer:
        'Characters in the input are interpreted by the shell, so a crafted line runs commands; pass a list of arguments without a shell.',
    },
  ],
}
