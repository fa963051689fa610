import type { DialogueState, Intent } from '#chat/intents.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { titlesNamedIn } from '#plan/titles.ts'
import { readStudyTime } from '#read/study-time.ts'
import { anyOf, phrases } from '#text/patterns.ts'

/* Questions on when one can apply for a job on the way to the career. Locale: 'en'. */

const whenReached = phrases`
  when|how (?:long|soon|far|fast|quick\w*|many (?:\w+ )?(?:hours|weeks|months|steps))|(?:which|what|after which) (?:step|date|day|month)
  (?:can|could|am|will) i (?:\w+ )?(?:apply|work as|be|become|ready)|ready (?:to|for)|until i
`
const firstJob = anyOf`job|jobs|work|position|positions|role|roles`
/** 'After which step can I apply?' names no job. */
const whenApplying = phrases`
  (?:when|how soon|(?:which|what|after which) step|at what point) (?:can|could|may|should|do|will) i (?:\w+ )?apply(?:ing)?(?: for (?:an? |my )?(?:first |junior )?${firstJob})?\W*$
`

/**
 * Reads from when on one can apply: as a data analyst, or at all.
 *
 * @param question - A question.
 * @param state - What is known of the learner.
 * @returns The intent, or null.
 */
export function readTitle({ text, step }: ParsedQuestion, { career }: DialogueState): Intent | null {
  if (career === null || step !== null) return null
  const of = (title: string | null): Intent => ({
    name: 'time',
    target: { kind: 'title', title },
    said: readStudyTime(text),
  })
  const [named] = titlesNamedIn(text, career)
  if (named !== undefined && whenReached.test(text)) return of(named.id)
  return whenApplying.test(text) ? of(null) : null
}
