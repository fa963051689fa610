import { type CareerId, careerIds } from '@milepost/contract/careers/limits'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AdvisorProfile, CatalogueCourse, StepDraft } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { indexCourses } from '#link/course-index.ts'
import { coursesTeaching, teachesInEachCareer } from '#link/courses-teaching.ts'
import { linkCourses } from '#link/link-courses.ts'
import { planRoadmap } from '#plan/plan.ts'
import { anyProfile, emptyProfile } from '#testing/profiles.ts'

const stepOf = (id: string): StepDraft => {
  const { step: label = '', description = '' } = knowledge.skills.get(id) ?? {}
  return {
    id: 1,
    key: `skill:${id}`,
    section: '',
    label,
    description,
    hours: 10,
    milestone: false,
    details: [],
    skills: [id],
  }
}
const courseOf = (title: string, description: string, rest: Partial<CatalogueCourse> = {}): CatalogueCourse => ({
  id: 1,
  title,
  description,
  weeks: 4,
  price: 0,
  language: 'en',
  ...rest,
})
const isLinked = (skill: string, course: CatalogueCourse, career: CareerId | null = null) =>
  linkCourses([stepOf(skill)], indexCourses([course]), { ...emptyProfile, career })[0]?.courseId === course.id

const interviews =
  'Practise the usual kinds of interview, tell your projects in two minutes and ask good questions in mock interviews.'

describe('a course for another career', () => {
  const forAnalysts = courseOf('Data Analyst Career Guide and Interview Preparation', interviews)

  it('is linked for its own career, and for a step of no career', () => {
    expect(isLinked('job-interviews', forAnalysts, 'data-scientist')).toBe(true)
    expect(isLinked('job-interviews', forAnalysts)).toBe(true)
  })

  it('is not linked where each career does the skill in its own way', () => {
    expect(isLinked('job-interviews', forAnalysts, 'cloud-engineer')).toBe(false)
    expect(isLinked('job-interviews', courseOf('Interview Preparation', interviews), 'cloud-engineer')).toBe(true)
  })

  it('is not linked either where its author has confirmed the skill', () => {
    const confirmed = { ...forAnalysts, confirmed: { skills: ['job-interviews'], level: null } }
    expect(isLinked('job-interviews', confirmed, 'data-scientist')).toBe(true)
    expect(isLinked('job-interviews', confirmed, 'cloud-engineer')).toBe(false)
  })

  it('is linked where the careers are near', () => {
    expect(isLinked('job-interviews', forAnalysts, 'machine-learning-engineer')).toBe(true)
  })

  it('is an interview about the work of others, by its profession, field or tool', () => {
    for (const title of ['Master the Machine Learning Interview', 'Tableau Interview Questions'])
      for (const career of ['cybersecurity-analyst', 'qa-engineer', 'cloud-engineer'] as const)
        expect(isLinked('job-interviews', courseOf(title, interviews), career)).toBe(false)
    expect(isLinked('job-interviews', courseOf('AWS Interview Preparation', interviews), 'cloud-engineer')).toBe(true)
  })

  it('is linked to a tool, which is the same in all careers', () => {
    const sql = courseOf('SQL Fundamentals for Data Analysts', 'Learn SQL queries, joins and tables in a database.')
    expect(isLinked('sql', sql, 'backend-developer')).toBe(true)
  })

  it('is one whose title begins with the profession, not one that names the field of the own career too', () => {
    const text = 'Monitor running systems: metrics, logs, alerts and dashboards. Learn monitoring with practice.'
    const operations = courseOf('System Monitoring for the Cloud DevOps Engineer', text)
    expect(isLinked('monitoring', operations, 'devops-engineer')).toBe(true)
    expect(isLinked('monitoring', operations, 'qa-engineer')).toBe(false)
  })

  it('teaches the skill, but not in each career', () => {
    const index = indexCourses([forAnalysts])
    expect(coursesTeaching('job-interviews', index)).toHaveLength(1)
    expect(teachesInEachCareer('job-interviews', index)).toBe(false)
    expect(teachesInEachCareer('job-interviews', indexCourses([courseOf('Interview Preparation', interviews)]))).toBe(
      true,
    )
  })

  const catalogue = indexCourses([forAnalysts, courseOf('Job Applications for Testers', interviews, { id: 2 })])
  const keysOf = (profile: AdvisorProfile, steps: readonly StepDraft[], career: CareerId | null) =>
    linkCourses(steps, catalogue, { ...profile, career }).flatMap((link) => (link.courseId ? [link.stepKey] : []))

  it('never adds a link', () =>
    fc.assert(
      fc.property(anyProfile, fc.constantFrom(...careerIds), (profile, career) => {
        const { steps } = planRoadmap(profile, career)
        expect(keysOf(profile, steps, null)).toEqual(expect.arrayContaining(keysOf(profile, steps, career)))
      }),
      { numRuns: 20 },
    ))
})

describe('a course that is only for users of a product', () => {
  const cleaning = 'Clean messy data: missing values, duplicates, types and outliers, with every change explained.'

  it('is not linked to a general skill', () => {
    expect(isLinked('data-cleaning', courseOf('Data Cleaning Challenges', cleaning))).toBe(true)
    expect(isLinked('data-cleaning', courseOf('KNIME Data Cleaning Challenges', cleaning))).toBe(false)
  })

  it.each([
    ['backup-recovery', 'Cloud Spanner: Backup and Restore', 'Back up databases, schedule backups and restore data.'],
    [
      'accessibility',
      'Microsoft Accessibility Tools',
      'Accessibility for people with disabilities: captions, contrast.',
    ],
    ['express', 'Development with Oracle Application Express', 'Build web applications with routes and a web server.'],
    [
      'web-components',
      'Salesforce Lightning Web Component Development',
      'Web components: templates, events, shadow DOM.',
    ],
    [
      'dimensionality-reduction',
      'Google Cloud Certification: ACE and PCA',
      'Principal component analysis: features, variance, eigenvectors, scaling, t-SNE and clusters.',
    ],
  ])('is not linked where the title narrows %s: %s', (skill, title, text) => {
    expect(isLinked(skill, courseOf(title, text))).toBe(false)
  })

  it('is not about a tool whose name is an ordinary word there', () => {
    const text = 'When you speak or write documents, letters and emails, the message reaches your audience.'
    expect(isLinked('office-productivity', courseOf('Good with Words: Writing and Editing', text))).toBe(false)
  })

  it('is linked where our texts on the skill name the product', () => {
    const text = 'Watch for attacks with a SIEM: collect logs, write searches, build alerts and investigate them.'
    expect(isLinked('siem', courseOf('SIEM with Splunk', text))).toBe(true)
  })

  it('is linked to a tool, and where the product comes late in the title', () => {
    const sql = 'Learn SQL queries, joins, groups and tables in a database.'
    expect(isLinked('sql', courseOf('SAP and SQL: SQL Queries for Beginners', sql))).toBe(true)
    expect(isLinked('data-cleaning', courseOf('Data Cleaning with Python, pandas, Excel and KNIME', cleaning))).toBe(
      true,
    )
  })
})
