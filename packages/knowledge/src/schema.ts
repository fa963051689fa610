import { careerIds } from '@milepost/contract/careers/limits'
import { courseLanguages } from '@milepost/contract/courses/limits'
import type { HelpTopic } from '@milepost/contract/help/schema'
import { materialKinds } from '@milepost/contract/materials/limits'
import { educationLevels, interestAreas } from '@milepost/contract/profiles/limits'
import * as z from 'zod/mini'
import type { BackgroundsFile, TermsFile, VocabularyFile } from '#assistant-files.ts'
import type { HandbookFile } from '#handbook-file.ts'
import type { Intent, WordsFile } from '#intents-file.ts'
import type { LanguageFile, LanguageId } from '#language-file.ts'
import type { Occupation } from '#occupations-file.ts'
import type { Certificate, Experience, OccupationGroup, Taster } from '#people-files.ts'
import type { SessionsFile, SkillSession, Tool } from '#session-file.ts'

export type { HandbookAnswer } from '#handbook-file.ts'
export type { Certificate } from '#people-files.ts'

/** No skill may take less: a first project put in its place would otherwise lengthen the plan. */
export const minHours = 10

/** No piece of material takes longer: it would be a mistake in the file. */
const maxMaterialHours = 200

export const phases = ['foundation', 'core', 'specialise', 'job-ready'] as const
export type Phase = (typeof phases)[number]

const text = z.string().check(z.minLength(1))
const texts = z.array(text)
const weight = z.literal([1, 2, 3])

/** A question to find out whether one knows a skill already, with what a good answer says. */
const selfCheck = z.strictObject({ ask: text, answer: text })

/** Free material to study a skill from: a page of a lasting publisher, in the order in which it is shown. */
const material = z.strictObject({
  title: text,
  url: z.url({ protocol: /^https?$/, hostname: z.regexes.domain }),
  publisher: text,
  kind: z.enum(materialKinds),
  language: z.enum(courseLanguages),
  /** Hours to work through it: our own estimate. */
  hours: z.number().check(z.gt(0), z.lte(maxMaterialHours)),
  /** The publisher asks for an account, which is free. */
  needsAccount: z.optional(z.literal(true)),
  /**
   * `seen`: the page has been seen. `site`: the publisher's site is sure, the page may have moved. `known`: someone
   * remembers it, so it is hidden. `npm run knowledge:links` turns what it finds into `seen`.
   */
  evidence: z.enum(['seen', 'site', 'known']),
})

/** A file of `skills`, named after the skill's id. */
export const SkillFile = z.strictObject({
  name: text,
  /** The name is an ordinary word or phrase: only its aliases name the skill in a text. */
  nameIsPlain: z.optional(z.literal(true)),
  kind: z.enum(['concept', 'tool', 'practice', 'soft']),
  /** 1 can be begun by a newcomer, 2 builds on other skills, 3 is for the experienced. */
  level: z.literal([1, 2, 3]),
  /** Hours of study and practice for who left high school: our own estimate, not a measured figure. Left out where sessions say it. */
  hours: z.optional(z.int().check(z.gte(minHours))),
  prerequisites: texts,
  /** Other ways people write the skill's name; the name itself counts too. */
  aliases: texts,
  /** Ways to write it that are ordinary words too: they count only beside other words of the trade. */
  weakAliases: z.optional(texts),
  /** What the step says to do, as an imperative. */
  step: text,
  description: text,
  learn: text,
  build: text,
  check: text,
  /** What one can do afterwards, each completing 'You can …'. */
  outcomes: z.array(text).check(z.minLength(2)),
  /** Technologies the step has one use or choose between in earnest, by the names job postings use. */
  tools: texts,
  /** What a learner without money does in place of a step whose tool costs money. */
  free: z.optional(z.strictObject({ step: text, description: text })),
  selfChecks: z.array(selfCheck).check(z.minLength(3), z.maxLength(5)),
  /** The first ones of the learner's language that are not hidden are shown beside the step. */
  materials: z.array(material),
})
export type { SkillSession }
export type SkillFile = z.output<typeof SkillFile>
export type Skill = SkillFile & { id: string; hours: number }

const milestone = z.strictObject({
  label: text,
  description: text,
  details: text,
  hours: z.int().check(z.gte(1)),
  /** The learner chooses what it is about, such as something of their own work. */
  open: z.optional(z.literal(true)),
})

