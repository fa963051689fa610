import type { AdvisorProfile } from '@milepost/advisor'
import { indexCourses } from '@milepost/advisor'
import { knowledge } from '@milepost/advisor/knowledge'
import {
  anyCatalogue,
  anyProfile,
  knowledgeOf,
  linkCourses,
  planRoadmap,
  recommendCareers,
} from '@milepost/advisor/testing'
import { careerIds } from '@milepost/contract/careers/limits'
import { budgets } from '@milepost/contract/profiles/limits'
import * as fc from 'fast-check'
import { type BenchFigure, type BenchRow, type BenchRun, zero } from '../rows.ts'

const seed = 20261121
const countOf = ({ short }: BenchRun) => (short ? 200 : 2000)

function profiles(run: BenchRun): AdvisorProfile[] {
  return fc.sample(anyProfile, { numRuns: countOf(run), seed })
}

function planIssues(run: BenchRun): BenchFigure[] {
  let outOfOrder = 0
  let repeated = 0
  profiles(run).forEach((profile, index) => {
    const career = careerIds[index % careerIds.length] ?? careerIds[0]
    const known = knowledgeOf(profile).ids
    const taught = new Set(known)
    for (const { milestone, skills } of planRoadmap(profile, career).steps) {
      if (milestone) continue
      if (skills.some((id) => known.has(id))) repeated += 1
      if (skills.some((id) => (knowledge.skills.get(id)?.prerequisites ?? []).some((one) => !taught.has(one))))
        outOfOrder += 1
      for (const id of skills) taught.add(id)
    }
  })
  return [zero('out of order', outOfOrder), zero('known repeated', repeated)]
}

function budgetIssues(run: BenchRun): BenchFigure {
  const catalogues = fc
    .sample(anyCatalogue, { numRuns: 20, seed })
    .map((courses) => ({ courses, index: indexCourses(courses) }))
  let over = 0
  profiles(run).forEach((profile, place) => {
    const { courses, index } = catalogues[place % catalogues.length] ?? { courses: [], index: indexCourses([]) }
    const plan = planRoadmap(profile, careerIds[place % careerIds.length] ?? careerIds[0])
    const linked = new Set(linkCourses(plan.steps, index, profile).map(({ courseId }) => courseId))
    const spent = courses.reduce((sum, course) => sum + (linked.has(course.id) ? course.price : 0), 0)
    const limit = budgets.find(({ label }) => label === profile.budget)?.most
    if (limit !== null && limit !== undefined && spent > limit) over += 1
  })
  return zero('over budget', over)
}

/** The same answers with other names, genders, ages and locations, cast past the types. */
function unfairness(run: BenchRun): BenchFigure[] {
  const people = [
    {
      fullName: 'Nimal Perera',
      gender: 'Male',
      dob: '1970-01-01',
      age: 56,
      location: 'Colombo',
      email: 'n@example.com',
    },
    { fullName: 'அனிதா', gender: 'Female', dob: '2009-05-05', age: 17, location: 'Jaffna', email: 'a@example.com' },
  ]
  const changed = profiles(run).filter((profile) => {
    const said = people.map((person) => JSON.stringify(recommendCareers(Object.assign({}, person, profile))))
    return new Set([...said, JSON.stringify(recommendCareers(profile))]).size > 1
  })
  return [zero('rankings that change', changed.length)]
}

export const propertyRows: readonly BenchRow[] = [
  {
    name: 'prerequisite out of order, known skill repeated, over-budget link',
    author: 'no set',
    prototype: '',
    goal: '0, 0, 0 over 2,000 random profiles',
    meets: { 'out of order': { atMost: 0 }, 'known repeated': { atMost: 0 }, 'over budget': { atMost: 0 } },
    measure: async (run) => [...planIssues(run), budgetIssues(run)],
  },
  {
    name: 'same profile with another name, gender, age, place',
    author: 'no set',
    prototype: '',
    goal: 'same ranking, always',
    meets: { 'rankings that change': { atMost: 0 } },
    measure: async (run) => unfairness(run),
  },
]
