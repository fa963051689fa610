import { addTexts, pageLanguage, type Translations } from '#lib/i18n.ts'
import { importWithRetry } from '#lib/import-with-retry.ts'

const folder = '../../../../locales'
/** A page loads those of its own language alone, and of the learner's area only there. English loads none. */
const files = import.meta.glob<{ readonly default: Translations }>('../../../../locales/*/{public,learner}.json')

/**
 * Loads the texts of an area in the page's language. Where that fails they stay English.
 * @returns null, so that it serves as a route's `clientLoader`
 */
export async function loadTranslations(area: 'public' | 'learner'): Promise<null> {
  const load = files[`${folder}/${pageLanguage()}/${area}.json`]
  if (load === undefined) return null
  const file = await importWithRetry(load).catch(() => null)
  if (file !== null) addTexts(file.default)
  return null
}
