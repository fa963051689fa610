import { Trans, useLingui } from '@lingui/react/macro'
import type { MentoringRequest } from '@milepost/contract/mentoring'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { requestsQuery } from '#features/mentoring/api.ts'
import { OwnRequests } from '#features/mentoring/own-requests.tsx'
import { RequestForm } from '#features/mentoring/request-form.tsx'
import { emptyDraft, type SessionDraft } from '#features/mentoring/session-draft.ts'
import { WithdrawDialog } from '#features/mentoring/withdraw-dialog.tsx'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { PendingLine } from '#ui/pending-line.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { notify } from '#ui/toast.tsx'

interface MentoringPageProps {
  userId: string
  /** Whether the plan holds mentoring. */
  mayAsk: boolean
  /** Shown instead of the form if the plan has no mentoring. */
  offer: ReactNode
}

/** Asking for a session, and what was asked for so far. */
export function MentoringPage({ userId, mayAsk, offer }: MentoringPageProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(requestsQuery(userId))
  // Kept here: the form goes while a request is open, and what was typed comes back with it.
  const [draft, setDraft] = useState<SessionDraft>(emptyDraft)
  const withdrawing = useDialogState<MentoringRequest>()
  const heading = useRef<HTMLHeadingElement>(null)

  const keep = (changed: MentoringRequest) => {
    queryClient.setQueryData(requestsQuery(userId).queryKey, (before) => {
      const others = (before ?? []).filter((request) => request.id !== changed.id)
      return [changed, ...others].sort((one, other) => other.id - one.id)
    })
  }
  const onAsked = (request: MentoringRequest) => {
    keep(request)
    setDraft(emptyDraft)
    notify({ text: t`Your request is sent. The answer will stand here.`, tone: 'success' })
    heading.current?.focus()
  }
  const onWithdrawn = (request: MentoringRequest) => {
    keep(request)
    withdrawing.close()
    notify({ text: t`Your request is withdrawn.`, tone: 'success' })
  }
  const isOpen = data?.some((request) => request.status === 'requested') === true
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {!mayAsk && offer}
      {mayAsk && data !== undefined && !isOpen && (
        <Card className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-6">
          <h2 className="text-title">
            <Trans>Ask for a session</Trans>
          </h2>
          <RequestForm
            userId={userId}
            draft={draft}
            onChange={setDraft}
            onAsked={onAsked}
            onRefused={() => void refetch()}
          />
        </Card>
      )}
      {mayAsk && isOpen && (
        <div className="max-w-prose">
          <Alert tone="note">
            <Trans>You have an open request. Withdraw it if you want to ask for something else.</Trans>
          </Alert>
        </div>
      )}
      {(mayAsk || (data ?? []).length > 0) && (
        <section aria-labelledby="mentoring-requests" className="grid max-w-prose gap-4">
          <h2 id="mentoring-requests" ref={heading} tabIndex={-1} className="text-title outline-none">
            <Trans>Your requests</Trans>
          </h2>
          {data === undefined && isFetching && (
            <PendingLine>
              <Trans>Fetching your requests...</Trans>
            </PendingLine>
          )}
          {data === undefined && error !== null && !isFetching && (
            <RetryAlert onRetry={() => void refetch()}>
              <Trans>Your requests could not be loaded.</Trans>
            </RetryAlert>
          )}
          {data?.length === 0 && (
            <p className="text-ink-soft">
              <Trans>You have not asked for a session yet.</Trans>
            </p>
          )}
          {data !== undefined && data.length > 0 && <OwnRequests requests={data} onWithdraw={withdrawing.open} />}
        </section>
      )}
      {withdrawing.subject !== null && (
        <WithdrawDialog
          key={withdrawing.key}
          userId={userId}
          request={withdrawing.subject}
          open={withdrawing.isOpen}
          onWithdrawn={onWithdrawn}
          onClose={withdrawing.close}
          returnFocus={() => (isOpen ? null : heading.current)}
        />
      )}
    </div>
  )
}
