import { readFileSync } from 'node:fs'
import { type CourseIndex, tagPhrases } from '@milepost/advisor'
import { knowledge, skillTagger } from '@milepost/advisor/knowledge'
import {
  type CourseScore,
  type FitSigns,
  isForOthers,
  readSigns,
  type StepSubject,
  scoreCourse,
  subjectOf,
} from '@milepost/advisor/testing'

/** A step with the ids of the courses that fit: 2 teaches it, 1 is related. */
export interface JudgedStep {
  readonly label: string
  readonly description: string
  readonly skills?: readonly string[]
  readonly relevance: Readonly<Record<string, 1 | 2>>
}

/** What the linker reads from a course for a step, and whether it fits. */
export interface JudgedCourse {
  readonly id: number
  readonly gain: number
  readonly signs: FitSigns
  readonly score: CourseScore
}

/** The courses for a step, and the gains of the five best ones. */
export interface ReadStep {
  readonly courses: readonly JudgedCourse[]
  readonly ideal: readonly number[]
  readonly subject: StepSubject
  /** Steps of a career are left out together. */
  readonly career: string
}

/** Fewer tagged courses say little of a step. */
const minTagged = 3

/**
 * Makes steps from the knowledge base. A course fits where its tags name the step's skill.
 *
 * @param courses - Courses with their tags.
 * @returns The steps of skills that enough courses teach.
 */
export function stepsOfKnowledge(
  courses: readonly { readonly id: number; readonly skills?: readonly string[] }[],
): JudgedStep[] {
  const tags = courses.map(({ id, skills = [] }) => ({
    id,
    skills: new Set(tagPhrases(skillTagger, skills.join('; ')).map((tag) => tag.id)),
  }))
  return [...knowledge.skills.values()].flatMap(({ id, step, description }) => {
    const fitting = tags.filter(({ skills }) => skills.has(id))
    if (fitting.length < minTagged) return []
    return [
      {
        label: step,
        description,
        skills: [id],
        relevance: Object.fromEntries(fitting.map((one) => [one.id, 2 as const])),
      },
    ]
  })
}

interface StepByTags {
  readonly label: string
  readonly description: string
  /** Patterns of the tags of courses that teach the step, and of those that are related. */
  readonly teaches: string
  readonly related: string
}

/**
 * Reads steps that name their fitting courses by patterns of tags, so that no course has to be committed.
 *
 * @param courses - Courses with their tags.
 * @returns The steps.
 */
export function stepsByTags(
  courses: readonly { readonly id: number; readonly skills?: readonly string[] }[],
): JudgedStep[] {
  const lines = readFileSync(new URL('./steps-by-tags.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const { label, description, ...patterns }: StepByTags = JSON.parse(line)
    const [teaches, related] = [new RegExp(patterns.teaches, 'iu'), new RegExp(patterns.related, 'iu')]
    const relevance = courses.flatMap(({ id, skills = [] }): [number, 1 | 2][] => {
      if (skills.some((tag) => teaches.test(tag))) return [[id, 2]]
      return skills.some((tag) => related.test(tag)) ? [[id, 1]] : []
    })
    return { label, description, relevance: Object.fromEntries(relevance) }
  })
}

/** The career in which the step's skills weigh most. */
function careerOf({ skills }: StepSubject): string {
  let most = 0
  let career = 'none'
  for (const [id, taught] of knowledge.careerSkills) {
    const weight = Math.max(0, ...taught.filter((one) => skills.includes(one.skill.id)).map((one) => one.weight))
    if (weight > most) [most, career] = [weight, id]
  }
  return career
}

/**
 * Reads every course for a step.
 *
 * @param step - The step and the courses that fit.
 * @param catalogue - All courses.
 * @returns What the linker reads from them.
 */
export function readStep({ label, description, skills = [], relevance }: JudgedStep, catalogue: CourseIndex): ReadStep {
  const subject = subjectOf({ label, description, skills })
  const fitting = catalogue.entries.filter((entry) => !isForOthers(entry, subject))
  const courses = fitting.map((entry) => {
    const score = scoreCourse(entry, subject)
    return {
      id: entry.course.id,
      gain: relevance[String(entry.course.id)] ?? 0,
      signs: readSigns(score, subject),
      score,
    }
  })
  const ideal = Object.values(relevance).sort((a, b) => b - a)
  return { courses, ideal: ideal.slice(0, 5), subject, career: careerOf(subject) }
}
