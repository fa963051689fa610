/**
 * Turns cues into one pattern. A cue is a phrase of whole words in lower case: '(a|b)' is one of several, '?' after a letter
 * or a group makes it optional, '*' after a letter allows any ending. '{up to 3 words} ' and ' {up to 20 characters} ' are
 * gaps. All else is a regular expression.
 *
 * @param cues - The cues.
 * @returns A pattern that fits where one of them does.
 * @throws SyntaxError where a cue cannot be read.
 */
export function cuePattern(cues: readonly string[]): RegExp {
  return new RegExp(cues.map(sourceOf).join('|'))
}

function sourceOf(cue: string): string {
  const source = cue
    .replace(/ \{up to (\d+) characters?\} /g, '\\b.{0,$1}\\b')
    .replace(/\{up to (\d+) words?\} /g, '(?:\\w+ ){0,$1}?')
    .replace(/(?<=(?<!\\)[a-z])\*/g, '\\w*')
  if (/\{(?!\d+(,\d*)?\})/.test(source))
    throw new SyntaxError("A gap is '{up to 3 words} ' or ' {up to 20 characters} ', with its spaces")
  return `\\b(?:${source})${source.endsWith('$') ? '' : '\\b'}`
}
