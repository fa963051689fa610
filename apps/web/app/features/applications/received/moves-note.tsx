import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReceivedApplication } from '@milepost/contract/applications/schema'
import { undoSeconds } from '@milepost/contract/queue/limits'
import { type ReactNode, useEffect, useState } from 'react'
import { type MovesOutcome, undoMutation } from '#features/applications/received/api.ts'
import type { MovesResult } from '#features/applications/received/move-dialog.tsx'
import { messageOf } from '#lib/api-error.ts'
import { useWrite } from '#lib/use-write.ts'
import { OutcomeNote } from '#ui/outcome-note.tsx'

interface MovesNoteProps {
  userId: string
  institutionId: number
  result: MovesResult
  /** What was selected, to name those that could not be moved. */
  applications: readonly ReceivedApplication[]
  onDismiss: () => void
}

/** What became of the last move: Undo for a minute, and what could not be done, with why. Give each move its own `key`. */
export function MovesNote({ userId, institutionId, result, applications, onDismiss }: MovesNoteProps) {
  const { t } = useLingui()
  const [undone, setUndone] = useState<MovesOutcome | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const isOver = useMinuteOver()
  const { busy, run } = useWrite(undoMutation(userId, institutionId), {
    onDone: setUndone,
    onFailure: (error) => setFailure(messageOf(error, t`We couldn’t undo that. Please try again.`)),
  })
  const { done, refused } = undone ?? result
  return (
    <OutcomeNote
      tone={refused.length > 0 ? 'note' : 'success'}
      busy={busy}
      onUndo={undone === null && !isOver && done.length > 0 ? () => void run(done) : null}
      onDismiss={onDismiss}
    >
      <p>
        {undone === null ? (
          <Plural value={done.length} one="# application is changed." other="# applications are changed." />
        ) : (
          <Plural value={done.length} one="# application is as before." other="# applications are as before." />
        )}
      </p>
      {failure !== null && <p className="text-danger">{failure}</p>}
      {refused.length > 0 && <Refused refused={refused} applications={applications} />}
    </OutcomeNote>
  )
}

function useMinuteOver(): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), undoSeconds * 1000)
    return () => clearTimeout(timer)
  }, [])
  return isOver
}

function Refused({ refused, applications }: Pick<MovesOutcome, 'refused'> & Pick<MovesNoteProps, 'applications'>) {
  return (
    <>
      <p>
        <Plural value={refused.length} one="# could not be changed:" other="# could not be changed:" />
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
  )
}

function Reason({ code }: { code: MovesOutcome['refused'][number]['code'] }): ReactNode {
  switch (code) {
    case 'course_full':
      return <Trans>every place is taken. Add places first, or put them on the waiting list.</Trans>
    case 'application_decided':
      return <Trans>it has changed in the meantime.</Trans>
    case 'application_open':
      return <Trans>they have applied again in the meantime.</Trans>
    case 'not_undoable':
      return <Trans>a minute has passed, and the learner knows.</Trans>
    case 'not_found':
      return <Trans>no longer there.</Trans>
  }
}
