import type { CourseLanguage } from '@milepost/contract/courses/limits'

const tamil = /[\u0b80-\u0bff]/gu
const sinhala = /[\u0d80-\u0dff]/gu
const letter = /\p{L}/gu
/** Technology names stay in Latin letters in every language, and an English text may quote a word in another script. */
const minShare = 0.2

/**
 * Detects the language of a course by its script.
 *
 * @param title - The course's title.
 * @param description - The course's description.
 * @returns 'ta' or 'si' where enough letters are Tamil or Sinhala, or else 'en'.
 */
export function languageOf(title: string, description: string): CourseLanguage {
  const text = `${title.slice(0, 300)} ${description.slice(0, 4000)}`
  const inTamil = text.match(tamil)?.length ?? 0
  const inSinhala = text.match(sinhala)?.length ?? 0
  const letters = text.match(letter)?.length ?? 0
  if (Math.max(inTamil, inSinhala) <= minShare * letters) return 'en'
  return inTamil >= inSinhala ? 'ta' : 'si'
}
