import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { preferencesQuery } from '#features/preferences/api.ts'
import { followOtherTabs, saveAppearance } from '#lib/appearance.ts'

/** Shows the product as the signed-in user chose it, in whatever browser they chose it. Renders nothing. */
export function AccountAppearance({ userId }: { userId: string }) {
  const appearance = useQuery(preferencesQuery(userId)).data?.appearance
  useEffect(() => {
    if (appearance !== undefined) saveAppearance(appearance)
  }, [appearance])
  useEffect(followOtherTabs, [])
  return null
}
