import { careerIds } from '@milepost/contract/careers/limits'
import { budgetLabels, budgets, studyLanguages } from '@milepost/contract/profiles/limits'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CatalogueCourse, CoursePreferences, StepDraft } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { indexCourses } from '#link/course-index.ts'
import { linkCourses } from '#link/link-courses.ts'
import { findStepDemands } from '#link/step-demand.ts'
import { planRoadmap } from '#plan/plan.ts'
import { anyCatalogue, crowdedCatalogue, emptyProfile, wordsFor } from '#testing/profiles.ts'

const step = (...skills: string[]): StepDraft => ({
  id: 1,
  key: `skill:${skills[0] ?? ''}`,
  section: 'Section',
  label: 'Label',
  description: 'Description',
  hours: 10,
  milestone: false,
  details: [],
  skills,
})
/** A step in the words of the knowledge base, which a course's words must fit. */
const realStep = (id: string): StepDraft => {
  const { step: label = '', description = '' } = knowledge.skills.get(id) ?? {}
  return { ...step(id), label, description }
}
const course = (id: number, title: string, rest: Partial<CatalogueCourse> = {}): CatalogueCourse => ({
  id,
  title,
  description: '',
  weeks: 4,
  price: 0,
  language: 'en',
  ...rest,
})
const english: CoursePreferences = { studyLanguage: 'English', budget: 'Above ₹20 Lakhs' }
const linked = (steps: StepDraft[], courses: CatalogueCourse[], preferences = english) =>
  linkCourses(steps, indexCourses(courses), preferences).map(({ courseId }) => courseId)

const firstOf = (links: ReturnType<typeof linkCourses>) => links[0]

/** Which steps have a course. */
const linkedKeys = (steps: StepDraft[], courses: readonly CatalogueCourse[], preferences: CoursePreferences) =>
  linkCourses(steps, indexCourses(courses), preferences).flatMap(({ stepKey, courseId }) =>
    courseId === null ? [] : [stepKey],
  )

const plans = new Map(careerIds.map((id) => [id, planRoadmap(emptyProfile, id).steps]))
const anyCase = fc.constantFrom(...careerIds).chain((id) => {
  const steps = [...(plans.get(id) ?? [])]
  return fc.tuple(fc.constant(steps), fc.oneof(anyCatalogue, crowdedCatalogue(steps), crowdedCatalogue(steps)))
})
const anyPreferences = fc.record({
  studyLanguage: fc.constantFrom(...studyLanguages),
  budget: fc.constantFrom(...budgetLabels),
})

/** How many steps the courses can serve, two at most each: every step in turn may move others to another course. */
function countServableSteps(fitting: readonly (readonly number[])[]): number {
  const served = new Map<number, number[]>()
  const serve = (step: number, tried: Set<number>): boolean =>
    (fitting[step] ?? []).some((id) => {
      if (tried.has(id)) return false
      tried.add(id)
      const now = served.get(id) ?? []
      const moved = now.length < 2 ? null : now.find((other) => serve(other, tried))
      if (moved === undefined) return false
      served.set(id, [...now.filter((other) => other !== moved), step])
      return true
    })
  return fitting.filter((_, step) => serve(step, new Set())).length
}

