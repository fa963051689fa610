import { type Token, tokenize } from '@milepost/knowledge/tokens'
import { findRetractions } from '#read/retractions.ts'
import { type HeadingRule, sectionsOf } from '#read/sections.ts'
import {
  beforeRefusedName,
  choosing,
  comparing,
  cuesOfNames,
  having,
  lacking,
  leaving,
  mentioning,
  negatableNouns,
  ownSubject,
  rejecting,
  struggling,
  sureHaving,
  wanting,
} from '#read/stance-cues.ts'

/** What a writer says about a word: has it, wants it, lacks it, others have it, only mentions it, finds it hard or rejects it. */
export type Polarity = 'has' | 'wants' | 'lacks' | 'others' | 'mentions' | 'struggles' | 'rejects'

/** A polarity with the index of the token where the words that say so begin. Null where none do. */
export interface PolarityReading {
  readonly polarity: Polarity
  readonly cueAt: number | null
  /** Where the words end that take it back, in UTF-16 units. */
  readonly until?: number
}

/** Positions of the first token and the one after the last. */
interface TokenRange {
  readonly from: number
  readonly to: number
}

type Cue = readonly [readonly string[], Polarity]
const cues: Cue[] = [
  ...rejecting.map((text): Cue => [tokenize(text).map(({ word }) => word), 'rejects']),
  ...struggling.map((text): Cue => [tokenize(text).map(({ word }) => word), 'struggles']),
  ...wanting.map((text): Cue => [tokenize(text).map(({ word }) => word), 'wants']),
  ...[...mentioning, ...leaving].map((text): Cue => [tokenize(text).map(({ word }) => word), 'mentions']),
  ...lacking.map((text): Cue => [tokenize(text).map(({ word }) => word), 'lacks']),
  ...having.map((text): Cue => [tokenize(text).map(({ word }) => word), 'has']),
].sort((a, b) => b[0].length - a[0].length)

const cuesByFirstWord = Map.groupBy(cues, ([words]) => words[0] ?? '')
const clauseEnd = /[.!?;\n\r।]|[–—]|\s-\s/
const contrast = new Set(['but', 'however', 'although', 'though', 'except', 'whereas', 'while'])
const listing = new Set(['and', 'or', 'nor'])
// 'Not only Java' and 'no problem' are no denials.
const harmless = new Set(['only', 'just', 'problem', 'doubt'])
const leavingCues = new Set(leaving)

function cueAt(tokens: readonly Token[], index: number): Cue | undefined {
  return cuesByFirstWord
    .get(tokens[index]?.word ?? '')
    ?.find(([words]) => words.every((word, offset) => tokens[index + offset]?.word === word))
}

/** Finds the name that begins at a token, or after at most two words such as 'learning the'. -1 without one. */
function findNameFrom(tokens: readonly Token[], inName: ReadonlySet<number>, index: number): number {
  let place = index
  while (place < index + 2 && !inName.has(place) && beforeRefusedName.has(tokens[place]?.word ?? '')) place += 1
  return inName.has(place) ? place : -1
}

/** Finds the tokens before the names that were not chosen ('to' in 'prefer Vue to React'), with where the choice begins. */
function findComparisons(
  text: string,
  tokens: readonly Token[],
  inName: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  let choice: number | null = null
  let lastName: number | null = null
  tokens.forEach(({ word, start }, index) => {
    const previous = tokens[index - 1]
    if (previous !== undefined && clauseEnd.test(text.slice(previous.end, start))) {
      choice = null
      lastName = null
    }
    if (inName.has(index)) {
      if (!inName.has(index - 1)) lastName = index
    } else if (choosing.has(word)) {
      choice = index
      lastName = null
    } else if (comparing.has(word) && findNameFrom(tokens, inName, index + 1) >= 0) {
      // 'Java over Python' needs no verb, and only 'to' has other meanings: 'I prefer to learn Java'.
      const isBetweenNames = word === 'over' && inName.has(index - 1)
      const begins = choice ?? (isBetweenNames ? lastName : null)
      if (begins !== null && (word !== 'to' || lastName !== null)) found.set(index, begins)
    }
  })
  return found
}

/** 'Move from' before anything but a name says nothing about it: 'move from one town to another'. */
function isHarmless(cue: string, next: string, name: number): boolean {
  return harmless.has(next) || (leavingCues.has(cue) && name < 0)
}

/** In goals 'no coding please' and 'not React' reject, while 'no experience' and 'not learned yet' only lack. */
function isRefusal(cue: string, next: string, name: number): boolean {
  if (cue === 'no') return !negatableNouns.has(next)
  return (cue === 'not' || cue === 'without') && name >= 0
}

/**
 * Finds what the writer says about each word, and where they begin to say so. A cue holds to the end of its clause or to
 * the next cue. 'No experience in' stays a denial although it ends in words that claim. Words inside a name are no cues:
 * 'zero trust' denies nothing.
 *
 * @param text - Any text.
 * @param tokens - The text's tokens.
 * @param kind - Words without a cue are claimed in a text about the past, and wanted in one about goals.
 * @param names - Token ranges that are names.
 * @returns One reading a token.
 */
