import type { CareerId } from '@milepost/contract/careers/limits'
import type { StepStatus } from '@milepost/contract/progress/limits'
import type { ChatStep } from '#advisor.ts'
import type { CourseConditions } from '#chat/course-conditions.ts'
import type { ProfileField } from '#chat/own-answers.ts'
import type { StepReference } from '#chat/question.ts'
import type { Deadline } from '#read/deadline.ts'
import type { StudyTime } from '#read/study-time.ts'

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
  | 'maths'
  | 'coding'
  | 'titles'
export type SkillAspect =
  | 'what'
  | 'hours'
  | 'prerequisites'
  | 'why'
  | 'next'
  | 'careers'
  | 'check'
  | 'place'
  | 'level'
  | 'build'
  | 'stuck'
  /** A word that is not explained here, but belongs to the skill. */
  | 'mentions'
  /** Why it is not on the roadmap, and what can take its place. */
  | 'absent'
  | 'alternatives'
export type StepAspect = 'what' | 'hours' | 'why' | 'course' | 'check' | 'build'
export type RoadmapAspect =
  | 'what'
  | 'why'
  | 'milestones'
  | 'known'
  | 'courses'
  | 'longest'
  | 'shortest'
  | 'size'
  | 'pace'
/** What a question about time is about: the whole roadmap, the way to a step, or what leaving skills out saves. */
export type TimeTarget =
  | { readonly kind: 'roadmap' }
  | { readonly kind: 'step'; readonly step: StepReference }
  | { readonly kind: 'milestone'; readonly number: number | 'next' | 'last' }
  | { readonly kind: 'skill'; readonly skill: string }
  /** Half of the roadmap's hours. */
  | { readonly kind: 'half' }
  | { readonly kind: 'section'; readonly name: string }
  /** From when on one can apply for a job on the way: one by its title, or each of them. */
  | { readonly kind: 'title'; readonly title: string | null }
  /** How far the learner is at the deadline. */
  | { readonly kind: 'reached' }
  | { readonly kind: 'skipped'; readonly skills: readonly string[] }
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

/** What careers are compared by. */
export type ComparedBy = 'maths' | 'coding' | 'hours' | 'level' | 'strain' | 'fit'
/** Several steps of the roadmap, or the one beside a step. Null is all that are open. */
export type StepRange =
  | { readonly kind: 'open'; readonly count: number | null }
  | { readonly kind: 'first' | 'last'; readonly count: number }
  | { readonly kind: 'between'; readonly from: number; readonly to: number }
  | { readonly kind: 'before' | 'after'; readonly step: number }
  | { readonly kind: 'hours'; readonly maxHours: number | null; readonly minHours: number | null }

export type OrderTarget = { readonly step: StepReference } | { readonly skill: string }
/** Another way to the career, as a message names it. */
export type VariantOrder =
  | { readonly way: 'free_courses' | 'own_language' | 'project_first' | 'usual' }
  /** 'Without React' says only what it is not to teach. */
  | { readonly way: 'other_tool'; readonly skill: string | null; readonly instead: string | null }
  | { readonly way: 'by_date'; readonly deadline: Deadline; readonly hoursPerWeek: number | null }
/** A change that the learner asks for. */
export type Order =
  | ({ readonly kind: 'variant' } & VariantOrder)
  | { readonly kind: 'several'; readonly orders: readonly Order[] }
  | {
      readonly kind: 'mark'
      readonly targets: readonly [OrderTarget, ...OrderTarget[]]
      /** 'unfinished': not done after all. */
      readonly to: StepStatus | 'unfinished'
    }
  /** Null removes it. */
  | { readonly kind: 'pace'; readonly hoursPerWeek: number | null }
  /** The deadline in the goals no longer holds, or holds again. */
  | { readonly kind: 'deadline'; readonly ignored: boolean }
  /** So many hours a week more than now, or fewer where it is negative. */
  | { readonly kind: 'pace'; readonly moreHours: number }
  | {
      /**
       * 'known', 'unknown': the learner knows the skill or not. 'leave_out', 'bring_back': it is to go or to come back, for
       * whatever reason. 'take_back', 'ask_again': what the answers ask about it no longer holds, or holds again. 'add': it is to
       * join the roadmap.
       */
      readonly kind: 'known' | 'unknown' | 'leave_out' | 'bring_back' | 'take_back' | 'ask_again' | 'add'
      readonly skills: readonly [string, ...string[]]
    }

