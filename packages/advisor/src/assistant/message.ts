import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import type { LanguageId } from '@milepost/knowledge/language-file'
import { type Token, tokenize } from '@milepost/knowledge/tokens'
import { translateLocalWords } from '#assistant/local-words.ts'
import { ordinaryWords } from '#assistant/spelling.ts'
import { cleanWords, languageOfScript } from '#assistant/words.ts'
import { knowledge, terms, tools, words } from '#knowledge/knowledge.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { createPhraseTagger, type Tag, tagPhrases } from '#text/phrase-tagger.ts'
import { stemOf } from '#text/terms.ts'

export type StepReference = number | 'next' | 'last' | 'current'

/** What a message says and names. */
export interface ParsedMessage {
  /** As it was typed: danger is recognised in the very words. */
  readonly typed: string
  /** The words in lower case, on one line, Tamil and Sinhala ones translated. */
  readonly text: string
  /** The language of the translated words, or null where there are none. */
  readonly language: LanguageId | null
  /** The words, each name replaced by what it names, such as '<skill>'. */
  readonly form: readonly string[]
  /** In the order they are named. */
  readonly careers: readonly CareerId[]
  readonly skills: readonly string[]
  /** Skills by words that are everyday words too, and that may not be meant. */
  readonly looseSkills: readonly string[]
  /** Names of terms of the trade. */
  readonly terms: readonly string[]
  /** Names of tools. */
  readonly tools: readonly string[]
  readonly steps: readonly StepReference[]
  /** The career is named by the title of another job that belongs to it. */
  readonly hasOtherTitle: boolean
}

const careers = [...knowledge.careers.values()]
const tagger = (phrases: readonly { text: string; id: string }[]) =>
  createPhraseTagger(phrases.map((phrase) => ({ ...phrase, weak: false })))

/** Careers by the names of jobs, and by fields that may be skills as well. */
const careerTagger = tagger(
  careers.flatMap(({ id, titles, chat }) =>
    [...new Set([...titles, ...chat.names, ...(chat.fields ?? [])])].map((text) => ({ text, id })),
  ),
)
const fieldNames = new Set(careers.flatMap(({ chat }) => [...chat.alsoFields, ...(chat.fields ?? [])]))
const looseTagger = tagger(
  [...knowledge.skills.values()].flatMap(({ id, name, nameIsPlain, weakAliases = [] }) =>
    [...weakAliases, ...(nameIsPlain ? [name] : [])].map((text) => ({ text, id })),
  ),
)
const termTagger = tagger(terms.flatMap(({ name, words: all }) => all.map((text) => ({ text, id: name }))))
const toolTagger = tagger(tools.map(({ name }) => ({ text: name, id: name })))
const everyday = new Set(words.everyday)

const overlaps = (a: Tag, b: Tag) => a.from < b.to && b.from < a.to
const without = (tags: readonly Tag[], others: readonly Tag[]) =>
  tags.filter((tag) => !others.some((one) => overlaps(one, tag)))

/** Before and after the name of a skill that is an everyday word: 'learn go', 'a course on rest', 'go or rust'. */
const beforeName =
  /\b(?:learn\w*|study\w*|knows?|skills?|called|teach\w*|language|understand|(?:courses?|class|tutorial|prerequisites?|hours?) (?:on|in|for|of|about)|what is|why|or|vs|versus|than|not) $/
const afterName =
  /^ (?:courses?|class|first|skill|language|programming|prerequisites?|basics|or|vs|versus|than|instead)\b|^\W*$/

function isFramed(text: string, { start, end }: Tag): boolean {
  const lower = text.toLowerCase()
  return (
    (beforeName.test(lower.slice(0, start)) &&
      (afterName.test(lower.slice(end)) || /^[ ?.,]/.test(lower.slice(end)))) ||
    (start === 0 && afterName.test(lower.slice(end)) && lower.length > end)
  )
}

const workWords = new Set(
  'engineer developer analyst specialist manager designer administrator technician programmer consultant expert lead officer architect tester'.split(
    ' ',
  ),
)

/** 'Fashion designer': a word that says more makes it another profession. */
function isOtherTrade(tokens: readonly Token[], { from, to, quote }: Tag): boolean {
  const before = tokens[from - 1]?.word
  return to - from === 1 && workWords.has(stemmed(quote)) && before !== undefined && !ordinaryWords().has(before)
}
const stemmed = (word: string) => word.toLowerCase().replace(/s$/, '')

/** 'Network engineer' belongs to Cloud Engineer, whose names have no word of it. */
function isOtherTitle({ id, quote }: Tag): boolean {
  const career = careers.find((one) => one.id === id)
  if (career === undefined) return false
  const own = new Set(
    tokenize([careerTitleOf(career.id), ...career.chat.names].join(' ')).map(({ word }) => stemOf(word)),
  )
  return tokenize(quote).some(({ word }) => !workWords.has(word) && !own.has(stemOf(word)))
}

