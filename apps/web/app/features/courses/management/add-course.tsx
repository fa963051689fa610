import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { EditorDialog } from '#features/courses/management/editor-dialog.tsx'
import type { CourseStart } from '#features/courses/management/use-course-editor.ts'
import { useCourseStart } from '#features/courses/management/use-course-start.ts'
import { Button } from '#ui/button.tsx'
import { useDialogs } from '#ui/resource-list/use-dialogs.tsx'

interface AddCourseProps {
  userId: string
  institutionId: number
}

/** Opens the editor for a new course: by a press, or because the address asks for it. */
export function AddCourse({ userId, institutionId }: AddCourseProps) {
  const [start, clearStart] = useCourseStart()
  const { open, dialog } = useDialogs({
    editor: (begun: CourseStart | undefined, control) => {
      const close = () => {
        control.onClose()
        if (start !== undefined) clearStart()
      }
      return (
        <EditorDialog
          open={control.open}
          onClose={close}
          userId={userId}
          institutionId={institutionId}
          course={null}
          start={begun}
        />
      )
    },
  })
  // Once, for the address that led here.
  const begin = useRef(() => start !== undefined && open('editor', start))
  useEffect(() => void begin.current(), [])
  return (
    <>
      <Button onClick={() => open('editor', undefined)} aria-haspopup="dialog">
        <Trans>+ Add Course</Trans>
      </Button>
      {dialog}
    </>
  )
}
