export {
  findDecisions,
  fingerprintOf,
  restoreDecisions,
  saveChoice,
  withChoice,
  withCorrection,
} from '#features/decisions/decisions.ts'
export {
  deleteRejection,
  findRejections,
  type RejectionRow,
  upsertCorrection,
  upsertRejection,
} from '#features/decisions/repository.ts'
