import { Plural, Trans } from '@lingui/react/macro'
import type { ReceivedApplication } from '@milepost/contract/applications/schema'
import type { ReactNode } from 'react'
import type { AnswersResult } from '#features/applications/answer-many-dialog.tsx'
import type { AnswersOutcome } from '#features/applications/list-api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

interface AnswersNoteProps {
  result: AnswersResult
  /** What was selected, to name those that could not be answered. */
  applications: readonly ReceivedApplication[]
  onDismiss: () => void
}

/** How many applications were answered, and which could not be, with why. */
export function AnswersNote({ result: { status, done, refused }, applications, onDismiss }: AnswersNoteProps) {
  return (
    <Alert tone={refused.length > 0 ? 'note' : 'success'}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <p>
          {status === 'accepted' ? (
            <Plural value={done.length} one="You’ve accepted # application." other="You’ve accepted # applications." />
          ) : (
            <Plural value={done.length} one="You’ve declined # application." other="You’ve declined # applications." />
          )}
        </p>
        {refused.length > 0 && (
          <>
            <p>
              <Plural value={refused.length} one="# could not be answered:" other="# could not be answered:" />
            </p>
            <ul className="list-disc pl-5 wrap-anywhere">
              {refused.map(({ id, code }) => {
                const application = applications.find((one) => one.id === id)
                const name = application?.applicant?.name ?? ''
                const course = application?.courseTitle ?? ''
                return (
                  <li key={id}>
                    <Trans>
                      {name}, “{course}”: <Reason code={code} />
                    </Trans>
                  </li>
                )
              })}
            </ul>
          </>
        )}
        <div>
          <Button variant="quiet" size="small" onClick={onDismiss}>
            <Trans>Dismiss</Trans>
          </Button>
        </div>
      </div>
    </Alert>
  )
}

function Reason({ code }: { code: AnswersOutcome['refused'][number]['code'] }): ReactNode {
  switch (code) {
    case 'course_full':
      return <Trans>every place is taken. Add places to accept more.</Trans>
    case 'application_decided':
      return <Trans>already answered or withdrawn.</Trans>
    case 'not_found':
      return <Trans>no longer there.</Trans>
  }
}
