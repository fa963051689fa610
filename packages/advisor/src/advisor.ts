import type { CareerId } from '@milepost/contract/careers'
import type { CourseLanguage } from '@milepost/contract/courses'
import type { AdviceProfile, Budget, StudyLanguage } from '@milepost/contract/profiles'
import type { Recommendation, RejectionReason } from '@milepost/contract/recommendations'
import type { LinkReason, StepDetail } from '@milepost/contract/roadmaps'

/** What the learner has decided about earlier advice. Their word counts more than what the advisor reads out of answers. */
export interface Decisions {
  /** The career the learner switched to; null while the advice decides. Plans are asked for by career, so it only informs. */
  readonly chosenCareerId: CareerId | null
  readonly rejections: readonly { readonly careerId: CareerId; readonly reason: RejectionReason }[]
  /** At most one for each skill id; unknown ids are ignored. */
  readonly corrections: readonly { readonly skillId: string; readonly known: boolean }[]
}

/** The learner's answers that advice rests on, and their decisions. Name, gender, age and place cannot be handed in. */
export interface Profile extends AdviceProfile {
  readonly decisions?: Decisions
}

/**
 * A skill the learner has: found in their own words, with the words; said by themselves; or implied by one they have that rests
 * on it (these two without a quote).
 */
export interface KnownSkill {
  readonly id: string
  readonly name: string
  readonly quote: string | null
  readonly source: 'answers' | 'learner' | 'implied'
  /** Name of the skill that rests on this one, where it is implied. */
  readonly impliedBy: string | null
}

/** A step before courses are linked to it. `id` numbers the steps from 1 in order; `key` says what the step teaches. */
export interface StepDraft {
  readonly id: number
  readonly key: string
  readonly section: string
  readonly label: string
  readonly description: string
  /** Hours of study and practice for this learner. */
  readonly hours: number
  readonly milestone: boolean
  readonly details: readonly StepDetail[] | string
  /** Ids of the skills the step teaches; a milestone names those it brings together. */
  readonly skills: readonly string[]
}

export interface Roadmap {
  readonly careerId: CareerId
  readonly steps: readonly StepDraft[]
  readonly totalHours: number
  readonly knownSkills: readonly KnownSkill[]
  /** Skills the answers speak of that the learner says they do not have after all. */
  readonly deniedSkills: readonly { readonly id: string; readonly name: string }[]
}

export interface PlanContext {
  /** Language of the content; only English is written yet. */
  readonly locale: 'en'
}

/** A course as the linker sees it: what the catalogue says in words, no hidden tags. */
export interface CatalogueCourse {
  readonly id: number
  readonly title: string
  readonly description: string
  /** Weeks, null when flexible. */
  readonly weeks: number | null
  /** Rupees, 0 when free. */
  readonly price: number
  readonly language: CourseLanguage
}

/** A catalogue prepared for linking; opaque, made by `indexCourses`. */
export interface CourseIndex {
  readonly size: number
  readonly entries: readonly {
    readonly course: CatalogueCourse
    readonly skills: ReadonlyMap<string, 'title' | 'description'>
  }[]
}

export interface CoursePreferences {
  readonly studyLanguage: StudyLanguage
  readonly budget: Budget
}

export interface StepLink {
  readonly stepKey: string
  readonly courseId: number | null
  readonly reason: LinkReason | null
}

export interface CallOptions {
  /** After this many milliseconds the engine gives up (a model) or is not asked (embedded engines always answer). */
  readonly deadlineMilliseconds?: number
}

export interface Result<T> {
  readonly value: T
  readonly engine: 'embedded' | 'model'
  readonly fallbackReason?: 'timeout' | 'http' | 'invalid' | 'budget'
  readonly knowledgeVersion: string
  /** Wall time of the call. */
  readonly milliseconds: number
}

/** What every engine of the advisor can do. */
export interface Advisor {
  /** Does ahead what the first question would otherwise wait for. */
  prepare(): Promise<void>
  /** In: the learner's answers. Out: all careers ranked by fit (0 to 100) with reasons, what speaks against, and the skill gap. */
  recommend(profile: Profile, options?: CallOptions): Promise<Result<Recommendation>>
  /** In: the answers and a career. Out: numbered steps in prerequisite order without what the learner knows already. */
  plan(profile: Profile, career: CareerId, context: PlanContext, options?: CallOptions): Promise<Result<Roadmap>>
  /** In: steps and a prepared catalogue. Out: one link a step; `courseId` null where no course teaches it within budget and language. */
  link(
    steps: readonly StepDraft[],
    catalogue: CourseIndex,
    preferences: CoursePreferences,
    options?: CallOptions,
  ): Promise<Result<readonly StepLink[]>>
}
