import type { SelfChecks } from '#knowledge/types.ts'

export const serviceDeskSelfChecks: SelfChecks = {
  'service-desk-tools': [
    {
      ask: 'Why can too many categories in a ticket form make its reports worthless?',
      answer:
        'People choose anything or “other”, so the numbers do not mean what they say; few, clear categories that lead to an action are better.',
    },
    {
      ask: 'When should a service-level clock pause?',
      answer:
        'While the user or an outside party owes an answer and outside service hours, as agreed; otherwise pausing only hides delay.',
    },
    {
      ask: 'What would you read from a report of reopened tickets?',
      answer:
        'Where cases are closed without a real fix or check with the user: by category, person or article, so training or a lasting repair can follow.',
    },
  ],
  itil: [
    {
      ask: 'How does problem management differ from incident management?',
      answer:
        'Incident management restores service quickly, even by a workaround; problem management finds and removes the cause of one or many incidents.',
    },
    {
      ask: 'What makes a change a standard change?',
      answer:
        'It is low in risk, well known and approved in advance with a fixed procedure, so it needs no new approval each time.',
    },
    {
      ask: 'What is a known error good for before it is fixed?',
      answer:
        'It records cause and workaround, so the desk restores service at once and does not investigate the same fault again.',
    },
  ],
  'knowledge-articles': [
    {
      ask: 'Why should an article’s title use the caller’s words instead of the technical cause?',
      answer: 'People search for what they see, such as “printer prints blank pages”, and do not know the cause yet.',
    },
    {
      ask: 'How do you notice that an article is no longer true?',
      answer:
        'By review dates with an owner, low ratings or comments, tickets that follow its reading, and changes to the product it describes.',
    },
    {
      ask: 'What must be removed from screenshots before publishing?',
      answer:
        'Names, addresses, account and ticket numbers, internal host names and anything secret, also in tabs and notifications.',
    },
  ],
  'incident-escalation': [
    {
      ask: 'What is the difference between functional and hierarchical escalation?',
      answer:
        'Functional passes the case to people with more knowledge or rights; hierarchical informs managers because of impact, delay or decisions needed.',
    },
    {
      ask: 'Ten users report the same failure within five minutes: what do you do with the tickets?',
      answer:
        'Open or raise one major incident, link the tickets to it, inform at once, and publish a notice with fixed times for updates.',
    },
    {
      ask: 'Why does responsibility towards the caller stay with you after escalating?',
      answer:
        'The caller knows only you; without an owner who follows up, nobody informs them and the case can be lost between teams.',
    },
  ],
  'user-training': [
    {
      ask: 'Why do you let learners keep the mouse in their own hand?',
      answer:
        'Doing it themselves builds memory and shows at which step they get stuck; watching you only feels like learning.',
    },
    {
      ask: 'How do you teach a group in which two know everything and three are afraid?',
      answer:
        'One goal for all, steps on paper, extra tasks or helper roles for the fast, quiet help for the others and no public comparison.',
    },
    {
      ask: 'How would you measure whether a lesson was worth it?',
      answer:
        'A week or month later: do people do the task alone, and have calls on that topic fallen? Smiles at the end say little.',
    },
  ],
  'vendor-coordination': [
    {
      ask: 'What do you gather before you open a supplier’s case?',
      answer:
        'Model and serial number, contract or warranty, exact symptom with logs or photographs, what was tried, effect on work, and contact and place.',
    },
    {
      ask: 'What is the difference between response time and resolution time in a contract?',
      answer:
        'Response is until somebody begins or answers, resolution until it works again; many contracts promise only the first.',
    },
    {
      ask: 'What must be done with a drive before a laptop goes to repair?',
      answer:
        'Back up, remove the drive or make sure it is encrypted without handing over the key, sign out accounts, and record state and accessories.',
    },
  ],
  'asset-management': [
    {
      ask: 'Why does emptying the recycle bin or formatting quickly not make a disk safe to sell?',
      answer:
        'The content remains until overwritten and can be recovered; wipe with the drive’s secure erase, destroy an encryption key or the medium, and record it.',
    },
    {
      ask: 'How do you find mistakes in an inventory without checking all of it?',
      answer:
        'Take samples both ways: from list to shelf and from shelf to list, and compare with sign-in or management data.',
    },
    {
      ask: 'What can go wrong when a company counts installations but not licence terms?',
      answer:
        'It may break terms per user, device, core or virtual machine though numbers match, and pay later in an audit, or pay for unused ones.',
    },
  ],
  'erp-support': [
    {
      ask: 'A user cannot post an invoice but a colleague can: what do you compare first?',
      answer:
        'Roles and rights, company or branch, posting period and limits of both, and the exact message, before looking for a program fault.',
    },
    {
      ask: 'Why do you never correct a booked entry directly in the database?',
      answer:
        'It breaks the audit trail, related tables and accounting law; corrections are made by reversing entries in the program.',
    },
    {
      ask: 'Why does a fault reproduced in the test system not prove the live one has the same cause?',
      answer:
        'Data, settings, versions and rights may differ; compare them, or copy fresh data with personal details masked.',
    },
  ],
}
