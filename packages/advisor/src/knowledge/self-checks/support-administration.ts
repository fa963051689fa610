import type { SelfChecks } from '#knowledge/types.ts'

export const supportAdministrationSelfChecks: SelfChecks = {
  'active-directory': [
    {
      ask: 'Why give folder rights to groups rather than to single users?',
      answer:
        'A person gets or loses rights by membership, reviews stay readable, and no forgotten entry remains when somebody moves or leaves.',
    },
    {
      ask: 'Why can a laptop with a clock twenty minutes wrong not sign in to a domain?',
      answer:
        'Kerberos tickets are valid only within a small time difference, five minutes by default, so authentication fails.',
    },
    {
      ask: 'A user was added to a group but still cannot open the folder: what is the usual reason?',
      answer:
        'The sign-in token was issued before; the user must sign out and in (or get new tickets), and replication between controllers may lag.',
    },
  ],
  'windows-server': [
    {
      ask: 'Share permission says full control, file permission says read: what may a user do over the network?',
      answer: 'Only read: over the network the stricter of share and NTFS permissions applies.',
    },
    {
      ask: 'Why would you choose Server Core?',
      answer:
        'Without the desktop there is less to patch and attack and less memory used; it is managed remotely with PowerShell or Windows Admin Center.',
    },
    {
      ask: 'What do you check before restarting a server after updates?',
      answer:
        'Agreed time and told users, a good backup, open files and jobs, what depends on it such as DNS or a hypervisor’s guests, and a way in if it hangs.',
    },
  ],
  'group-policy': [
    {
      ask: 'In which order are local, site, domain and unit policies applied, and who wins?',
      answer:
        'Local, site, domain, then organisational units from outer to inner; the last applied wins unless a link is enforced.',
    },
    {
      ask: 'How do you find out why a policy does not reach a computer?',
      answer:
        'Run gpresult /r or /h there to see applied and denied objects, then check link, unit, security and WMI filters, and user against computer settings.',
    },
    {
      ask: 'What is the difference between a policy setting and a preference?',
      answer:
        'A policy is enforced and the user cannot change it; a preference sets a value that the user may change and that stays when removed unless set otherwise.',
    },
  ],
  'microsoft-365': [
    {
      ask: 'Why create a shared mailbox instead of giving five people one password?',
      answer:
        'Each signs in as themselves, so access can be removed and traced, multi-factor works, and within limits it needs no licence.',
    },
    {
      ask: 'Mail from many users stops at once: where do you look before touching anything?',
      answer:
        'At service health in the admin centre and outside reports, then at what changed such as domain, licences or rules.',
    },
    {
      ask: 'What must happen to a leaver’s account besides blocking sign-in?',
      answer:
        'Revoke sessions, keep or convert the mailbox, hand over files, remove licences, groups and devices, and respect retention rules.',
    },
  ],
  'email-administration': [
    {
      ask: 'What does an MX record say and what happens with two of different numbers?',
      answer:
        'Which servers receive mail for the domain; senders try the lowest number first and the higher one when it fails.',
    },
    {
      ask: 'A sender says the mail was sent, the receiver has nothing: how do you search?',
      answer:
        'Run a message trace for sender, receiver and time: delivered, quarantined, rejected with a code, or never arrived; then check rules, junk and forwarding.',
    },
    {
      ask: 'What is the difference between a 4xx and a 5xx answer of a mail server?',
      answer: '4xx is temporary, so the sender keeps trying; 5xx is final and the mail bounces back.',
    },
  ],
  'google-workspace': [
    {
      ask: 'Why belong team files in a shared drive rather than in one teacher’s My Drive?',
      answer:
        'They belong to the organisation, so they stay when the person leaves; files in My Drive must be transferred before the account is deleted.',
    },
    {
      ask: 'What do you do before deleting a leaver’s account?',
      answer:
        'Suspend it, transfer files and calendar, set mail delivery or delegation, keep what retention asks for, and check apps and devices.',
    },
    {
      ask: 'How do organisational units and groups differ in use?',
      answer:
        'A user is in exactly one unit, which carries settings; groups collect people freely for mail, sharing and some access settings.',
    },
  ],
  'device-management': [
    {
      ask: 'A private phone with work mail is lost: why a selective instead of a full wipe?',
      answer:
        'It removes only the work profile and its data; the owner’s photos and chats stay, and the company has no right to them.',
    },
    {
      ask: 'Why begin an update with a small ring of devices?',
      answer:
        'Faults appear on a few machines that can be helped, and the rollout can be stopped before everybody is hit.',
    },
    {
      ask: 'What does a compliance rule bring that a configuration profile does not?',
      answer:
        'The profile sets values; compliance checks the state and can refuse access, for example to mail, until the device meets it.',
    },
  ],
  'software-deployment': [
    {
      ask: 'How does the system know that a silent installation succeeded?',
      answer:
        'By the return code, such as 0 or 3010 for success with restart, and by a detection rule that looks for version, file or registry entry.',
    },
    {
      ask: 'Why test removing a package as well as installing it?',
      answer: 'A bad version must be taken back without visiting machines, and leftovers can block the next version.',
    },
    {
      ask: 'Why does an installer work by double click but hang when deployed?',
      answer:
        'It runs under the system account without a desktop and waits for a dialogue or a network drive it cannot see; it needs silent switches and local sources.',
    },
  ],
  'operating-system-imaging': [
    {
      ask: 'Why run Sysprep with generalise before capturing a Windows image?',
      answer:
        'It removes machine-specific data such as the security identifier, drivers’ state and names, so that copies are unique and set themselves up.',
    },
    {
      ask: 'When is Autopilot better than an image?',
      answer:
        'When new devices go straight to users anywhere: the vendor’s Windows stays and rules and apps come from the cloud; images suit classrooms and slow internet.',
    },
    {
      ask: 'A computer does not boot from the network (PXE): what do you check?',
      answer:
        'Start order and PXE in firmware, UEFI against legacy file, DHCP options or relay across networks, switch port delay, and Secure Boot.',
    },
  ],
  powershell: [
    {
      ask: 'What passes through PowerShell’s pipeline, and why does it matter?',
      answer: 'Objects with properties rather than text, so you filter and sort by property without cutting strings.',
    },
    {
      ask: 'What does -WhatIf do, and when does it not help?',
      answer:
        'It shows what a command would change without doing it; it works only for commands and functions that support it.',
    },
    {
      ask: 'Why filter with the -Filter parameter of Get-ADUser instead of Where-Object afterwards?',
      answer:
        'The server then returns only the matches; with Where-Object all users are sent over the network first, which is slow.',
    },
  ],
}