describe('linkCourses, for any catalogue', () => {
  it('stays within budget and language and gives no course to more than two steps', async () => {
    await fc.assert(
      fc.property(anyCase, anyPreferences, ([steps, courses], preferences) => {
        const links = linkCourses(steps, indexCourses(courses), preferences)
        expect(links.map(({ stepKey }) => stepKey)).toEqual(steps.map(({ key }) => key))
        const ids = links.flatMap(({ courseId }) => (courseId === null ? [] : [courseId]))
        const spent = courses.filter(({ id }) => ids.includes(id)).reduce((sum, { price }) => sum + price, 0)
        const most = budgets.find(({ label }) => label === preferences.budget)?.most ?? Number.POSITIVE_INFINITY
        expect(spent).toBeLessThanOrEqual(most)
        for (const id of ids) expect(ids.filter((other) => other === id).length).toBeLessThanOrEqual(2)
        const own = { English: 'en', Tamil: 'ta', Sinhala: 'si' }[preferences.studyLanguage]
        for (const [index, link] of links.entries()) {
          const found = courses.find(({ id }) => id === link.courseId)
          expect(link.reason === null).toBe(found === undefined)
          const isPractice = steps[index]?.key.startsWith('practice:') === true
          if (steps[index]?.milestone || isPractice) expect([found, link.absence]).toEqual([undefined, null])
          else expect(link.absence === null).toBe(found !== undefined)
          if (found === undefined) continue
          expect([own, 'en']).toContain(found.language)
          expect(link.reason?.otherLanguage).toBe(found.language !== own)
        }
      }),
    )
  })

  it('gives free courses to as many steps as they can serve', async () => {
    const free: CoursePreferences = { studyLanguage: 'English', budget: 'No Cost' }
    await fc.assert(
      fc.property(anyCase, ([steps, courses]) => {
        const index = indexCourses(courses)
        const fitting = findStepDemands(steps, index, free).map(({ own }) =>
          own.filter(({ course: { price } }) => price <= 0).map(({ course: { id } }) => id),
        )
        expect(linkedKeys(steps, courses, free)).toHaveLength(countServableSteps(fitting))
      }),
    )
  })

  it('gives the same links for the same catalogue, in whatever order it comes', async () => {
    await fc.assert(
      fc.property(anyCase, anyPreferences, ([steps, courses], preferences) => {
        const links = linkCourses(steps, indexCourses(courses), preferences)
        expect(linkCourses(steps, indexCourses([...courses].reverse()), preferences)).toEqual(links)
      }),
    )
  })

  it('takes no course from a step when there is more money', async () => {
    await fc.assert(
      fc.property(anyCase, anyPreferences, ([steps, courses], preferences) => {
        const rich = linkedKeys(steps, courses, { ...preferences, budget: 'Above ₹20 Lakhs' })
        expect(rich).toEqual(expect.arrayContaining(linkedKeys(steps, courses, preferences)))
      }),
    )
  })

  it('takes no course from a step when a free one for an open step comes in', async () => {
    await fc.assert(
      fc.property(anyCase, anyPreferences, ([steps, courses], preferences) => {
        const before = linkCourses(steps, indexCourses(courses), preferences)
        const open = steps.find((_, index) => before[index]?.absence === 'no_course')
        const [skill] = open?.skills ?? []
        if (open === undefined || skill === undefined) return
        const language = ({ English: 'en', Tamil: 'ta', Sinhala: 'si' } as const)[preferences.studyLanguage]
        const added = course(1000, wordsFor(skill), { language, confirmed: { skills: [skill], level: null } })
        const after = linkedKeys(steps, [...courses, added], preferences)
        const had = before.flatMap(({ stepKey, courseId }) => (courseId === null ? [] : [stepKey]))
        expect(after).toEqual(expect.arrayContaining([...had, open.key]))
      }),
    )
  })
})

