import { knowledgeFiles } from '@milepost/knowledge'
import type { LanguageId } from '@milepost/knowledge/language-file'
import { correctSlip } from '#assistant/spelling.ts'
import { words } from '#knowledge/knowledge.ts'

/** The longest part of a message that is read, in UTF-16 units. */
const maxMessageLength = 4000

const unit = 'hours?|h|days?|weeks?|months?|years?|steps?|minutes?|times?|and|or|to|is|are|in|of|as|done|on|was|%|x'
/** 'Hw 2 cancl', 'gud 4 me': digits that stand for words. */
const toDigit = new RegExp(
  String.raw`\b(how|want|need|have|where|what|way|going|able|hard|easy|like|time|try|ready|used) 2 (?=(?!(?:${unit})\b)[a-z])`,
  'gi',
)
const forDigit = new RegExp(
  String.raw`(?<!\b(?:steps?|milestone|number|no|section|than|only|about|first|last|next|and|or|to|is)\.? )\b4 (?=(?!(?:${unit})\b)[a-z])`,
  'gi',
)

function meant(word: string, corrects: boolean): string {
  const lower = word.toLowerCase()
  const short = Object.hasOwn(words.short, lower) ? words.short[lower] : undefined
  const right = short ?? (corrects ? correctSlip(lower) : lower)
  return right === lower ? word : right
}

/**
 * Cleans a message: one line, in its own case, without markup, emoji and invisible characters, with short forms and slips corrected.
 *
 * @param message - The message as typed.
 * @param corrects - Whether slips are corrected beside short forms.
 * @returns Its words.
 */
export function cleanWords(message: string, corrects = true): string {
  return message
    .slice(0, maxMessageLength)
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\bcan't\b/gi, 'can not')
    .replace(/\bwon't\b/gi, 'will not')
    .replace(/\b([A-Za-z]+)n't\b/g, '$1 not')
    .replace(/\b(I)'m\b/gi, '$1 am')
    .replace(/'ve\b/gi, ' have')
    .replace(/'ll\b/gi, ' will')
    .replace(/'re\b/gi, ' are')
    .replace(/\b(what|who|where|when|how|that|it|there|he|she|let)'s\b/gi, '$1 is')
    .replace(/[\p{Extended_Pictographic}\p{Cc}*_~{}[\]|\\]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}+#.&])[\p{L}\p{N}]+(?![\p{L}\p{N}+#&])/gu, (word) => meant(word, corrects))
    .replace(toDigit, '$1 to ')
    .replace(forDigit, 'for ')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Tells whether a message is in the script of a language that is partly understood.
 *
 * @param message - A message.
 * @returns The language, or null for any other script.
 */
export function languageOfScript(message: string): LanguageId | null {
  const part = message.slice(0, maxMessageLength)
  const lettersOf = (script: string) => part.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0
  const counted = knowledgeFiles.languages.map(({ id, script }) => ({ id, letters: lettersOf(script) }))
  const max = counted.reduce((a, b) => (b.letters > a.letters ? b : a))
  return max.letters < 2 ? null : max.id
}
