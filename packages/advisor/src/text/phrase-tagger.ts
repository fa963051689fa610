import { type Token, tokenize } from '@milepost/knowledge/tokens'

export interface Phrase {
  readonly text: string
  readonly id: string
  /** An ordinary word too: counts only in a list beside a sure phrase, or next to a word of the trade. */
  readonly weak: boolean
}

export interface Tag {
  readonly id: string
  /** Positions of the first token and the one after the last. */
  readonly from: number
  readonly to: number
  /** Where the words stand in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
  /** The words as written. */
  readonly quote: string
}

interface Node {
  readonly next: Map<string, Node>
  readonly phrases: Phrase[]
}

export interface PhraseTagger {
  readonly root: Node
}

const tradeWords = new Set(
  'programming language developer development code coding software basic beginner course tutorial script scripting engineer api formula sheet advanced ms microsoft skill certification framework backend'.split(
    ' ',
  ),
)

/** In: phrases with their ids. Out: a tagger (a trie over words) for `tagPhrases`. */
export function createPhraseTagger(phrases: Iterable<Phrase>): PhraseTagger {
  const root: Node = { next: new Map(), phrases: [] }
  for (const phrase of phrases) {
    let node = root
    for (const { word } of tokenize(phrase.text)) {
      const next = node.next.get(word) ?? { next: new Map(), phrases: [] }
      node.next.set(word, next)
      node = next
    }
    if (node !== root) node.phrases.push(phrase)
  }
  return { root }
}

/** What a word of a text belongs to: a phrase that is sure, or one that is weak but written like a name. */
type Standing = 'sure' | 'name'

interface Match {
  readonly phrases: readonly Phrase[]
  readonly from: number
  readonly to: number
}

function maxMatchLength(tagger: PhraseTagger, tokens: readonly Token[], from: number): Match | null {
  let node = tagger.root
  let best: Match | null = null
  for (let to = from; to < tokens.length; to += 1) {
    const next = node.next.get(tokens[to]?.word ?? '')
    if (next === undefined) break
    node = next
    if (node.phrases.length > 0) best = { phrases: node.phrases, from, to: to + 1 }
  }
  return best
}

const separator = /^\s*(?:[,;/&|•·]|,?\s*and\b|,?\s*or\b|\+)\s*$/i

/** The text between two neighbours is nothing but a separator of a list. */
function listed(text: string, left: Token | undefined, right: Token | undefined): boolean {
  return left !== undefined && right !== undefined && separator.test(text.slice(left.end, right.start))
}

/** A capital inside a sentence makes a name of an ordinary word ('charts in Excel'), unless the words around have capitals too. */
function isNameInSentence(text: string, before: Token | undefined, word: Token | undefined): boolean {
  if (before === undefined || word === undefined) return false
  const lower = (token: Token) => /^\p{Ll}/u.test(text.slice(token.start))
  return /^ +$/.test(text.slice(before.end, word.start)) && lower(before) && /^\p{Lu}/u.test(text.slice(word.start))
}

function trusted(
  text: string,
  tokens: readonly Token[],
  match: Match,
  standings: ReadonlyMap<number, Standing>,
): boolean {
  const before = tokens[match.from - 1]
  const after = tokens[match.to]
  if (tradeWords.has(after?.word ?? '') || (before?.word === 'in' && after?.word === 'programming')) return true
  const last = tokens[match.to - 1]
  if (isNameInSentence(text, before, tokens[match.from])) return true
  const wordsBefore = tokens.slice(Math.max(0, match.from - 2), match.from)
  const conjunctions = new Set(['and', 'or'])
  const leftIndex = conjunctions.has(before?.word ?? '') ? match.from - 2 : match.from - 1
  const rightIndex = conjunctions.has(after?.word ?? '') ? match.to + 1 : match.to
  // Two ordinary words written as names vouch for each other: 'Node and Express'.
  const vouches = (index: number) => {
    const standing = standings.get(index)
    return standing === 'sure' || (standing === 'name' && standings.get(match.from) === 'name')
  }
  const left = listed(text, tokens[leftIndex], tokens[match.from]) && vouches(leftIndex)
  const right = listed(text, last, tokens[rightIndex]) && vouches(rightIndex)
  // "I want to go, and learn python": a list begins with the word itself or a sure neighbour, never with "to go".
  return left || (right && wordsBefore.every(({ word }) => word !== 'to' && word !== 'i'))
}

/**
 * In: a tagger and any text with its tokens. Out: the phrases found, longest first at each place, none overlapping, in
 * order of the text. A phrase of several ids yields one tag an id.
 */
export function tagPhrases(tagger: PhraseTagger, text: string, tokens: readonly Token[] = tokenize(text)): Tag[] {
  const matches: Match[] = []
  const standings = new Map<number, Standing>()
  for (let index = 0; index < tokens.length; ) {
    const match = maxMatchLength(tagger, tokens, index)
    if (match === null) {
      index += 1
      continue
    }
    matches.push(match)
    const sure = match.phrases.some((phrase) => !phrase.weak)
    if (sure || /^\p{Lu}/u.test(text.slice(tokens[match.from]?.start))) {
      for (let place = match.from; place < match.to; place += 1) standings.set(place, sure ? 'sure' : 'name')
    }
    index = match.to
  }
  return matches.flatMap((match) => {
    const start = tokens[match.from]?.start ?? 0
    const end = tokens[match.to - 1]?.end ?? text.length
    const quote = text.slice(start, end)
    return match.phrases
      .filter((phrase) => !phrase.weak || trusted(text, tokens, match, standings))
      .map((phrase) => ({ id: phrase.id, from: match.from, to: match.to, start, end, quote }))
  })
}
