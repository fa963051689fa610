export { checkInvariants, reportInvariants } from '#features/invariants/check-invariants.ts'
