import type { CareerId } from '@milepost/contract/careers/limits'
import type { ChatAction, ChatSentence, ChatSource, ChatTool } from '@milepost/contract/chat/schema'
import type { CourseLanguage, CourseLevel, CourseMode } from '@milepost/contract/courses/limits'
import type { PlanName } from '@milepost/contract/plans'
import type { Budget, StudyLanguage } from '@milepost/contract/profiles/limits'
import type { HeardCorrection, ProfileReading } from '@milepost/contract/profiles/reading'
import type { AdviceProfile } from '@milepost/contract/profiles/schema'
import type { StepStatus } from '@milepost/contract/progress/limits'
import type { RejectionReason } from '@milepost/contract/recommendations/limits'
import type { Recommendation } from '@milepost/contract/recommendations/schema'
import type { LinkAbsence } from '@milepost/contract/roadmaps/limits'
import type { KnownSkill, LinkReason, RoadmapRequest, Step, StepDetail } from '@milepost/contract/roadmaps/schema'
import type { SkillLevel } from '@milepost/contract/skills/limits'
import type { HelpCountry } from '#assistant/crisis/help-lines.ts'
import type { LearnerPlace } from '#text/read-place.ts'

/** What the learner said about a skill on a roadmap. */
export interface SkillCorrection {
  readonly skillId: string
  /** How well they know it. Null where they have not said. */
  readonly level: SkillLevel | null
  /** True where what the answers ask about the skill, be it wanted or refused, is to be ignored. */
  readonly requestIgnored?: boolean
  /** True where the learner adds the skill themselves, whatever the answers ask and however long it takes. */
  readonly added?: boolean
}

/** Another way to the same career that the learner has chosen. */
export type PlanVariant =
  /** `leftOut` are the ids of skills that the plan does without, so that it ends in time. */
  | { readonly kind: 'by_date'; readonly until: string; readonly leftOut: readonly string[] }
  | { readonly kind: 'free_courses' | 'own_language' | 'project_first' }
  /** Teaches this skill in place of the career's usual one of its kind. */
  | { readonly kind: 'other_tool'; readonly skillId: string }

/** What the learner has decided about earlier advice. It overrides what the advisor reads out of their answers. */
export interface AdviceDecisions {
  /**
   * The career the learner switched to, or null while the advice decides. Callers pass the career to plan, so this only
   * informs.
   */
  readonly chosenCareerId: CareerId | null
  readonly rejections: readonly { readonly careerId: CareerId; readonly reason: RejectionReason }[]
  /** At most one for each skill id; unknown ids are ignored. */
  readonly corrections: readonly SkillCorrection[]
  /** None for the career's usual way. */
  readonly variant?: PlanVariant
}

/**
 * The answers that advice rests on, and the learner's decisions. Name, gender, age and location are left out by design.
 */
export interface AdvisorProfile extends AdviceProfile {
  readonly decisions?: AdviceDecisions
}

/** A step before courses are linked to it. `id` numbers the steps from 1, `key` identifies what the step teaches. */
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

export interface AdvisorPlan {
  readonly careerId: CareerId
  readonly steps: readonly StepDraft[]
  readonly totalHours: number
  readonly knownSkills: readonly KnownSkill[]
  /** Skills that the answers mention and the learner says they do not have. */
  readonly deniedSkills: readonly { readonly id: string; readonly name: string }[]
  /** What the answers ask for and what the plan did about it, in the order of the answers. */
  readonly requests: readonly RoadmapRequest[]
}

export interface PlanContext {
  /** Language of the content; only English is written yet. */
  readonly locale: 'en'
  /** The day of the plan, like '2026-11-21', from which deadlines are counted. Without it they are not read. */
  readonly today?: string
  /** The hours a week that the learner has. Without them no date shortens the plan. */
  readonly hoursPerWeek?: number | null
  /** The hours that a step still takes, 0 if it is done. Left out where nothing is done yet. */
  readonly hoursLeftOf?: (step: Pick<StepDraft, 'key' | 'hours'>) => number
}

/** A course as the linker sees it: its catalogue text, and what its author has confirmed. */
export interface CatalogueCourse {
  readonly id: number
  readonly title: string
  readonly description: string
  /** Weeks, null when flexible. */
  readonly weeks: number | null
  /** Rupees, 0 when free. */
  readonly price: number
  readonly language: CourseLanguage
  /** How it is taught, and where unless it is online. Null, or left out, where it doesn't say. */
  readonly mode?: CourseMode | null
  /** An ISO 3166-1 code. */
  readonly country?: string | null
  readonly town?: string | null
  /** Confirmed by the course's author. Without it, skills and level are read from the text. */
  readonly confirmed?: { readonly skills: readonly string[]; readonly level: CourseLevel | null } | undefined
}

