import { type InsideKind, type OutsideKind, questionKinds } from '@milepost/knowledge/schema'
import { isPlain } from '#chat/plain-words.ts'
import { type Question, readQuestion } from '#chat/question.ts'
import { refusedTopic } from '#chat/refusal-cues.ts'
import { helpTopics } from '#help/topics.ts'
import { knowledge, questions } from '#knowledge/knowledge.ts'
import { type Features, likelihoodsOf, type Model, trainSoftmax } from '#text/softmax.ts'
import { stemOf, termsOf } from '#text/terms.ts'
import { trainedModel } from '#text/trained-model.ts'

/*
 * What kind of question a message is, learned from example questions and from the pages of help: what can be
 * answered here, and what belongs elsewhere. The form of a question is learned, not the single names in it, which are replaced
 * by what they name.
 */

const training = { rounds: 7, rate: 2, decay: 0.0002, minTexts: 2 }
/** Parts of words make up for slips and forms never seen; pairs of words for order. Neither says as much as a word. */
const pairShare = 0.7
const partShare = 0.5
const partLength = 4
/** So likely a question belongs elsewhere that it is declined. Balanced between both errors by cross-validation. */
const minOutside = 0.48

let tradeTerms: ReadonlySet<string> | undefined

/** The words that our descriptions of skills and careers use. */
function ofTrade(stem: string): boolean {
  tradeTerms ??= new Set([
    ...[...knowledge.skills.values()].flatMap(({ name, aliases, description, learn, step }) =>
      termsOf([name, ...aliases, description, learn, step].join(' ')),
    ),
    ...[...knowledge.careers.values()].flatMap(({ summary, work }) => termsOf([summary, ...work].join(' '))),
  ])
  return tradeTerms.has(stem)
}

const isName = (word: string) => word.startsWith('<')

function featuresOf(question: Question): Features {
  const { form, careers, fields, skills, looseSkills, step, text } = question
  const features = new Map<string, number>()
  const stems = form.map((word) => (isName(word) ? word : stemOf(word)))
  stems.forEach((stem, at) => {
    features.set(stem, 1)
    features.set(`${stems[at - 1] ?? '^'} ${stem}`, pairShare)
  })
  if (stems.length > 0) features.set(`${stems.at(-1)} $`, pairShare)
  for (const word of form) {
    if (isName(word) || word.length < partLength) continue
    const whole = `^${word.slice(0, 30)}$`
    for (let at = 0; at + partLength <= whole.length; at += 1)
      features.set(`~${whole.slice(at, at + partLength)}`, partShare)
  }
  const unknown = form.filter((word) => !isName(word) && !isPlain(word))
  const ours = unknown.filter((word) => ofTrade(stemOf(word))).length
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

const kindNames: readonly string[] = questionKinds

function train(): Model {
  const texts = questionKinds.flatMap((kind, label) =>
    questions[kind].map((text) => ({ features: featuresOf(readQuestion(text)), label })),
  )
  for (const { id, sections } of helpTopics) {
    const label = kindNames.indexOf(`help:${id}`)
    for (const { heading, paragraphs } of sections)
      for (const text of [heading, ...paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.!?]) /))])
        texts.push({ features: featuresOf(readQuestion(text)), label })
  }
  return trainSoftmax(texts, { ...training, labels: questionKinds.length })
}

const isModel = (value: unknown): value is Model =>
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

/** In: a question. Out: what kind of question it most likely is. Trained when first asked. */
export function likelyKind(question: Question): LikelyKind {
  const shares = likelihoodsOf(kindModel.get(), featuresOf(question))
  let inside: InsideKind = 'career'
  let outside: OutsideKind = 'outside:everyday'
  let [most, maxOutside, sumOutside] = [-1, -1, 0]
  questionKinds.forEach((kind, at) => {
    const share = shares[at] ?? 0
    if (isOutsideKind(kind)) {
      sumOutside += share
      if (share > maxOutside) [outside, maxOutside] = [kind, share]
    } else if (share > most) {
      ;[inside, most] = [kind, share]
    }
  })
  return { inside, outside, isOutside: sumOutside >= minOutside }
}
