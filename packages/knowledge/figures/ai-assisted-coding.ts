import { readFileSync } from 'node:fs'

const text = readFileSync(new URL('../files/ai-assisted-coding/test_rota.py', import.meta.url), 'utf8')
const tests = text.split('\ndef test_').length - 1

/** The number of tests that the session on review names. Which of them fail was seen by running pytest. */
export const figures: Record<string, readonly string[]> = {
  review: [`${tests - 1} failed, 1 passed`, `${tests} passed`],
}
