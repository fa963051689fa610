import { type Token, tokenize } from '@milepost/knowledge/tokens'
import { knowledge } from '#knowledge/knowledge.ts'
import { skillTagger, weakSkillTagger } from '#knowledge/skill-tagger.ts'
import { topicOf } from '#link/skill-topics.ts'
import { anyOf } from '#text/patterns.ts'
import { type Tag, tagPhrases } from '#text/phrase-tagger.ts'
import { termsOf } from '#text/terms.ts'

/** A skill in a title, and how much of the course it is: 0 to 1. */
export interface TitledSkill {
  readonly id: string
  readonly weight: number
}

/**
 * 'Machine Learning with Python' teaches machine learning and uses Python. 'SQL for Data Science' does not teach data
 * science.
 */
const subjectWeight = 1
const toolWeight = 0.55
const purposeWeight = 0.25
/** Titles that list everything begin with their subject. What is named after this many words is one thing of many. */
export const maxSubjectStart = 12
/** With more subjects than this in a title, each gets a smaller weight. */
const maxFullSubjects = 2
/** How many terms of a skill's topic must be in the text to trust a name that is an ordinary word too. */
const minTopicTerms = 2

/** Exam questions ask for a skill and do not teach it. */
const examQuestionFactor = 0.4
const examQuestions = new RegExp(
  String.raw`\b${anyOf`
    (?:practi[cs](?:e|ing)|mock|sample|prep) (?:certification )?(?:tests?|exams?|questions?|sets?|papers?|quizzes)
    exams? (?:questions?|tests?|dumps?|simulat(?:or|ions?)|practice)|(?:questions?|q) ?(?:and|&|/|with) ?(?:\w+ )?(?:answers?|a|explanations?)
    question bank|test series|mcqs?|multiple choice questions|\d+\+? (?:[\w-]+ ){0,3}(?:questions|qas?)
  `}\b`,
  'iu',
)

/** What divides a title into segments. */
export const segmentEnd = /[:|()[\]•–—!?]|\s[-/]\s|\.\s/u
const toolWords = new Set(['with', 'using', 'in', 'via', 'on', 'through', 'by'])

const phraseEnds = new Set([...toolWords, 'for', 'and', 'or', 'from', 'to', 'at', 'as', 'of', 'the', 'a'])

/** What a title may say beside the name of its subject, such as 'a complete course in' or 'build apps with'. */
const generalTerms = new Set(
  termsOf(
    `introduction intro beginner advanced basics fundamentals essentials course courses bootcamp tutorial complete guide masterclass
    training program programming coding code developing development developer software building build create creating make learn
    applications apps websites projects practical hands specialization professional certificate certification exam prep preparation
    everybody everyone absolute zero hero scratch crash lessons class beginning started foundations intermediate learning scripts
    scripting language tools problem problems solving choose understand depth engineering engineer architect administrator administration
    analyst specialist associate practitioner expert certified level edition series workshop concepts principles techniques skills mastery
    handbook academy class foundation basic technology technologies system systems theory method methods design modern overview
    together fast quickly quick easy easily simple simply made days hours weeks minutes online free live real world kids teens everyday step steps
    full ultimate comprehensive essential top best level skill starter refresher primer immersion journey camp masterclasses`,
  ),
)

/**
 * Finds the stems that tell a text from others, without words that any title or label may use.
 *
 * @param text - A title or label.
 * @returns The stems.
 */
export function distinctiveTerms(text: string): Set<string> {
  return new Set(termsOf(text).filter(isDistinctive))
}

/**
 * Tells a stem from those that any title may use.
 *
 * @param term - A stem.
 * @returns False for stems such as that of 'course'.
 */
export function isDistinctive(term: string): boolean {
  return !generalTerms.has(term)
}

/** A capital makes an ordinary word a name where the text also uses the skill's topic. */
function findWeakTags(title: string, tokens: readonly Token[], sure: readonly Tag[], about: string): Tag[] {
  const found = tagPhrases(weakSkillTagger, title, tokens).filter(
    (tag) => /^[\p{Lu}\p{Lo}]/u.test(tag.quote) && !sure.some(({ from, to }) => tag.from < to && from < tag.to),
  )
  if (found.length === 0) return []
  const said = new Set(termsOf(`${title}. ${about}`))
  return found.filter(({ id, quote }) => {
    const own = new Set(termsOf(quote))
    return [...topicOf(id).keys()].filter((term) => said.has(term) && !own.has(term)).length >= minTopicTerms
  })
}

