import { addTexts, pageLanguage } from '#lib/i18n.ts'
import { importWithRetry } from '#lib/import-with-retry.ts'

/** A translators' file, as it lies in locales/. */
interface TranslationFile {
  readonly default: { readonly reviewedBy: string | null; readonly texts: Readonly<Record<string, string>> }
}

const folder = '../../../../locales'
/** A page loads those of its own language alone, and of the learner's area only there. English loads none. */
const files = import.meta.glob<TranslationFile>('../../../../locales/*/{public,learner}.json')

let isReviewed = true

/**
 * Loads the texts of an area in the page's language. Where that fails they stay English.
 * @returns null, so that it serves as a route's `clientLoader`
 */
export async function loadTranslations(area: 'public' | 'learner'): Promise<null> {
  const load = files[`${folder}/${pageLanguage()}/${area}.json`]
  if (load === undefined) return null
  const file = await importWithRetry(load).catch(() => null)
  if (file === null) return null
  addTexts(file.default.texts)
  if (file.default.reviewedBy === null) isReviewed = false
  return null
}

/** Whether a native reader has read all that this page shows. */
export function isTranslationReviewed(): boolean {
  return isReviewed
}
