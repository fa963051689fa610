import type { AdvisorReply } from '@milepost/advisor'
import { chatContext, prepareReply } from '@milepost/advisor/testing'
import { type BenchRow, share } from '../rows.ts'
import { readSet } from '../sets.ts'

interface LocalQuestion {
  readonly language: 'ta' | 'si'
  readonly question: string
  /** What answers it: an answer of the handbook, a subject such as 'skill:git', or one of `own`. None: nothing of ours does. */
  readonly right: readonly string[]
}

/** The learner's own things, by where the answer comes from. */
const own: Readonly<Record<string, RegExp>> = {
  progress: /^help:progress#marking$/,
  next: /^step:/,
  courses: /^course:/,
  finish: /^help:roadmap#pace$/,
  why: /^(?:help:recommendation#|career:)/,
}

const nameOf = ({ kind, id }: { kind: string; id: string }) =>
  kind === 'guide' ? (id.split('#')[1] ?? id) : `${kind}:${id}`

function isRight({ kind, subject, action }: AdvisorReply, right: readonly string[]): boolean {
  const about = subject === null ? '' : nameOf(subject)
  return right.some((label) => {
    if (label === 'decline') return kind !== 'answer'
    if (label === 'change') return action !== undefined
    return kind === 'answer' && (own[label]?.test(about) ?? about === label)
  })
}

/** Questions of people who knew nothing of the assistant, in the script. */
export const localLanguageRows: readonly BenchRow[] = ['open', 'unread'].map((part) => ({
  name: `assistant in Tamil and Sinhala: right, or among what is offered (60, ${part})`,
  author: 'strangers',
  prototype: '',
  goal: 'reported',
  meets: {},
  measure: async () => {
    const questions = readSet<LocalQuestion>(`local-${part}`)
    const context = { ...chatContext(), helpCountry: 'LK' as const }
    const counts = { 'ta right': 0, 'ta offered': 0, 'si right': 0, 'si offered': 0 }
    for (const { language, question, right } of questions) {
      const reply = await prepareReply([{ sender: 'user', text: question }], context)
      const offered = reply.sentences.flatMap(({ sources }) => sources.map(nameOf))
      if (isRight(reply, right)) counts[`${language} right`] += 1
      else if (offered.some((name) => right.includes(name))) counts[`${language} offered`] += 1
    }
    return Object.entries(counts).map(([name, count]) => share(name, count / (questions.length / 2)))
  },
}))
