import { Plural, Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { reviewsQuery } from '#features/reviews/api.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** Offers the questions that come back today. Without any, and while they can't be read, it isn't there. */
export function ReviewCard({ userId }: { userId: string }) {
  const { data: reviews = [] } = useQuery(reviewsQuery(userId))
  if (reviews.length === 0) return null
  return (
    <Card aria-labelledby="reviews" className="grid content-start justify-items-start gap-3">
      <h2 id="reviews" className="text-body text-ink-soft">
        <Trans>Remember what you studied</Trans>
      </h2>
      <p>
        <Plural
          value={reviews.length}
          one="# question from a finished session. It takes a minute."
          other="# questions from finished sessions. They take about two minutes."
        />
      </p>
      <ButtonLink to={pages.reviews} variant="quiet">
        <Trans>Answer now</Trans>
      </ButtonLink>
    </Card>
  )
}
