import type { SelfChecks } from '#knowledge/types.ts'

export const securitySelfChecks: SelfChecks = {
  'security-fundamentals': [
    {
      ask: 'Which of secrecy, integrity and availability does ransomware break, and which does it break once the criminals also copy the files?',
      answer:
        'Encrypting files takes away availability (and alters them without leave); publishing or selling a copy breaks secrecy too, which a backup does not undo.',
    },
    {
      ask: 'Why does least privilege limit damage even when an attacker has a valid password?',
      answer:
        'The attacker can only do what that account may do, so a stolen ordinary account cannot install software, read other departments’ files or switch off protection.',
    },
    {
      ask: 'Why does reusing one password on two sites put the second at risk although it was never broken into?',
      answer:
        'Leaked pairs of name and password from the first site are tried automatically on many others (credential stuffing); different passwords and a second factor stop it.',
    },
  ],
  'network-security': [
    {
      ask: 'Why does segmentation help after an attacker is already inside the network?',
      answer:
        'Traffic between segments must pass rules, so the intruder cannot move freely from one machine to servers or backups, and the attempts become visible.',
    },
    {
      ask: 'How would you prove that a firewall rule table does what its plan says?',
      answer:
        'Scan from each segment towards each other one and compare open ports with the plan, including what should be blocked, and look the blocked attempts up in the log.',
    },
    {
      ask: 'What can a firewall not protect against when it lets HTTPS through to a web server?',
      answer:
        'Attacks inside the allowed requests, such as injection or stolen sessions: an ordinary rule sees a permitted, encrypted connection only.',
    },
  ],
  'packet-analysis': [
    {
      ask: 'What do you see in a capture when a host sends SYN packets to hundreds of ports and mostly receives RST?',
      answer:
        'A TCP port scan: RST answers come from closed ports, SYN-ACK from open ones, and silence suggests a filter.',
    },
    {
      ask: 'What can you still learn from a TLS connection that you cannot decrypt?',
      answer:
        'Addresses and ports, times and volumes, usually the server name in the client hello unless it is encrypted, and fingerprints of the client; in TLS 1.2 also the certificate.',
    },
    {
      ask: 'What is the difference between a capture filter and a display filter?',
      answer:
        'A capture filter decides what is recorded at all, so the rest is lost; a display filter only hides packets that remain in the file. Their syntax differs.',
    },
  ],
  siem: [
    {
      ask: 'Why can a detection that fires on every failed sign-in be worse than none?',
      answer:
        'Failed sign-ins are everyday events, so the flood of false alarms hides real ones and tires analysts; thresholds, context and combinations such as many failures followed by success are needed.',
    },
    {
      ask: 'What goes wrong in a SIEM when machines disagree about the time?',
      answer:
        'Events from different sources appear in the wrong order or outside the searched window, so correlations fail and the timeline misleads; clocks are synchronised and time zones normalised.',
    },
    {
      ask: 'How would you test a new detection rule before you trust it?',
      answer:
        'Trigger it with a harmless copy of the behaviour, check that it fires with the needed fields, then run it over weeks of past logs to count false alarms.',
    },
  ],
  'incident-response': [
    {
      ask: 'Why might you isolate an infected machine from the network instead of switching it off?',
      answer:
        'Switching off destroys what is in memory, such as running processes, connections and keys, while isolation stops the spread and keeps the evidence.',
    },
    {
      ask: 'What goes wrong if you reset one stolen password but forget the sessions and mailbox rules?',
      answer:
        'The attacker stays in through valid tokens, forwarding rules, consented apps or added sign-in methods; all must be revoked and checked.',
    },
    {
      ask: 'What belongs in the notes of a running incident so that another person can take over?',
      answer:
        'Times with zone, what was seen and where the evidence is, what was done by whom, what is assumed rather than known, and the next open steps.',
    },
  ],
  'vulnerability-management': [
    {
      ask: 'When would you fix a medium finding before a critical one?',
      answer:
        'When it is reachable from the internet, known to be exploited or on an important system, while the critical one sits on an isolated machine or cannot be reached.',
    },
    {
      ask: 'Why does a scan with credentials find more than one without?',
      answer:
        'It signs in and reads installed versions, patches and settings, whereas a scan from outside must guess from banners and answers and misses what listens locally.',
    },
    {
      ask: 'How would you deal with a finding that cannot be patched for three months?',
      answer:
        'Limit it by other means such as isolation, blocked ports or extra watching, record an exception with owner, reason and end date, and review it then.',
    },
  ],
  'web-security': [
    {
      ask: 'Why do prepared statements prevent SQL injection when removing quotation marks does not?',
      answer:
        'They send the query’s structure and the values separately, so input is never parsed as SQL; filters miss numeric places, encodings and other tricks.',
    },
    {
      ask: 'How would you test whether users can read each other’s invoices?',
      answer:
        'Sign in as two users, take the request of one that names an invoice and repeat it with the other’s session; if it returns the invoice, the server does not check ownership.',
    },
    {
      ask: 'What does the HttpOnly flag of a session cookie prevent, and what not?',
      answer:
        'Scripts cannot read the cookie, so cross-site scripting cannot simply steal it, but an injected script can still act in the user’s name from the page.',
    },
  ],
  'identity-management': [
    {
      ask: 'Why do codes sent by SMS protect less against phishing than passkeys?',
      answer:
        'A user can be led to type a code into a false page that passes it on at once; a passkey is bound to the real site’s name and does not work elsewhere.',
    },
    {
      ask: 'What typically goes wrong when somebody changes department several times?',
      answer:
        'Old rights stay and new ones are added, so the person collects far too many (privilege creep); roles replaced at each move and regular reviews prevent it.',
    },
    {
      ask: 'How would you treat a service account whose password has never changed?',
      answer:
        'Find its owner and uses, reduce its rights, forbid interactive sign-in, replace the secret with a managed or rotated one, and watch for unusual use.',
    },
  ],
  'risk-management': [
    {
      ask: 'What four things can one do with a risk, and which needs a manager’s signature most?',
      answer:
        'Reduce, avoid, transfer or accept it; acceptance needs the decision of the person who owns the risk and would bear the loss.',
    },
    {
      ask: 'Why is a risk described as “hackers” useless in a register?',
      answer:
        'It names no asset, no weakness and no consequence, so neither likelihood nor a measure can be judged; “stolen mail account leads to false payments” can.',
    },
    {
      ask: 'What is the difference between inherent and residual risk?',
      answer:
        'Inherent risk is there before controls, residual risk remains after them; comparing the two shows whether a control is worth it and what is still accepted.',
    },
  ],
}
