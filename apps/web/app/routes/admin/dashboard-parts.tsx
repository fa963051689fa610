import { MessageDialog } from '#features/contact/message-dialog.tsx'
import { AnswerDialog as CourseRequestDialog } from '#features/course-requests/answer-dialog.tsx'
import { CourseRecord } from '#features/courses/admin/course-record.tsx'
import { AnswerDialog as MentoringDialog } from '#features/mentoring/answer-dialog.tsx'
import type { TodayParts } from '#features/queue/today.tsx'

/** What other features show of the items of the queue. */
export function todayParts(userId: string): TodayParts {
  return {
    courseRecord: (course) => <CourseRecord course={course} />,
    answerDialog: (details, dialog) => {
      if (details.kind === 'contact_message')
        return <MessageDialog {...dialog} userId={userId} message={details.message} />
      if (details.kind === 'mentoring') return <MentoringDialog {...dialog} userId={userId} request={details.request} />
      if (details.kind === 'course_request')
        return <CourseRequestDialog {...dialog} userId={userId} request={details.request} />
      return null
    },
  }
}
