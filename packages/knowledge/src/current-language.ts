import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '@milepost/contract/languages'

const current = new AsyncLocalStorage<Language>()

/**
 * Runs work whose texts are in a language, whatever it calls and waits for.
 *
 * @param language - The reader's.
 * @param run - The work.
 * @returns What it returns.
 */
export function runInLanguage<Result>(language: Language, run: () => Result): Result {
  return current.run(language, run)
}

/**
 * The language of the work that is running.
 *
 * @returns English outside of `runInLanguage`.
 */
export function currentLanguage(): Language {
  return current.getStore() ?? 'en'
}