/** 'insulted', 'tired': the learner is angry with us, or would like to give up learning. */
export type CourtesyKind = 'hello' | 'thanks' | 'goodbye' | 'ok' | 'insulted' | 'tired'

/** What a message asks for. */
export type Intent =
  | { readonly name: 'order'; readonly order: Order }
  | {
      readonly name: 'career'
      readonly career: CareerId
      readonly aspect: CareerAspect
      /** Asked for by the title of another job. */
      readonly byOtherTitle?: boolean
      /** As the question says it, for answers about hours. */
      readonly hoursPerWeek?: number | null
    }
  /** All careers, the one that takes a beginner the most or the fewest hours, or those that suit what someone is like. */
  | {
      readonly name: 'careers'
      readonly extreme?: 'longest' | 'shortest'
      readonly like?: readonly CareerId[]
      /** Asked for by something that we don't compare them by, such as travel. */
      readonly hasTrait?: boolean
    }
  /** Where helps what someone did before, or what it is worth for a career. */
  | { readonly name: 'background'; readonly background: string; readonly career: CareerId | null }
  /** One of the learner's own answers. */
  | { readonly name: 'answer'; readonly field: ProfileField }
  | {
      readonly name: 'compare'
      readonly careers: readonly CareerId[]
      readonly by?: ComparedBy | undefined
      /** So many of the learner's ranking instead. */
      readonly top?: number
      /** The question does not say which. */
      readonly isGuess?: boolean
    }
  /** Where the roadmap to a career teaches skills. */
  | { readonly name: 'place'; readonly career: CareerId; readonly skills: readonly string[] }
  | { readonly name: 'steps'; readonly range: StepRange }
  /** What general terms of the trades mean. */
  | { readonly name: 'term'; readonly terms: readonly string[] }
  | {
      readonly name: 'skill'
      readonly skill: string
      readonly other: string | null
      /** Further ones to choose from. */
      readonly more?: readonly string[]
      readonly aspect: SkillAspect
      /** As the question says it, for answers about hours. */
      readonly hoursPerWeek?: number | null
    }
  | {
      readonly name: 'step'
      readonly step: StepReference
      readonly aspect: StepAspect
      /** As the question says it, for answers about hours. */
      readonly hoursPerWeek?: number | null
    }
  | { readonly name: 'roadmap'; readonly aspect: RoadmapAspect }
  | { readonly name: 'progress' }
  | { readonly name: 'time'; readonly target: TimeTarget; readonly said: StudyTime }
  | {
      readonly name: 'recommendation'
      readonly career: CareerId | null
      readonly against: boolean
      /** A place in the learner's ranking, 1 for the first. */
      readonly place?: number | 'last'
    }
  | { readonly name: 'courses'; readonly skills: readonly string[]; readonly conditions: CourseConditions }
  | { readonly name: 'help'; readonly address: string }
  | { readonly name: 'courtesy'; readonly kind: CourtesyKind }
  /** Someone may be in danger, the learner or another person. */
  /** In a language that is not understood, with what its English words ask for. */
  | { readonly name: 'language'; readonly about: Intent | null }
  | { readonly name: 'crisis' }
  | { readonly name: 'declined'; readonly topic: Refusal; readonly career?: CareerId }
  | { readonly name: 'unclear' }

/** What is known of the learner when a question is read. */
export interface DialogueState {
  /** The career of the learner's roadmap. */
  readonly career: CareerId | null
  /** The steps of the learner's roadmap. */
  readonly steps: readonly Pick<ChatStep, 'id' | 'label' | 'section' | 'milestone' | 'skills'>[]
}

/** When the whole roadmap is done, at the learner's own pace. */
export const timeOfRoadmap: Extract<Intent, { name: 'time' }> = {
  name: 'time',
  target: { kind: 'roadmap' },
  said: {
    hoursPerWeek: null,
    moreHours: 0,
    timesUsual: null,
    deadline: null,
    weeksOff: 0,
    stepsPerWeek: null,
    stepsPer: null,
  },
}

/** Of a learner without a roadmap. */
export const noDialogue: DialogueState = { career: null, steps: [] }
