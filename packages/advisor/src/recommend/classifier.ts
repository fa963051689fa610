import { type CareerId, careerIds } from '@milepost/contract/careers/limits'
import { tokenize } from '@milepost/knowledge/tokens'
import { knowledge, otherWork } from '#knowledge/knowledge.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { tagPhrases } from '#text/phrase-tagger.ts'
import { strideOver, toShares } from '#text/softmax.ts'
import { termsAndPairsOf } from '#text/terms.ts'
import { trainedModel } from '#text/trained-model.ts'

/*
 * A softmax regression over the words, pairs of words and skills of a text. It learns from our own sentences about the work
 * of each career and of other work, and from the texts about skills, each an example of the careers that need it.
 * Trained on first use, in a fixed order from zero weights, so that it is always the same.
 */

const classes: readonly (CareerId | 'elsewhere')[] = [...careerIds, 'elsewhere']
const rounds = 12
const firstRate = 1
const decay = 0.0002
/** A sentence about a career's work says more about it than a text about one of its skills. */
const skillExampleWeight = 0.5
/** Weaker words are not quoted as a reason for a career. */
const minWordWeight = 11
/** A word must occur in this many sentences about a career before it is quoted as a reason for it. */
const minSupport = 5

interface Example {
  readonly features: readonly (readonly [number, number])[]
  readonly target: Float64Array
  readonly weight: number
}

interface WorkModel {
  readonly index: ReadonlyMap<string, number>
  readonly rarity: Float64Array
  /** One weight a feature and class. */
  readonly weights: Float64Array
  readonly bias: Float64Array
  /** In how many sentences about a class a feature occurs, one count a feature and class. */
  readonly support: Uint8Array
}

/** A text's features by name, each with the words it comes from. */
function namesOf(text: string): Map<string, string> {
  const tokens = tokenize(text)
  const names = termsAndPairsOf(text, tokens)
  for (const { id, quote } of tagPhrases(skillTagger, text, tokens)) names.set(`skill:${id}`, quote)
  return names
}

interface LabelledText {
  readonly names: ReadonlyMap<string, string>
  readonly target: Float64Array
  readonly weight: number
}

function labelledTexts(): LabelledText[] {
  const one = (name: CareerId | 'elsewhere') => {
    const target = new Float64Array(classes.length)
    target[classes.indexOf(name)] = 1
    return target
  }
  const texts: LabelledText[] = []
  for (const { id, workSentences, summary, work } of knowledge.careers.values())
    for (const text of [...workSentences, summary, ...work])
      texts.push({ names: namesOf(text), target: one(id), weight: 1 })
  for (const text of otherWork) texts.push({ names: namesOf(text), target: one('elsewhere'), weight: 1 })
  for (const skill of knowledge.skills.values()) {
    const target = new Float64Array(classes.length)
    let total = 0
    for (const [career, listed] of knowledge.careerSkills) {
      const weight = listed.find((entry) => entry.skill.id === skill.id)?.weight ?? 0
      target[classes.indexOf(career)] = weight ** 2
      total += weight ** 2
    }
    if (total === 0) continue
    const names = namesOf(
      `${skill.name}. ${skill.aliases.join('. ')}. ${skill.step}. ${skill.description} ${skill.learn}`,
    )
    texts.push({ names, target: target.map((value) => value / total), weight: skillExampleWeight })
  }
  return texts
}

/** Values are rarities, scaled so that long and short texts weigh the same. */
function featuresOf(names: Iterable<string>, index: WorkModel['index'], rarity: Float64Array): [number, number][] {
  const features: [number, number][] = []
  let square = 0
  for (const name of names) {
    const place = index.get(name)
    if (place === undefined) continue
    const value = rarity[place] ?? 0
    features.push([place, value])
    square += value * value
  }
  const length = Math.sqrt(square) || 1
  return features.map(([place, value]) => [place, value / length])
}

function outputs(model: Pick<WorkModel, 'weights' | 'bias'>, features: Example['features']): Float64Array {
  const sums = model.bias.slice()
  for (const [place, value] of features) {
    const start = place * classes.length
    for (let k = 0; k < classes.length; k += 1) sums[k] = (sums[k] ?? 0) + value * (model.weights[start + k] ?? 0)
  }
  return toShares(sums)
}