const upToTenth = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const cardinals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const thing = '(?:steps?|stages?|milestone|module)'
const numbered = new RegExp(
  String.raw`\b${thing} ?(?:number|no\.?|num|nr\.?)? ?#? ?((?:\d{1,3}|${cardinals.join('|')})\b(?:(?:,| and| &| or| to| till|-) ?(?:step )?\d{1,3}\b)*)|\b(\d{1,3})(?:st|nd|rd|th) ${thing}\b`,
)
const placed = new RegExp(
  String.raw`\b(${upToTenth.join('|')}|last|final|next|current|upcoming|following|this|that) (?:step|stage|thing|task|item|topic)\b(?! back)`,
)
const places: Readonly<Record<string, StepReference>> = {
  last: 'last',
  final: 'last',
  next: 'next',
  upcoming: 'next',
  following: 'next',
  current: 'current',
}

/** The steps that a text names by number or place, in their order. */
function readSteps(text: string): StepReference[] {
  const [, list, ordinal] = numbered.exec(text) ?? []
  if (ordinal !== undefined) return [Number(ordinal)]
  if (list !== undefined) {
    const first = cardinals.indexOf(list)
    return first < 0 ? (list.match(/\d+/g) ?? []).map(Number) : [first + 1]
  }
  const place = placed.exec(text)?.[1] ?? ''
  const found = places[place] ?? (upToTenth.includes(place) ? upToTenth.indexOf(place) + 1 : undefined)
  return found === undefined ? [] : [found]
}

/** Words in these scripts are not understood, so they are ignored. */
const otherScript = /[\p{Script=Tamil}\p{Script=Sinhala}]/u

function formOf(tokens: readonly Token[], names: readonly (readonly [string, readonly Tag[]])[]): string[] {
  const form: string[] = tokens.map(({ word }) => (/^\d+$/.test(word) ? '<number>' : word))
  for (const [name, tags] of names)
    for (const { from, to } of tags) {
      form.fill('', from, to)
      form[from] = name
    }
  return form.filter((word) => word !== '' && !otherScript.test(word))
}

const idsOf = <Id extends string>(tags: readonly Tag[]) => [...new Set(tags.map(({ id }) => id as Id))]

/**
 * Tells in which language other than English a message is.
 *
 * @param message - The message.
 * @returns The language of its script or else of its words, or null for English.
 */
export const localLanguageOf = ({ typed, language }: Pick<ParsedMessage, 'typed' | 'language'>) =>
  languageOfScript(typed) ?? language

/**
 * Reads what a message says and names.
 *
 * @param typed - The message as typed.
 * @returns Its words, and the careers, skills, terms, tools and steps that it names.
 */
export function readMessage(typed: string): ParsedMessage {
  const { text: said, language } = translateLocalWords(cleanWords(typed))
  const tokens = tokenize(said)
  const sureSkills = tagPhrases(skillTagger, said, tokens)
  const weakSkills = tagPhrases(looseTagger, said, tokens)
  // 'AI agents' is a skill, whatever 'AI' is.
  const isPartOfSkill = (tag: Tag) =>
    [...sureSkills, ...weakSkills].some((one) => overlaps(one, tag) && one.to - one.from > tag.to - tag.from)
  const allCareers = tagPhrases(careerTagger, said, tokens).filter(
    (tag) => !isOtherTrade(tokens, tag) && !isPartOfSkill(tag),
  )
  const jobs = allCareers.filter(({ quote }) => !fieldNames.has(quote.toLowerCase()))
  const sure = without(sureSkills, jobs)
  const weak = without(weakSkills, [...sure, ...jobs])
  const loose = weak.filter((tag) => everyday.has(tag.quote.toLowerCase()) && !isFramed(said, tag))
  const skills = [...sure, ...weak.filter((tag) => !loose.includes(tag))].sort((a, b) => a.from - b.from)
  const named = tagPhrases(termTagger, said, tokens).filter((tag) => !isPartOfSkill(tag))
  const ofTools = without(tagPhrases(toolTagger, said, tokens), jobs)
  const text = said.toLowerCase()
  return {
    typed,
    text,
    language,
    careers: idsOf<CareerId>(allCareers),
    skills: idsOf(skills),
    looseSkills: idsOf(loose),
    terms: idsOf(named),
    tools: idsOf(ofTools),
    steps: readSteps(text),
    hasOtherTitle: jobs.length === 1 && jobs.every(isOtherTitle),
    form: formOf(tokens, [
      ['<skill>', skills],
      ['<field>', without(allCareers, [...jobs, ...skills])],
      ['<career>', jobs],
    ]),
  }
}
