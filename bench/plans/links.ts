import { type AdvisorProfile, type CatalogueCourse, indexCourses } from '@milepost/advisor'
import { linkCourses, planRoadmap, recommendCareers } from '@milepost/advisor/testing'
import { preferredCareerOf } from '@milepost/contract/careers/limits'
import { readOutside } from '../advisor/sets.ts'
import people from './people.json' with { type: 'json' }

/*
 * `node scripts/run.mjs bench/plans/links.ts [FOLDER]` prints the courses that are linked in the roadmaps of the people of
 * `people.json` over the public courses of FOLDER, to be read and marked (docs/decisions/0072).
 */
type LinkedPerson = AdvisorProfile & { readonly id: string }
type PublicCourse = CatalogueCourse & { readonly price: number | null }

const today = '2026-11-24'
const courses = readOutside<PublicCourse>(process.argv[2] ?? '../shared/data', 'courses-dev') ?? []
const catalogue = indexCourses(courses.map((course) => ({ ...course, price: course.price ?? 0, language: 'en' })))
const byId = new Map(courses.map((course) => [course.id, course]))

for (const { id, ...profile } of people as readonly LinkedPerson[]) {
  const [best] = recommendCareers(profile).ranking
  const careerId = preferredCareerOf(profile.preferredCareer) ?? best?.careerId ?? 'software-engineer'
  const { steps } = planRoadmap(profile, careerId, today)
  const links = linkCourses(steps, catalogue, { ...profile, career: careerId })
  for (const [index, { courseId }] of links.entries()) {
    const step = steps[index]
    const course = courseId === null ? undefined : byId.get(courseId)
    if (step === undefined || step.milestone) continue
    const shown = course === undefined ? '-' : `${course.id} ${course.title} (${course.price ?? 'free'})`
    process.stdout.write(`${id}\t${careerId}\t${step.skills.join(',')}\t${step.label}\t${shown}\n`)
  }
}
