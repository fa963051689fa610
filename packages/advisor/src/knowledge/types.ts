import type { CareerId } from '@milepost/contract/careers'
import type { EducationLevel, InterestArea } from '@milepost/contract/profiles'

export const phases = ['foundation', 'core', 'specialise', 'job-ready'] as const
export type Phase = (typeof phases)[number]

/** Content is versioned data with a language; only English is written yet. */
export type Locale = 'en'

export interface Skill {
  readonly id: string
  readonly name: string
  readonly kind: 'concept' | 'tool' | 'practice' | 'soft'
  /** 1 can be begun by a newcomer, 2 builds on other skills, 3 is for the experienced. */
  readonly level: 1 | 2 | 3
  /** Hours of study and practice for a learner with a first degree: our own estimate, not a measured figure. */
  readonly hours: number
  readonly prerequisites: readonly string[]
  /** Other ways people write the skill's name; the name itself counts too. */
  readonly aliases: readonly string[]
  /** Ways to write it that are ordinary words too: they count only beside other words of the trade. */
  readonly weakAliases?: readonly string[]
  /** The name is an ordinary word or phrase: only its aliases name the skill in a text. */
  readonly nameIsPlain?: true
  /** What the step says to do, as an imperative. */
  readonly step: string
  readonly description: string
  readonly learn: string
  readonly build: string
  readonly check: string
  /** What one can do afterwards, each completing 'You can …'. */
  readonly outcomes: readonly string[]
  /** Technologies the step has one use or choose between in earnest, by the names job postings use. */
  readonly tools: readonly string[]
}

/** A question to find out whether one knows a skill already, with what a good answer says. */
export interface SelfCheck {
  readonly ask: string
  readonly answer: string
}

/** Three to five questions for each skill id. */
export type SelfChecks = Readonly<Record<string, readonly SelfCheck[]>>

/** The skills of one area of the trade. */
export interface SkillArea {
  readonly locale: Locale
  readonly area: string
  readonly skills: readonly Skill[]
}

/** Weight 3 is at the heart of the career, 2 belongs to it, 1 takes an experienced learner further. */
export type SkillWeight = 1 | 2 | 3

export interface Milestone {
  readonly label: string
  readonly description: string
  readonly details: string
  /** Hours of work on what is shown: our own estimate. */
  readonly hours: number
}

export interface CareerPhase {
  /** The heading of the phase's steps. */
  readonly section: string
  /** Skill ids in the order to learn them, with their weight. */
  readonly skills: Readonly<Record<string, SkillWeight>>
  readonly milestone: Milestone
}

/** A neighbouring career, and what the two share or where they part. */
export interface RelatedCareer {
  readonly id: CareerId
  readonly why: string
}

/** One hour of a usual day. */
export interface DayEntry {
  /** Like '09:30'. */
  readonly time: string
  readonly activity: string
}

export interface Career {
  readonly locale: Locale
  readonly id: CareerId
  readonly summary: string
  /** What the work consists of, a sentence each. */
  readonly work: readonly string[]
  readonly day: readonly DayEntry[]
  /** Who is happy in this work, and who is not: a sentence each. */
  readonly suits: string
  readonly suitsLess: string
  /** O*NET-SOC codes of the occupations whose figures stand for the career. */
  readonly occupations: readonly string[]
  /** How much an interest speaks for the career, 1 to 3; what is left out says nothing. Our own judgement. */
  readonly interests: Readonly<Partial<Record<InterestArea, 1 | 2 | 3>>>
  readonly education: Readonly<Record<EducationLevel, 'enough' | 'helps' | 'short'>>
  /** Names of the job itself. */
  readonly titles: readonly string[]
  /** Words and phrases of the work that are no skills. */
  readonly keywords: readonly string[]
  readonly related: readonly RelatedCareer[]
  /** Skills that serve as well as the one listed: knowing one is enough, naming one in the goals picks it. */
  readonly alternatives: Readonly<Record<string, readonly string[]>>
  readonly phases: Readonly<Record<Phase, CareerPhase>>
}

/** Sentences about the work, written in many voices: what the recommendation learns a career's language from. */
export interface WorkStatements {
  readonly locale: Locale
  readonly career: CareerId
  readonly statements: readonly string[]
}

/** What one file of knowledge adds: areas of skills, questions about them, careers and how people speak of their work. */
export interface Domain {
  readonly areas: readonly SkillArea[]
  readonly selfChecks: readonly SelfChecks[]
  readonly careers: readonly Career[]
  readonly work: readonly WorkStatements[]
}

/** What the O*NET database says of an occupation. */
export interface Occupation {
  /** O*NET-SOC code. */
  readonly code: string
  readonly title: string
  /** Preparation the occupation takes, 1 (little) to 5 (extensive). */
  readonly jobZone: number | null
  /** Realistic, investigative, artistic, social, enterprising, conventional: 1 to 7 each. */
  readonly interests: readonly number[] | null
  /** Technologies marked as in demand. */
  readonly inDemand: readonly string[]
}
