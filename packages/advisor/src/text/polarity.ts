import { type Token, tokenize } from '@milepost/knowledge/tokens'
import { having, lackedThings, lacking, ownSubject, rejecting, sureHaving, trailingCues } from '#text/polarity-cues.ts'

/** What a writer says of the words at a place: has it, lacks or only wants it, or rejects it. */
export type Polarity = 'has' | 'lacks' | 'rejects'

/** Positions of the first token and the one after the last. */
interface Place {
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
// 'Not only Java' and 'no problem' deny nothing.
const harmless = new Set(['only', 'just', 'problem', 'doubt'])

function cueAt(tokens: readonly Token[], index: number): Cue | undefined {
  return cuesByFirstWord
    .get(tokens[index]?.word ?? '')
    ?.find(([words]) => words.every((word, offset) => tokens[index + offset]?.word === word))
}

/**
 * In: a text, its tokens, and what it tells of: where nothing is said, the past was done and wishes are not. Out: for each
 * token what the writer says of it. A cue holds to the end of its clause or to the next cue; 'no experience in' stays a denial
 * although it ends in words that claim. Words inside a name (`names`) are no cues: 'zero trust' denies nothing.
 */
export function polarities(
  text: string,
  tokens: readonly Token[],
  kind: 'past' | 'wishes' = 'past',
  names: Iterable<Place> = [],
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
          current = kind === 'wishes' && words.join(' ') === 'no' && !lackedThings.has(next) ? 'rejects' : polarity
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

/** What is said right after the words that end at `end`: true when it takes them back ('Java: none'). */
export function takenBack(text: string, end: number): boolean {
  const after = text.slice(end, end + 60)
  // 'TensorFlow Developer (in progress)': the rest of a name may stand between.
  const afterName = after.replace(/^(?:\s+\p{Lu}[\p{L}\d-]*){1,2}(?=\s*[:(–—-])/u, '')
  return trailingCues.some((cue) => cue.test(after) || cue.test(afterName))
}

/**
 * In: a text and what it tells of. Out: the same text, as long as before, with the words blanked that its writer rejects, or does
 * not have where it tells of the past.
 */
export function affirmed(text: string, kind: 'past' | 'wishes'): string {
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
