import type { CareerId } from '@milepost/contract/careers/limits'
import { knowledgeFiles, translate } from '@milepost/knowledge'
import type { Intent, Need } from '@milepost/knowledge/intents-file'
import type { LanguageId } from '@milepost/knowledge/language-file'
import { questionsOf } from '#assistant/find-answers.ts'
import { localFeaturesOf, withNames } from '#assistant/local-features.ts'
import { localLanguageOf, type ParsedMessage, readMessage, type StepReference } from '#assistant/message.ts'
import { ordinaryWords } from '#assistant/spelling.ts'
import { handbook, intents } from '#knowledge/knowledge.ts'
import { readStudyTime } from '#read/study-time.ts'
import { anyOf } from '#text/patterns.ts'
import { type Features, likelihoodsOf, type SoftmaxModel, trainSoftmax } from '#text/softmax.ts'
import { stemOf } from '#text/terms.ts'
import { trainedModel } from '#text/trained-model.ts'

/*
 * Decides what a message asks for. One softmax learns it from the examples of `packages/knowledge/intents` and from the questions of
 * the handbook. Names are replaced by what they name, so that it learns the form of questions. What needs a name that the message
 * lacks can't be chosen.
 */

/** The intent of questions that the handbook answers. */
export const forHandbook = 'handbook'

/** What a message is about: what it names, or what was spoken of before. */
export interface ChatSubject {
  readonly careers: readonly CareerId[]
  readonly skills: readonly string[]
  readonly terms: readonly string[]
  readonly tools: readonly string[]
  readonly steps: readonly StepReference[]
}

export const noSubject: ChatSubject = { careers: [], skills: [], terms: [], tools: [], steps: [] }

export interface IntentChoice {
  /** Of an intent, or 'handbook'. */
  readonly id: string
  /** 0 to 1. */
  readonly likelihood: number
}

export interface Chosen {
  /** What can be meant, the likeliest first. */
  readonly choices: readonly IntentChoice[]
  /** How likely each guide of the handbook is to answer it. */
  readonly guides: ReadonlyMap<string, number>
  /** What the likeliest of all needs, where the message names nothing of that kind that we know. */
  readonly missing: Need | null
}

const training = { rounds: 12, rate: 4, decay: 0.0001, minTexts: 3 }
/** The handbook lists far more questions than an intent has examples, so each of these counts double. */
const weightOfExample = 2
/** A tool that answers is of more use than the handbook's general advice, so that has to be twice as likely. */
const weightOfHandbook = 0.5
/** Pairs of words say what belongs together, and parts of words help with slips. Both weigh less than a word. */
const [pairWeight, partWeight, partLength] = [0.8, 0.4, 4]

const intentById = new Map<string, Intent>(intents.map((intent) => [intent.id, intent]))
/** Each guide is a label: one for the whole handbook would have more examples than all intents, and draw every question to itself. */
const guides = handbook.flatMap((group) => group.guides)
const labels = [...intentById.keys(), ...guides.map(({ id }) => `${forHandbook}.${id}`)]

const money = /(?:₹|\brs\.? ?|\blkr ?|\binr ?)\d|\b\d[\d,]* ?(?:rupees|rs|lkr|inr|k)\b|\b\d{4,}\b(?<!\b20\d\d)/

const isName = (word: string) => word.startsWith('<')

