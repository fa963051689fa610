import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { courseColumns, maxCourseFileBytes, maxImportedCourses } from '@milepost/contract/constants/courses/imports'
import type { CourseImportPreview } from '@milepost/contract/courses/imports'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { importMutation, previewImport } from '#features/courses/management/api.ts'
import { ImportLines } from '#features/courses/management/import-lines.tsx'
import { readText } from '#features/courses/management/read-text.ts'
import { ApiError } from '#lib/api-error.ts'
import { formatList, formatNumber } from '#lib/format.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { dialogActions } from '#ui/dialog-classes.ts'
import { Field } from '#ui/field.tsx'
import { PendingLine } from '#ui/pending-line.tsx'
import { notify } from '#ui/toast.tsx'

interface CourseImportProps {
  institutionId: number
  onClose: () => void
}

/** A file that is chosen, previewed and imported. */
function useCourseImport({ institutionId, onClose }: CourseImportProps) {
  const { t } = useLingui()
  const [file, setFile] = useState<{ name: string; csv: string } | null>(null)
  const [preview, setPreview] = useState<CourseImportPreview | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const turn = useRef(0)
  const failureOf = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'too_large') return t`This file is too large. Import it in parts.`
    return (error instanceof ApiError && error.message) || t`We couldn’t read the file. Please try again.`
  }
  const look = async (name: string, csv: string) => {
    turn.current += 1
    const mine = turn.current
    setReading(true)
    try {
      const found = await previewImport(institutionId, csv)
      if (mine !== turn.current) return
      setFile({ name, csv })
      setPreview(found)
    } catch (error) {
      if (mine === turn.current) setFailure(failureOf(error))
    } finally {
      if (mine === turn.current) setReading(false)
    }
  }
  const choose = async (chosen: File | undefined) => {
    setFailure(null)
    setPreview(null)
    if (chosen === undefined) return
    if (chosen.size > maxCourseFileBytes) return setFailure(t`This file is too large. Import it in parts.`)
    const bytes = await chosen.arrayBuffer().catch(() => null)
    if (bytes === null) return setFailure(t`We couldn’t read the file. Please try again.`)
    await look(chosen.name, readText(new Uint8Array(bytes)))
  }
  const { mutateAsync } = useMutation(importMutation(institutionId))
  const { busy, send } = useSubmit(async (error) => {
    if (error instanceof ApiError && error.code === 'changed_meanwhile' && file !== null) {
      await look(file.name, file.csv)
      setFailure(t`Your courses have changed since. Here’s what the file would do now.`)
    } else setFailure(failureOf(error))
  })
  const carryOut = () =>
    send(async () => {
      if (file === null || preview === null) return
      setFailure(null)
      const done = await mutateAsync({ csv: file.csv, plan: preview.plan })
      notify({
        text: t`Courses created: ${formatNumber(done.created)}. Updated: ${formatNumber(done.updated)}.`,
        tone: 'success',
      })
      if (done.waiting) {
        notify({ text: t`Learners see them once an admin has approved them.`, tone: 'note' })
      }
      onClose()
    })
  return { choose, carryOut, isReading, busy, preview, failure }
}

/** Imports a file of courses: chosen, looked at line by line, and carried out once that is confirmed. */
export function CourseImport(props: CourseImportProps) {
  const { choose, carryOut, isReading, busy, preview, failure } = useCourseImport(props)
  const columns = formatList([...courseColumns])
  const changes = preview === null ? 0 : preview.created + preview.updated
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field
        label={<Trans>CSV file</Trans>}
        hint={
          <Trans>
            Columns, in any order: {columns}. Only title and description are required. To update a course, include its
            id or title. Up to {formatNumber(maxImportedCourses)} courses.
          </Trans>
        }
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            onChange={(event) => void choose(event.target.files?.[0])}
            className="control py-2.5 file:mr-3 file:rounded-small file:border-0 file:bg-spruce-soft file:px-3 file:py-1 file:font-display file:font-semibold file:text-spruce"
          />
        )}
      </Field>
      {isReading && (
        <PendingLine>
          <Trans>Reading the file...</Trans>
        </PendingLine>
      )}
      {failure !== null && <Alert>{failure}</Alert>}
      {preview !== null && <ImportLines key={preview.plan} preview={preview} />}
      <div className={dialogActions}>
        {changes > 0 && (
          <Button busy={busy} busyText={<Trans>Importing...</Trans>} onClick={() => void carryOut()}>
            <Plural value={changes} one="Import # course" other="Import # courses" />
          </Button>
        )}
        <Button variant="quiet" onClick={props.onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}
