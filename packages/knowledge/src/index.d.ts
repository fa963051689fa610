import type { Language } from '@milepost/contract/languages'
import type { KnowledgeFiles } from './schema.ts'

// The advisor is checked without the types of Node.js, which the loader needs.
/** All that the files say, parsed once and kept in `.cache`. */
export declare const knowledgeFiles: KnowledgeFiles
/** Changes with every change of the files. */
export declare const knowledgeHash: string
/**
 * Puts translations in the place of knowledge's texts, field by field: a text is translated as a whole, or stays English.
 *
 * @param value - A text, or lists and objects with texts.
 * @param language - The reader's.
 * @returns A copy. In English the value itself.
 */
export declare function translate<Value>(value: Value, language: Language): Value
/**
 * Runs work whose texts are in a language, whatever it calls and waits for.
 *
 * @param language - The reader's.
 * @param run - The work.
 * @returns What it returns.
 */
export declare function runInLanguage<Result>(language: Language, run: () => Result): Result
/**
 * The language of the work that is running.
 *
 * @returns English outside of `runInLanguage`.
 */
export declare function currentLanguage(): Language