/** A tool's name has no plural: 'Good with Words' is no course on Word. */
function isPluralOfTool({ id, quote }: Tag): boolean {
  const { kind, weakAliases = [] } = knowledge.skills.get(id) ?? {}
  return kind === 'tool' && weakAliases.some((alias) => quote.toLowerCase() === `${alias}s`)
}

interface Title {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly tags: readonly Tag[]
  /** Indexes of the tokens that begin a segment, such as after a colon. */
  readonly segmentStarts: readonly number[]
}

/** 'Docker Licence Compliance' is about compliance: the last word of the phrase names the subject. */
function isOnlyModifier(tag: Tag, end: number, { text, tokens, tags }: Title): boolean {
  let last = tag.to
  while (last < end && !phraseEnds.has(tokens[last]?.word ?? '') && !tags.some(({ from }) => from === last)) {
    if (/[,;&/"]/.test(text.slice(tokens[last - 1]?.end, tokens[last]?.start))) break
    last += 1
  }
  if (last === tag.to || tags.some(({ from }) => from === last)) return false
  const word = text.slice(tokens[last - 1]?.start, tokens[last - 1]?.end)
  const [head] = distinctiveTerms(word)
  // Tamil and Sinhala say 'Linux, the basics of' in that order.
  return head !== undefined && /^[a-z]/.test(head) && !topicOf(tag.id).has(head)
}

function weightOf(tag: Tag, title: Title): number {
  const { text, tokens, tags, segmentStarts } = title
  const start = segmentStarts.findLast((index) => index <= tag.from) ?? 0
  const end = segmentStarts.find((index) => index > tag.from) ?? tokens.length
  let weight = tag.from >= maxSubjectStart || isOnlyModifier(tag, end, title) ? toolWeight : subjectWeight
  // 'From Figma to HTML' takes Figma for granted.
  if (tokens[tag.from - 1]?.word === 'from' && tokens[tag.to]?.word === 'to') weight = toolWeight
  for (let index = start; index < tag.from; index += 1) {
    const word = tokens[index]?.word ?? ''
    if (word !== 'for' && !toolWords.has(word)) continue
    if (tags.some(({ from, to }) => index >= from && index < to)) continue
    const before = [...distinctiveTerms(text.slice(tokens[start]?.start, tokens[index]?.start))]
    if (before.length === 0) continue
    if (word === 'for') weight = purposeWeight
    // 'Data analysis with R': the words before are the tool's own topic.
    else if (weight === subjectWeight && !before.every((term) => topicOf(tag.id).has(term))) weight = toolWeight
  }
  return weight
}

/** In 'Visual Design: Colour, Layout and Type' the parts after the colon are the subject, so they are counted apart. */
function countSubjects(subjects: readonly Tag[], title: string): number {
  const colon = title.indexOf(':')
  const listed = new Set(subjects.filter(({ start }) => colon >= 0 && start > colon).map(({ id }) => id))
  const others = new Set(subjects.map(({ id }) => id).filter((id) => !listed.has(id)))
  return Math.max(listed.size, others.size)
}

/**
 * Finds the skills that a title names, and how much of the course each is.
 *
 * @param title - A course's title or a step's label.
 * @param about - The description, to confirm names that are ordinary words too.
 * @returns Skill ids with weights from 0 to 1.
 */
export function readTitle(title: string, about: string): TitledSkill[] {
  const tokens = tokenize(title)
  const sure = tagPhrases(skillTagger, title, tokens)
  const tags = [...sure, ...findWeakTags(title, tokens, sure, about)]
    .filter((tag) => !isPluralOfTool(tag))
    .sort((a, b) => a.from - b.from)
  if (tags.length === 0) return []
  const segmentStarts = tokens.flatMap((token, index) => {
    const before = tokens[index - 1]
    return before === undefined || segmentEnd.test(title.slice(before.end, token.start)) ? [index] : []
  })
  const found = new Map<string, number>()
  for (const tag of tags) {
    found.set(tag.id, Math.max(found.get(tag.id) ?? 0, weightOf(tag, { text: title, tokens, tags, segmentStarts })))
  }
  const asked = examQuestions.test(title) ? examQuestionFactor : 1
  const subjects = tags.filter(({ id }) => found.get(id) === subjectWeight)
  const part = Math.min(1, Math.sqrt(maxFullSubjects / Math.max(1, countSubjects(subjects, title))))
  return [...found].map(([id, weight]) => ({ id, weight: asked * (weight === subjectWeight ? part : weight) }))
}
