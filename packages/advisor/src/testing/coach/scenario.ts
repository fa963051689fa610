import type { ChatSource } from '@milepost/contract/chat/schema'
import { createLedger, type Ledger } from '#model/coach/ledger.ts'

const source = (address: string, title: string): ChatSource => {
  const at = address.indexOf(':')
  return { kind: address.slice(0, at) as ChatSource['kind'], id: address.slice(at + 1), title }
}
const frontend = source('career:frontend-developer', 'Frontend Developer')
const stepFour = source('step:4', 'HTML and CSS layouts')

const statements: readonly (readonly [text: string, source: ChatSource])[] = [
  ['Your roadmap to Frontend Developer has 24 steps, 4 milestones and takes 310 hours.', frontend],
  ['You are at step 4, “HTML and CSS layouts”.', stepFour],
  ['Step 4, “HTML and CSS layouts”, takes about 20 hours.', stepFour],
  ['With 5 hours a week you arrive around 14 March 2028.', source('help:roadmap#pace', 'Your pace')],
  [
    '“Responsive Web Design” of Lanka Tech Institute costs ₹4,000, takes 6 weeks, is taught in English and is online.',
    source('course:12', 'Responsive Web Design'),
  ],
  [
    '“Python for Beginners” of Open Campus is free, takes 8 weeks and is taught in Tamil.',
    source('course:31', 'Python for Beginners'),
  ],
  ['On the Basic plan you can have 3 applications open at a time.', source('help:courses#enrolling', 'Enrolling')],
  ['You have done 3 of 24 steps, 13 %.', source('help:progress#marking', 'Marking progress')],
  ['Step 5, “JavaScript basics”, takes about 40 hours.', source('step:5', 'JavaScript basics')],
  ['Frontend Developer fits you with 82 of 100.', frontend],
  ['JavaScript takes a beginner about 40 hours.', source('skill:javascript', 'JavaScript')],
  [
    'Many employers look at projects before they look at degrees.',
    source('guide:without-a-degree#projects', 'Without a degree'),
  ],
  ['The next session of step 4 is “Boxes and spacing”, 2 hours.', stepFour],
]

const courses = [
  { id: 12, title: 'Responsive Web Design', institution: 'Lanka Tech Institute' },
  { id: 31, title: 'Python for Beginners', institution: 'Open Campus' },
].map((course) => ({ ...course, weeks: null, price: 0, language: 'en' as const, level: null }))

/** What the learner of the scenario has written. */
export const learnerTexts = [
  'I can study 5 hours a week and I have Rs 10,000 saved. I am 29. Is it too late? I know a bit of Python from school.',
]

/** What the tools have said in the conversation that the replies of the corpora belong to. */
export function scenarioLedger(): Ledger {
  const ledger = createLedger()
  ledger.add(
    statements.map(([text, one]) => ({ text, sources: [one] })),
    courses,
  )
  return ledger
}
