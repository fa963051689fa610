import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Upload } from 'lucide-react'
import { downloadCourses } from '#features/courses/management/api.ts'
import { CourseImport } from '#features/courses/management/course-import.tsx'
import { useWrite } from '#lib/use-write.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { type DialogControl, useDialogs } from '#ui/resource-list/use-dialogs.tsx'
import { notify, notifyFailure } from '#ui/toast.tsx'

/** Many courses at once: out as a file, and in from one. */
export function CourseFileActions({ institutionId }: { institutionId: number }) {
  const { t } = useLingui()
  const { open, dialog } = useDialogs({
    import: (_: null, control) => <ImportDialog {...control} institutionId={institutionId} />,
  })
  const { busy, run } = useWrite(
    { mutationFn: () => downloadCourses(institutionId) },
    {
      onDone: (file) => notify({ text: t`Your browser is saving it as ${file}.`, tone: 'success' }),
      onFailure: (error) => notifyFailure(error, t`We couldn’t create the file. Please try again.`),
    },
  )
  return (
    <section aria-labelledby="course-files" className="grid gap-3 border-t border-line pt-6">
      <h2 id="course-files" className="text-title">
        <Trans>Import and export</Trans>
      </h2>
      <p className="max-w-prose text-ink-soft">
        <Trans>
          Export your courses as CSV, edit them in a spreadsheet and import them again. You’ll see every change before
          it’s made.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => open('import', null)}>
          <Upload className="size-5" aria-hidden />
          <Trans>Import CSV</Trans>
        </Button>
        <Button variant="quiet" busy={busy} busyText={<Trans>Preparing the file...</Trans>} onClick={() => void run()}>
          <Download className="size-5" aria-hidden />
          <Trans>Export CSV</Trans>
        </Button>
      </div>
      {dialog}
    </section>
  )
}

function ImportDialog({ institutionId, open, onClose }: DialogControl & { institutionId: number }) {
  return (
    <Dialog open={open} onClose={onClose} wide title={<Trans>Import courses</Trans>}>
      <CourseImport institutionId={institutionId} onClose={onClose} />
    </Dialog>
  )
}
