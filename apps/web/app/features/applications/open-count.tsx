import { Plural, Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { openCountQuery } from '#features/applications/own-list-api.ts'
import { Link } from '#ui/link.tsx'

/** How many applications are open, of how many the plan allows. Where that is not known, nothing is said. */
export function OpenCount({ userId, limit }: { userId: string; limit: number | null }) {
  const { data: open } = useQuery(openCountQuery(userId))
  if (open === undefined) return null
  if (limit === null) {
    return (
      <p className="text-ink-soft">
        <Plural
          value={open}
          one="# open application. Your plan has no limit."
          other="# open applications. Your plan has no limit."
        />
      </p>
    )
  }
  return (
    <p className="text-ink-soft">
      <Trans>
        You have {open} of {limit} open applications.
      </Trans>
      {open >= limit && (
        <span>
          {' '}
          <Link
            to={pages.plans}
            className="font-semibold text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            <Trans>See plans</Trans>
          </Link>
        </span>
      )}
    </p>
  )
}
