import { Trans } from '@lingui/react/macro'
import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import type { CareerTaster } from '@milepost/contract/knowledge/schema'
import { pages } from '@milepost/contract/pages'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { tasterQuery } from '#features/knowledge/careers/api.ts'
import { Taster } from '#features/knowledge/careers/taster.tsx'
import { useRejections } from '#features/recommendations/use-rejections.ts'
import { ApiError } from '#lib/api-error.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { Alert } from '#ui/alert.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { ProgressUnsaved } from './roadmap-change.ts'
import { useCareerSwitch } from './use-career-switch.ts'

/** An hour of a career's work, and what the learner thinks of it afterwards. */
export function TasterView({ careerId }: { careerId: CareerId }) {
  const taster = useQuery(tasterQuery(careerId))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <BackLink to={pages.recommendation}>
        <Trans>Your Recommendation</Trans>
      </BackLink>
      <PageHeading title={<Trans>Try it for an hour: {careerTitleOf(careerId)}</Trans>} subtitle={taster.data?.title} />
      <Loaded
        query={taster}
        failure={(retry) => <ErrorState title={<Trans>We couldn’t load this task</Trans>} onRetry={retry} />}
      >
        {(loaded) => (
          <Taster taster={loaded}>
            <Afterwards taster={loaded} />
          </Taster>
        )}
      </Loaded>
    </div>
  )
}

function Afterwards({ taster: { career: careerId, make } }: { taster: CareerTaster }) {
  const [isDone, setDone] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isDone) heading.current?.focus()
  }, [isDone])
  if (!isDone)
    return (
      <div>
        <Button onClick={() => setDone(true)}>
          <Trans>I did it</Trans>
        </Button>
      </div>
    )
  return (
    <section className="grid gap-5 border-t border-line pt-6">
      <div className="grid gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
          <Trans>Did it go well?</Trans>
        </h2>
        <p className="whitespace-pre-line">{make.check}</p>
      </div>
      <Verdict careerId={careerId} />
    </section>
  )
}

/** Whether the learner liked it. Both can be taken back. */
function Verdict({ careerId }: { careerId: CareerId }) {
  const { id } = useCurrentUser()
  const navigate = useNavigate()
  const switchTo = useCareerSwitch()
  const { reject } = useRejections(id)
  const choose = useMutation({
    mutationFn: async () => {
      if ((await switchTo(careerId, { afterTaster: true })) === 'progress_unsaved') throw new ProgressUnsaved()
    },
  })
  const refuse = () =>
    reject.mutate(
      { career: { careerId, career: careerTitleOf(careerId) }, objection: { reason: 'tried_it', note: '' } },
      { onSuccess: () => void navigate(pages.recommendation) },
    )
  const isBusy = choose.isPending || reject.isPending
  const error = choose.error ?? reject.error
  return (
    <div className="grid gap-3">
      <p>
        <Trans>“I liked it” makes this your career. “Not for me” sets it aside. You can take both back.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={choose.isPending} aria-disabled={isBusy} onClick={() => !isBusy && choose.mutate()}>
          <Trans>I liked it</Trans>
        </Button>
        <Button variant="quiet" busy={reject.isPending} aria-disabled={isBusy} onClick={() => !isBusy && refuse()}>
          <Trans>Not for me</Trans>
        </Button>
      </div>
      {error !== null && (
        <Alert>
          {error instanceof ProgressUnsaved ? (
            <Trans>Some of your progress isn’t saved yet, so nothing was changed. Please try again in a moment.</Trans>
          ) : (
            (error instanceof ApiError && error.message) || <Trans>We couldn’t save that. Please try again.</Trans>
          )}
        </Alert>
      )}
    </div>
  )
}
