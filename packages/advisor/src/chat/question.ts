import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import type { LanguageId } from '@milepost/knowledge/language-file'
import { type Token, tokenize } from '@milepost/knowledge/tokens'
import { careerTagger, fieldTagger, isAlsoField, isCareerId } from '#chat/careers-in-text.ts'
import { translateLocalWords } from '#chat/local-words.ts'
import { isOrdinaryWord } from '#chat/ordinary-words.ts'
import { cleanWords } from '#chat/wording.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { createPhraseTagger, type Tag, tagPhrases } from '#text/phrase-tagger.ts'
import { stemOf } from '#text/terms.ts'

export type StepReference = number | 'next' | 'last' | 'current'

/** What a message is about. */
export interface ParsedQuestion {
  /** The words in lower case, on one line. */
  readonly text: string
  /** The message as typed: danger is recognised in the very words. */
  readonly typed: string
  /** The same before Tamil and Sinhala words were translated. */
  readonly said: string
  /** The language of the translated words, or null where there are none. */
  readonly language: LanguageId | null
  /** In the order they are named. */
  readonly careers: readonly CareerId[]
  /** Careers named by words that name a field of knowledge as well. */
  readonly fields: readonly CareerId[]
  /** Careers and fields, in the order they are named. */
  readonly inOrder: readonly CareerId[]
  readonly skills: readonly string[]
  /** How many words name skills. */
  readonly skillWords: number
  /** Skills whose names are everyday words too, and may not be meant. */
  readonly looseSkills: readonly string[]
  /** The career is named by the title of another job that belongs to it. */
  readonly hasOtherTitle: boolean
  /** The words, with each name replaced by its kind. */
  readonly form: readonly string[]
  readonly step: StepReference | null
  readonly wordCount: number
  /** Words that are neither names nor ordinary. */
  readonly unknownCount: number
}

/** Skill names that are everyday words: they count only after words of learning. */
const everydayNames = new Set(
  [
    'go|c|r|rest|word|words|dart|soap|chef|acid|ids|ips|san|nas|stride|spring|express|torch|node|soc|game day',
    'backlog|prototype|compliance|newsletter design|active learning|lost file|customer needs|user needs',
    'help users|case studies|pattern matching|job offer|pay rise|job search|programming|coding|research paper',
    'hive|scripting|networks|containers|security training|software training|burn rate|printer|iphone|ipad',
    'macbook|multiple projects|online store|prompting|business strategy',
  ].flatMap((line) => line.split('|')),
)
const looseTagger = createPhraseTagger(
  [...knowledge.skills.values()].flatMap(({ id, name, nameIsPlain, weakAliases = [] }) =>
    [...weakAliases, ...(nameIsPlain ? [name] : [])].map((text) => ({ text, id, weak: false })),
  ),
)
const beforeName = new Set(
  'learn learning study studying know knowing knows about before without skill skills called after teach teaches teaching language understand between to'.split(
    ' ',
  ),
)
const afterCourse = new Set(['on', 'in', 'for', 'about', 'teaching'])
const afterName = new Set(
  [
    'course courses class classe first before and or in on skill step take needed for if then as language',
    'programming required important come hard difficult easy harder skills basic need with after long required',
    'important on useful vs versus than now next do',
  ].flatMap((line) => line.split(' ')),
)

/** What may be between two names to choose from: 'Django and not Express'. */
const choice = /^(?:(?:and )?not|or|vs|versus|with|over|than|rather than|instead of)$/
const maxChoiceWords = 2

const wordsBetween = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')

const overlaps = (a: Tag, b: Tag) => a.from < b.to && b.from < a.to

function isFramed(tokens: readonly Token[], { from, to }: Tag): boolean {
  const before = tokens[from - 1]?.word ?? ''
  const earlier = tokens[from - 2]?.word ?? ''
  const after = tokens[to]?.word
  const starts =
    (beforeName.has(before) && !(before === 'to' && earlier !== 'prerequisite')) ||
    (afterCourse.has(before) && /^(course|courses|class|tutorial|prerequisite|step|hour)$/.test(earlier)) ||
    ((before === 'is' || before === 'for' || before === 'of') &&
      (after === undefined || afterName.has(after)) &&
      /^(what|prerequisite|step|course|hour|basic)$/.test(earlier))
  return (
    (starts && (after === undefined || afterName.has(after))) || (after === 'course' && tokens[to + 1] === undefined)
  )
}

function tagSkills(text: string, tokens: readonly Token[]): { sure: Tag[]; loose: Tag[] } {
  const sure = tagPhrases(skillTagger, text, tokens)
  const others = tagPhrases(looseTagger, text, tokens).filter((tag) => !sure.some((one) => overlaps(one, tag)))
  // 'Go or Rust': a choice of two names.
  const isEveryday = ({ quote }: Tag) => everydayNames.has(quote.toLowerCase())
  const names = [...sure, ...others.filter((tag) => !isEveryday(tag))]
  const isChoice = (from: number, to: number) =>
    from < to && to - from <= maxChoiceWords && choice.test(wordsBetween(tokens, from, to))
  const isBeside = ({ from, to }: Tag) => names.some((one) => isChoice(to, one.from) || isChoice(one.to, from))
  const isOfLanguage = ({ quote, to }: Tag) =>
    /^(?:programming|coding)$/i.test(quote) && tokens[to]?.word === 'language'
  const isLoose = (tag: Tag) => isEveryday(tag) && (isOfLanguage(tag) || (!isFramed(tokens, tag) && !isBeside(tag)))
  return {
    sure: [...sure, ...others.filter((tag) => !isLoose(tag))].sort((a, b) => a.from - b.from),
    loose: others.filter(isLoose),
  }
}

