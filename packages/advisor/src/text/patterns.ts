/**
 * Joins alternatives into the source of a regular expression.
 *
 * @param strings - Alternatives, on lines of their own or with '|' between them, in the notation of regular expressions.
 * @param parts - Sources that stand in the alternatives.
 * @returns The source of a group that fits any of them.
 */
export function anyOf(strings: TemplateStringsArray, ...parts: readonly string[]): string {
  const lines = String.raw(strings, ...parts).split('\n')
  const alternatives = lines.map((line) => line.trim()).filter((line) => line !== '')
  return `(?:${alternatives.join('|')})`
}

/**
 * Makes a pattern of whole words and phrases.
 *
 * @param strings - Alternatives, as for `anyOf`.
 * @param parts - Sources that stand in the alternatives.
 * @returns A pattern that finds any of them.
 */
export function phrases(strings: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(`\\b${anyOf(strings, ...parts)}\\b`)
}
