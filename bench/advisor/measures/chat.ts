import type { AdvisorReply, ChatContext, ChatTurn } from '@milepost/advisor'
import { tagPhrases } from '@milepost/advisor'
import { knowledge, skillTagger } from '@milepost/advisor/knowledge'
import { chatContext, prepareReply } from '@milepost/advisor/testing'
import { type BenchFigure, type BenchRow, mean, share, zero } from '../rows.ts'
import { readSet } from '../sets.ts'

export interface QuestionWithSubject {
  readonly id: number
  readonly earlier?: readonly ChatTurn[]
  readonly question: string
  /** What the answer should be about, with alternatives separated by '|'. Null where it should be declined. */
  readonly subject: string | null
}

/** Skills with a plain name. */
function skillsNamed(name: string): Set<string> {
  const said = name.toLowerCase()
  const exact = [...knowledge.skills.values()].filter((skill) =>
    [skill.name, ...skill.aliases, ...(skill.weakAliases ?? [])].some((one) => one.toLowerCase() === said),
  )
  return new Set([...exact.map(({ id }) => id), ...tagPhrases(skillTagger, name).map(({ id }) => id)])
}

/**
 * Whether a reply is about what a label names. Answers about the learner's own data are recognised by their help page.
 *
 * @param label - A kind and a name, like 'skill:git'.
 * @param reply - The reply.
 * @param context - What the reply could use.
 * @returns True where it is.
 */
export function isAbout(label: string, { subject, sentences }: AdvisorReply, context: ChatContext): boolean {
  if (subject === null) return false
  const [kind, name = ''] = label.split(':')
  const isSkill = subject.kind === 'skill' && skillsNamed(name).has(subject.id)
  const sourced = (id: string) => sentences.some(({ sources }) => sources.some((source) => source.id.startsWith(id)))
  switch (kind) {
    case 'career':
      return subject.kind === 'career' && subject.id === name
    case 'skill':
      return isSkill
    case 'step':
      return subject.kind === 'step' && subject.id === name
    case 'roadmap':
      // 'What should I do next' has this label too.
      return subject.id === 'roadmap#steps' || subject.kind === 'step'
    case 'progress':
      return subject.id === 'progress#marking'
    case 'time':
      return subject.id === 'roadmap#pace'
    case 'recommendation':
      return subject.id.startsWith('recommendation') || (subject.kind === 'career' && sourced('recommendation#ranking'))
    case 'course': {
      const taught = context.roadmap?.steps.find(({ id }) => subject.kind === 'step' && String(id) === subject.id)
      if (name === '') return subject.kind === 'course' || subject.id === 'courses#finding'
      if (taught !== undefined) return taught.skills.some((id) => skillsNamed(name).has(id))
      const taughtByCourse = tagPhrases(skillTagger, subject.title).some(({ id }) => skillsNamed(name).has(id))
      return (subject.kind === 'course' && taughtByCourse) || (isSkill && sourced('courses#finding'))
    }
    case 'help':
      return subject.kind === 'help' && subject.id.split('#')[0] === name
    default:
      return false
  }
}

async function answers(lines: readonly QuestionWithSubject[]): Promise<BenchFigure[]> {
  const context = chatContext()
  const right: number[] = []
  const known: number[] = []
  const declined: number[] = []
  let unsourced = 0
  for (const { earlier = [], question, subject } of lines) {
    const reply = await prepareReply([...earlier, { sender: 'user', text: question }], context)
    const isAnswer = reply.kind === 'answer'
    if (subject === null) {
      declined.push(isAnswer ? 0 : 1)
    } else {
      known.push(isAnswer ? 1 : 0)
      right.push(isAnswer && subject.split('|').some((label) => isAbout(label, reply, context)) ? 1 : 0)
    }
    if (isAnswer) unsourced += reply.sentences.filter(({ sources }) => sources.length === 0).length
  }
  return [
    share('right subject', mean(right)),
    share('declines unknown', mean(declined)),
    share('answers known', mean(known)),
    zero('without a source', unsourced),
  ]
}

export const chatRows: readonly BenchRow[] = [
  {
    name: 'chat: right subject / declines unknown / answers known / with a source',
    author: 'ours, apart from the rules',
    prototype: '.88 / .75 / 1 / none',
    goal: '.95 / .95 / .95 / none',
    meets: {
      'right subject': { atLeast: 0.95 },
      'declines unknown': { atLeast: 0.95 },
      'answers known': { atLeast: 0.95 },
      'without a source': { atMost: 0 },
    },
    measure: async () => answers(readSet<QuestionWithSubject>('chat-questions')),
  },
]
