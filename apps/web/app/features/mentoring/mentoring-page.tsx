import { Trans, useLingui } from '@lingui/react/macro'
import type { MentoringRequest } from '@milepost/contract/mentoring/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { requestsQuery } from '#features/mentoring/api.ts'
import { OwnRequests } from '#features/mentoring/own-requests.tsx'
import { RequestForm } from '#features/mentoring/request-form.tsx'
import { WithdrawDialog } from '#features/mentoring/withdraw-dialog.tsx'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { useDialogs } from '#ui/resource-list/use-dialogs.tsx'
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
  const { data } = useQuery(requestsQuery(userId))
  const heading = useRef<HTMLHeadingElement>(null)
  const { open, dialog } = useDialogs(
    {
      withdrawal: (request: MentoringRequest, control) => (
        <WithdrawDialog {...control} userId={userId} request={request} />
      ),
    },
    heading,
  )

  const onAsked = () => {
    notify({ text: t`Request sent. We’ll reply here.`, tone: 'success' })
    heading.current?.focus()
  }
  const isOpen = data?.some((request) => request.status === 'requested') === true
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {!mayAsk && offer}
      {mayAsk && data !== undefined && !isOpen && (
        <Card className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-6">
          <h2 className="text-title">
            <Trans>Request a session</Trans>
          </h2>
          <RequestForm userId={userId} onAsked={onAsked} />
        </Card>
      )}
      {mayAsk && isOpen && (
        <div className="max-w-prose">
          <Alert tone="note">
            <Trans>You have an open request. Withdraw it if you’d like to ask for something else.</Trans>
          </Alert>
        </div>
      )}
      {(mayAsk || (data ?? []).length > 0) && (
        <section aria-labelledby="mentoring-requests" className="grid max-w-prose gap-4">
          <h2 id="mentoring-requests" ref={heading} tabIndex={-1} className="text-title outline-none">
            <Trans>Your requests</Trans>
          </h2>
          <Requests userId={userId} onWithdraw={(request) => open('withdrawal', request)} />
        </section>
      )}
      {dialog}
    </div>
  )
}

interface RequestsProps {
  userId: string
  onWithdraw: (request: MentoringRequest) => void
}

function Requests({ userId, onWithdraw }: RequestsProps) {
  return (
    <Loaded
      query={useQuery(requestsQuery(userId))}
      loading={<Trans>Loading your requests...</Trans>}
      failure={(retry) => (
        <RetryAlert onRetry={retry}>
          <Trans>We couldn’t load your requests.</Trans>
        </RetryAlert>
      )}
    >
      {(requests) =>
        requests.length > 0 ? (
          <OwnRequests requests={requests} onWithdraw={onWithdraw} />
        ) : (
          <p className="text-ink-soft">
            <Trans>No sessions yet.</Trans>
          </p>
        )
      }
    </Loaded>
  )
}
