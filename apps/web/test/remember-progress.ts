import { listProgress, type StepProgress, saveProgress } from '@milepost/contract/progress'
import { server } from './stand-in-server.ts'

/** Stores the statuses that are sent and returns them later, as the server does. */
export function rememberProgress(known: readonly StepProgress[] = []): void {
  const states = new Map(known.map((one) => [one.step_id, one]))
  server.on(listProgress, () => [...states.values()])
  server.on(saveProgress, ({ body: { stepId, status } }) => {
    const saved = { step_id: stepId, status, updatedAt: '2026-11-22T10:00:00.000Z' }
    states.set(stepId, saved)
    return saved
  })
}
