import type { Note } from '@milepost/contract/notes/schema'
import type { Review } from '@milepost/contract/reviews/schema'
import { longText, longTitle } from './content.ts'
import { answer, failing } from './network.ts'
import { heading, press, screen, state, usual } from './screen.ts'

const notes: Note[] = [
  { subject: 'skill:css', text: longText, updatedAt: '2026-11-03T10:00:00.000Z' },
  {
    subject: 'skill:css/first-style',
    text: `https://example.lk/a/page/with/an/address/that/does/not/break/anywhere\n${longTitle}`,
    updatedAt: '2026-11-04T10:00:00.000Z',
  },
]

const reviews: Review[] = [
  {
    question: 'css/first-style/inherit',
    subject: { key: 'skill:css', name: longTitle },
    session: { id: 'first-style', title: longTitle },
    ask: longText,
    answer: longText,
  },
]

/** What belongs to studying a session. */
export const sessionScreens = [
  screen('session', 'halfway', '/dashboard/skills/css/sessions/first-style', [
    usual(heading('Give a plain page its first style')),
    failing('**/api/skills/css/sessions/*', 'We couldn’t load this session'),
    state('unknown', 'View My Roadmap', { address: '/dashboard/skills/css/sessions/nothing', noise: /404/ }),
  ]),
  screen('notes', 'halfway', '/dashboard/notes', [
    { ...usual((page) => page.getByText(longTitle)), before: answer('**/api/notes', notes) },
    { ...state('empty', 'No notes yet'), before: answer('**/api/notes', []) },
    failing('**/api/notes', 'We couldn’t load your notes'),
  ]),
  screen('remember', 'halfway', '/dashboard/remember', [
    { ...usual('Knew it'), before: answer('**/api/reviews', reviews), after: press('Show answer') },
    { ...state('nothing left', 'That’s all for today.'), before: answer('**/api/reviews', []) },
    failing('**/api/reviews', 'We couldn’t load your questions'),
  ]),
]
