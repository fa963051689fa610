import { beginningOf, foldedWords } from '@milepost/contract/fold'
import { knowledgeFiles } from '@milepost/knowledge'
import type { Phrase } from '#text/phrase-tagger.ts'

const scripts = ['ta', 'si'] as const
const { vocabulary } = knowledgeFiles
type Spelled = (typeof vocabulary)[number]

const spellingsOf = ({ ta = [], si = [], latin = [] }: Spelled) => [...ta, ...si, ...latin]

/** The spellings that name a skill or a career of ours, as phrases of its id. */
export const spelledPhrases: readonly Phrase[] = vocabulary.flatMap((entry) =>
  entry.of === undefined ? [] : spellingsOf(entry).map((text) => ({ text, id: entry.of ?? '', weak: false })),
)

/** By the first word's beginning: the words of a name or a spelling, the longest first. */
const entriesByWord = new Map<string, { readonly words: readonly string[]; readonly entry: Spelled }[]>()
for (const entry of vocabulary)
  for (const text of [entry.name, ...spellingsOf(entry)]) {
    const words = foldedWords(text)
    const first = words[0] ?? ''
    const others = entriesByWord.get(first) ?? []
    others.push({ words, entry })
    entriesByWord.set(
      first,
      others.sort((one, other) => other.words.length - one.words.length),
    )
  }

const isLocal = (word: string) => /[\u0b80-\u0dff]/.test(word)
/** A shorter word of these scripts may begin another word. */
const minLengthOfStem = 4

/** Endings are written to the words of Tamil and Sinhala. */
function continues(word: string | undefined, spelling: string): boolean {
  if (word === undefined || word === spelling) return word === spelling
  const stem = beginningOf(spelling)
  return isLocal(spelling) && stem.length >= minLengthOfStem && word.startsWith(stem)
}

const localFirsts = [...entriesByWord.keys()].filter(isLocal)

function findEntry(words: readonly string[], from: number) {
  const word = words[from] ?? ''
  const firsts = isLocal(word) ? localFirsts.filter((first) => continues(word, first)) : [word]
  return firsts
    .flatMap((first) => entriesByWord.get(first) ?? [])
    .filter((known) => known.words.every((each, at) => continues(words[from + at], each)))
    .sort((one, other) => other.words.length - one.words.length)[0]
}

/**
 * Lists the ways to write a search: as it was typed, with the English names in place of spellings, and with the Tamil and
 * the Sinhala spellings in place of names. 'paithan', 'பைதான்' and 'python' are one search.
 *
 * @param search - What was typed.
 * @returns The ways, each once, as typed first.
 */
export function listSpellings(search: string): [string, ...string[]] {
  const words = foldedWords(search)
  const parts: (string | Spelled)[] = []
  for (let at = 0; at < words.length; ) {
    const found = findEntry(words, at)
    parts.push(found?.entry ?? words[at] ?? '')
    at += found?.words.length ?? 1
  }
  const named = parts.filter((part) => typeof part !== 'string')
  if (named.length === 0) return [search]
  const write = (spell: (entry: Spelled) => string) =>
    parts.map((part) => (typeof part === 'string' ? part : spell(part))).join(' ')
  const local = scripts.flatMap((script) => {
    const count = Math.max(0, ...named.map((entry) => entry[script]?.length ?? 0))
    return Array.from({ length: count }, (_, at) =>
      write((entry) => entry[script]?.[at] ?? entry[script]?.[0] ?? entry.name),
    )
  })
  return [search, ...new Set([write(({ name }) => name), ...local])]
}
