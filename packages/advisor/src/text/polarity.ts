import { type Token, tokenize } from '#text/tokens.ts'

/** What a writer says of the words at a place: has it, lacks or only wants it, or rejects it. */
export type Polarity = 'has' | 'lacks' | 'rejects'

const rejecting = [
  'hate',
  'dislike',
  'do not like',
  'don t like',
  'do not enjoy',
  'don t enjoy',
  'not interested in',
  'not into',
  'tired of',
  'do not want',
  'don t want',
  'not want',
  'bored of',
  'bored with',
  'get away from',
  'avoid',
  'no interest in',
  'instead of',
  'not good at',
]
const lacking = [
  'no',
  'not',
  'never',
  'without',
  'lack',
  'don t',
  'didn t',
  'haven t',
  'hasn t',
  'isn t',
  'can t',
  'cannot',
  'dont',
  'havent',
  'unfamiliar',
  'want to',
  'would like to',
  'wish to',
  'hope to',
  'hoping to',
  'plan to',
  'planning to',
  'aim to',
  'going to',
  'will learn',
  'intend to',
  'like to learn',
  'love to learn',
  'need to learn',
  'interested in',
  'curious about',
  'new to',
  'beginner in',
  'a beginner at',
  'yet to',
  'have to learn',
  'must learn',
  'struggle with',
  'struggling with',
  'weak in',
  'weak at',
  'heard of',
  'heard about',
  'zero',
  'little',
  'currently learning',
  'started learning',
  'starting to learn',
  'just started',
  'learning',
  'dream of',
  'looking to',
  'my team',
  'our team',
  'my brother',
  'my sister',
  'my father',
  'my mother',
  'my friend',
  'my cousin',
  'my husband',
  'my wife',
  'my uncle',
  'my colleague',
  'my son',
  'my daughter',
  'i don t think',
  'don t think',
  'he',
  'she',
  'they',
  'neither',
  'nor',
  'none',
  'failed',
  'studying for',
  'preparing for',
]
const having = [
  'i know',
  'already',
  'know',
  'i can',
  'i have',
  'i ve',
  'i am',
  'i work',
  'i worked',
  'i built',
  'i made',
  'i use',
  'i used',
  'worked with',
  'worked in',
  'worked as',
  'proficient in',
  'experienced in',
  'experience with',
  'experience in',
  'experience of',
  'skilled in',
  'familiar with',
  'good at',
  'good in',
  'built',
  'developed',
  'completed',
  'certified',
  'passed',
  'years of',
  'year of',
  'fluent in',
  'comfortable with',
  'i did',
  'i wrote',
  'i write',
  'used',
  'learned',
  'learnt',
]
// A cue that follows what it speaks of: 'Java: none', 'React is new to me'.
const trailing =
  /^[\s]*(?:[:(\-–—=]+\s*(?:none|no experience|beginner|not yet|zero|never|nil|no|in progress|ongoing|pending|planned|expected|started|learning)\b|(?:is|are) (?:all )?(?:quite |very |completely )?(?:new to me|unknown)|not yet\b)/i

// A claim with its own subject opens anew: 'want to learn Python, already know Java'.
const ownSubject = new Set(['i', 'already'])

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
 * In: a text and its tokens. Out: for each token what the writer says of it. A cue holds to the end of its clause or to the
 * next cue; 'no experience in' stays a denial although it ends in words that claim.
 */
export function polarities(text: string, tokens: readonly Token[]): Polarity[] {
  const result: Polarity[] = []
  let current: Polarity = 'has'
  let deniedUntil = -1
  let cueUntil = -1
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]
    const previous = tokens[index - 1]
    if (token === undefined) break
    const fresh = previous !== undefined && clauseEnd.test(text.slice(previous.end, token.start))
    if (fresh || contrast.has(token.word)) {
      current = 'has'
      deniedUntil = -1
      cueUntil = -1
    }
    const cue = index >= cueUntil ? cueAt(tokens, index) : undefined
    if (cue !== undefined) {
      const [words, polarity] = cue
      const next = tokens[index + words.length]?.word ?? ''
      if (polarity !== 'has') {
        if (!harmless.has(next)) {
          current = polarity
          // A claim within three words of a denial belongs to it: 'no real experience in', 'never worked with'.
          deniedUntil = index + words.length + 3
        }
        cueUntil = index + words.length
      } else if (index > deniedUntil || ownSubject.has(token.word)) {
        current = 'has'
      }
    }
    result.push(current)
  }
  return result
}

/** What is said right after the words that end at `end`: true when it takes them back ('Java: none'). */
export function takenBack(text: string, end: number): boolean {
  return trailing.test(text.slice(end, end + 60))
}
