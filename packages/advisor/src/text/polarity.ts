import { type Token, tokenize } from '@milepost/knowledge/tokens'
import {
  having,
  lacking,
  negatableNouns,
  ownSubject,
  rejecting,
  sureHaving,
  trailingCues,
} from '#text/polarity-cues.ts'

/** What a writer says about a word: has it, lacks or only wants it, or rejects it. */
export type Polarity = 'has' | 'lacks' | 'rejects'

/** Positions of the first token and the one after the last. */
interface TokenRange {
  readonly from: number
  readonly to: number
}

type Cue = readonly [readonly string[], Polarity]
const cues: Cue[] = [
  ...rejecting.map((text): Cue => [tokenize(text).map(({ word }) => word), 'rejects']),
  ...lacking.map((text): Cue => [tokenize(text).map(({ word }) => word), 'lacks']),
  ...having.map((text): Cue => [tokenize(text).map(({ word }) => word), 'has']),
].sort((a, b) => b[0].length - a[0].length)

const cuesByFirstWord = Map.groupBy(cues, ([words]) => words[0] ?? '')
const clauseEnd = /[.!?;\n\r।]|[–—]|\s-\s/
const contrast = new Set(['but', 'however', 'although', 'though', 'except', 'whereas', 'while'])
// 'Not only Java' and 'no problem' are no denials.
const harmless = new Set(['only', 'just', 'problem', 'doubt'])

function cueAt(tokens: readonly Token[], index: number): Cue | undefined {
  return cuesByFirstWord
    .get(tokens[index]?.word ?? '')
    ?.find(([words]) => words.every((word, offset) => tokens[index + offset]?.word === word))
}

/**
 * Finds what the writer says about each word. A cue holds to the end of its clause or to the next cue. 'No experience
 * in' stays a denial although it ends in words that claim. Words inside a name are no cues: 'zero trust' denies
 * nothing.
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
  const inName = new Set<number>()
  for (const { from, to } of names) for (let place = from; place < to; place += 1) inName.add(place)
  const result: Polarity[] = []
  const unsaid = kind === 'past' ? 'has' : 'lacks'
  let current: Polarity = unsaid
  let deniedUntil = -1
  let cueUntil = -1
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]
    const previous = tokens[index - 1]
    if (token === undefined) break
    const fresh = previous !== undefined && clauseEnd.test(text.slice(previous.end, token.start))
    if (fresh || contrast.has(token.word)) {
      current = unsaid
      deniedUntil = -1
      cueUntil = -1
    }
    const cue = index >= cueUntil && !inName.has(index) ? cueAt(tokens, index) : undefined
    if (cue !== undefined) {
      const [words, polarity] = cue
      const next = tokens[index + words.length]?.word ?? ''
      if (polarity !== 'has') {
        if (!harmless.has(next)) {
          current = kind === 'goals' && words.join(' ') === 'no' && !negatableNouns.has(next) ? 'rejects' : polarity
          // A claim within three words of a denial belongs to it: 'no real experience in', 'never worked with'.
          deniedUntil = index + words.length + 3
        }
        cueUntil = index + words.length
      } else if (
        (kind === 'past' || sureHaving.has(words.join(' '))) &&
        (index > deniedUntil || ownSubject.has(token.word))
      ) {
        current = 'has'
      }
    }
    result.push(current)
  }
  return result
}

/**
 * Tells whether the words right after a phrase retract it ('Java: none').
 *
 * @param text - Any text.
 * @param end - Where the phrase ends, in UTF-16 units.
 * @returns True where it is retracted.
 */
export function isRetracted(text: string, end: number): boolean {
  const after = text.slice(end, end + 60)
  // 'TensorFlow Developer (in progress)': the rest of a name may come first.
  const afterName = after.replace(/^(?:\s+\p{Lu}[\p{L}\d-]*){1,2}(?=\s*[:(–—-])/u, '')
  return trailingCues.some((cue) => cue.test(after) || cue.test(afterName))
}

/**
 * Blanks the words that a text rejects, and in a text about the past also what it lacks.
 *
 * @param text - Any text.
 * @param kind - What the text is about.
 * @returns A text of the same length.
 */
export function removeNegated(text: string, kind: 'past' | 'goals'): string {
  const tokens = tokenize(text)
  const said = polarities(text, tokens, kind)
  let result = ''
  let end = 0
  tokens.forEach((token, index) => {
    const blank = said[index] === 'rejects' || (kind === 'past' && said[index] === 'lacks')
    result += text.slice(end, token.start)
    result += blank ? ' '.repeat(token.end - token.start) : text.slice(token.start, token.end)
    end = token.end
  })
  return result + text.slice(end)
}
