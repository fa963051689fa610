import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { courseDraftQuery } from '#features/courses/management/api.ts'
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
  const draft = useQuery({ ...courseDraftQuery(institutionId, start?.skill.id ?? ''), enabled: start !== undefined })
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
  // Once, for the address that led here. Without a draft it begins with the title and the skill alone.
  const hasBegun = useRef(false)
  const isDraftKnown = start !== undefined && !draft.isPending
  useEffect(() => {
    if (!isDraftKnown || hasBegun.current) return
    hasBegun.current = true
    open('editor', { ...start, draft: draft.data })
  })
  return (
    <>
      <Button onClick={() => open('editor', undefined)} aria-haspopup="dialog">
        <Trans>+ Add Course</Trans>
      </Button>
      {dialog}
    </>
  )
}
