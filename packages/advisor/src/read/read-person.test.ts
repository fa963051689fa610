import { describe, expect, it, test } from 'vitest'
import { planRoadmap } from '#plan/plan.ts'
import { readConditions } from '#read/conditions.ts'
import { readPerson } from '#read/read-person.ts'
import { emptyProfile } from '#testing/profiles.ts'

const read = (experience: string, shortTermGoals = '') =>
  readPerson({ experience, shortTermGoals, longTermGoals: '', certifications: '' })
const names = (heard: readonly { name: string }[]) => heard.map(({ name }) => name)

describe('what people say they have and lack', () => {
  test.each([
    ['Kubernetes, but no Docker', ['Kubernetes'], ['Docker']],
    ['Six years of PHP at an agency. No Git, no Linux.', ['PHP'], ['Git', 'Linux']],
    ['I know nothing about JavaScript and Python as well. PHP daily.', ['PHP'], ['JavaScript', 'Python']],
    ['I managed a team of React developers', [], ['React']],
    ['My CV says Kubernetes but honestly I only read about it', [], ['Kubernetes']],
    ['Skills to learn next: Python, SQL. Hobbies: watching snakes (python).', [], []],
    ['Docker, Kubernetes and Terraform: never.', [], ['Docker', 'Kubernetes', 'Terraform']],
    ['Selenium: our automation team had it, I only clicked Run. PHP daily.', ['PHP'], ['Selenium']],
    ['Things I can’t do:\n- Linux\n- SQL\n\nTools: Figma, React', ['Figma', 'React'], ['Linux', 'SQL']],
    ['Docker දන්නේ නැහැ. React ටිකක් දන්නවා.', ['React'], ['Docker']],
  ])('%j', (text, claims, denials) => {
    const reading = read(text)
    expect(names(reading.claims)).toEqual(claims)
    expect(names(reading.denials)).toEqual(denials)
  })

  it('a heading makes its list wishes', () => {
    expect(names(read('Skills to learn next: Python, SQL. Hobbies: football.').wishes)).toEqual(['Python', 'SQL'])
  })

  it('every quote is verbatim', () => {
    const experience = 'PHP dev, 6 yrs.\nNever touched Docker. Git yes, commit and push.'
    const { claims, denials } = read(experience)
    for (const { quote } of [...claims, ...denials]) expect(experience).toContain(quote)
    expect(claims.find(({ name }) => name === 'PHP')?.years).toBe(6)
  })

  it('a name that we have no skill for is heard, too', () => {
    expect(read('', 'I want to learn Webflow and Figma').wishes).toMatchObject([
      { skillId: null, name: 'Webflow' },
      { skillId: 'figma' },
    ])
  })
})

it('a denial stops what would be implied: the plan teaches it', () => {
  const profile = { ...emptyProfile, experience: 'PHP and Laravel at work for six years. No Git, no tests.' }
  expect(planRoadmap(profile, 'backend-developer').steps.map(({ key }) => key)).toContain('skill:git')
})

test.each([
  ['8 hours a week', { hoursPerWeek: { hours: 8 } }],
  ['a job by June 2027', { deadline: { until: '2027-06-30' } }],
  ['my first job as a developer', { firstResult: { result: 'first job' } }],
  ['I study in Tamil', { studyLanguage: { language: 'Tamil' } }],
  ['I speak Tamil and English', { studyLanguage: null }],
  ['no laptop, only my phone', { limits: [{ kind: 'device' }] }],
])('conditions: %j', (shortTermGoals, heard) => {
  const texts = { experience: '', certifications: '', shortTermGoals, longTermGoals: '' }
  expect(readConditions(texts, '2026-11-28')).toMatchObject(heard)
})
