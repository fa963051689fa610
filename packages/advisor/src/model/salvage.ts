/** The exclusive end of the object or array that starts at `from`, or -1 when it is incomplete. */
function endOf(text: string, from: number): number {
  let depth = 0
  let quoted = false
  for (let index = from; index < text.length; index += 1) {
    const sign = text[index]
    if (quoted) {
      if (sign === '\\') index += 1
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') {
      depth -= 1
      if (depth === 0) return index + 1
    }
  }
  return -1
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Prose may hold braces too, so this many starting positions are tried. */
const maxStarts = 20

/**
 * Finds the first JSON object in a model's text, even within prose or code fences.
 *
 * @param text - What a model wrote.
 * @returns The object, or undefined when there is none.
 */
export function salvageObject(text: string): unknown {
  let start = text.indexOf('{')
  for (let tries = 0; start >= 0 && tries < maxStarts; tries += 1) {
    const end = endOf(text, start)
    const value = end < 0 ? undefined : parse(text.slice(start, end))
    if (value !== undefined) return value
    start = text.indexOf('{', start + 1)
  }
  return undefined
}
