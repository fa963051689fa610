import { Trans } from '@lingui/react/macro'
import type { Source } from '@milepost/contract/knowledge/schema'
import { pages } from '@milepost/contract/pages'
import { formatList } from '#lib/format.ts'
import { Link } from '#ui/link.tsx'

/** Says where facts come from, and leads to the page that says more. */
export function Sourced({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  const names = formatList(sources.map(({ title, licence }) => `${title} (${licence})`))
  return (
    <p className="text-small text-ink-soft">
      <Trans>
        Source:{' '}
        <Link to={pages.sources} className="inline-block min-h-6 underline underline-offset-4">
          {names}
        </Link>
      </Trans>
    </p>
  )
}
