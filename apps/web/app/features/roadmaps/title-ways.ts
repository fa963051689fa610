import type { StepStatus } from '@milepost/contract/progress/limits'
import { paceOf } from '@milepost/contract/roadmaps/pace'
import type { Roadmap, RoadmapTitle } from '@milepost/contract/roadmaps/schema'

/** How far a learner is from a job on the way. */
export interface TitleWay {
  readonly title: RoadmapTitle
  /** 0 where they can apply. */
  readonly hoursLeft: number
  /** Null without a plan, and where they can apply. */
  readonly day: Date | null
}

export type TitledRoadmap = Pick<Roadmap, 'career' | 'titles' | 'missing' | 'roadmap' | 'hoursPerWeek'>

/** The jobs on the way, in order, each with the way that is left. */
export function titleWaysOf(
  { titles, roadmap, hoursPerWeek }: TitledRoadmap,
  statuses: Readonly<Record<number, StepStatus>>,
  today: Date,
): TitleWay[] {
  return titles.map((title) => {
    const way = roadmap.filter(({ id }) => id <= title.reachedAfterStep)
    const { hoursLeft, finish } = paceOf(way, statuses, hoursPerWeek, today)
    return { title, hoursLeft, day: finish }
  })
}

/** What a roadmap leads to: its career, or its last job on the way where it leaves out the heart of the career. */
export function destinationOf({ career, titles, missing }: Pick<Roadmap, 'career' | 'titles' | 'missing'>): string {
  return (missing.length > 0 && titles.at(-1)?.title) || career
}
