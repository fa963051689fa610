import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Upload } from 'lucide-react'
import { downloadCourses } from '#features/courses/management/api.ts'
import { CourseImport } from '#features/courses/management/course-import.tsx'
import { ApiError } from '#lib/api-error.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { notify } from '#ui/toast.tsx'

interface CourseFileActionsProps {
  institutionId: number
  onImported: () => Promise<unknown>
}

/** Many courses at once: out as a file, and in from one. */
export function CourseFileActions({ institutionId, onImported }: CourseFileActionsProps) {
  const { t } = useLingui()
  const importing = useDialogState<true>()
  const { busy, send } = useSubmit((error) =>
    notify({
      text: (error instanceof ApiError && error.message) || t`The file could not be made. Please try again.`,
      tone: 'danger',
    }),
  )
  const download = () =>
    send(async () => {
      const file = await downloadCourses(institutionId)
      notify({ text: t`Your browser is saving it as ${file}.`, tone: 'success' })
    })
  return (
    <section aria-labelledby="course-files" className="grid gap-3 border-t border-line pt-6">
      <h2 id="course-files" className="text-title">
        <Trans>Many at once</Trans>
      </h2>
      <p className="max-w-prose text-ink-soft">
        <Trans>
          Export your courses as a CSV file, change it in a spreadsheet and import it again. Before anything is changed
          you see what each line would do.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => importing.open(true)}>
          <Upload className="size-5" aria-hidden />
          <Trans>Import CSV</Trans>
        </Button>
        <Button
          variant="quiet"
          busy={busy}
          busyText={<Trans>Writing the file...</Trans>}
          onClick={() => void download()}
        >
          <Download className="size-5" aria-hidden />
          <Trans>Export CSV</Trans>
        </Button>
      </div>
      <Dialog
        key={importing.key}
        open={importing.isOpen}
        onClose={importing.close}
        wide
        title={<Trans>Import courses</Trans>}
      >
        <CourseImport institutionId={institutionId} onImported={onImported} onClose={importing.close} />
      </Dialog>
    </section>
  )
}
