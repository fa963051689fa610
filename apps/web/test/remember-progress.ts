import { listProgress, type StepProgress, saveProgress } from '@milepost/contract/progress'
import { server } from './stand-in-server.ts'

/** As the real server does: the states of steps that are sent are read again later. In: those that are there already. */
export function rememberProgress(known: readonly StepProgress[] = []): void {
  const states = new Map(known.map((one) => [one.step_id, one]))
  server.on(listProgress, () => [...states.values()])
  server.on(saveProgress, ({ body: { stepId, status } }) => {
    const saved = { step_id: stepId, status, updatedAt: '2026-11-22T10:00:00.000Z' }
    states.set(stepId, saved)
    return saved
  })
}
