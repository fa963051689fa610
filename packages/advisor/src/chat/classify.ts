import type { OutsideKind } from '@milepost/knowledge/schema'
import { courtesyOf } from '#chat/courtesy.ts'
import { isCrisis } from '#chat/crisis/recognise-crisis.ts'
import { intentOfKind } from '#chat/intent-of-kind.ts'
import type { Intent, Refusal, Standing } from '#chat/intents.ts'
import { likelyKind } from '#chat/kinds.ts'
import type { Question } from '#chat/question.ts'
import { refusedTopic } from '#chat/refusal-cues.ts'

/** What is said to questions that belong elsewhere, where no cue tells more. */
const refusalOf: Readonly<Record<OutsideKind, Refusal>> = {
  'outside:everyday': 'everyday',
  'outside:homonym': 'unknown',
  'outside:injection': 'injection',
  'outside:nonsense': 'unknown',
  'outside:profession': 'profession',
  'outside:sensitive': 'personal',
  'outside:trade': 'opinion',
}

/** Refused whatever else a message says. */
const certain: readonly Refusal[] = ['injection', 'others']

/** Out: whether an intent is one that nothing else in the conversation changes. */
export function isCertain(intent: Intent): boolean {
  return intent.name === 'crisis' || (intent.name === 'declined' && certain.includes(intent.topic))
}

/** In: a question and where its learner stands. Out: what it asks for. Its kind is learned from examples, its words tell the rest. */
export function classify(question: Question, standing: Standing): Intent {
  if (isCrisis(question.text)) return { name: 'crisis' }
  const cued = refusedTopic(question)
  if (cued !== null && certain.includes(cued)) return { name: 'declined', topic: cued }
  const courtesy = courtesyOf(question)
  if (courtesy !== null) return courtesy
  const { inside, outside, isOutside } = likelyKind(question)
  if (isOutside) return { name: 'declined', topic: cued ?? refusalOf[outside] }
  return intentOfKind(inside, question, standing)
}
