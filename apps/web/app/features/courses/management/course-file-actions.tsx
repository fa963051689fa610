import { Trans, useLingui } from '@lingui/react/macro'
import { CourseImport } from '#features/courses/imports/course-import.tsx'
import { downloadCourses } from '#features/courses/management/api.ts'
import { useWrite } from '#lib/use-write.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Download, Upload } from '#ui/icons.ts'
import { type DialogControl, useDialogs } from '#ui/resource-list/use-dialogs.tsx'
import { notify, notifyFailure } from '#ui/toast.tsx'

interface CourseFileActionsProps {
  institutionId: number
}

/** Many courses at once: in from a spreadsheet, and out as a file. */
export function CourseFileActions({ institutionId }: CourseFileActionsProps) {
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
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => open('import', null)}>
        <Upload className="size-5" aria-hidden />
        <Trans>Import</Trans>
      </Button>
      <Button variant="quiet" busy={busy} busyText={<Trans>Preparing the file...</Trans>} onClick={() => void run()}>
        <Download className="size-5" aria-hidden />
        <Trans>Export</Trans>
      </Button>
      {dialog}
    </>
  )
}

function ImportDialog({ open, onClose, institutionId }: DialogControl & CourseFileActionsProps) {
  return (
    <Dialog open={open} onClose={onClose} wide title={<Trans>Import courses</Trans>}>
      <CourseImport institutionId={institutionId} onClose={onClose} />
    </Dialog>
  )
}