describe('linkCourses', () => {
  it('links only a course that names what the step teaches', () => {
    expect(linked([step('react')], [course(1, 'Angular from scratch'), course(2, 'React for beginners')])).toEqual([2])
    expect(linked([step('go')], [course(1, 'Let it go and rest'), course(2, 'Java')])).toEqual([null])
    expect(linked([step('java')], [course(1, 'JavaScript')])).toEqual([null])
  })

  it('does not take a course for what it only requires, uses or is for', () => {
    const requires = course(1, 'Photography', { description: 'Prerequisites: SQL and Python. We take pictures.' })
    const uses = course(2, 'Investment Management with Python')
    const isFor = course(3, 'Calculus for SQL')
    expect(linked([step('sql'), step('python')], [requires, uses, isFor])).toEqual([null, null])
  })

  it('does not take another field for a skill because a word is the same', () => {
    const other = course(1, 'Networking for Introverts', {
      description:
        'Small talk, visiting cards and friendly follow-up letters. Grow your circle of acquaintances calmly.',
    })
    const own = course(2, 'Networking for Offices', {
      description: 'Switches, addresses and cables: plan a small network, set up its router and find faults in it.',
    })
    expect(linked([realStep('networking')], [other])).toEqual([null])
    expect(linked([realStep('networking')], [other, own])).toEqual([2])
  })

  it('takes a word of many trades only in the company of its own', () => {
    const short = course(1, 'Backups in Football')
    const other = course(2, 'Backups and Substitutes in Football', {
      description: 'When to bring a fresh striker, how to keep the bench warm, and what a trainer says at half time.',
    })
    const own = course(3, 'Backups for Small Offices', {
      description: 'Copy the data of a server every night, keep a copy elsewhere and test that you can restore it.',
    })
    expect(linked([realStep('backup-recovery')], [short, other])).toEqual([null])
    expect(linked([realStep('backup-recovery')], [short, other, own])).toEqual([3])
    expect(
      linked([realStep('prioritisation')], [course(4, 'Personal Productivity and Prioritization at Home')]),
    ).toEqual([null])
  })

  it('does not take a course on a rival product that mentions the own one', () => {
    const rival = course(1, 'AWS Solutions Architect', {
      description: 'Learn AWS and how it differs from Microsoft Azure. We study Azure storage and Azure networks too.',
    })
    const both = course(2, 'AWS and Microsoft Azure', { description: 'Learn both clouds: storage and networks.' })
    expect(linked([realStep('azure')], [rival])).toEqual([null])
    expect(linked([realStep('azure')], [rival, both])).toEqual([2])
  })

  it('does not take a course that names the skill at the end of a list of others', () => {
    const list = course(1, 'Computer Vision Expert: OpenCV, MediaPipe, Robotics, Drones and WebSockets', {
      description: 'Detect faces and follow objects through a film. Clients see the cars on a road in real time.',
    })
    const own = course(2, 'WebSockets for Chat Servers', {
      description: 'Open a connection, send messages both ways and reconnect when the network is lost.',
    })
    expect(linked([realStep('websockets')], [list])).toEqual([null])
    expect(linked([realStep('websockets')], [list, own])).toEqual([2])
  })

  it('takes what a title lists after its colon for its subject', () => {
    const parts = course(1, 'Visual Design Basics: Colour Theory and Typography on Saturdays', {
      description:
        'Contrast, rhythm, grids, colour and lettering with paper, scissors and then a screen. You design one poster for a school fair.',
    })
    expect(linked([realStep('typography')], [parts])).toEqual([1])
  })

  it('does not take a course whose long title comes to the skill at its end', () => {
    const title = 'Become an Expert in Clinic Records, Part 1'
    const key =
      'Learn the core of the records standard and its key concepts: interfaces, resources, REST API and documents'
    const late = course(1, `${title} ${key}`, { description: key })
    expect(linked([realStep('rest-apis')], [late])).toEqual([null])
    expect(linked([realStep('rest-apis')], [late, course(2, 'Learn to work with APIs')])).toEqual([2])
  })

  it('prefers a course that is not advanced to one whose words fit a little better', () => {
    const description =
      'Probability distributions, samples, estimates, confidence intervals and hypothesis tests, with real data.'
    const courses = [
      course(1, 'Advanced Statistics for Data Science', { description: `${description} Averages and spread.` }),
      course(2, 'Statistics with Python', { description }),
    ]
    expect(linked([realStep('statistics')], courses)).toEqual([2])
  })

  it('does not give a first step an advanced course or mere exam questions', () => {
    expect(linked([step('html')], [course(1, 'Advanced HTML')])).toEqual([null])
    expect(linked([step('docker')], [course(1, 'Docker: practice exam questions')])).toEqual([null])
    expect(linked([step('kubernetes')], [course(1, 'Advanced Kubernetes')])).toEqual([1])
  })

  it('takes a second name of the skill in the title for a confirmation of the first', () => {
    const description = 'Held on six Saturdays in the town hall of Galle, with tea and cake for everyone who comes.'
    const named = course(1, 'Docker: Images and Containers', { description })
    expect(linked([realStep('docker')], [course(2, 'Docker: Harbours and Ships', { description })])).toEqual([null])
    expect(linked([realStep('docker')], [named])).toEqual([1])
  })

  it('takes a course for beginners on a tool for one on the tool, whatever else it says', () => {
    const description =
      'Held on six Saturdays in the town hall of Galle, with tea and cake. Your own laptop is welcome.'
    const snakes = course(1, 'Pythons of the Island', { description })
    const own = course(2, 'The Friendly Python Course', { description: `For beginners. ${description}` })
    expect(linked([realStep('python')], [snakes])).toEqual([null])
    expect(linked([realStep('python')], [snakes, own])).toEqual([2])
  })

  it('does not take the general words of a title for a text', () => {
    const short = course(1, 'Data Structures: A Complete Beginner Course with Practical Projects')
    expect(linked([step('data-structures')], [short])).toEqual([1])
  })

  it.each([
    'Java SE 11 Exam Simulation, 492 Multiple Choice Questions',
    'Java 21: 350+ Unique Questions with Explanations',
    'Java Practice Sets',
    'Java Question Bank',
  ])('does not link mere exam questions: %s', (title) => {
    expect(linked([realStep('java')], [course(1, title)])).toEqual([null])
  })

  it('prefers a course on the skill to a programme with a part on it', () => {
    const description =
      'Prepare for a first job: network security, cryptography, incident response and vulnerability management.'
    const programme = course(1, 'Cybersecurity Analyst', { description })
    const own = course(2, 'Vulnerability Management', { description: 'Held on six Saturdays in Galle.' })
    expect(linked([realStep('vulnerability-management')], [programme])).toEqual([1])
    expect(linked([realStep('vulnerability-management')], [programme, own])).toEqual([2])
  })

  it('takes no step for one about a product that it does not name', () => {
    const words = { label: 'Plan projects', description: 'Scope, schedule, budget and risks of a project.' }
    const product = course(1, 'Preparing for Google Cloud Certification', {
      description: 'Plan a project in Google Cloud: scope and roles, budgets, schedules of jobs, quotas and regions.',
    })
    const own = course(2, 'Project Management', { description: 'Scope, schedule, budget and risks of projects.' })
    expect(linked([{ ...step(), ...words, skills: [] }], [product])).toEqual([null])
    expect(linked([{ ...step(), ...words, skills: [] }], [product, own])).toEqual([2])
  })

  it('prefers the title, then the specific course, then the cheaper one', () => {
    const inText = course(1, 'Evening course', { description: 'We learn SQL together.' })
    const broad = course(2, 'SQL and Python')
    const dear = course(3, 'SQL in depth', { price: 900 })
    const cheap = course(4, 'SQL at work', { price: 100 })
    expect(linked([step('sql')], [inText])).toEqual([1])
    expect(linked([step('sql')], [inText, broad])).toEqual([2])
    expect(linked([step('sql')], [inText, broad, dear])).toEqual([3])
    expect(linked([step('sql')], [inText, broad, dear, cheap])).toEqual([4])
    expect(linked([step('sql')], [cheap, course(5, 'SQL at work', { price: 50 })])).toEqual([5])
  })

  it('finds the cheapest of many that fit as well, also where it is the newest', () => {
    const dear = Array.from({ length: 30 }, (_, index) => course(index + 1, 'SQL at work', { price: 900 }))
    expect(linked([step('sql')], [...dear, course(31, 'SQL at work', { price: 50 })])).toEqual([31])
  })

  it('links no course to practice, though one is called like it', () => {
    const practice = { ...step(), key: 'practice:portfolio', label: 'Build a portfolio website', skills: [] }
    const named = course(1, 'Build a portfolio website')
    expect(linked([{ ...practice, key: 'skill:portfolio' }], [named])).toEqual([1])
    expect(linked([practice], [named])).toEqual([null])
  })

  it('counts a course once, spends where it serves most, and says when the money is used up', () => {
    const courses = [course(1, 'Git', { price: 2000 }), course(2, 'HTML and CSS together', { price: 4000 })]
    const preferences: CoursePreferences = { studyLanguage: 'English', budget: 'Up to ₹5,000' }
    const links = linkCourses([step('git'), step('html'), step('css')], indexCourses(courses), preferences)
    expect(links.map(({ courseId, absence }) => courseId ?? absence)).toEqual(['budget_spent', 2, 2])
  })

  it('keeps a course for the steps that have no other', () => {
    const courses = [course(1, 'HTML, CSS and Git'), course(2, 'HTML'), course(3, 'CSS')]
    expect(linked([step('html'), step('css'), step('git')], courses)).toEqual([2, 3, 1])
    const only = [course(1, 'HTML, CSS and Git'), course(2, 'Python and Java')]
    const links = linkCourses([step('html'), step('css'), step('git')], indexCourses(only), english)
    expect(links.filter(({ courseId }) => courseId === 1)).toHaveLength(2)
    expect(links.filter(({ absence }) => absence === 'taken')).toHaveLength(1)
    const scarce = [course(1, 'Git, HTML and CSS'), course(2, 'HTML and CSS', { price: 500 })]
    expect(linked([step('html'), step('css'), step('git')], scarce)).toContain(1)
    expect(linked([step('html'), step('css'), step('git')], scarce)).not.toContain(null)
  })

  it('spends nothing on a step that has a free course while another has none', () => {
    const preferences: CoursePreferences = { studyLanguage: 'English', budget: 'Up to ₹5,000' }
    const courses = [
      course(1, 'Git with examples', { description: 'Learn Git: commits, branches and merging.', price: 5000 }),
      course(2, 'Git'),
      course(3, 'SQL', { price: 5000 }),
    ]
    expect(linked([step('git'), step('sql')], courses, preferences)).toEqual([2, 3])
  })

  it('offers English where the study language has nothing, and says so; a third language it only reports', () => {
    const tamil: CoursePreferences = { ...english, studyLanguage: 'Tamil' }
    const index = indexCourses([
      course(1, 'Python'),
      course(2, 'HTML தமிழில்', { language: 'ta' }),
      course(3, 'HTML'),
      course(4, 'Git', { language: 'si' }),
    ])
    const links = linkCourses([step('python'), step('html'), step('git'), step('sql')], index, tamil)
    expect(links.map(({ courseId, reason, absence }) => [courseId, reason?.otherLanguage, absence])).toEqual([
      [1, true, null],
      [2, false, null],
      [null, undefined, 'language'],
      [null, undefined, 'no_course'],
    ])
  })

  it('links no class in another country, and one in another town only where nothing is nearer', () => {
    const inJaffna: CoursePreferences = { ...english, budget: 'No Cost', place: { country: 'LK', town: 'Jaffna' } }
    const taught = { mode: 'offline', country: 'LK' } as const
    const index = indexCourses([
      course(1, 'Python', { mode: 'hybrid', country: 'IN', town: 'Puducherry' }),
      course(2, 'HTML', { ...taught, town: 'Colombo' }),
      course(3, 'HTML', { ...taught, town: 'jaffna' }),
      course(4, 'Git', { ...taught, town: 'Colombo' }),
      course(5, 'SQL', { ...taught, town: 'Jaffna' }),
      course(6, 'SQL', { mode: 'online' }),
    ])
    const steps = [step('python'), step('html'), step('git'), step('sql')]
    const links = linkCourses(steps, index, inJaffna).map(({ courseId, absence }) => courseId ?? absence)
    expect(links).toEqual(['place', 3, 4, 5])
    expect(
      linked(
        [step('sql')],
        index.entries.map((entry) => entry.course),
        { ...inJaffna, mode: 'online' },
      ),
    ).toEqual([6])
    expect(
      linked(
        [step('python')],
        index.entries.map((entry) => entry.course),
        english,
      ),
    ).toEqual([1])
  })

  it('spends money on the study language before English', () => {
    const tamil: CoursePreferences = { studyLanguage: 'Tamil', budget: 'Up to ₹5,000' }
    const dear = [
      course(1, 'SQL for beginners', { price: 3000 }),
      course(2, 'SQL at work', { price: 3000, language: 'ta' }),
    ]
    const links = linkCourses([step('sql'), step('sql')], indexCourses(dear), tamil)
    expect(links.map(({ courseId }) => courseId)).toEqual([2, 2])
  })

  it('counts courses that stand already as paid for and used', () => {
    const kept = [{ courseId: 1, price: 4500 }]
    const index = indexCourses([course(1, 'SQL for beginners', { price: 4500 }), course(2, 'Git', { price: 600 })])
    const preferences: CoursePreferences = { studyLanguage: 'English', budget: 'Up to ₹5,000', kept }
    const links = linkCourses([step('sql'), step('sql'), step('git')], index, preferences)
    expect(links.map(({ courseId, absence }) => [courseId, absence])).toEqual([
      [1, null],
      [null, 'taken'],
      [null, 'budget_spent'],
    ])
  })

  it('believes what was confirmed, unless it is a long list of claims', () => {
    const claim = (...skills: string[]) => course(1, 'Evening course', { confirmed: { skills, level: 'beginner' } })
    const all = ['git', 'sql', 'html', 'css', 'python', 'java', 'docker', 'linux', 'react']
    expect(firstOf(linkCourses([step('git')], indexCourses([claim('git')]), english))).toMatchObject({
      courseId: 1,
      reason: { code: 'confirmed', skill: 'Git', level: 'beginner' },
    })
    expect(linked([step('git')], [claim(...all)])).toEqual([null])
    const denied = course(1, 'Git', { confirmed: { skills: ['sql'], level: null } })
    expect(linked([step('git')], [denied])).toEqual([null])
  })

  it('finds the skills of a step that names none, and compares words where no skill is known', () => {
    const words = (label: string, description = ''): StepDraft => ({ ...step(), label, description })
    const courses = [course(1, 'Data Visualization with Tableau'), course(2, 'Beekeeping and honey harvest')]
    expect(linked([words('Visualise data')], courses)).toEqual([1])
    expect(linked([words('Harvest honey by beekeeping')], courses)).toEqual([2])
    expect(linked([words('Repair of boats'), words('Visualise a garden')], courses)).toEqual([null, null])
  })

  it('knows the skill of a step in other words than its name', () => {
    const test: StepDraft = {
      ...step(),
      label: 'Measure whether a product works',
      description: 'Choose measures, track events and read funnels.',
    }
    const courses = [course(1, 'Product Analytics'), course(2, 'Measuring Timber')]
    expect(linked([test], courses)).toEqual([1])
    expect(linked([{ ...test, description: '' }], courses)).toEqual([null])
  })

  it('links by what a step is about, not by what its label names in passing', () => {
    const analyse: StepDraft = {
      ...step(),
      label: 'Analyse data in R',
      description: 'Import, transform and plot data with R and RStudio.',
    }
    expect(linked([analyse], [course(1, 'Exploratory Data Analysis in Python')])).toEqual([null])
    expect(linked([analyse], [course(1, 'Exploratory Data Analysis'), course(2, 'R Programming')])).toEqual([2])
  })

  it('reads strange course texts without harm', () => {
    const long = course(1, '\u0000<script>'.repeat(1000), { description: 'SQL '.repeat(50_000) })
    expect(() => indexCourses([long, course(2, ''), course(3, '💡'.repeat(500))])).not.toThrow()
  })
})
