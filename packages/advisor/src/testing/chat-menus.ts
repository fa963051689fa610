import type { ChatSource } from '@milepost/contract/chat/schema'
import type { AdvisorReply, ChatContext, ChatMenu, ChatTurn } from '#advisor.ts'

const career: ChatSource = { kind: 'career', id: 'data-scientist', title: 'Data Scientist' }
const skill: ChatSource = { kind: 'skill', id: 'sql', title: 'SQL' }
const step: ChatSource = { kind: 'step', id: '4', title: 'Query data with SQL' }
const course: ChatSource = { kind: 'course', id: '12', title: 'SQL from the ground up' }

const answer: AdvisorReply = {
  kind: 'answer',
  subject: skill,
  sentences: [
    { text: 'SQL is the language in which data is asked for.', sources: [skill] },
    { text: 'Your step 4 teaches it in about 30 hours.', sources: [step] },
  ],
  suggestions: ['Which course teaches SQL?'],
}

/** A menu as the chat engine prepares it, small enough to read. */
export const sqlMenu: ChatMenu = {
  reply: answer,
  facts: [
    { id: 'f1', text: 'SQL is the language in which data is asked for.', sources: [skill] },
    { id: 'f2', text: 'Step 4 of your roadmap, Query data with SQL, takes about 30 hours.', sources: [step] },
    { id: 'f3', text: 'The course SQL from the ground up costs 4,500 rupees and takes 6 weeks.', sources: [course] },
    { id: 'f4', text: 'A Data Scientist does not need a certificate in SQL.', sources: [career] },
  ],
}

/** The answer to an order: nothing for a model to choose from. */
export const orderMenu: ChatMenu = {
  reply: {
    ...answer,
    subject: step,
    sentences: [{ text: 'Mark step 4, “Query data with SQL”, as done?', sources: [step] }],
    action: {
      kind: 'mark_step',
      stepKey: 'skill:sql',
      stepId: 4,
      label: 'Query data with SQL',
      from: 'ongoing',
      to: 'done',
    },
  },
  facts: [],
}

/**
 * Replaces the chat engine's `prepareReply`: a word in the question picks the kind of reply.
 *
 * @param turns - The conversation.
 * @returns The menu.
 */
export async function prepareTestReply(turns: readonly ChatTurn[]): Promise<ChatMenu> {
  const question = turns.at(-1)?.text ?? ''
  const bare = { subject: null, sentences: [], suggestions: [] }
  if (question.includes('mark step')) return orderMenu
  if (question.includes('salary')) return { reply: { kind: 'declined', ...bare }, facts: sqlMenu.facts }
  if (question.includes('thanks'))
    return {
      reply: { kind: 'courtesy', ...bare, sentences: [{ text: 'You are welcome.', sources: [] }] },
      facts: sqlMenu.facts,
    }
  return sqlMenu
}

/** A context without anything about the learner. */
export const emptyContext: ChatContext = {
  locale: 'en',
  today: '2026-11-21',
  plan: 'basic',
  messages: { aDay: 20, left: 19 },
  helpCountry: null,
  profile: null,
  recommendation: null,
  roadmap: null,
  findCourses: async () => [],
}
