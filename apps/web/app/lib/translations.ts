import { addTexts, pageLanguage, type Translations } from '#lib/i18n.ts'
import { importWithRetry } from '#lib/import-with-retry.ts'

const folder = '../../../../locales'
/** A page loads those of one language, and of the learner's area only there. English loads none. */
const files = import.meta.glob<{ readonly default: Translations }>('../../../../locales/*/{public,learner}.json')

const there = new Set<string>()
const nameOf = (area: 'public' | 'learner') => `${folder}/${pageLanguage()}/${area}.json`

/** Whether the texts of an area need no loading: they are there, or the page is in English. */
export function hasTranslations(area: 'public' | 'learner'): boolean {
  const isPrerendering = typeof document === 'undefined'
  return isPrerendering || files[nameOf(area)] === undefined || there.has(nameOf(area))
}

/** Loads the texts of an area in the page's language. Where that fails they stay English. */
export async function loadTranslations(area: 'public' | 'learner'): Promise<void> {
  const load = files[nameOf(area)]
  if (load === undefined) return
  const file = await importWithRetry(load).catch(() => null)
  if (file !== null) addTexts(file.default)
  there.add(nameOf(area))
}
