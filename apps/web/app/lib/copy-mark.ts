import type { Language } from '@milepost/contract/languages'

/** Begins the copy of a prerendered page in another language, until the build takes them apart. */
export function copyMark(language: Language): string {
  return `<!--in ${language}-->`
}