/** A skill that a course teaches. */
export interface TaughtSkill {
  readonly id: string
  /** Where the course says so. 'confirmed' means that only its author does. */
  readonly where: 'title' | 'description' | 'confirmed'
  /** How sure it is, and how much of the course it is: 0 to 1. */
  readonly strength: number
}

/** What a course teaches and who it is for. */
export interface CourseFacts {
  /** The surest first. */
  readonly skills: readonly TaughtSkill[]
  readonly level: CourseLevel | null
}

/** A catalogue, or the part of it that matters to a plan, prepared for linking. */
export interface CourseIndex {
  readonly size: number
  readonly entries: readonly (CourseFacts & { readonly course: CatalogueCourse })[]
}

export interface CoursePreferences {
  readonly studyLanguage: StudyLanguage
  readonly budget: Budget
  /** Where the learner lives. It orders courses, and never careers. */
  readonly place?: LearnerPlace
  /** How the learner likes to learn. */
  readonly mode?: CourseMode | null
  /** The career of the steps' roadmap. Null, or left out, where they belong to none. */
  readonly career?: CareerId | null
  /** Links no course in another language, where there is none in the study language. */
  readonly ownLanguageOnly?: boolean
  /** Courses of other steps that stay linked, one entry a step. Their prices in rupees come out of the budget. */
  readonly kept?: readonly { readonly courseId: number; readonly price: number }[] | undefined
}

export interface StepLink {
  readonly stepKey: string
  readonly courseId: number | null
  readonly reason: LinkReason | null
  /** Why there is no course. Null where there is one, and for milestones, which have none. */
  readonly absence: LinkAbsence | null
}

export interface ChatTurn {
  readonly sender: 'user' | 'bot'
  readonly text: string
}

/** A sentence of an answer. Every sentence that states a fact of Milepost has at least one source. */
export interface AdvisorSentence {
  readonly text: string
  readonly sources: readonly ChatSource[]
  /** Begins a paragraph, or is an item of a list or a block of code. Left out where it goes on. */
  readonly form?: NonNullable<ChatSentence['form']>
  /** General knowledge of a language model, not from Milepost. */
  readonly isGeneral?: true
}

export interface AdvisorReply {
  /**
   * 'declined': Milepost does not know it or does not answer it. 'unclear': it asks back. 'courtesy': thanks and
   * greetings. 'crisis': someone may be in danger, so it names help lines and is never counted as unanswered.
   */
  readonly kind: 'answer' | 'declined' | 'unclear' | 'courtesy' | 'crisis'
  /** What the answer is about, or null where it declines. */
  readonly subject: ChatSource | null
  readonly sentences: readonly AdvisorSentence[]
  /** At most three questions that Milepost can answer. */
  readonly suggestions: readonly string[]
  /** What it proposes to change: the learner confirms it. */
  readonly action?: ChatAction
}

export interface ChatCourse
  extends Pick<CatalogueCourse, 'id' | 'title' | 'weeks' | 'price' | 'language' | 'mode' | 'country' | 'town'> {
  readonly institution: string | null
  readonly level: CourseLevel | null
}

export interface ChatStep extends StepDraft {
  readonly status: StepStatus
  readonly course: ChatCourse | null
  readonly absence: Step['courseAbsence']
}

/** All that a chat may use: the learner's own data and a search of the public catalogue. */
/** What courses must be. Null where it does not matter. */
export interface ChatCourseFilter {
  readonly language: CourseLanguage | null
  /** In rupees. */
  readonly maxPrice: number | null
  readonly maxWeeks: number | null
  readonly minWeeks: number | null
  readonly level: CourseLevel | null
  /** Words of the institution's name. */
  readonly institution: string | null
}

export interface ChatContext {
  readonly locale: 'en'
  /** The day of the question, like '2026-11-21'. */
  readonly today: string
  readonly plan: PlanName
  /** Messages the plan allows a day, and how many are left after this one. */
  readonly messages: { readonly aDay: number; readonly left: number }
  /** The country of the learner's location, for help lines and for answers that hold in one country. Null where it is not known. */
  readonly helpCountry: HelpCountry | null
  readonly profile: AdvisorProfile | null
  /** How the careers rank for the learner; null before the first answers. */
  readonly recommendation: Recommendation | null
  readonly roadmap: {
    readonly careerId: CareerId
    readonly steps: readonly ChatStep[]
    readonly hoursPerWeek: number | null
    readonly knownSkills: readonly KnownSkill[]
    readonly requests: readonly RoadmapRequest[]
    /** An answer has changed since it was made. */
    readonly outdated: boolean
  } | null
  /** Finds approved courses by skills, or else by words and what the catalogue filters by: at most `limit`, the best first. */
  readonly findCourses: (search: {
    readonly skills: readonly string[]
    readonly words: string
    readonly limit: number
    readonly filter?: ChatCourseFilter
  }) => Promise<readonly ChatCourse[]>
}

