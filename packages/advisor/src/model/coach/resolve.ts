import type { Ledger, ToolStatement } from '#model/coach/ledger.ts'

/** A piece of a reply with what it names and rests on. */
export interface ResolvedPiece {
  /** As it is shown: names in the place of references, without ids. */
  readonly text: string
  readonly cited: readonly ToolStatement[]
  /** The records it names, and where in the text. */
  readonly named: readonly { readonly reference: string; readonly at: number; readonly end: number }[]
}

const id = String.raw`(?:f\d+|[a-z]+:[\w#:/-]+)`
const brackets = new RegExp(String.raw`\s?\[(${id}(?:[,;] ?${id})*)\]`, 'g')

/**
 * Puts names in the place of references, and takes out the ids of statements.
 *
 * @param text - A piece of a reply.
 * @param ledger - What references may lead to.
 * @returns The piece, or null where an id or a reference leads nowhere.
 */
export function resolve(text: string, ledger: Ledger): ResolvedPiece | null {
  const cited: ToolStatement[] = []
  const named: { reference: string; at: number; end: number }[] = []
  let shown = ''
  let from = 0
  for (const match of text.matchAll(brackets)) {
    shown += text.slice(from, match.index)
    from = match.index + match[0].length
    for (const one of (match[1] ?? '').split(/[,;] ?/)) {
      const statement = ledger.statement(one)
      const record = ledger.record(one)
      if (statement !== undefined) cited.push(statement)
      else if (record === undefined) return null
      else {
        // 'Step [step:4]' says it twice.
        shown = shown.replace(/\bstep$/i, '')
        if (shown !== '' && !/[\s(“"]$/.test(shown)) shown += ' '
        const at = shown.length
        shown += at === 0 ? record.name.replace(/^s/, 'S') : record.name
        named.push({ reference: one, at, end: shown.length })
      }
    }
  }
  shown = `${shown}${text.slice(from)}`.replace(/\s+(?=[.,;:!?])/g, '').trim()
  // A name binds a sentence as a reference does.
  for (const [reference, name] of ledger.named()) {
    const at = shown.toLowerCase().indexOf(name.toLowerCase())
    const end = at + name.length
    // Two courses of one institution share its name.
    if (at >= 0 && !named.some((one) => at < one.end && one.at < end)) named.push({ reference, at, end })
  }
  return { text: shown, cited, named: named.sort((a, b) => a.at - b.at) }
}
