import * as z from 'zod/mini'
import { type CareerId, careerIds } from '#careers/limits.ts'
import type { CareerKnowledge } from '#knowledge/schema.ts'
import type { Step } from '#roadmaps/schema.ts'

/** One of the careers. */
export const KnownCareerId = z.enum(careerIds)

/** A career as the list of all careers shows it to visitors. */
export interface CareerSummary extends Pick<CareerKnowledge, 'title' | 'summary' | 'suits' | 'beginnerHours'> {
  readonly id: CareerId
  /** What one does in it, as the interest check words it. */
  readonly activities: readonly string[]
}

/** Careers that are alike, as the interest check groups them. */
export interface CareerFamily {
  readonly id: string
  readonly name: string
  readonly careers: readonly CareerSummary[]
  /** Careers of the family that an earlier family already has. */
  readonly others: readonly { readonly id: CareerId; readonly title: string }[]
}

/** A step of a career's roadmap, before it is made for a learner. */
export type CareerStep = Pick<
  Step,
  'id' | 'key' | 'section' | 'label' | 'description' | 'hours' | 'milestone' | 'details' | 'skills' | 'materials'
>

/** A career with the roadmap of a beginner. */
export interface CareerWithRoadmap {
  readonly career: CareerKnowledge
  readonly steps: readonly CareerStep[]
}
