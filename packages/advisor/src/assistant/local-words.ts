import { beginningOf, foldText } from '@milepost/contract/fold'
import { knowledgeFiles } from '@milepost/knowledge'
import type { LanguageId } from '@milepost/knowledge/language-file'

interface Translated {
  /** Null where the spelling says nothing of the language: 'java skript'. */
  readonly language: LanguageId | null
  readonly meaning: string
}

/** Words of Tamil and Sinhala by how they are written, with their meaning for a question. */
const meanings = new Map<string, Translated>()
const add = (forms: readonly string[], meaning: Translated) => {
  for (const form of forms.map(foldText)) for (const each of [form, beginningOf(form)]) meanings.set(each, meaning)
}
for (const { name, ta = [], si = [], latin = [] } of knowledgeFiles.vocabulary) {
  add(latin, { language: null, meaning: name })
  add(ta, { language: 'ta', meaning: name })
  add(si, { language: 'si', meaning: name })
}
for (const { id, words } of knowledgeFiles.languages)
  for (const [meaning, forms] of Object.entries(words)) add(forms, { language: id, meaning })
const maxWordsOfForm = Math.max(...[...meanings.keys()].map((form) => form.split(' ').length))
/** A shorter word in these scripts may begin another word. */
const minLengthOfStem = 4
const isLatin = (word: string) => /^[\p{Script=Latin}\p{N} ]*$/u.test(word)

const questionWords =
  /^(?:what|what is|what are|why|can i|can i learn|can i switch|do i need|is there|when|how|how much|how long|how many|how many hours|where|who|which|courses|hello|thanks)$/
/** Endings that stand alone: 'sql ku', 'tamil la', 'rest api na'. */
const endings = new Set(['ku', 'kku', 'la', 'na', 'da', 'oda', 'nu', 'ah', 'bro', 'pa', 'th', 'ta', 'nam'])

export interface Translation {
  /** In English words, or as it was where it has none of these words. */
  readonly text: string
  /** The language of most of the translated words. */
  readonly language: LanguageId | null
}

/** The meaning of words: of their whole, or in these scripts of how they begin, since endings are written to the word. */
function meaningOf(words: string): Translated | undefined {
  const whole = meanings.get(words)
  if (whole !== undefined || isLatin(words)) return whole
  for (let length = words.length - 1; length >= minLengthOfStem; length -= 1) {
    const stem = meanings.get(words.slice(0, length))
    if (stem !== undefined && !words.slice(length).includes(' ')) return stem
  }
  return undefined
}

/**
 * Translates Tamil and Sinhala words, in their scripts or in Latin letters, one by one, with the question word first as in
 * English.
 *
 * @param text - Words in any case, on one line.
 * @returns The translation.
 */
export function translateLocalWords(text: string): Translation {
  const words = text.split(' ')
  const bare = words.map((word) => foldText(word).replace(/[?.!,]+$/, ''))
  const question: string[] = []
  const rest: string[] = []
  const found: LanguageId[] = []
  for (let at = 0; at < words.length; ) {
    let count = Math.min(maxWordsOfForm, words.length - at)
    let known = meaningOf(bare.slice(at, at + count).join(' '))
    while (known === undefined && count > 1) {
      count -= 1
      known = meaningOf(bare.slice(at, at + count).join(' '))
    }
    if (known === undefined) {
      rest.push(words[at] ?? '')
    } else {
      if (known.language !== null) found.push(known.language)
      if (known.meaning !== '') (questionWords.test(known.meaning) ? question : rest).push(known.meaning)
    }
    at += count
  }
  const [first] = found
  if (first === undefined) return { text: rest.join(' '), language: null }
  const isMostly = (id: LanguageId) => found.filter((one) => one === id).length * 2 > found.length
  const told = rest.filter((word) => !endings.has(word.toLowerCase().replace(/[?.!,]+$/, '')))
  return { text: [...question, ...told].join(' '), language: found.find(isMostly) ?? first }
}