function train(): WorkModel {
  const texts = labelledTexts()
  const counts = new Map<string, number>()
  for (const { names } of texts) for (const name of names.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const index = new Map(
    [...counts.keys()]
      .filter((name) => !name.includes(' ') || (counts.get(name) ?? 0) > 1)
      .map((name, place) => [name, place]),
  )
  const rarity = Float64Array.from(index.keys(), (name) => Math.log(1 + texts.length / (counts.get(name) ?? 1)))
  const examples = texts.map(({ names, target, weight }) => ({
    features: featuresOf(names.keys(), index, rarity),
    target,
    weight,
  }))
  const weights = new Float64Array(index.size * classes.length)
  const support = new Uint8Array(index.size * classes.length)
  for (const { features, target, weight } of examples) {
    const of = target.indexOf(1)
    if (weight < 1 || of < 0) continue
    for (const [place] of features)
      support[place * classes.length + of] = (support[place * classes.length + of] ?? 0) + 1
  }
  const bias = new Float64Array(classes.length)
  const stride = strideOver(examples.length)
  const mixed = examples.flatMap((_, turn) => examples[(turn * stride) % examples.length] ?? [])
  for (let round = 0; round < rounds; round += 1) {
    const rate = firstRate / (1 + round * 0.5)
    for (const { features, target, weight } of mixed) {
      const said = outputs({ weights, bias }, features)
      for (let k = 0; k < classes.length; k += 1) {
        const step = rate * weight * ((target[k] ?? 0) - (said[k] ?? 0))
        bias[k] = (bias[k] ?? 0) + 0.02 * step
        for (const [place, value] of features) {
          const at = place * classes.length + k
          weights[at] = (weights[at] ?? 0) * (1 - decay * rate) + step * value
        }
      }
    }
  }
  return { index, rarity, weights, bias, support }
}

const isModel = (value: unknown): value is WorkModel =>
  typeof value === 'object' && value !== null && 'weights' in value && 'support' in value

export const workModel = trainedModel('work', isModel, train)

/** How likely a text is about each career's work, and about none of them ('elsewhere'). 1 in all. */
export interface Likelihoods {
  readonly careers: ReadonlyMap<CareerId, number>
  readonly elsewhere: number
  /** How many of the text's features are known. */
  readonly known: number
}

/**
 * Predicts which career's work a text is about. It always answers, even for an empty text.
 *
 * @param text - Any text.
 * @returns Likelihoods by career.
 */
export function classifyWork(text: string): Likelihoods {
  const model = workModel.get()
  const features = featuresOf(namesOf(text).keys(), model.index, model.rarity)
  const said = outputs(model, features)
  return {
    careers: new Map(careerIds.map((id, place) => [id, said[place] ?? 0])),
    elsewhere: said[classes.length - 1] ?? 0,
    known: features.length,
  }
}

export interface DistinctiveWords {
  readonly quote: string
  readonly weight: number
}

interface PointingWord {
  readonly career: CareerId | undefined
  readonly weight: number
}

/** By the place of a feature in the model, which never changes once it is trained. */
const pointingWords = new Map<number, PointingWord>()

/** The career that a word points to, and how much more than to the others. */
function readPointing({ weights, rarity, support }: WorkModel, place: number): PointingWord {
  const known = pointingWords.get(place)
  if (known !== undefined) return known
  const start = place * classes.length
  const own = weights.subarray(start, start + classes.length)
  const best = own.reduce((at, weight, k) => (weight > (own[at] ?? 0) ? k : at), 0)
  const average = own.reduce((sum, weight) => sum + weight, 0) / classes.length
  const weight = ((own[best] ?? 0) - average) * (rarity[place] ?? 0)
  const isQuoted = weight >= minWordWeight && (support[start + best] ?? 0) >= minSupport
  const pointing = { career: isQuoted ? careerIds[best] : undefined, weight }
  pointingWords.set(place, pointing)
  return pointing
}

/**
 * Finds the words that point most to each career. Names of skills are left out.
 *
 * @param text - Any text.
 * @param maxWords - The most words for each career.
 * @returns Words by career, the strongest first.
 */
export function findDistinctiveWords(
  text: string,
  maxWords: number,
): ReadonlyMap<CareerId, readonly DistinctiveWords[]> {
  const model = workModel.get()
  const found = new Map<CareerId, DistinctiveWords[]>(careerIds.map((id) => [id, []]))
  for (const [name, quote] of namesOf(text)) {
    const place = model.index.get(name)
    if (place === undefined || name.startsWith('skill:')) continue
    const { career, weight } = readPointing(model, place)
    if (career !== undefined) found.get(career)?.push({ quote, weight })
  }
  for (const [id, words] of found) {
    const chosen: DistinctiveWords[] = []
    for (const one of words.sort((a, b) => b.weight - a.weight)) {
      const overlaps = chosen.some(({ quote }) => quote.includes(one.quote) || one.quote.includes(quote))
      if (!overlaps && chosen.length < maxWords) chosen.push(one)
    }
    found.set(id, chosen)
  }
  return found
}