function featuresOf({ form, text, careers, skills, terms, tools, steps, looseSkills }: ParsedMessage): Features {
  const features = new Map<string, number>()
  const stems = form.map((word) => (isName(word) ? word : stemOf(word)))
  stems.forEach((stem, at) => {
    features.set(stem, 1)
    features.set(`${stems[at - 1] ?? '^'} ${stem}`, pairWeight)
  })
  features.set(`${stems.at(-1) ?? '^'} $`, pairWeight)
  for (const word of form) {
    if (isName(word) || word.length < partLength) continue
    const whole = `^${word.slice(0, 30)}$`
    for (let at = 0; at + partLength <= whole.length; at += 1)
      features.set(`~${whole.slice(at, at + partLength)}`, partWeight)
  }
  const strange = form.filter((word) => !isName(word) && !/^\d/.test(word) && !ordinaryWords().has(word)).length
  features.set(`#strange ${Math.min(3, strange)}`, 1)
  features.set(`#length ${Math.min(7, Math.floor(Math.log2(1 + form.length) * 1.5))}`, 1)
  features.set(`#names ${Math.min(2, careers.length)} ${Math.min(2, skills.length)}`, 1)
  if (steps.length > 0) features.set(`#step ${typeof steps[0]}`, 1)
  if (terms.length > 0) features.set('#term', 1)
  if (tools.length > 0) features.set('#tool', 1)
  if (looseSkills.length > 0) features.set('#everyday name', 1)
  if (text.endsWith('?')) features.set('#?', 0.5)
  const { hoursPerWeek, moreHours, deadline, weeksOff } = readStudyTime(text)
  if (hoursPerWeek !== null || moreHours !== 0) features.set('#pace', 1)
  if (deadline !== null) features.set('#deadline', 1)
  if (weeksOff > 0) features.set('#weeks off', 1)
  if (money.test(text)) features.set('#money', 1)
  return features
}

interface IntentExample {
  readonly text: string
  readonly label: number
}

/** Each language has its own examples. */
const examplesOf = (language: LanguageId | null): IntentExample[] => {
  const asked = knowledgeFiles.languages.find(({ id }) => id === language)?.questions
  return [
    ...intents.map(({ id, ask, examples }) =>
      language === null ? examples : [...(ask === undefined ? [] : [translate(ask, language)]), ...(asked?.[id] ?? [])],
    ),
    ...guides.map(({ answers }) => answers.flatMap((one) => questionsOf(one, language ?? 'en'))),
  ].flatMap((texts, label) => texts.map((text) => ({ text, label })))
}

function trainOn(
  examples: readonly IntentExample[],
  featuresOfText: (text: string) => Features,
  [ofIntent, ofGuide]: readonly [number, number] = [weightOfExample, 1],
): SoftmaxModel {
  return trainSoftmax(
    examples.map(({ text, label }) => ({
      features: featuresOfText(text),
      label,
      weight: label < intents.length ? ofIntent : ofGuide,
    })),
    { ...training, labels: labels.length },
  )
}

const englishFeaturesOf = (text: string) => featuresOf(readMessage(text))

const folds = 5

/**
 * Lists the examples of the intents that the others don't teach: each is read by a model that hasn't seen it.
 *
 * @returns Each example with its intent and the one that it is read as, sorted.
 */
export function misreadExamples(): string[] {
  const examples = examplesOf(null)
  const isOwn = (label: number, read: number) => label === read || (label >= intents.length && read >= intents.length)
  return Array.from({ length: folds }, (_, fold) => {
    const model = trainOn(
      examples.filter((_one, at) => at % folds !== fold),
      englishFeaturesOf,
    )
    return examples.flatMap(({ text, label }, at) => {
      if (at % folds !== fold || label >= intents.length) return []
      const likelihoods = likelihoodsOf(model, englishFeaturesOf(text))
      const read = likelihoods.indexOf(Math.max(...likelihoods))
      return isOwn(label, read) ? [] : [`${labels[label]} > ${labels[read]}: ${text}`]
    })
  })
    .flat()
    .sort()
}

const isModel = (value: unknown): value is SoftmaxModel =>
  typeof value === 'object' && value !== null && 'weights' in value && 'labels' in value

export const intentModel = trainedModel('intents', isModel, () => trainOn(examplesOf(null), englishFeaturesOf))
/** Their handbook has fewer questions than the tools have examples. */
const localWeights = [1, 2] as const
const localModel = (language: LanguageId) =>
  trainedModel(`${language}-intents`, isModel, () => trainOn(examplesOf(language), localFeaturesOf, localWeights))
export const localModels = { ta: localModel('ta'), si: localModel('si') }

