import { listProgress, saveProgress, saveTick } from '@milepost/contract/progress/routes'
import type { StepProgress } from '@milepost/contract/progress/schema'
import { server } from './stand-in-server.ts'

const now = '2026-11-22T10:00:00.000Z'

/** Ticks are of today, because screens add up the hours of the week. */
const newTick = (task: string) => ({ task, hours: 4, tickedAt: new Date().toISOString() })

/** Stores the statuses and ticks that are sent and returns them later, as the server does. */
export function rememberProgress(known: readonly StepProgress[] = []): void {
  const states = new Map(known.map((one) => [one.step_id, one]))
  const save = (saved: StepProgress) => {
    states.set(saved.step_id, saved)
    return saved
  }
  server.on(listProgress, () => [...states.values()])
  server.on(saveProgress, ({ body: { stepId, status } }) =>
    save({ step_id: stepId, status, updatedAt: now, ticks: states.get(stepId)?.ticks ?? [] }),
  )
  server.on(saveTick, ({ body: { stepId, task, ticked } }) => {
    const { status = 'not_started', ticks = [] } = states.get(stepId) ?? {}
    return save({
      step_id: stepId,
      status: status === 'done' ? status : 'ongoing',
      updatedAt: now,
      ticks: [...ticks.filter((tick) => tick.task !== task), ...(ticked ? [newTick(task)] : [])],
    })
  })
}
