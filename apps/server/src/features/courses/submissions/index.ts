export {
  notifyOfSubmission,
  notifyOfSubmissions,
  settleFile,
  settleSubmission,
} from '#features/courses/submissions/submission-notices.ts'
