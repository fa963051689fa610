import { readFileSync } from 'node:fs'

const messages = readFileSync(new URL('../files/communication/long-messages.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\n\n\d\. .*\n/)
  .slice(1)
  .map((text) => text.split(/\s+/).length)
const total = messages.reduce((sum, words) => sum + words, 0)

/** The figures in the checks of the communication sessions, counted in long-messages.txt. */
export const figures: Record<string, readonly string[]> = {
  'half-length': [`${total} words`, `${Math.floor(total / 2)} words`],
}
