import type { SelfChecks } from '#knowledge/types.ts'

export const securitySpecialtiesSelfChecks: SelfChecks = {
  'penetration-testing': [
    {
      ask: 'What must be agreed in writing before the first packet of a penetration test?',
      answer:
        'Permission of the owner, targets and exclusions, times, allowed methods, contacts for emergencies, how data is handled, and consent of hosting providers where their rules ask for it.',
    },
    {
      ask: 'You have a shell as an ordinary user on a Linux machine: where do you look for a way to root?',
      answer:
        'Sudo rights, SUID programs, writable scripts run by cron or services, capabilities, passwords in files and history, and kernel or software versions with known holes.',
    },
    {
      ask: 'What makes a finding in a report useful to the system’s owner?',
      answer:
        'Steps that can be repeated, proof, the real effect on the business, a rating with its reason, and a fix that was considered or tested.',
    },
  ],
  'digital-forensics': [
    {
      ask: 'Why do you work on an image and compare hashes instead of opening the original disk?',
      answer:
        'Opening the original changes it, for instance times and caches; equal hashes of image and source prove that the copy is complete and stayed unchanged.',
    },
    {
      ask: 'In which order would you collect memory, disk and remote logs, and why?',
      answer:
        'Most short-lived first: memory and live connections, then disk, then logs and backups that last, though logs about to be overwritten move forward.',
    },
    {
      ask: 'Why can a file’s creation time on a Windows disk be later than its modification time?',
      answer:
        'Copying creates a new file with a new creation time but keeps the modification time, so it suggests the file was copied there; times can also be forged.',
    },
  ],
  'malware-analysis': [
    {
      ask: 'How do you keep a sample from escaping your laboratory?',
      answer:
        'A separate virtual machine with no shared folders or clipboard, a host-only or simulated network, snapshots to return to, and samples kept in password-protected archives.',
    },
    {
      ask: 'What does very high entropy in most of a program’s sections suggest?',
      answer:
        'That it is packed or encrypted: little can be read statically, so it must be unpacked or watched while it runs.',
    },
    {
      ask: 'Why is a file’s hash a weak indicator compared with a mutex name or a pattern of code?',
      answer:
        'One changed byte gives a new hash, so it matches only that copy; names, structures and behaviour tend to stay across versions.',
    },
  ],
  'threat-modelling': [
    {
      ask: 'How do you use STRIDE on a data-flow drawing, and what do its six letters stand for?',
      answer:
        'For each part ask in turn whether somebody can do this here: spoofing, tampering, repudiation, information disclosure, denial of service, elevation of privilege.',
    },
    {
      ask: 'Why are trust boundaries the first places to look at in a data-flow drawing?',
      answer:
        'There data passes between parts with different rights or owners, so what was checked on one side cannot be taken for granted on the other.',
    },
    {
      ask: 'How do you know that a threat model is finished enough to stop?',
      answer:
        'Each listed threat has a decision with an owner (fix, limit, accept), the drawing matches the system, and new ideas repeat threats already there.',
    },
  ],
  'cloud-security': [
    {
      ask: 'Under shared responsibility, who must patch the operating system of a virtual machine, and who that of a managed database?',
      answer:
        'The customer patches the virtual machine’s system; the provider patches the managed database’s host and system, while the customer still sets access, network and encryption.',
    },
    {
      ask: 'What would you do in the first hour with a new cloud account’s root or owner user?',
      answer:
        'Turn on strong multi-factor sign-in, remove its access keys, stop using it daily, create separate administrators’ roles, turn on logging of all actions and alerts on cost and root use.',
    },
    {
      ask: 'Why is a role with short-lived credentials safer than an access key in a configuration file?',
      answer:
        'There is no lasting secret to leak or commit: credentials are issued when needed and expire within hours, and the role’s use is logged.',
    },
  ],
  devsecops: [
    {
      ask: 'A key was committed and removed in the next commit: why is it still leaked and what do you do?',
      answer:
        'It remains in the history and perhaps in clones and caches; revoke and replace it at once, check its use, then clean the history if worthwhile.',
    },
    {
      ask: 'Why can failing every build on any finding make a product less secure?',
      answer:
        'Developers learn to switch checks off or ignore them; start with severe, new and fixable findings and give exceptions an owner and an end date.',
    },
    {
      ask: 'What does pinning a dependency by hash protect against that pinning by version does not?',
      answer:
        'Against a package or tag being replaced under the same version: different content gives a different hash and the installation fails.',
    },
  ],
  cryptography: [
    {
      ask: 'Why are passwords stored with Argon2 or bcrypt rather than with SHA-256?',
      answer:
        'SHA-256 is fast, so billions of guesses a second are possible; password hashes are slow, salted and, with Argon2, need much memory for each guess.',
    },
    {
      ask: 'Why does encrypting a message not prove who sent it or that it was not changed?',
      answer:
        'Anybody with the public or shared key can encrypt, and some modes allow changes unnoticed; signatures or authenticated encryption such as AES-GCM give origin or integrity.',
    },
    {
      ask: 'What happens when a nonce is used twice with the same key in AES-GCM?',
      answer:
        'The same key stream is used twice, so the combination of both texts leaks, and the authentication key can be worked out, which allows forged messages.',
    },
  ],
}
