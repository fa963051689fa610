import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { preferencesQuery } from '#features/preferences/api.ts'
import { followOtherTabs, saveAppearance } from '#lib/appearance.ts'
import { chosenLanguage, keepLanguage } from '#lib/language.ts'

/** Shows the product as the signed-in user chose it, in whatever browser they chose it. Renders nothing. */
export function AccountAppearance({ userId }: { userId: string }) {
  const { appearance, language } = useQuery(preferencesQuery(userId)).data ?? {}
  useEffect(() => {
    if (appearance !== undefined) saveAppearance(appearance)
  }, [appearance])
  // What was chosen elsewhere shows with the next page.
  useEffect(() => {
    if (language && language !== chosenLanguage()) keepLanguage(language)
  }, [language])
  useEffect(followOtherTabs, [])
  return null
}
