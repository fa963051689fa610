import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { careerSentences } from '#chat/answers/careers.ts'
import { helpSentences } from '#chat/answers/own.ts'
import type { Intent, Refusal } from '#chat/intents.ts'
import { fact, helpSource, stepSource } from '#chat/sources.ts'

type Declined = Extract<Intent, { name: 'declined' }>

/** Topics of work, of which something near is known. */
const ofWork: readonly Refusal[] = ['salary', 'market', 'placement', 'visa']

/**
 * Finds what is known near a question that is declined, so that a no is of use.
 *
 * @param intent - What is declined.
 * @param context - What the answer may use.
 * @param asked - The question.
 * @returns Sentences with sources, or none.
 */
export function insteadOf({ topic, career }: Declined, context: ChatContext, asked: string): AdvisorSentence[] {
  if (topic === 'market' && /\b(?:ai|chat ?gpt|robots?|automation)\b/.test(asked))
    return helpSentences('tech-work#ai', context).slice(0, 3)
  if (topic === 'placement' && career === undefined) return applyingSentences(context)
  if (topic === 'admission' && context.roadmap !== null)
    return careerSentences(career ?? context.roadmap.careerId, 'education', context).slice(0, 1)
  if (career === undefined || !ofWork.includes(topic)) return []
  return [
    ...careerSentences(career, 'demand', context).slice(0, 1),
    ...careerSentences(career, 'hours', context).slice(0, 1),
  ]
}

/** The step on applying, where the roadmap has one. */
function applyingSentences({ roadmap }: ChatContext): AdvisorSentence[] {
  const step = roadmap?.steps.find(({ skills }) => skills.includes('job-applications'))
  if (step === undefined) return []
  return [
    fact(`Step ${step.id} of your roadmap, “${step.label}”, prepares you to apply.`, stepSource(step)),
    fact('After each milestone you have something to show, also for an internship.', helpSource('tech-work#applying')),
  ]
}