export function readPolarities(
  text: string,
  tokens: readonly Token[],
  kind: 'past' | 'goals' = 'past',
  names: Iterable<TokenRange> = [],
): PolarityReading[] {
  const inName = new Set<number>()
  for (const { from, to } of names) for (let place = from; place < to; place += 1) inName.add(place)
  const comparisons = kind === 'goals' ? findComparisons(text, tokens, inName) : new Map<number, number>()
  const result: PolarityReading[] = []
  const usual: PolarityReading = { polarity: kind === 'past' ? 'has' : 'wants', cueAt: null }
  const sections = sectionsOf(text)
  let sectionAt = 0
  let unsaid = usual
  let current = unsaid
  let deniedUntil = -1
  let cueUntil = -1
  let isForNames = false
  tokens.forEach((token, index) => {
    const previous = tokens[index - 1]
    while ((sections[sectionAt]?.end ?? Number.POSITIVE_INFINITY) <= token.start) sectionAt += 1
    const section = sections[sectionAt]
    const isRuled = section !== undefined && section.start <= token.start
    const before = unsaid
    unsaid = isRuled ? ruledBy[section.rule] : usual
    const fresh = before !== unsaid || (previous !== undefined && clauseEnd.test(text.slice(previous.end, token.start)))
    const isPastNames = isForNames && index >= cueUntil && !inName.has(index) && !listing.has(token.word)
    if (fresh || contrast.has(token.word) || isPastNames) {
      current = unsaid
      deniedUntil = -1
      cueUntil = -1
      isForNames = false
    }
    const cue = index >= cueUntil && !inName.has(index) ? cueAt(tokens, index) : undefined
    const choice = comparisons.get(index)
    const next = index + (cue?.[0].length ?? 1)
    const name = kind === 'goals' ? findNameFrom(tokens, inName, next) : -1
    if (choice !== undefined) {
      current = { polarity: 'rejects', cueAt: choice }
      isForNames = true
      cueUntil = name
    } else if (cue !== undefined && cue[1] !== 'has') {
      const words = cue[0].join(' ')
      const following = tokens[next]?.word ?? ''
      cueUntil = next
      if (!isHarmless(words, following, name)) {
        const isRefused = kind === 'goals' && isRefusal(words, following, name)
        current = { polarity: isRefused ? 'rejects' : cue[1], cueAt: index }
        isForNames = cuesOfNames.has(words) && name >= 0
        if (isForNames) cueUntil = name
        // A claim within three words of a denial belongs to it: 'no real experience in', 'never worked with'.
        deniedUntil = next + 3
      }
    } else if (
      cue !== undefined &&
      (kind === 'past' || sureHaving.has(cue[0].join(' '))) &&
      (index > deniedUntil || ownSubject.has(token.word))
    ) {
      current = { polarity: 'has', cueAt: index }
    }
    result.push(current)
  })
  return withRetractions(result, text, tokens, names)
}

const ruledBy = {
  has: { polarity: 'has', cueAt: null },
  wants: { polarity: 'wants', cueAt: null },
  lacks: { polarity: 'lacks', cueAt: null },
  mentions: { polarity: 'mentions', cueAt: null },
} as const satisfies Record<HeadingRule, PolarityReading>

/** What the words behind a name say of it outweighs what stands before it. A refusal stays one. */
function withRetractions(
  readings: PolarityReading[],
  text: string,
  tokens: readonly Token[],
  names: Iterable<TokenRange>,
): PolarityReading[] {
  const places = [...names].map(({ from, to }) => ({
    from,
    to,
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  }))
  for (const [index, { by, end }] of findRetractions(text, places)) {
    const { from = 0, to = 0 } = places[index] ?? {}
    for (let at = from; at < to; at += 1)
      if (!isAgainst(readings[at]?.polarity)) readings[at] = { polarity: by, cueAt: null, until: end }
  }
  return readings
}

/**
 * Finds what the writer says about each word, as `readPolarities` does.
 *
 * @param text - Any text.
 * @param tokens - The text's tokens.
 * @param kind - Words without a cue are claimed in a text about the past, and wanted in one about goals.
 * @param names - Token ranges that are names.
 * @returns One polarity a token.
 */
export function polarities(
  text: string,
  tokens: readonly Token[],
  kind: 'past' | 'goals' = 'past',
  names: Iterable<TokenRange> = [],
): Polarity[] {
  return readPolarities(text, tokens, kind, names).map(({ polarity }) => polarity)
}

/**
 * Tells whether words speak against what they name.
 *
 * @param polarity - What is said about it.
 * @returns True where it is rejected or found hard.
 */
export function isAgainst(polarity: Polarity | undefined): boolean {
  return polarity === 'rejects' || polarity === 'struggles'
}

/**
 * Tells whether a name is no wish.
 *
 * @param polarity - What is said about it.
 * @returns True where it is rejected, found hard, others' work or only mentioned.
 */
export function isUnwanted(polarity: Polarity | undefined): boolean {
  return isAgainst(polarity) || polarity === 'mentions' || polarity === 'others'
}

/**
 * Blanks the words that a text rejects or only mentions, and in a text about the past also what it lacks.
 *
 * @param text - Any text.
 * @param kind - What the text is about.
 * @param tokens - The text's tokens, if they are already known.
 * @param isLeftOut - Tells of what else is blanked.
 * @returns A text of the same length.
 */
export function removeNegated(
  text: string,
  kind: 'past' | 'goals',
  tokens: readonly Token[] = tokenize(text),
  isLeftOut: (polarity: Polarity) => boolean = () => false,
): string {
  const said = polarities(text, tokens, kind)
  let result = ''
  let end = 0
  tokens.forEach((token, index) => {
    const polarity = said[index] ?? 'mentions'
    const blank = isUnwanted(polarity) || (kind === 'past' && polarity === 'lacks') || isLeftOut(polarity)
    result += text.slice(end, token.start)
    result += blank ? ' '.repeat(token.end - token.start) : text.slice(token.start, token.end)
    end = token.end
  })
  return result + text.slice(end)
}