/** A direction within a career: naming one of its titles or fields in the goals brings its skills into the plan. */
const speciality = z.strictObject({
  titles: texts.check(z.minLength(1)),
  /** Skill ids in the order to learn them. */
  skills: texts.check(z.minLength(1), z.maxLength(4)),
  /** Skills of the career that the direction does without, unless the goals name them. */
  without: z.optional(texts),
  /** What closes a phase in place of the career's own milestone. */
  milestones: z.optional(z.partialRecord(z.enum(phases), milestone)),
})
export type Speciality = z.output<typeof speciality>

/** A job that one can apply for before the career itself: a destination of a plan that teaches its skills. */
const titleOnTheWay = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  /** As vacancies write it. */
  title: text,
  /** How people call it, in lower case. Goals that name it bring its skills first. */
  names: texts.check(z.minLength(1)),
  /** Skills of the career or of its specialities: all that the job needs, beside what these build on. */
  skills: texts.check(z.minLength(3)),
  /** What one does in it, a sentence. */
  summary: text,
  /** Who documents that the trade uses the title. */
  source: text,
})
export type TitleOnTheWay = z.output<typeof titleOnTheWay>

const phase = z.strictObject({
  /** The heading of the phase's steps. */
  section: text,
  /**
   * Skill ids in the order to learn them, with their weight: 3 is at the heart of the career, 2 belongs to it, 1 takes an
   * experienced learner further.
   */
  skills: z.record(text, weight),
  milestone,
})

/** A file of `careers`, named after the career's id in the contract, which has its title. */
export const CareerFile = z.strictObject({
  summary: text,
  /** Names of the job itself. */
  titles: texts.check(z.minLength(1)),
  /** How the assistant finds the career in a question. */
  chat: z.strictObject({
    /** Further ways to name the job in a question. */
    names: texts,
    /** Names that are a field of knowledge just as well: a career only where the question speaks of work. */
    alsoFields: texts,
    /** Fields that the career and a skill share a name with. */
    fields: z.optional(texts),
  }),
  /** What the work consists of, a sentence each. */
  work: texts.check(z.minLength(5)),
  /** The hours of a usual day, the time like '09:30'. */
  day: z
    .array(z.strictObject({ time: z.string().check(z.regex(/^\d\d:\d\d$/)), activity: text }))
    .check(z.minLength(5)),
  /** Who is happy in this work, and who is not: a sentence each. */
  suits: text,
  suitsLess: text,
  /** O*NET-SOC codes of the occupations whose figures are used for the career. */
  occupations: texts.check(z.minLength(1)),
  /** How much an interest says that the career fits, 1 to 3; what is left out says nothing. Our own judgement. */
  interests: z.partialRecord(z.enum(interestAreas), weight),
  education: z.record(z.enum(educationLevels), z.enum(['enough', 'helps', 'short'])),
  /** Words and phrases of the work that are no skills. */
  keywords: texts,
  /** Neighbouring careers, and what the two share or where they part. */
  related: z.array(z.strictObject({ id: z.enum(careerIds), why: text })),
  titlesOnTheWay: z.array(titleOnTheWay).check(z.minLength(1)),
  specialities: z.array(speciality),
  /** Skills that serve as well as the one listed: knowing one is enough, naming one in the goals picks it. */
  alternatives: z.record(text, texts),
  phases: z.record(z.enum(phases), phase),
  /** Sentences about the work, written in many voices: what the recommendation learns a career's language from. */
  workSentences: texts.check(z.minLength(20)),
})
export type CareerFile = z.output<typeof CareerFile>
export type Career = CareerFile & { id: (typeof careerIds)[number] }

/** A file of `help`, named after the topic's id. Its texts may name values of `src/placeholders.ts`, such as {careerCount}. */
export const HelpFile = z.strictObject({
  title: text,
  summary: text,
  /** The pages it speaks of, by their names in `packages/contract/src/pages.ts`. */
  screens: texts.check(z.minLength(1)),
  /** The routes behind what it says one can do, by their names in `packages/contract/src/routes.ts`. */
  routes: texts,
  sections: z
    .array(
      z.strictObject({
        /** The section's address: '/help/<topic>#<id>'. */
        id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
        heading: text,
        /** Paragraphs, with a blank line between them. */
        text,
      }),
    )
    .check(z.minLength(1)),
})
export type HelpFile = z.output<typeof HelpFile>