function hasNeeded(need: Need | undefined, { careers, skills, terms, tools, steps }: ChatSubject): boolean {
  switch (need) {
    case undefined:
    case 'roadmap':
      return true
    case 'step':
      return steps.length > 0
    case 'skill':
      return skills.length > 0
    case 'two-skills':
      return skills.length > 1
    case 'tool':
      return tools.length + skills.length > 0
    case 'concept':
      return terms.length > 0
    case 'two-concepts':
      return terms.length > 0 && terms.length + skills.length > 1
    case 'career':
      return careers.length > 0
    case 'two-careers':
      return careers.length > 1
    case 'career+skill':
      return careers.length > 0 && skills.length > 0
  }
}

/** A question that only mentions a change is no order, unless it asks us for it: 'can you mark step 4?'. */
const asksAbout = new RegExp(
  String.raw`\?\s*$|^(?:(?:and|but|so|ok|or),? )*${anyOf`
    how|what|when|where|why|which|who|is|are|am|do|does|did|should|shall|if|with|suppose|say i|would|could|can|may|will|in case
  `}\b`,
)
const asksFor = new RegExp(
  String.raw`^(?:(?:please|hi|hello|hey|ok|okay|so|and|milepost),? )*${anyOf`
    (?:can|could|will|would) you|(?:can|could|may) i (?:have|get|add|also|include)|(?:can|could) \S+ (?:\S+ )?be added
    is it possible to (?:add|include|have)|(?:what|how) about adding|(?:can|could) (?:my|the) roadmap
  `}\b`,
)
/** How much likelier a follow-up stays with the tool of what was asked before. */
const sameTool = 5

/** Fewer are of no use. */
const maxChoices = 6

/**
 * Decides what a message asks for.
 *
 * @param message - The message.
 * @param subject - What it names, or what it may mean without naming it.
 * @param before - The intent before, whose tool is likelier where the message names nothing.
 * @returns What can be meant, and what is missing for what is likeliest.
 */
export function choose(message: ParsedMessage, subject: ChatSubject, before?: string): Chosen {
  const language = localLanguageOf(message)
  const likelihoods =
    language === null
      ? likelihoodsOf(intentModel.get(), featuresOf(message))
      : likelihoodsOf(localModels[language].get(), localFeaturesOf(withNames({ ...message, ...subject })))
  const tool = before?.slice(0, before.indexOf('.') + 1)
  const isOrder = !asksAbout.test(message.text) || asksFor.test(message.text)
  const weightOf = (id: string) =>
    id.startsWith('change.') && !isOrder ? 0 : tool !== undefined && id.startsWith(tool) ? sameTool : 1
  const ofHandbook = likelihoods.subarray(intentById.size).reduce((sum, one) => sum + one, 0)
  const weighed = [...intentById.keys(), forHandbook].map((id, at) => {
    const likelihood = id === forHandbook ? ofHandbook * weightOfHandbook : (likelihoods[at] ?? 0)
    return { id, likelihood: likelihood * weightOf(id) }
  })
  const all = weighed.reduce((sum, { likelihood }) => sum + likelihood, 0) || 1
  const ranked = weighed
    .map(({ id, likelihood }) => ({ id, likelihood: likelihood / all }))
    .sort((a, b) => b.likelihood - a.likelihood)
  const needOf = ({ id }: IntentChoice) => intentById.get(id)?.needs
  const [likeliest] = ranked
  const choices = ranked.filter((choice) => hasNeeded(needOf(choice), subject)).slice(0, maxChoices)
  const isOfOther = subject.skills.length + subject.careers.length + subject.steps.length > 0
  const lacked = likeliest === undefined || likeliest === choices[0] ? undefined : needOf(likeliest)
  const need = isOfOther && lacked?.startsWith('two') !== true ? undefined : lacked
  const ofGuides = new Map(guides.map(({ id }, at) => [id, likelihoods[intentById.size + at] ?? 0]))
  return { choices, guides: ofGuides, missing: need ?? null }
}

/**
 * Looks up an intent.
 *
 * @param id - Its id.
 * @returns The intent, or undefined for 'handbook'.
 */
export const intentOf = (id: string): Intent | undefined => intentById.get(id)
