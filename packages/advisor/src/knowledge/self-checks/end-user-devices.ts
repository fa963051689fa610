import type { SelfChecks } from '#knowledge/types.ts'

export const endUserDevicesSelfChecks: SelfChecks = {
  'macos-support': [
    {
      ask: 'An app on a Mac cannot share the screen in meetings: where is the cause usually?',
      answer:
        'In privacy and security settings: screen recording must be allowed for the app, and the app restarted; managed Macs may get it by profile.',
    },
    {
      ask: 'What happens to a FileVault disk when password and recovery key are both lost?',
      answer:
        'The data cannot be read any more; therefore companies escrow the key in device management before handing the Mac out.',
    },
    {
      ask: 'What is the keychain and why does it ask again after a password change in the directory?',
      answer:
        'It stores passwords and certificates encrypted with the login password; if that changed elsewhere, the keychain still has the old one and must be updated or renewed.',
    },
  ],
  'mobile-device-support': [
    {
      ask: 'What must a user move before handing back an old phone with an authenticator app?',
      answer:
        'The sign-in codes: export or re-register each account on the new phone, or have another method ready, otherwise they are locked out.',
    },
    {
      ask: 'What does a work profile on Android separate?',
      answer:
        'Work apps and data from private ones: the company manages and can wipe only its part and does not see the private side.',
    },
    {
      ask: 'Why may a factory-reset phone still ask for the former owner’s account?',
      answer:
        'Activation Lock or factory reset protection ties it to that account; it must be signed out or released before the reset.',
    },
  ],
  'printers-and-peripherals': [
    {
      ask: 'Nobody’s jobs print but the printer’s own test page does: where is the fault?',
      answer:
        'Not in the printer’s mechanics: look at network, print server, queue (a stuck job, stopped spooler) and the address or driver.',
    },
    {
      ask: 'Why give a network printer a reserved or fixed address?',
      answer: 'Queues on computers point to it; if DHCP hands out another, all of them print into nothing.',
    },
    {
      ask: 'A laptop’s second screen stays black at the dock but works directly: what do you test?',
      answer:
        'Power and firmware of the dock, its driver, cable, whether the USB-C port carries video, and the resolution the dock can pass.',
    },
  ],
  'hardware-repair': [
    {
      ask: 'What do you do with a swollen laptop battery?',
      answer:
        'Switch off, do not charge, press or puncture it, remove it with care if trained, keep it away from anything that burns and hand it to proper disposal.',
    },
    {
      ask: 'How do you tell a broken panel from a broken graphics chip?',
      answer:
        'Connect an outside screen: a good picture there points to panel, cable or backlight; faults on both point to graphics or memory.',
    },
    {
      ask: 'When do you advise against a repair?',
      answer:
        'When price of parts and work nears that of a better used machine, data is safe, or it no longer gets security updates; say it with figures.',
    },
  ],
  'office-productivity': [
    {
      ask: 'Why use heading styles in Word instead of large bold letters?',
      answer:
        'They give navigation, an automatic table of contents and one place to change the look, and screen readers can use them.',
    },
    {
      ask: 'A formula in Excel goes wrong when copied down: what is usually missing?',
      answer: 'A dollar sign: the reference is relative and moves with the row; $B$1 keeps it fixed.',
    },
    {
      ask: 'Outlook asks for the password again and again: what do you try in order?',
      answer:
        'Check the account and web sign-in, remove stored credentials, restart, try a new profile, and look for a changed password or blocked sign-in.',
    },
  ],
  'video-conferencing': [
    {
      ask: 'Everybody hears an echo except one person: whose device causes it?',
      answer:
        'That person’s: their speakers are picked up by their microphone; a headset, lower volume or muting proves it.',
    },
    {
      ask: 'Why does a call stutter although the speed test shows 50 megabits?',
      answer:
        'Delay, jitter and packet loss matter more than volume; weak Wi-Fi, an upload in the background or a VPN detour are usual causes.',
    },
    {
      ask: 'The camera works in one program but not in the browser: what do you check?',
      answer:
        'Whether the other program still holds it, the browser’s and system’s permission for the site, and the chosen device.',
    },
  ],
  'point-of-sale': [
    {
      ask: 'Why may a support technician never photograph or note a customer’s full card number?',
      answer:
        'Card data falls under PCI DSS: it must not be stored without protection, and the security code not at all after authorisation; it would put shop and customer at risk.',
    },
    {
      ask: 'The cash drawer does not open but receipts print: where do you look?',
      answer:
        'The drawer is usually opened by the printer through a cable: check that cable, the lock and the driver’s setting for the opening pulse.',
    },
    {
      ask: 'What must be checked after a till worked offline for two hours?',
      answer:
        'That all sales and card payments were sent once, receipt numbers run without gaps or duplicates, and stock and day’s sum agree.',
    },
  ],
}
