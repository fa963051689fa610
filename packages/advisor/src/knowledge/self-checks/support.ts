import type { SelfChecks } from '#knowledge/types.ts'

export const supportSelfChecks: SelfChecks = {
  'computer-hardware': [
    {
      ask: 'A computer restarts only under load: which parts do you suspect first and how do you tell them apart?',
      answer:
        'Power supply and overheating: watch temperatures under load, clean and check fans, then try another supply; memory is tested afterwards.',
    },
    {
      ask: 'What must you check before buying a memory module for an old laptop?',
      answer:
        'Type and form (such as DDR4 SO-DIMM), free slots, the largest size the board supports, and whether memory is soldered.',
    },
    {
      ask: 'Why do you hold a metal part or wear a strap before touching a board?',
      answer:
        'A static discharge too small to feel can damage chips at once or weaken them; equal potential avoids it.',
    },
  ],
  troubleshooting: [
    {
      ask: 'Why do you change only one thing at a time?',
      answer:
        'Otherwise you do not know which change helped or made it worse, cannot undo the rest and learn nothing for the next case.',
    },
    {
      ask: 'What would you ask first when somebody says “it does not work any more”?',
      answer:
        'What exactly they did and saw, the message, since when, what changed before, and whether others or other programs are affected.',
    },
    {
      ask: 'How does halving help when one of twenty devices in a chain is faulty?',
      answer:
        'Test in the middle to see which half holds the fault and repeat: about five tests are enough instead of up to twenty.',
    },
  ],
  'windows-administration': [
    {
      ask: 'Where in Windows do you look for the reason of a restart that nobody saw?',
      answer:
        'In the event viewer’s system log around that time, for example Kernel-Power 41, BugCheck or update entries, and in the reliability history.',
    },
    {
      ask: 'What must you have before changing firmware settings on a laptop with BitLocker?',
      answer:
        'The recovery key, from the account, directory or a print; otherwise the changed boot measurements lock the drive. Suspending BitLocker avoids the question.',
    },
    {
      ask: 'What do sfc /scannow and DISM /RestoreHealth each repair?',
      answer:
        'sfc replaces damaged system files from the component store; DISM repairs that store itself, so run DISM first when sfc cannot fix files.',
    },
  ],
  'customer-service': [
    {
      ask: 'A caller shouts about the third failure this week: what do you do in the first minute?',
      answer:
        'Let them finish, acknowledge the trouble without excuses, repeat the problem in your words and say what you will do next and by when.',
    },
    {
      ask: 'Why is “I will look into it” a poor end to a call?',
      answer:
        'The caller does not know what happens, when and through whom; say the next step, the time and how they will hear from you.',
    },
    {
      ask: 'How do you find out whether your explanation was understood without embarrassing the user?',
      answer:
        'Ask them to try it while you watch or to say what they would do next time, and take the blame for an unclear explanation on yourself.',
    },
  ],
  'it-service-management': [
    {
      ask: 'How do impact and urgency make up a ticket’s priority?',
      answer:
        'Impact says how many or how important are affected, urgency how soon harm grows; a matrix of both gives the order, not who shouts loudest.',
    },
    {
      ask: 'What is the difference between an incident and a service request?',
      answer:
        'An incident is an unplanned interruption or loss of quality to be restored; a request asks for something agreed, such as access or a device.',
    },
    {
      ask: 'Which details must a ticket hold so that a colleague can continue?',
      answer:
        'Who and how to reach them, device, exact symptom and message, what was tried with results, effect on work, and what was promised.',
    },
  ],
  'remote-support': [
    {
      ask: 'How do you make sure that the caller is who they say before you reset a password?',
      answer:
        'Call back a known number or use an agreed check in the system, never facts anybody could know, and never bend the rule because of hurry.',
    },
    {
      ask: 'What do you do before and after taking over a user’s screen?',
      answer:
        'Ask for consent and let them close private things, say what you do; afterwards end the session, remove temporary tools and rights, and note the changes.',
    },
    {
      ask: 'The remote session ends each time you open a program as administrator: why may that be?',
      answer:
        'The tool runs with user rights and cannot show or handle the secure desktop of the elevation prompt; it must run elevated or as a service.',
    },
  ],
  'malware-removal': [
    {
      ask: 'Why change passwords from another device after an infection?',
      answer: 'A key logger or stolen browser session on the infected one would pass the new passwords on at once.',
    },
    {
      ask: 'When is reinstalling the only safe way?',
      answer:
        'When malware had administrator’s rights, stole credentials, came back after cleaning or its reach is unknown; then restore files from clean backups.',
    },
    {
      ask: 'Why does an offline scan find what a scan in running Windows misses?',
      answer:
        'Malware such as a rootkit can hide or protect itself while it runs; started from other media it is only a file.',
    },
  ],
  'user-data-recovery': [
    {
      ask: 'What is the first thing to do when a drive makes clicking noises, and what not?',
      answer:
        'Switch it off and decide: important data goes to a specialist, else image it once; do not run repair tools or keep trying, which worsens it.',
    },
    {
      ask: 'Why can deleted files on a solid-state drive often not be recovered?',
      answer: 'TRIM tells the drive the blocks are free and it erases them in the background soon afterwards.',
    },
    {
      ask: 'Why do you recover to another drive?',
      answer: 'Writing to the same one may overwrite exactly the deleted files you want back.',
    },
  ],
  'accessibility-support': [
    {
      ask: 'How do you help a screen reader user on the phone who “cannot find the button”?',
      answer:
        'Ask what is read out, guide by keyboard (tab, headings, search, shortcuts) instead of colour or place, and give names exactly as labelled.',
    },
    {
      ask: 'What is the difference between a magnifier and a high-contrast theme, and who needs which?',
      answer:
        'A magnifier enlarges part of the screen for small detail; contrast changes colours for those who lose shapes or are dazzled. Many use both: ask.',
    },
    {
      ask: 'Why should you test a changed setting with the user instead of copying your own preference?',
      answer:
        'Needs differ even with the same disability, and a setting that helps one can break habits or tools of another.',
    },
  ],
}
