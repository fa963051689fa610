import { Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import { CourseEditor } from '#features/courses/management/course-editor.tsx'
import type { EditorOptions } from '#features/courses/management/use-course-editor.ts'
import { Dialog } from '#ui/dialog.tsx'
import { notify } from '#ui/toast.tsx'

interface EditorDialogProps extends Omit<EditorOptions, 'onSaved'> {
  open: boolean
  onClose: () => void
}

/** Adds a course, or changes the one given. Give each opening its own `key`. */
export function EditorDialog({ open, onClose, ...editor }: EditorDialogProps) {
  const { t } = useLingui()
  const isNew = editor.course === null
  const saved = (course: Course) => {
    onClose()
    notify({ text: isNew ? t`The course has been created.` : t`The course has been updated.`, tone: 'success' })
    if (course.status === 'pending') {
      notify({ text: t`Learners see “${course.title}” once an admin has approved it.`, tone: 'note' })
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      startAtTitle={editor.start?.draft !== undefined}
      title={isNew ? <Trans>Add New Course</Trans> : <Trans>Edit Course</Trans>}
    >
      <CourseEditor {...editor} onSaved={saved} onCancel={onClose} />
    </Dialog>
  )
}
