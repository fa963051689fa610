import { useLingui } from '@lingui/react/macro'
import type { QueueItem } from '@milepost/contract/queue/schema'
import { useQueryClient } from '@tanstack/react-query'
import { detailsQuery } from '#features/queue/api.ts'

/** @returns The reason that names what the open item is nearly the same as; null if there is no such signal. */
export function useDuplicateReason() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return (item: QueueItem): string | null => {
    const details = queryClient.getQueryData(detailsQuery(item).queryKey)
    if (details === undefined || !('signals' in details)) return null
    for (const signal of details.signals) {
      const [name] =
        signal.kind === 'same_text'
          ? signal.courses.map(({ title, institution }) => (institution === null ? title : `${title} (${institution})`))
          : signal.kind === 'similar_name'
            ? signal.names
            : []
      if (name !== undefined) return t`It’s the same as “${name}”.`
    }
    return null
  }
}
