/** A host with a dot, where no scheme was typed. */
const bareHost = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u

/**
 * Tells whether a text is a web address: http or https, with a host and no credentials.
 *
 * @param text - Any text.
 * @returns True where it is.
 */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(text)
}

/**
 * Reads a web address as people type or paste it: with spaces around, in angle brackets, with the sentence's full stop,
 * or without 'https://'.
 *
 * @param typed - The text as typed.
 * @returns The address; undefined if it is none.
 */
export function readWebAddress(typed: string): string | undefined {
  const bare = typed
    .trim()
    .replace(/^<(.*)>$/, '$1')
    .replace(/[.,;!\u3002]+$/, '')
    .replace(/^(https?):\/*/i, (_, scheme: string) => `${scheme.toLowerCase()}://`)
  const address = bareHost.test(bare) ? `https://${bare}` : bare
  return isWebAddress(address) ? address : undefined
}
