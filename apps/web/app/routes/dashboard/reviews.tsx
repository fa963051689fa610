import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { Review } from '@milepost/contract/reviews/schema'
import { sessionSubjectOf } from '@milepost/contract/roadmaps/limits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { answerReview, reviewsQuery } from '#features/reviews/api.ts'
import { sessionPage } from '#lib/addresses.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { i18n } from '#lib/i18n.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, preload } from '#lib/preload.ts'
import { Alert } from '#ui/alert.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

export const meta = () => pageMeta(i18n._(msg`Remember`))

export const clientLoader = preload('student', ({ id }) => [ensure(reviewsQuery(id))])
export const HydrateFallback = LoadingScreen

export default function Reviews() {
  const { id } = useCurrentUser()
  const reviews = useQuery(reviewsQuery(id))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <BackLink to={pages.dashboard}>
        <Trans>Overview</Trans>
      </BackLink>
      <PageHeading
        title={<Trans>Remember what you studied</Trans>}
        subtitle={<Trans>Answer in your own words, then look. You can skip this at any time.</Trans>}
      />
      <Loaded
        query={reviews}
        failure={(retry) => <ErrorState title={<Trans>We couldn’t load your questions</Trans>} onRetry={retry} />}
      >
        {([first]) => (first === undefined ? <NothingLeft /> : <Question key={first.question} review={first} />)}
      </Loaded>
    </div>
  )
}

function NothingLeft() {
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status">
        <Trans>That’s all for today.</Trans>
      </p>
      <ButtonLink to={pages.dashboard}>
        <Trans>Back to the overview</Trans>
      </ButtonLink>
    </div>
  )
}

/** One question. After the answer was shown the learner says whether they knew it. */
function Question({ review: { question, subject, session, ask, answer } }: { review: Review }) {
  const { id } = useCurrentUser()
  const queryClient = useQueryClient()
  const [isShown, setShown] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (knew: boolean) => answerReview(question, knew),
    onSuccess: () => {
      const { queryKey } = reviewsQuery(id)
      queryClient.setQueryData(queryKey, (known) => known?.filter((one) => one.question !== question))
    },
  })
  const say = (knew: boolean) => !isPending && mutate(knew)
  return (
    <Card className="grid max-w-prose gap-5">
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
          {ask}
        </h2>
        <p className="text-small text-ink-soft">
          <Trans>
            From <TextLink to={sessionPage(sessionSubjectOf(subject) ?? '', session.id)}>{session.title}</TextLink> (
            {subject.name})
          </Trans>
        </p>
      </div>
      {isShown ? (
        <>
          <p className="border-l-4 border-signal pl-4">{answer}</p>
          <div className="flex flex-wrap gap-3">
            <Button busy={isPending} onClick={() => say(true)}>
              <Trans>Knew it</Trans>
            </Button>
            <Button variant="quiet" aria-disabled={isPending} onClick={() => say(false)}>
              <Trans>Not yet</Trans>
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button onClick={() => setShown(true)}>
            <Trans>Show answer</Trans>
          </Button>
        </div>
      )}
      {isError && (
        <Alert>
          <Trans>We couldn’t save that. Please try again.</Trans>
        </Alert>
      )}
    </Card>
  )
}
