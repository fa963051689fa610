import type { ChatSentence } from '@milepost/contract/chat/schema'

/** A part of a model's reply that is judged and shown as one: a sentence, an item of a list or a block of code. */
export interface ReplyPiece {
  /** As in `ChatSentence`. */
  readonly form: ChatSentence['form']
  /** Plain text, without the marks of lists, headings and bold. */
  readonly text: string
  /** The number of an item, such as '1.'. */
  readonly number?: string
}

/** A piece that is longer is cut off: no sentence is, and patterns must not run over pages. */
const maxPieceLength = 600
const maxCodeLength = 3_000

/** Where one sentence ends and the next begins. Ids in brackets belong to the sentence before them. */
const boundary = /(?<=[.!?…]["”’)*]{0,3}(?: ?\[[\w:,# -]{1,60}\])*)\s+(?=["“‘(*`[]{0,3}[\p{Lu}\p{Lo}\d]|\[[a-z]+:)/u
const abbreviation = /(?:\b(?:rs|e\.g|i\.e|etc|vs|mr|mrs|ms|dr|no|approx|incl|st)|(?:^|[\s(])\p{Lu})\.$/iu

/** Sentences of a line. 'Rs. 80,000' is one: in two halves, neither would look wrong. */
function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  for (const part of line.split(boundary)) {
    const last = sentences.at(-1)
    if (last !== undefined && abbreviation.test(last)) sentences[sentences.length - 1] = `${last} ${part}`
    else sentences.push(part)
  }
  return sentences
}

const listMark = /^(?:[-*•+]|\d{1,2}[.)])\s+/
const plain = (text: string) =>
  text
    .replace(/^#{1,6}\s+/, '')
    .replace(/\*\*|__/g, '')
    .trim()

/**
 * Splits a reply that arrives in parts.
 *
 * @returns `add` takes the next part and returns the pieces that are complete with it, `end` the rest. The pieces are the same
 *   wherever the parts were cut.
 */
export function createReplySplitter() {
  let rest = ''
  let code: string[] | null = null
  let startsParagraph = true

  /** The sentences of a line, or of its beginning. */
  const ofLine = (line: string, isWhole: boolean): ReplyPiece[] => {
    if (line.trim() === '') {
      startsParagraph ||= isWhole
      return []
    }
    const isItem = listMark.test(line)
    const form: ReplyPiece['form'] = isItem ? 'item' : startsParagraph || /^#/.test(line) ? 'paragraph' : undefined
    startsParagraph = false
    const [first = '', ...others] = isItem ? [line.replace(listMark, '')] : sentencesOf(line)
    const number = /^\d+(?=[.)])/.exec(line)?.[0]
    return [
      { form, text: plain(first), ...(isItem && number !== undefined && { number: `${number}.` }) },
      ...others.map((text): ReplyPiece => ({ form: undefined, text: plain(text) })),
    ]
      .filter(({ text }) => text !== '')
      .map((piece) => ({ ...piece, text: piece.text.slice(0, maxPieceLength + 1) }))
  }
  const addLine = (line: string): ReplyPiece[] => {
    if (/^\s*(?:```|~~~)/.test(line)) {
      const done = code
      code = done === null ? [] : null
      startsParagraph = true
      return done === null || done.length === 0 ? [] : [{ form: 'code', text: done.join('\n').slice(0, maxCodeLength) }]
    }
    if (code !== null) {
      code.push(line)
      return []
    }
    const pieces = ofLine(line, true)
    startsParagraph ||= listMark.test(line) || /^#/.test(line)
    return pieces
  }
  /** Complete sentences of a line that has not ended. Lists and code are judged by the line. */
  const addOpen = (): ReplyPiece[] => {
    if (code !== null || /^\s*(?:[`~]|$)/.test(rest) || listMark.test(rest) || /^[-*•+\d#]/.test(rest)) return []
    const sentences = sentencesOf(rest)
    const open = sentences.pop() ?? ''
    if (sentences.length === 0) return []
    rest = open
    return sentences.flatMap((text) => ofLine(text, false))
  }
  return {
    add: (part: string): ReplyPiece[] => {
      rest += part
      const lines = rest.split(/\r?\n/)
      rest = lines.pop() ?? ''
      return [...lines.flatMap(addLine), ...addOpen()]
    },
    end: (): ReplyPiece[] => {
      const pieces = addLine(rest)
      rest = ''
      const open = code
      code = null
      return open === null || open.length === 0
        ? pieces
        : [...pieces, { form: 'code', text: open.join('\n').slice(0, maxCodeLength) }]
    },
  }
}
