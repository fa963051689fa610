import { Trans } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { Alert } from '#ui/alert.tsx'

const refreshMilliseconds = 60_000

const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: () => call('GET /health/ready', {}),
  staleTime: refreshMilliseconds,
  refetchInterval: refreshMilliseconds,
  retry: false,
})

/** Warns while nothing can be saved, which those who only read don't notice. */
export function WriteWarning() {
  const { data } = useQuery(healthQuery)
  if (data?.writes !== 'failing') return null
  return (
    <Alert>
      <Trans>
        Milepost can’t save anything right now. The disk of its database may be full, or the database is read-only. What
        was saved before is safe. Ask the people who run this server to look at it.
      </Trans>
    </Alert>
  )
}
