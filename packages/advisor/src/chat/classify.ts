import type { OutsideKind } from '@milepost/knowledge/schema'
import { courtesyOf } from '#chat/courtesy.ts'
import { isCrisis } from '#chat/crisis/recognise-crisis.ts'
import { intentOfKind, readTimeIntent } from '#chat/intent-of-kind.ts'
import type { DialogueState, Intent, Refusal } from '#chat/intents.ts'
import { likelyKind } from '#chat/kinds.ts'
import { readLocalIntent } from '#chat/local-intent.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { refusedTopic } from '#chat/refusal-cues.ts'
import { readStudyTime } from '#chat/study-time.ts'
import { languageOfScript } from '#chat/wording.ts'
import { phrases } from '#text/patterns.ts'

/** How to decline questions that belong elsewhere, where no cue is more specific. */
const refusalOf: Readonly<Record<OutsideKind, Refusal>> = {
  'outside:everyday': 'everyday',
  'outside:homonym': 'unknown',
  'outside:injection': 'injection',
  'outside:nonsense': 'unknown',
  'outside:profession': 'profession',
  'outside:sensitive': 'personal',
  'outside:trade': 'opinion',
}

/** Declined whatever else a message says. */
const certain: readonly Refusal[] = ['injection', 'others']
/** What nobody is promised here, even with a roadmap in the same sentence. */
const promised = /\b(?:promise|guarantee|assure)\w*\b.{0,30}\b(?:jobs?|work|position|employ\w*|salary)\b/

/**
 * Tells whether an intent must not be changed by earlier messages.
 *
 * @param intent - An intent.
 * @returns True for a crisis and for what is always declined.
 */
export function isCertain(intent: Intent): boolean {
  return intent.name === 'crisis' || (intent.name === 'declined' && certain.includes(intent.topic))
}

const arriving = phrases`
  finish\w*|ready|done|complet\w*|through|reach\w*|arrive|roadmap|steps?|how far|get there|make it
`

/** A pace, or a day to have finished by, is a question about time whatever else it looks like. */
function asksOfStudyTime({ text }: ParsedQuestion): boolean {
  const { hoursPerWeek, moreHours, timesUsual, deadline, weeksOff } = readStudyTime(text)
  return (
    hoursPerWeek !== null ||
    moreHours !== 0 ||
    ((timesUsual !== null || deadline !== null || weeksOff > 0) && arriving.test(text))
  )
}

/**
 * Reads what a question asks for. Its kind is learned from examples, and its words give the rest.
 *
 * @param question - A question.
 * @param state - What is known of the learner.
 * @returns The intent.
 */
export function classify(question: ParsedQuestion, state: DialogueState): Intent {
  if (isCrisis(question.said)) return { name: 'crisis' }
  const cued = refusedTopic(question)
  if (cued !== null && certain.includes(cued)) return { name: 'declined', topic: cued }
  if (promised.test(question.text)) return { name: 'declined', topic: 'placement' }
  const courtesy = courtesyOf(question)
  if (courtesy !== null) return courtesy
  const local = question.language === null ? null : readLocalIntent(question, state)
  if (languageOfScript(question.said) !== null)
    return cued === null ? (local ?? { name: 'unclear' }) : { name: 'declined', topic: cued }
  const { inside, outside, isOutside } = likelyKind(question)
  if (inside !== 'course' && asksOfStudyTime(question)) return readTimeIntent(question, state)
  if (isOutside && cued === null && local !== null) return local
  if (isOutside) return { name: 'declined', topic: cued ?? refusalOf[outside] }
  return intentOfKind(inside, question, state)
}
