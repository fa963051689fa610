export {
  markFileRead,
  markSubmissionRead,
  notifyOfSubmission,
  notifyOfSubmissions,
} from '#features/courses/submissions/submission-notices.ts'
