export { announceDecision } from '#features/queue/decisions/announce-decision.ts'
