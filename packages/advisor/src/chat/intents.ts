import type { CareerId } from '@milepost/contract/careers'
import type { StepReference } from '#chat/question.ts'

export type CareerAspect =
  | 'what'
  | 'day'
  | 'skills'
  | 'hours'
  | 'education'
  | 'suits'
  | 'demand'
  | 'related'
  | 'become'
  | 'courses'
export type SkillAspect = 'what' | 'hours' | 'prerequisites' | 'why' | 'next' | 'careers' | 'check' | 'place' | 'level'
export type StepAspect = 'what' | 'hours' | 'why' | 'course' | 'check'
export type RoadmapAspect = 'what' | 'milestones' | 'known' | 'courses' | 'size'
export type CourseCriterion = 'free' | 'tamil' | 'sinhala' | 'english' | 'short' | null
export const refusals = [
  'personal',
  'injection',
  'others',
  'salary',
  'visa',
  'placement',
  'market',
  'dumps',
  'writing',
  'code',
  'admission',
  'opinion',
  'profession',
  'everyday',
  'unknown',
] as const
export type Refusal = (typeof refusals)[number]

/** What a message asks for. */
export type Intent =
  | { readonly name: 'career'; readonly career: CareerId; readonly aspect: CareerAspect }
  | { readonly name: 'careers' }
  | { readonly name: 'compare'; readonly careers: readonly CareerId[] }
  | { readonly name: 'skill'; readonly skill: string; readonly other: string | null; readonly aspect: SkillAspect }
  | { readonly name: 'step'; readonly step: StepReference; readonly aspect: StepAspect }
  | { readonly name: 'roadmap'; readonly aspect: RoadmapAspect }
  | { readonly name: 'progress' }
  | { readonly name: 'time' }
  | { readonly name: 'recommendation'; readonly career: CareerId | null; readonly against: boolean }
  | { readonly name: 'courses'; readonly skills: readonly string[]; readonly criterion: CourseCriterion }
  | { readonly name: 'help'; readonly address: string }
  | { readonly name: 'courtesy'; readonly kind: 'hello' | 'thanks' | 'goodbye' | 'ok' }
  /** Someone may be in danger, the learner or another person. */
  | { readonly name: 'crisis' }
  | { readonly name: 'declined'; readonly topic: Refusal }
  | { readonly name: 'unclear' }

/** What is known of the learner when a question is read. */
export interface DialogueState {
  /** The career of the learner's roadmap. */
  readonly career: CareerId | null
}
