import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Scalar } from 'yaml'

/** The address of one entry of material, with its place. */
export interface MaterialPlace {
  readonly file: string
  readonly line: number
  readonly url: string
}

interface MaterialEntry {
  readonly url: string
  readonly urlNode: Scalar
  readonly evidence: Scalar
}

function entriesOf(content: string, lines = new LineCounter()): MaterialEntry[] {
  const materials = parseDocument(content, { lineCounter: lines }).get('materials')
  if (!isSeq(materials)) return []
  return materials.items.flatMap((item) => {
    if (!isMap(item)) return []
    const [urlNode, evidence] = [item.get('url', true), item.get('evidence', true)]
    return isScalar(urlNode) && isScalar(evidence) ? [{ url: String(urlNode.value), urlNode, evidence }] : []
  })
}

/**
 * Lists the addresses of all skills' material.
 *
 * @param contents - The contents of the knowledge files by path.
 * @returns Each address with file and line.
 */
export function listMaterials(contents: ReadonlyMap<string, string>): MaterialPlace[] {
  return [...contents].flatMap(([file, content]) => {
    if (!file.startsWith('skills/')) return []
    const lines = new LineCounter()
    return entriesOf(content, lines).map(({ url, urlNode }) => ({
      file,
      url,
      line: lines.linePos(urlNode.range?.[0] ?? 0).line,
    }))
  })
}

/**
 * Turns the evidence of addresses that answer into 'seen'. Nothing else of the file changes.
 *
 * @param content - A skill's file.
 * @param alive - The addresses that answer.
 * @returns The file, and how many entries have changed.
 */
export function confirmEvidence(content: string, alive: ReadonlySet<string>): { content: string; confirmed: number } {
  const waiting = entriesOf(content).filter(({ url, evidence }) => alive.has(url) && evidence.value !== 'seen')
  // From the end, so that the places before it stay right.
  const changed = waiting.toReversed().reduce((text, { evidence: { range } }) => {
    return range == null ? text : `${text.slice(0, range[0])}seen${text.slice(range[1])}`
  }, content)
  return { content: changed, confirmed: waiting.length }
}
