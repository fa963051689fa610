import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CourseRequest } from '@milepost/contract/course-requests/schema'
import { isWebAddress } from '@milepost/contract/web-address'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { requestsQuery, withdrawalMutation } from '#features/course-requests/api.ts'
import { RequestState } from '#features/course-requests/request-state.tsx'
import { courseInExplorer } from '#lib/addresses.ts'
import { formatDate } from '#lib/format.ts'
import { usePage } from '#lib/use-page.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ShortList } from '#ui/resource-list/short-list.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { notify } from '#ui/toast.tsx'
import { useDurationText } from '#ui/use-duration-text.ts'

const textLink =
  'inline-block min-h-6 font-semibold text-spruce underline decoration-1 underline-offset-4 hover:decoration-2 wrap-anywhere'

/** The courses a learner has asked for, each with its status and answer. */
export function OwnRequests({ userId }: { userId: string }) {
  const paging = usePage()
  return (
    <ShortList
      query={useQuery(requestsQuery(userId, paging.page))}
      paging={paging}
      title={<Trans>Your requests</Trans>}
      dialogs={{
        withdrawal: (request, dialog) => <WithdrawalDialog {...dialog} userId={userId} request={request} />,
      }}
      loading={<Trans>Loading your requests...</Trans>}
      failure={<Trans>We couldn’t load your requests.</Trans>}
      emptyText={<Trans>Nothing yet. Your requests and our replies will show up here.</Trans>}
      count={(total) => <Plural value={total} one="# request" other="# requests" />}
    >
      {(requests, open) => (
        <ul className="grid gap-4">
          {requests.map((request) => (
            <Request key={request.id} request={request} onWithdraw={() => open('withdrawal', request)} />
          ))}
        </ul>
      )}
    </ShortList>
  )
}

function WithdrawalDialog({ userId, request, ...dialog }: DialogControl & { userId: string; request: CourseRequest }) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Withdraw this request?</Trans>}
      description={<Trans>We’ll stop looking into “{request.courseName}”.</Trans>}
      action={<Trans>Withdraw</Trans>}
      busyText={<Trans>Withdrawing...</Trans>}
      mutation={withdrawalMutation(userId)}
      subject={request.id}
      onDone={() => notify({ text: t`You’ve withdrawn the request.`, tone: 'success' })}
      failure={t`We couldn’t withdraw it. Please try again.`}
    />
  )
}

function Request({ request, onWithdraw }: { request: CourseRequest; onWithdraw: () => void }) {
  const durationText = useDurationText()
  const { courseName, description, category, difficulty, mode, duration, price, link, answer, course } = request
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-medium bg-raised p-5 shadow-raised sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <RequestState status={request.status} />
        <p className="text-small text-ink-soft">
          <Trans>Asked on {formatDate(request.createdAt)}</Trans>
        </p>
      </div>
      <div className="grid gap-1">
        <h3 className="text-body wrap-anywhere">{courseName}</h3>
        <p className="text-small text-ink-soft wrap-anywhere">
          {[category, difficulty, mode, durationText(duration), price].filter((part) => part !== '').join(' · ')}
        </p>
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{description}</p>
      {link !== null && isWebAddress(link) && (
        <a href={link} target="_blank" rel="noreferrer noopener" className={textLink}>
          {link}{' '}
          <span className="sr-only">
            <Trans>(opens a new tab)</Trans>
          </span>
        </a>
      )}
      {(answer !== '' || course !== null) && (
        <div className="grid gap-1 border-l-4 border-spruce bg-paper px-4 py-3">
          <p className="font-display font-semibold">
            <Trans>Answer</Trans>
          </p>
          {answer !== '' && <p className="whitespace-pre-line wrap-anywhere">{answer}</p>}
          {course !== null && (
            <p>
              <Link to={courseInExplorer({ id: String(course.id), title: course.title })} className={textLink}>
                <Trans>See the course: {course.title}</Trans>
              </Link>
            </p>
          )}
        </div>
      )}
      {request.status === 'requested' && (
        <div>
          <Button variant="quiet" size="small" onClick={onWithdraw}>
            <Trans>
              Withdraw <span className="sr-only">({courseName})</span>
            </Trans>
          </Button>
        </div>
      )}
    </li>
  )
}
