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
  type SkillCorrectionChange,
  upsertCorrection,
  upsertRejection,
} from '#features/decisions/repository.ts'
