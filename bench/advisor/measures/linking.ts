import type { CatalogueCourse, StepDraft } from '@milepost/advisor'
import { indexCourses, suggestCourse, tagPhrases } from '@milepost/advisor'
import { knowledge, skillTagger } from '@milepost/advisor/knowledge'
import { linkCourses, rankCourses } from '@milepost/advisor/testing'
import type { CourseLanguage, CourseLevel } from '@milepost/contract/courses/limits'
import { type BenchFigure, type BenchRow, type BenchRun, mean, share } from '../rows.ts'
import { readOutside, readSet } from '../sets.ts'

interface OutsideCourse {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly weeks: number | null
  readonly price: number | null
  readonly skills?: readonly string[]
}

interface OutsideStep {
  readonly id: number
  readonly label: string
  readonly description: string
  readonly relevance: Readonly<Record<string, 1 | 2>>
}

interface Sets {
  readonly steps: readonly OutsideStep[]
  readonly courses: readonly CatalogueCourse[]
}

const preferences = { studyLanguage: 'English', budget: 'Above ₹20 Lakhs' } as const

/** Only courses with tags can be judged. The linker does not see the tags. */
function readSets({ outside }: BenchRun): Sets | null {
  const steps = readOutside<OutsideStep>(outside, 'steps-dev')
  const courses = readOutside<OutsideCourse>(outside, 'courses-dev')
  if (steps === null || courses === null) return null
  const tagged = courses.filter(({ skills = [] }) => skills.length > 0)
  return {
    steps,
    courses: tagged.map(({ id, title, description, weeks, price }) => ({
      id,
      title,
      description,
      weeks,
      price: price ?? 0,
      language: 'en',
    })),
  }
}

function draft({ id, label, description }: Pick<OutsideStep, 'id' | 'label' | 'description'>): StepDraft {
  return {
    id,
    label,
    description,
    key: `step:${id}`,
    section: '',
    hours: 10,
    milestone: false,
    details: [],
    skills: [],
  }
}

function gain(step: OutsideStep, course: number | undefined): number {
  return course === undefined ? 0 : (step.relevance[String(course)] ?? 0)
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, value, index) => sum + value / Math.log2(index + 2), 0)
}

function linking(sets: Sets): BenchFigure[] {
  const index = indexCourses(sets.courses)
  const judged = sets.steps.map((step) => {
    const gains = rankCourses(draft(step), index, preferences)
      .slice(0, 5)
      .map((id) => gain(step, id))
    const ideal = Object.values(step.relevance)
      .sort((a, b) => b - a)
      .slice(0, 5)
    return { first: gains[0] === 2 ? 1 : 0, ndcg: discounted(gains) / discounted(ideal) }
  })
  return [share('P@1', mean(judged.map(({ first }) => first))), share('nDCG@5', mean(judged.map(({ ndcg }) => ndcg)))]
}

/** Removes every course that fits a step, even loosely. The step should have no link then. */
function abstaining(sets: Sets): BenchFigure[] {
  const whole = indexCourses(sets.courses)
  const linked = (step: OutsideStep, index: typeof whole) => linkCourses([draft(step)], index, preferences)[0]?.courseId
  const silent = sets.steps.map((step) => {
    const rest = whole.entries.filter(({ course }) => step.relevance[String(course.id)] === undefined)
    return linked(step, { ...whole, size: rest.length, entries: rest }) === null ? 1 : 0
  })
  const kept = sets.steps.map((step) => (linked(step, whole) === null ? 0 : 1))
  return [share('says so', mean(silent)), share('links kept', mean(kept))]
}

interface UntaughtStep {
  readonly id: number
  readonly label: string
  readonly description: string
  readonly near: readonly { readonly title: string; readonly description: string }[]
}

/** Courses of other steps' near misses are not added, since some of them may teach this step. */
function untaught(): BenchFigure[] {
  const silent = readSet<UntaughtStep>('untaught-steps').map((step) => {
    const courses = step.near.map(({ title, description }, index) => ({
      id: index + 1,
      title,
      description,
      weeks: null,
      price: 0,
      language: 'en' as const,
    }))
    const [link] = linkCourses([draft(step)], indexCourses(courses), preferences)
    return link?.courseId === null ? 1 : 0
  })
  return [share('says so', mean(silent))]
}

interface CourseInLanguage {
  readonly title: string
  readonly description: string
  readonly language: CourseLanguage
  readonly level: CourseLevel | null
  readonly teaches: readonly string[]
  readonly mentions: readonly string[]
}

/** The set names skills freely, and those that the knowledge base does not have cannot be judged. */
function idsOf(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const id = name.toLowerCase().replaceAll(' ', '-')
    return knowledge.skills.has(id) ? [id] : tagPhrases(skillTagger, name).map((tag) => tag.id)
  })
}

/** Suggestions for courses in three languages, compared with what the courses teach. */
function suggesting(): BenchFigure[] {
  const counts = { taught: 0, found: 0, judged: 0, mentioned: 0, suggestedThough: 0 }
  const exact: number[] = []
  const spoken: number[] = []
  for (const { title, description, ...course } of readSet<CourseInLanguage>('courses-in-languages')) {
    const { skills, level, language } = suggestCourse(title, description)
    const taught = new Set(idsOf(course.teaches))
    const mentioned = idsOf(course.mentions).filter((id) => !taught.has(id))
    const found = [...taught].filter((id) => skills.includes(id)).length
    counts.taught += taught.size
    counts.found += found
    counts.judged += skills.length
    counts.mentioned += mentioned.length
    counts.suggestedThough += mentioned.filter((id) => skills.includes(id)).length
    exact.push(level === course.level ? 1 : 0)
    spoken.push(language === course.language ? 1 : 0)
  }
  return [
    share('recall', counts.found / counts.taught),
    share('precision', counts.found / counts.judged),
    share('mentions left out', 1 - counts.suggestedThough / counts.mentioned),
    share('level', mean(exact)),
    share('language', mean(spoken)),
  ]
}

const measured = (measure: (sets: Sets) => BenchFigure[]) => async (run: BenchRun) => {
  const sets = readSets(run)
  return sets === null ? null : measure(sets)
}

export const linkingRows: readonly BenchRow[] = [
  {
    name: 'course linking on steps-dev',
    author: 'ours, on public courses',
    prototype: '.77, .82',
    goal: '.80, .84',
    meets: { 'P@1': { atLeast: 0.8 }, 'nDCG@5': { atLeast: 0.84 } },
    measure: measured(linking),
  },
  {
    name: 'no fitting course in the catalogue: says so',
    author: 'ours, on public courses',
    prototype: '.13',
    goal: '.90, keeping .90 of the links',
    meets: { 'says so': { atLeast: 0.9 }, 'links kept': { atLeast: 0.9 } },
    measure: measured(abstaining),
  },
  {
    name: 'no fitting course among near misses, 60 steps: says so',
    author: 'ours',
    prototype: 'none',
    goal: '.90',
    meets: { 'says so': { atLeast: 0.9 } },
    measure: async () => untaught(),
  },
  {
    name: 'skills, level and language read from courses in three languages',
    author: 'ours',
    prototype: 'none',
    goal: 'none set',
    meets: {},
    measure: async () => suggesting(),
  },
]
