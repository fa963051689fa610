import { type CareerTitle, careerTitles } from '@milepost/contract/careers/limits'
import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

/** What is known of a first roadmap that has not been presented yet. */
export interface FirstRoadmap {
  /** The career that the learner saw before they signed up. */
  readonly triedCareer: CareerTitle | null
}

const storeOf = (userId: string) =>
  createStore(
    storedItems.firstRoadmap,
    (value): FirstRoadmap | null => ({
      triedCareer: careerTitles.find((title) => title === Object(value).triedCareer) ?? null,
    }),
    userId,
  )

/** @returns Null where the learner's first roadmap is not to be presented, or no more. */
export function readFirstRoadmap(userId: string): FirstRoadmap | null {
  return storeOf(userId).read()
}

/** Has the overview present the roadmap that is about to be made. */
export function announceFirstRoadmap(userId: string, triedCareer: CareerTitle | null): void {
  storeOf(userId).write({ triedCareer })
}

export function rememberFirstRoadmapSeen(userId: string): void {
  storeOf(userId).remove()
}
