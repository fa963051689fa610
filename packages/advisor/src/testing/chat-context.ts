import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import type { AdvisorProfile, CatalogueCourse, ChatContext, ChatCourse, ChatCourseFilter } from '#advisor.ts'
import { indexCourses } from '#link/course-index.ts'
import { coursesTeaching } from '#link/courses-teaching.ts'
import { linkCourses } from '#link/link-courses.ts'
import { planRoadmap } from '#plan/plan.ts'
import { recommendCareers } from '#recommend/recommend.ts'
import { emptyProfile } from '#testing/profiles.ts'

const row = (
  id: number,
  title: string,
  price: number,
  weeks: number | null,
  language: CatalogueCourse['language'] = 'en',
): CatalogueCourse => ({
  id,
  title,
  price,
  weeks,
  language,
  description: '',
})

/** A small catalogue: some skills have several courses, many have none. */
export const smallCatalogue: readonly CatalogueCourse[] = [
  row(1, 'Python for beginners', 0, 6),
  row(2, 'Core Java', 4000, 10),
  row(3, 'Introduction to SQL', 1500, 4),
  row(4, 'HTML and CSS basics', 0, 5),
  row(5, 'JavaScript from scratch', 2500, 8),
  row(6, 'Git essentials', 0, 2),
  row(7, 'Docker in practice', 3000, 3),
  row(8, 'Machine learning foundations', 6000, 12),
  row(9, 'Python தமிழில்', 0, 6, 'ta'),
  row(10, 'React web apps', 3500, null),
  row(11, 'AWS cloud practitioner', 5000, 8),
  row(12, 'Figma for designers', 1000, 3),
  row(13, 'Software testing fundamentals', 0, 4),
  row(14, 'Statistics for data science', 2000, 6),
  row(15, 'Data structures and algorithms', 0, null),
  row(16, 'Linux basics', 0, 4, 'si'),
  row(17, 'Cybersecurity essentials', 2500, 7),
  row(18, 'Kubernetes administration', 7500, 6),
]

interface ContextOptions {
  readonly profile?: AdvisorProfile
  readonly career?: CareerId
  readonly done?: number
  readonly ongoing?: number
  readonly hoursPerWeek?: number | null
  readonly catalogue?: readonly CatalogueCourse[]
  readonly today?: string
  /** Ids of skills that the roadmap does without. */
  readonly leftOut?: readonly string[]
}

const asChatCourse = ({ id, title, weeks, price, language }: CatalogueCourse): ChatCourse => ({
  id,
  title,
  weeks,
  price,
  language,
  institution: 'North Lanka Institute',
  level: null,
})

function leaveOut(profile: AdvisorProfile, leftOut: readonly string[]): AdvisorProfile {
  const decided = profile.decisions ?? { chosenCareerId: null, rejections: [], corrections: [] }
  return { ...profile, decisions: { ...decided, variant: { kind: 'by_date', until: '2027-11-21', leftOut } } }
}

/**
 * Creates what the chat may use, with a planned roadmap and linked courses.
 *
 * @param options - The learner's answers, career, progress and pace.
 * @returns The context.
 */
export function chatContext(options: ContextOptions = {}): ChatContext {
  const profile: AdvisorProfile = options.profile ?? {
    ...emptyProfile,
    preferredCareer: careerTitleOf(options.career ?? 'backend-developer'),
    interestAreas: ['Problem Solving', 'Teamwork'],
    experience: 'I have used Git and HTML for two years.',
    budget: '₹5,000 - ₹25,000',
  }
  const catalogue = options.catalogue ?? smallCatalogue
  const recommendation = recommendCareers(profile)
  const careerId = options.career ?? recommendation.ranking[0]?.careerId ?? 'software-engineer'
  const plan = planRoadmap(options.leftOut === undefined ? profile : leaveOut(profile, options.leftOut), careerId)
  const index = indexCourses(catalogue)
  const teaching = new Map<string, readonly CatalogueCourse[]>()
  const coursesOf = (skillId: string) => {
    const courses = teaching.get(skillId) ?? coursesTeaching(skillId, index)
    teaching.set(skillId, courses)
    return courses
  }
  const links = new Map(
    linkCourses(plan.steps, index, { ...profile, career: careerId }).map((link) => [link.stepKey, link]),
  )
  const done = options.done ?? 3
  const ongoing = options.ongoing ?? 1
  return {
    locale: 'en',
    today: options.today ?? '2026-11-21',
    plan: 'basic',
    messages: { aDay: 20, left: 15 },
    helpCountry: null,
    profile,
    recommendation,
    roadmap: {
      careerId,
      steps: plan.steps.map((step, at) => {
        const link = links.get(step.key)
        const course = catalogue.find(({ id }) => id === link?.courseId)
        return {
          ...step,
          status: at < done ? 'done' : at < done + ongoing ? 'ongoing' : 'not_started',
          course: course === undefined ? null : asChatCourse(course),
          absence: link?.absence ?? null,
        }
      }),
      hoursPerWeek: options.hoursPerWeek === undefined ? 10 : options.hoursPerWeek,
      knownSkills: plan.knownSkills,
      requests: plan.requests,
      outdated: false,
    },
    findCourses: async ({ skills, words, limit, filter }) =>
      catalogue
        .filter((course) =>
          skills.length > 0
            ? skills.some((id) => coursesOf(id).includes(course))
            : (words !== '' || filter !== undefined) &&
              course.title.toLowerCase().includes(words.toLowerCase()) &&
              fits(asChatCourse(course), filter),
        )
        .slice(0, limit)
        .map(asChatCourse),
  }
}

/** As the catalogue filters: a course without weeks or level fits no limit of them. */
function fits(
  { language, price, weeks, level, institution }: ChatCourse,
  filter: ChatCourseFilter | undefined,
): boolean {
  if (filter === undefined) return true
  return (
    (filter.language === null || language === filter.language) &&
    (filter.maxPrice === null || price <= filter.maxPrice) &&
    (filter.maxWeeks === null || (weeks !== null && weeks <= filter.maxWeeks)) &&
    (filter.minWeeks === null || (weeks !== null && weeks >= filter.minWeeks)) &&
    (filter.level === null || level === filter.level) &&
    (filter.institution ?? '').split(' ').every((word) => institution?.toLowerCase().includes(word) ?? false)
  )
}

/** A learner without any answers. */
export const newcomer: ChatContext = { ...chatContext(), profile: null, recommendation: null, roadmap: null }