/** Words in these scripts are not understood, so they are ignored. */
const otherScript = /[\p{Script=Tamil}\p{Script=Sinhala}]/u

function formOf(tokens: readonly Token[], names: readonly (readonly [string, readonly Tag[]])[]): string[] {
  const form: string[] = tokens.map(({ word }) => (/^\d+$/.test(word) ? '<number>' : word))
  for (const [name, tags] of names) {
    for (const { from, to } of tags) {
      form.fill('', from, to)
      form[from] = name
    }
  }
  return form.filter((word) => word !== '' && !otherScript.test(word))
}

const workWords = new Set(
  'engineer developer analyst specialist manager designer administrator technician programmer consultant expert lead officer architect'.split(
    ' ',
  ),
)

const upToTenth = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
/** 'First' to 'twenty-ninth'. */
export const ordinals: readonly string[] = [
  ...upToTenth,
  ...'eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  ),
  ...upToTenth.slice(0, 9).map((one) => `twenty-${one}`),
]
const placeAsked = new RegExp(
  `\\b(${[...ordinals].reverse().join('|')}|last|final|next|current|upcoming|following) (?:step|stage|thing|task|item|topic|skill)\\b(?! back)`,
)
const cardinals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function findStepReference(text: string): StepReference | null {
  const numbered =
    /\b(?:step|stage)s? ?(?:number|no\.?|num|nr\.?)? ?#? ?(\d{1,3})\b/.exec(text) ??
    /\b(\d{1,3})(?:st|nd|rd|th) (?:step|one on my roadmap)\b/.exec(text)
  const onRoadmap = /\b(?:number|no\.?|#) ?(\d{1,3})\b.{0,20}\broadmap\b/.exec(text)
  if (onRoadmap !== null) return Number(onRoadmap[1])
  if (numbered !== null) return Number(numbered[1])
  const word = /\b(?:step|stage) (?:number |no )?(one|two|three|four|five|six|seven|eight|nine|ten)\b/.exec(text)?.[1]
  if (word !== undefined) return cardinals.indexOf(word) + 1
  const place = placeAsked.exec(text.replace(/\btwenty (?=\w+(?:st|nd|rd|th)\b)/, 'twenty-'))?.[1]
  if (place === undefined) return null
  if (place === 'last' || place === 'final') return 'last'
  if (place === 'next' || place === 'upcoming' || place === 'following') return 'next'
  if (place === 'current') return 'current'
  return ordinals.indexOf(place) + 1
}

/** 'Network engineer' belongs to Cloud Engineer, whose names have no word of it. */
function isOtherTitle({ id, quote }: Tag): boolean {
  const career = isCareerId(id) ? knowledge.careers.get(id) : undefined
  const own = new Set(
    tokenize([isCareerId(id) ? careerTitleOf(id) : '', ...(career?.chat.names ?? [])].join(' ')).map(({ word }) =>
      stemOf(word),
    ),
  )
  return tokenize(quote).some(({ word }) => !workWords.has(word) && !own.has(stemOf(word)))
}

/** 'Fashion designer': another word before makes it another profession. */
function isOtherTrade(tokens: readonly Token[], { from, to, quote }: Tag): boolean {
  const before = tokens[from - 1]?.word
  return (
    to - from === 1 &&
    /^(?:designer|tester|programmer)s?$/i.test(quote) &&
    before !== undefined &&
    !isOrdinaryWord(before)
  )
}

/**
 * Reads what a message is about.
 *
 * @param message - The message as typed.
 * @returns Its words, and the careers, skills and step it names.
 */
export function readQuestion(message: string): ParsedQuestion {
  const said = cleanWords(message)
  const { text: words, language } = translateLocalWords(said)
  const text = words.toLowerCase()
  const tokens = tokenize(words)
  const careerTags = tagPhrases(careerTagger, words, tokens).filter((tag) => !isOtherTrade(tokens, tag))
  const jobs = careerTags.filter(({ quote }) => !isAlsoField(quote))
  const { sure: allSkills, loose } = tagSkills(words, tokens)
  const skillTags = allSkills.filter((tag) => !jobs.some((job) => overlaps(job, tag)))
  const fieldTags = [
    ...careerTags.filter(({ quote }) => isAlsoField(quote)),
    ...tagPhrases(fieldTagger, words, tokens).filter((tag) => !careerTags.some((one) => overlaps(one, tag))),
  ].sort((a, b) => a.from - b.from)
  const covered = new Set<number>()
  for (const { from, to } of [...careerTags, ...allSkills, ...fieldTags])
    for (let at = from; at < to; at += 1) covered.add(at)
  const careersOf = (tags: readonly Tag[]) => [...new Set(tags.map(({ id }) => id).filter(isCareerId))]
  return {
    text,
    typed: message,
    said: said.toLowerCase(),
    language,
    careers: careersOf(jobs),
    fields: careersOf(fieldTags),
    inOrder: careersOf([...jobs, ...fieldTags].sort((a, b) => a.from - b.from)),
    skills: [...new Set(skillTags.map(({ id }) => id))],
    skillWords: new Set(skillTags.flatMap(({ from, to }) => tokens.slice(from, to))).size,
    looseSkills: [...new Set(loose.map(({ id }) => id))],
    hasOtherTitle: jobs.length === 1 && jobs.every(isOtherTitle),
    form: formOf(tokens, [
      ['<field>', fieldTags],
      ['<skill>', skillTags],
      ['<career>', jobs],
    ]),
    step: findStepReference(text),
    wordCount: tokens.length,
    unknownCount: tokens.filter(({ word }, at) => !covered.has(at) && !isOrdinaryWord(word) && !otherScript.test(word))
      .length,
  }
}
