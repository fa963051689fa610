import { knowledgeFiles } from '@milepost/knowledge'
import type { LanguageId } from '@milepost/knowledge/language-file'
import { translateLocalWords } from '#chat/local-words.ts'
import { readDigitWords, readShortForm } from '#chat/short-spelling.ts'
import { correctSlip } from '#chat/spelling.ts'

/** Common slips, and forms without an apostrophe. Locale: 'en'. */
const shorthand: Readonly<Record<string, string>> = {
  w: 'with',
  whats: 'what is',
  hows: 'how is',
  im: 'i am',
  ive: 'i have',
  dont: 'do not',
  doesnt: 'does not',
  cant: 'can not',
  wont: 'will not',
  didnt: 'did not',
  isnt: 'is not',
  wanna: 'want to',
  gonna: 'going to',
  carrier: 'career',
  carrer: 'career',
  carreer: 'career',
  cours: 'course',
  prereqs: 'prerequisites',
  prereq: 'prerequisites',
  pre: 'pre',
  prerequsite: 'prerequisite',
  dev: 'developer',
  devs: 'developers',
  engg: 'engineer',
  engr: 'engineer',
  somthing: 'something',
  recomended: 'recommended',
  recomend: 'recommend',
  recomendation: 'recommendation',
  reccomend: 'recommend',
  whos: 'who is',
  wheres: 'where is',
  whens: 'when is',
  lets: 'let us',
  thats: 'that is',
  cloude: 'cloud',
  sycurity: 'security',
  phyton: 'python',
  pyhton: 'python',
  javascrpt: 'javascript',
  kubernates: 'kubernetes',
  kubernetis: 'kubernetes',
  progess: 'progress',
  stp: 'step',
  cource: 'course',
  cources: 'courses',
  coarse: 'course',
  corse: 'course',
  corses: 'courses',
}

function correctSpelling(word: string, corrects: boolean): string {
  const known = readShortForm(word) ?? (Object.hasOwn(shorthand, word) ? shorthand[word] : undefined)
  if (known !== undefined) return known
  return corrects ? correctSlip(word) : word
}

/** The longest part of a message that is read, in UTF-16 units. */
const maxMessageLength = 4000

/**
 * Cleans a message: one line, in its own case, without markup, emoji and invisible characters, with shorthand and slips
 * corrected.
 *
 * @param message - The message as typed.
 * @returns Its words.
 */
export function readWords(message: string): string {
  return translateLocalWords(cleanWords(message)).text
}

/**
 * The same as `readWords`, with Tamil and Sinhala words as they were written.
 *
 * @param message - The message as typed.
 * @param corrects - Whether slips are corrected beside shorthand.
 * @returns Its words.
 */
export function cleanWords(message: string, corrects = true): string {
  return readDigitWords(message.slice(0, maxMessageLength))
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\b([A-Za-z]+)n't\b/g, (_, verb: string) =>
      /^ca$/i.test(verb) ? 'can not' : /^wo$/i.test(verb) ? 'will not' : `${verb} not`,
    )
    .replace(/\b(I)'m\b/gi, '$1 am')
    .replace(/'(?:ve)\b/gi, ' have')
    .replace(/'(?:ll)\b/gi, ' will')
    .replace(/'(?:re)\b/gi, ' are')
    .replace(/\b(what|who|where|when|how|that|it|there|he|she|let)'s\b/gi, '$1 is')
    .replace(/[\p{Extended_Pictographic}\p{Cc}*_~{}[\]|\\]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}+#.&])[\p{L}\p{N}]+(?![\p{L}\p{N}+#&])/gu, (word) => {
      const right = correctSpelling(word.toLowerCase(), corrects)
      return right === word.toLowerCase() ? word : right
    })
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
  const most = counted.reduce((a, b) => (b.letters > a.letters ? b : a))
  return most.letters < 2 ? null : most.id
}
