import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { columnsToKeep } from '#features/courses/imports/known-columns.ts'
import { headingsOf } from '#features/courses/imports/plan-rows.ts'
import { useSheetPreview } from '#features/courses/imports/use-sheet-preview.ts'
import { importMutation } from '#features/courses/management/api.ts'
import { ApiError, messageOf } from '#lib/api-error.ts'
import { formatNumber } from '#lib/format.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { notify } from '#ui/toast.tsx'

export interface ImportOptions {
  readonly institutionId: number
  readonly onClose: () => void
}

/** A sheet that is chosen, previewed and imported. */
export function useCourseImport({ institutionId, onClose }: ImportOptions) {
  const { t } = useLingui()
  const { look, setFailure, ...sheetPreview } = useSheetPreview(institutionId)
  const { source, preview } = sheetPreview
  const { mutateAsync } = useMutation(importMutation(institutionId))
  const { busy, send } = useSubmit(async (error) => {
    if (error instanceof ApiError && error.code === 'changed_meanwhile' && source !== null) {
      await look(source)
      setFailure(t`Your courses have changed since. Here’s what the file would do now.`)
    } else setFailure(messageOf(error, t`We couldn’t import the courses. Please try again.`))
  })
  const carryOut = () =>
    send(async () => {
      if (!preview?.plan || source === null) return
      setFailure(null)
      const { sheet, reading } = source
      const columns = columnsToKeep(headingsOf(sheet, reading.headerRow), reading.fields)
      // The preview said that many titles change, and that was confirmed.
      const confirmTitleChanges = preview.changesManyTitles
      const done = await mutateAsync({ ...preview.plan, columns, confirmTitleChanges })
      notify({
        text: t`Courses created: ${formatNumber(done.created)}. Updated: ${formatNumber(done.updated)}.`,
        tone: 'success',
      })
      if (done.waiting) notify({ text: t`Learners see them once an admin has approved them.`, tone: 'note' })
      onClose()
    })
  return {
    ...sheetPreview,
    busy,
    carryOut,
    lookAgain: (next = source) => next !== null && void look(next),
  }
}

export type CourseImportState = ReturnType<typeof useCourseImport>
