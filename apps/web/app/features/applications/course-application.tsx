import { Trans } from '@lingui/react/macro'
import type { Application } from '@milepost/contract/applications/schema'
import { pages } from '@milepost/contract/pages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { latestApplicationQuery } from '#features/applications/api.ts'
import { ApplyForm } from '#features/applications/apply-form.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { dialogActions } from '#ui/dialog-classes.ts'
import { TextLink } from '#ui/text-link.tsx'

export interface Applicant {
  readonly id: string
  readonly name: string
  readonly email: string
}

interface CourseApplicationProps {
  applicant: Applicant
  courseId: number
  /** It takes no applications now, or every place is taken. */
  unavailable: 'closed' | 'full' | null
  institutionName: string
  /** A message is being written. The parent keeps it, so that it survives a closed dialog. */
  isWriting: boolean
  onWriting: (isWriting: boolean) => void
  /** The plan allows no further open application. */
  onLimit: () => void
  close: ReactNode
}

/** The form to apply to a course, or the status of the application, with the dialog's buttons. */
export function CourseApplication(props: CourseApplicationProps) {
  const { applicant, courseId, institutionName, isWriting, onWriting, onLimit, close } = props
  const queryClient = useQueryClient()
  const query = latestApplicationQuery(applicant.id, courseId)
  const { data: latest, isPending } = useQuery(query)
  const [justSent, setJustSent] = useState(false)
  const isSettled = latest?.status === 'sent' || latest?.status === 'accepted'

  if (latest != null && isSettled) {
    return (
      <>
        <ApplicationStatus status={latest.status} focused={justSent} />
        <div className={dialogActions}>{close}</div>
      </>
    )
  }
  if (props.unavailable !== null) {
    return (
      <>
        <Alert tone="note">
          {props.unavailable === 'full' ? (
            <Trans>This course is full. Every place is taken.</Trans>
          ) : (
            <Trans>This course isn’t taking applications now.</Trans>
          )}
        </Alert>
        <div className={dialogActions}>{close}</div>
      </>
    )
  }
  if (isWriting) {
    return (
      <ApplyForm
        applicant={applicant}
        courseId={courseId}
        institutionName={institutionName}
        onApplied={(application) => {
          setJustSent(true)
          queryClient.setQueryData(query.queryKey, application)
          onWriting(false)
        }}
        onLimit={onLimit}
        close={close}
      />
    )
  }
  return (
    <>
      {latest != null && <Earlier status={latest.status} />}
      <div className={dialogActions}>
        <Button busy={isPending} onClick={() => onWriting(true)}>
          <Trans>Apply Now</Trans>
        </Button>
        {close}
      </div>
    </>
  )
}

/** The form and its button are gone after sending, so the focus moves to what replaced them. */
function ApplicationStatus({ status, focused }: { status: Application['status']; focused: boolean }) {
  const element = useRef<HTMLDivElement>(null)
  // Before the dialog, which takes the focus to itself where what had it is gone.
  useLayoutEffect(() => {
    if (focused) element.current?.focus()
  }, [focused])
  return (
    <div ref={element} tabIndex={-1} className="w-full outline-none">
      <Alert tone="success">
        <p className="font-semibold">{status === 'sent' ? <Trans>Applied</Trans> : <Trans>Accepted</Trans>}</p>
        <p>
          <span>
            {status === 'sent' ? (
              <Trans>Application sent. The institution will reply here.</Trans>
            ) : (
              <Trans>Good news: your application was accepted.</Trans>
            )}
          </span>{' '}
          <MyApplications />
        </p>
      </Alert>
    </div>
  )
}

function Earlier({ status }: { status: Application['status'] }) {
  if (status === 'withdrawn' || status === 'closed') return null
  return (
    <p className="w-full text-small text-ink-soft">
      <Trans>Your last application was declined. You can apply again.</Trans> <MyApplications />
    </p>
  )
}

function MyApplications() {
  return (
    <TextLink to={pages.applications}>
      <Trans>My applications</Trans>
    </TextLink>
  )
}
