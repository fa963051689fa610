export {
  findDecisions,
  fingerprintOf,
  restoreDecisions,
  saveChoice,
  withChoice,
  withCorrection,
  withdrawChoice,
  withVariantChoice,
} from '#features/decisions/decisions.ts'
export {
  deleteRejection,
  findCorrections,
  findRejections,
  type RejectionRow,
  updateVariant,
  upsertCorrection,
  upsertRejection,
} from '#features/decisions/repository.ts'
