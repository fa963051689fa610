import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ColumnChoice } from '#features/courses/imports/column-choice.tsx'
import { ImportLines } from '#features/courses/imports/import-lines.tsx'
import { headingsOf } from '#features/courses/imports/plan-rows.ts'
import { isReadable } from '#features/courses/imports/read-source.ts'
import { RefusedRows, UncheckedNote } from '#features/courses/imports/refused-rows.tsx'
import { SheetSource } from '#features/courses/imports/sheet-source.tsx'
import { TitleQuestion } from '#features/courses/imports/title-question.tsx'
import {
  type CourseImportState,
  type ImportOptions,
  useCourseImport,
} from '#features/courses/imports/use-course-import.ts'
import { formatList } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { dialogActions } from '#ui/dialog-classes.ts'
import { PendingLine } from '#ui/pending-line.tsx'

/** Imports a sheet of courses: chosen, understood, looked at row by row, and carried out once that is confirmed. */
export function CourseImport(options: ImportOptions) {
  const state = useCourseImport(options)
  const { source, preview, failure, isReading } = state
  const [isAsking, setAsking] = useState(false)
  if (isAsking && preview !== null) {
    const confirm = () => void state.carryOut().finally(() => setAsking(false))
    return <TitleQuestion preview={preview} busy={state.busy} onConfirm={confirm} onBack={() => setAsking(false)} />
  }
  return (
    // Not in a box, which the buttons at the end could not leave.
    <>
      {source === null && <SheetSource {...state} />}
      {isReading && (
        <PendingLine>
          <Trans>Reading the file...</Trans>
        </PendingLine>
      )}
      {failure !== null && <Alert>{failure}</Alert>}
      {source !== null && preview === null && !isReading && <ColumnChoice {...state} source={source} />}
      {source !== null && preview !== null && (
        <ImportLines
          key={preview.plan?.plan ?? ''}
          preview={preview}
          corrections={source.reading.corrections}
          correct={state.correct}
          ignored={formatList(
            headingsOf(source.sheet, source.reading.headerRow).filter(
              (heading, at) => heading !== '' && !source.reading.fields[at],
            ),
          )}
        >
          <RefusedRows {...state} source={source} preview={preview} />
        </ImportLines>
      )}
      {preview !== null && state.isUnchecked && <UncheckedNote />}
      <Actions state={state} onAsk={() => setAsking(true)} onClose={options.onClose} />
    </>
  )
}

interface ImportActionsProps {
  state: CourseImportState
  onAsk: () => void
  onClose: () => void
}

function Actions({ state, onAsk, onClose }: ImportActionsProps) {
  const { source, preview, isReading, busy } = state
  const changes = preview === null ? 0 : preview.created + preview.updated
  return (
    <div className={dialogActions}>
      {source !== null && preview === null && isReadable(source) && !isReading && (
        <Button onClick={() => state.lookAgain()}>
          <Trans>Continue</Trans>
        </Button>
      )}
      {preview !== null && state.isUnchecked && (
        <Button onClick={() => state.lookAgain()}>
          <Trans>Check again</Trans>
        </Button>
      )}
      {changes > 0 && !state.isUnchecked && (
        <Button
          busy={busy}
          busyText={<Trans>Importing...</Trans>}
          onClick={() => (preview?.changesManyTitles === true ? onAsk() : void state.carryOut())}
        >
          <Plural value={changes} one="Import # course" other="Import # courses" />
        </Button>
      )}
      {preview !== null && (
        <Button variant="quiet" onClick={state.backToColumns}>
          <Trans>Change columns</Trans>
        </Button>
      )}
      {source !== null && preview === null && (
        <Button variant="quiet" onClick={state.restart}>
          <Trans>Choose another file</Trans>
        </Button>
      )}
      <Button variant="quiet" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  )
}