/** What a user may still spend on a language model today, in tokens. */
export interface TokenBudget {
  /** Reserves tokens of today's budget. Resolves to false, and reserves nothing, when fewer are left. */
  reserve(tokens: number): Promise<boolean>
  /** Replaces a reservation by what the call has really used. */
  settle(reserved: number, used: number): Promise<void>
}

/** The texts that a learner writes of themselves. */
export type ProfileTexts = Pick<AdvisorProfile, 'experience' | 'certifications' | 'shortTermGoals' | 'longTermGoals'>

export interface ReadingContext {
  /** Like '2026-11-21'. */
  readonly today: string
  readonly helpCountry: HelpCountry | null
}

/** What was heard, and where a language model heard otherwise than the plan will. */
export type HeardProfile = ProfileReading & { readonly corrections: HeardCorrection[] }

export interface CallOptions {
  /** After this many milliseconds the model is given up. Embedded engines always answer. */
  readonly deadlineMilliseconds?: number
  /** Without one, a model is not asked. */
  readonly budget?: TokenBudget
  /** The learner's names, which are taken out of what a model gets. */
  readonly ownNames?: readonly string[]
  /** True once the caller no longer waits for the answer. The model is then stopped at its next sentence. */
  readonly isCancelled?: () => boolean
  /** Called with each sentence of a chat's answer as soon as it is checked. The reply replaces them all. */
  readonly onSentence?: (sentence: AdvisorSentence) => void
  /** Called with each tool that a language model asks. */
  readonly onTool?: (tool: ChatTool) => void
}

/** Why a model did not answer. 'paused': too many failures in a row. 'refused': it declined to answer. */
export type FallbackReason = 'timeout' | 'http' | 'invalid' | 'refused' | 'budget' | 'paused'

export interface Result<T> {
  readonly value: T
  readonly engine: 'embedded' | 'model'
  /** Why the embedded engine answered in place of a model. */
  readonly fallbackReason?: FallbackReason
  readonly knowledgeVersion: string
  /** Wall time of the call. */
  readonly milliseconds: number
}

/** What every engine of the advisor can do. */
export interface Advisor {
  /** Does ahead the work that the first question would otherwise wait for, such as training models. */
  prepare(): Promise<void>
  /**
   * Ranks all careers by fit, with reasons for and against each and the skills still to learn.
   *
   * @param profile - The learner's answers and decisions.
   * @returns The ranking, with fits from 0 to 100.
   */
  recommend(profile: AdvisorProfile, options?: CallOptions): Promise<Result<Recommendation>>
  /**
   * Reads what a learner's texts say of them, for them to check.
   *
   * @param texts - The learner's texts.
   * @param context - The day to count from, and the country whose help lines are named.
   * @returns What was heard. Texts that show danger are read by no model, and only answered with help.
   */
  read(texts: ProfileTexts, context: ReadingContext, options?: CallOptions): Promise<Result<HeardProfile>>
  /**
   * Plans a roadmap to a career, without what the learner already knows.
   *
   * @param profile - The learner's answers and decisions.
   * @param career - The career to plan for.
   * @returns Numbered steps, prerequisites first.
   */
  plan(
    profile: AdvisorProfile,
    career: CareerId,
    context: PlanContext,
    options?: CallOptions,
  ): Promise<Result<AdvisorPlan>>
  /**
   * Links courses to steps.
   *
   * @param steps - The steps to find courses for.
   * @param catalogue - A prepared catalogue.
   * @param preferences - The learner's study language and budget.
   * @returns One link a step, in order. `courseId` is null where no course teaches it within the budget and language.
   */
  link(
    steps: readonly StepDraft[],
    catalogue: CourseIndex,
    preferences: CoursePreferences,
    options?: CallOptions,
  ): Promise<Result<readonly StepLink[]>>
  /**
   * Answers the last question of a conversation.
   *
   * @param turns - The conversation, the question last.
   * @param context - What the answer may use.
   * @returns An answer in which every statement names its sources.
   */
  chat(turns: readonly ChatTurn[], context: ChatContext, options?: CallOptions): Promise<Result<AdvisorReply>>
}
