import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

const storeOf = (userId: string) =>
  createStore(storedItems.firstRoadmap, (value) => (value === true ? value : null), userId)

/** Whether the learner's first roadmap is still to be presented. */
export function isFirstRoadmapNew(userId: string): boolean {
  return storeOf(userId).read() === true
}

/** Has the overview present the roadmap that is about to be made. */
export function announceFirstRoadmap(userId: string): void {
  storeOf(userId).write(true)
}

export function rememberFirstRoadmapSeen(userId: string): void {
  storeOf(userId).remove()
}
