import { beginningOf } from '@milepost/contract/fold'
import { type Token, tokenize } from '@milepost/knowledge/tokens'

export interface Phrase {
  readonly text: string
  readonly id: string
  /** An ordinary word too. It counts only in a list beside a sure phrase, or next to a technical word. */
  readonly weak: boolean
}

export interface Tag {
  readonly id: string
  /** Positions of the first token and the one after the last. */
  readonly from: number
  readonly to: number
  /** The words' position in the text, in UTF-16 units. */
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
  [
    'programming language developer development code coding software basic beginner course tutorial script',
    'scripting engineer api formula sheet advanced ms microsoft skill certification framework backend',
  ].flatMap((line) => line.split(' ')),
)

/**
 * Creates a tagger (a trie over words) for `tagPhrases`.
 *
 * @param phrases - The phrases to find, with their ids.
 * @returns The tagger.
 */
export function createPhraseTagger(phrases: Iterable<Phrase>): PhraseTagger {
  const root: Node = { next: new Map(), phrases: [] }
  for (const phrase of phrases) {
    let node = root
    for (const token of tokenize(phrase.text)) {
      const word = beginningOf(token.word)
      const next = node.next.get(word) ?? { next: new Map(), phrases: [] }
      node.next.set(word, next)
      node = next
    }
    if (node !== root) node.phrases.push(phrase)
  }
  return { root }
}

/** A word belongs to a sure phrase, or to a weak one that is written like a name. */
type WordStatus = 'sure' | 'name'

/** What a place or a firm is called after a name: 'Java Lounge' is no programming language. */
const placeWords = new Set(
  [
    'lounge cafe café coffee restaurant hotel bakery bistro bar pub store stores supermarket mart street road lane avenue',
    'hospital clinic pharmacy salon spa mall tower towers island travels tours holdings textiles garments motors foods',
    'insurance logistics airlines',
  ].flatMap((line) => line.split(' ')),
)

/** True where a name is only the first part of a place's or firm's name, all with capitals. */
function isPlaceName(text: string, tokens: readonly Token[], { from, to }: Match): boolean {
  const [first, last, after] = [tokens[from], tokens[to - 1], tokens[to]]
  if (first === undefined || last === undefined || after === undefined || !placeWords.has(after.word)) return false
  const hasCapital = ({ start }: Token) => /^\p{Lu}/u.test(text.slice(start))
  return hasCapital(first) && hasCapital(after) && /^ +$/.test(text.slice(last.end, after.start))
}

interface Match {
  readonly phrases: readonly Phrase[]
  readonly from: number
  readonly to: number
}

/** A shorter word of these scripts may begin another word. */
const minLengthOfStem = 4

/** Endings are written to the words of Tamil and Sinhala. */
function nextNode({ next }: Node, word: string): Node | undefined {
  const found = next.get(beginningOf(word))
  if (found !== undefined || !/[\u0b80-\u0dff]/.test(word)) return found
  for (let length = word.length - 1; length >= minLengthOfStem; length -= 1) {
    const stem = next.get(word.slice(0, length))
    if (stem !== undefined) return stem
  }
  return undefined
}

function findLongestMatch(tagger: PhraseTagger, tokens: readonly Token[], from: number): Match | null {
  let node = tagger.root
  let best: Match | null = null
  for (let to = from; to < tokens.length; to += 1) {
    const next = nextNode(node, tokens[to]?.word ?? '')
    if (next === undefined) break
    node = next
    if (node.phrases.length > 0) best = { phrases: node.phrases, from, to: to + 1 }
  }
  return best
}

const separator = /^\s*(?:[,;/&|•·]|,?\s*and\b|,?\s*or\b|\+)\s*$/i

/** True where the text between two neighbours is only a list separator. */
function isListed(text: string, left: Token | undefined, right: Token | undefined): boolean {
  return left !== undefined && right !== undefined && separator.test(text.slice(left.end, right.start))
}

/**
 * A capital inside a sentence makes an ordinary word a name ('charts in Excel'), unless the words around have capitals
 * too.
 */
function isNameInSentence(text: string, before: Token | undefined, word: Token | undefined): boolean {
  if (before === undefined || word === undefined) return false
  const lower = (token: Token) => /^\p{Ll}/u.test(text.slice(token.start))
  return /^ +$/.test(text.slice(before.end, word.start)) && lower(before) && /^\p{Lu}/u.test(text.slice(word.start))
}

function isTrusted(
  text: string,
  tokens: readonly Token[],
  match: Match,
  statuses: ReadonlyMap<number, WordStatus>,
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
  // Two ordinary words written as names confirm each other: 'Node and Express'.
  const vouches = (index: number) => {
    const status = statuses.get(index)
    return status === 'sure' || (status === 'name' && statuses.get(match.from) === 'name')
  }
  const left = isListed(text, tokens[leftIndex], tokens[match.from]) && vouches(leftIndex)
  const right = isListed(text, last, tokens[rightIndex]) && vouches(rightIndex)
  // "I want to go, and learn python": a list begins with the word itself or a sure neighbour, never with "to go".
  return left || (right && wordsBefore.every(({ word }) => word !== 'to' && word !== 'i'))
}

/**
 * Finds phrases in a text: the longest at each place, none overlapping. A phrase of several ids gives one tag an id.
 *
 * @param tagger - The phrases to find.
 * @param text - Any text.
 * @param tokens - The text's tokens, if they are already known.
 * @returns The tags, in the order of the text.
 */
export function tagPhrases(tagger: PhraseTagger, text: string, tokens: readonly Token[] = tokenize(text)): Tag[] {
  const matches: Match[] = []
  const statuses = new Map<number, WordStatus>()
  for (let index = 0; index < tokens.length; ) {
    const match = findLongestMatch(tagger, tokens, index)
    if (match === null) {
      index += 1
      continue
    }
    if (isPlaceName(text, tokens, match)) {
      index = match.to
      continue
    }
    matches.push(match)
    const sure = match.phrases.some((phrase) => !phrase.weak)
    if (sure || /^\p{Lu}/u.test(text.slice(tokens[match.from]?.start))) {
      for (let place = match.from; place < match.to; place += 1) statuses.set(place, sure ? 'sure' : 'name')
    }
    index = match.to
  }
  return matches.flatMap((match) => {
    const start = tokens[match.from]?.start ?? 0
    const end = tokens[match.to - 1]?.end ?? text.length
    const quote = text.slice(start, end)
    return match.phrases
      .filter((phrase) => !phrase.weak || isTrusted(text, tokens, match, statuses))
      .map((phrase) => ({ id: phrase.id, from: match.from, to: match.to, start, end, quote }))
  })
}
