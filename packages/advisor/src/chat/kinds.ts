import { type InsideKind, type OutsideKind, questionKinds } from '@milepost/knowledge/schema'
import { isOrdinaryWord } from '#chat/ordinary-words.ts'
import { type ParsedQuestion, readQuestion } from '#chat/question.ts'
import { refusedTopic } from '#chat/refusal-cues.ts'
import { helpTopics } from '#help/topics.ts'
import { knowledge, questions } from '#knowledge/knowledge.ts'
import { type Features, likelihoodsOf, type SoftmaxModel, trainSoftmax } from '#text/softmax.ts'
import { stemOf, termsOf } from '#text/terms.ts'
import { trainedModel } from '#text/trained-model.ts'

/*
 * Classifies questions into kinds that are answered here and kinds that belong elsewhere. It learns from the example questions of
 * the knowledge and from the pages of help. Names are replaced by what they name, so that it learns the form of questions.
 */

const training = { rounds: 7, rate: 2, decay: 0.0002, minTexts: 2 }
/** Character n-grams help with slips and unknown forms, bigrams with order. Both weigh less than a word. */
const bigramWeight = 0.7
const ngramWeight = 0.5
const ngramLength = 4
/** From this likelihood a question is declined. Cross-validation balances both errors here. */
const minOutsideLikelihood = 0.48

let tradeTerms: ReadonlySet<string> | undefined

/** Stems of our descriptions of skills and careers. */
function isTradeTerm(stem: string): boolean {
  tradeTerms ??= new Set([
    ...[...knowledge.skills.values()].flatMap(({ name, aliases, description, learn, step }) =>
      termsOf([name, ...aliases, description, learn, step].join(' ')),
    ),
    ...[...knowledge.careers.values()].flatMap(({ summary, work }) => termsOf([summary, ...work].join(' '))),
  ])
  return tradeTerms.has(stem)
}

const isNameToken = (word: string) => word.startsWith('<')

export function featuresOf(question: ParsedQuestion): Features {
  const { form, careers, fields, skills, looseSkills, step, text } = question
  const features = new Map<string, number>()
  const stems = form.map((word) => (isNameToken(word) ? word : stemOf(word)))
  stems.forEach((stem, at) => {
    features.set(stem, 1)
    features.set(`${stems[at - 1] ?? '^'} ${stem}`, bigramWeight)
  })
  if (stems.length > 0) features.set(`${stems.at(-1)} $`, bigramWeight)
  for (const word of form) {
    if (isNameToken(word) || word.length < ngramLength) continue
    const whole = `^${word.slice(0, 30)}$`
    for (let at = 0; at + ngramLength <= whole.length; at += 1)
      features.set(`~${whole.slice(at, at + ngramLength)}`, ngramWeight)
  }
  const unknown = form.filter((word) => !isNameToken(word) && !isOrdinaryWord(word))
  const ours = unknown.filter((word) => isTradeTerm(stemOf(word))).length
  const jobs = Math.min(2, careers.length + fields.length)
  features.set(`#unknown ${Math.min(4, unknown.length)}`, 1)
  features.set(`#share ${Math.round((4 * unknown.length) / Math.max(1, form.length))}`, 1)
  features.set(`#ours ${Math.min(3, ours)}`, 1)
  features.set(`#strange ${Math.min(4, unknown.length - ours)}`, 1)
  features.set(`#length ${Math.min(6, Math.floor(Math.log2(1 + form.length) * 1.5))}`, 1)
  features.set(`#names ${jobs} ${Math.min(2, skills.length)}`, 1)
  if (step !== null) features.set(`#step ${typeof step}`, 1)
  if (looseSkills.length > 0) features.set('#everyday name', 1)
  if (text.endsWith('?')) features.set('#?', 1)
  features.set(`#refused ${refusedTopic(question)}`, 1)
  return features
}

/** On what Milepost lacks, and on who can use it how. */
export const gettingStartedNotLearned = [
  'files',
  'app',
  'community',
  'one-roadmap',
  'lessons',
  'trouble',
  'access',
  'trying',
] as const

/** They speak of steps, courses and skills, and would teach that questions on these are about the assistant. */
const notLearned: readonly string[] = [
  'plans#refund',
  'assistant#actions',
  'assistant#languages',
  'progress#weeks',
  'courses#finding',
  'roadmap#order',
  'account#language',
  ...gettingStartedNotLearned.map((id) => `getting-started#${id}`),
  'progress#work',
]
/** A topic of such sections only. */
const topicNotLearned = 'tech-work'

/** A longer message asks for something, however politely. */
const maxCourtesyWords = 7

const kindNames: readonly string[] = questionKinds

function train(): SoftmaxModel {
  const texts = questionKinds.flatMap((kind, label) =>
    questions[kind].map((text) => ({ features: featuresOf(readQuestion(text)), label })),
  )
  for (const { id, sections } of helpTopics) {
    if (id === topicNotLearned) continue
    const label = kindNames.indexOf(`help:${id}`)
    for (const { heading, paragraphs } of sections.filter((section) => !notLearned.includes(`${id}#${section.id}`)))
      for (const text of [heading, ...paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.!?]) /))])
        texts.push({ features: featuresOf(readQuestion(text)), label })
  }
  return trainSoftmax(texts, { ...training, labels: questionKinds.length })
}

const isModel = (value: unknown): value is SoftmaxModel =>
  typeof value === 'object' && value !== null && 'weights' in value && 'labels' in value

export const kindModel = trainedModel('kinds', isModel, train)

export interface LikelyKind {
  /** The likeliest kind among those that are answered here. */
  readonly inside: InsideKind
  /** The likeliest kind among those that belong elsewhere. */
  readonly outside: OutsideKind
  readonly isOutside: boolean
}

const isOutsideKind = (kind: InsideKind | OutsideKind): kind is OutsideKind => kind.startsWith('outside:')

/**
 * Predicts the kind of a question. The model is trained on the first call.
 *
 * @param question - A question.
 * @returns The likeliest kinds, and whether it belongs elsewhere.
 */
export function likelyKind(question: ParsedQuestion): LikelyKind {
  const shares = likelihoodsOf(kindModel.get(), featuresOf(question))
  let inside: InsideKind = 'career'
  let outside: OutsideKind = 'outside:everyday'
  let [bestInside, bestOutside, sumOutside] = [-1, -1, 0]
  questionKinds.forEach((kind, at) => {
    const share = shares[at] ?? 0
    if (isOutsideKind(kind)) {
      sumOutside += share
      if (share > bestOutside) [outside, bestOutside] = [kind, share]
    } else if (share > bestInside && (kind !== 'courtesy' || question.wordCount <= maxCourtesyWords)) {
      ;[inside, bestInside] = [kind, share]
    }
  })
  return { inside, outside, isOutside: sumOutside >= minOutsideLikelihood }
}