/** Holland's six types of interests, and the work with computers that our careers share. */
export const activityTypes = [
  ...(['realistic', 'investigative', 'artistic', 'social', 'enterprising', 'conventional'] as const),
  'technology',
] as const
export const familyIds = ['interfaces', 'software', 'data', 'systems', 'people'] as const
export type FamilyId = (typeof familyIds)[number]

const choiceOption = z.strictObject({ text, career: z.enum(careerIds) })

/** `interests.yaml`: the activities, families and choices of the interest check. */
export const InterestsFile = z.strictObject({
  activities: z.array(
    z.strictObject({
      id: text,
      type: z.enum(activityTypes),
      text,
      /** The sentence of O*NET that it is reworded from. */
      source: z.optional(text),
      points: z.partialRecord(z.enum(familyIds), weight),
    }),
  ),
  families: z.array(
    z.strictObject({
      id: z.enum(familyIds),
      name: text,
      /** What is said to a learner of this family. */
      lean: text,
      careers: z.array(z.enum(careerIds)),
      choices: z.array(z.strictObject({ id: text, first: choiceOption, second: choiceOption })),
    }),
  ),
  elsewhere: z.record(z.enum(activityTypes.slice(0, 6) as [(typeof activityTypes)[number]]), text),
})
export type InterestsFile = z.output<typeof InterestsFile>

/** `practices.yaml`: what remains worth doing for someone who knows everything a career asks for. */
export const PracticesFile = z.array(
  z.strictObject({
    id: text,
    label: text,
    description: text,
    learn: text,
    build: text,
    check: text,
    outcomes: z.array(text).check(z.minLength(2)),
  }),
)

/** `knowledge.yaml`: the table of contents. */
export const ContentsFile = z.strictObject({
  /** Rises with every change of the content, so that a roadmap says on which knowledge it rests. */
  version: text,
  locale: z.literal('en'),
  domains: z.array(
    z.strictObject({
      domain: text,
      careers: texts,
      areas: z.array(z.strictObject({ area: text, skills: texts.check(z.minLength(1)) })),
    }),
  ),
  /** Guides of the handbook, by what they are about. */
  handbook: z.array(z.strictObject({ group: text, guides: texts.check(z.minLength(1)) })),
  /** Help topics in the order in which they are listed. */
  help: texts.check(z.minLength(1)),
})
export type ContentsFile = z.output<typeof ContentsFile>

/** The skills of one area of the trade. */
export interface SkillArea {
  readonly area: string
  readonly skills: readonly Skill[]
}

export interface Domain {
  readonly domain: string
  readonly careers: readonly Career[]
  readonly areas: readonly SkillArea[]
}

/** Guides that belong together. */
export interface HandbookGroup {
  readonly group: string
  readonly guides: readonly HandbookGuide[]
}

export interface HandbookGuide extends HandbookFile {
  readonly id: string
}

/** A topic of help, its placeholders not filled yet, with what it speaks of and how its sections are found. */
export interface ProductHelpTopic extends HelpTopic {
  readonly screens: readonly string[]
  readonly routes: readonly string[]
}

/** All that the files say. */
export interface KnowledgeFiles {
  readonly version: string
  readonly locale: 'en'
  readonly domains: readonly Domain[]
  /** By skill: pieces of one to five hours. */
  readonly sessions: Readonly<Record<string, SessionsFile>>
  readonly tools: readonly Tool[]
  readonly practices: z.output<typeof PracticesFile>
  readonly interests: InterestsFile
  readonly backgrounds: BackgroundsFile
  readonly terms: TermsFile
  /** How names are written in other scripts, and by ear. */
  readonly vocabulary: VocabularyFile
  /** Names of products that are no skill of ours. */
  readonly products: readonly string[]
  /** Where wishes outside our careers lead. */
  readonly occupationGroups: readonly OccupationGroup[]
  /** One a career. */
  readonly tasters: readonly Taster[]
  readonly experience: readonly Experience[]
  readonly certificates: readonly Certificate[]
  /** Sentences about work that is none of our careers, and about nothing in particular. */
  readonly otherWork: readonly string[]
  /** What can be asked of the assistant, with examples. */
  readonly intents: readonly Intent[]
  readonly words: WordsFile
  /** What the assistant says, by '<tool>.<key>'. */
  readonly sentences: Readonly<Record<string, string>>
  readonly occupations: readonly Occupation[]
  readonly handbook: readonly HandbookGroup[]
  readonly help: readonly ProductHelpTopic[]
  readonly languages: readonly (LanguageFile & { readonly id: LanguageId })[]
}
