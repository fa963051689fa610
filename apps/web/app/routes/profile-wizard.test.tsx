import { login } from '@milepost/contract/accounts/routes'
import { generateCareer } from '@milepost/contract/career-diagrams/routes'
import { savePreferences } from '@milepost/contract/preferences/routes'
import type { Preferences } from '@milepost/contract/preferences/schema'
import type { OwnReading } from '@milepost/contract/profiles/reading'
import { getProfile, readProfile, saveProfile } from '@milepost/contract/profiles/routes'
import type { Profile } from '@milepost/contract/profiles/schema'
import { createRoadmap, getRoadmap, setPace } from '@milepost/contract/roadmaps/routes'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { type OpenScreen, openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { lost, pending, refused, server } from '#test/stand-in-server.ts'

const address = '/userdetails'
const next = page.getByRole('button', { name: 'Next' })
const generate = page.getByRole('button', { name: 'Generate My Roadmap' })
const failure = page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' })
const heading = page.getByRole('heading', { level: 1 })
const field = (label: string) => page.getByLabelText(new RegExp(`^${label}`))
const area = (name: string) => page.getByRole('checkbox', { name })
const onStep = (step: number) => expect.element(page.getByText(`Step ${step} of 3`)).toBeVisible()

const reading: OwnReading = {
  help: null,
  known: [{ id: 'sql', name: 'SQL', quote: 'SQL', level: 'work', years: 2 }],
  denied: [{ id: 'git', name: 'Git', quote: 'no Git' }],
  wanted: [{ id: null, name: 'Framer', quote: 'with Framer' }],
  refused: [],
  finishBy: { until: '2099-06-30', quote: 'by June 2099' },
  firstResult: { result: 'first job', quote: 'A first job' },
  hoursPerWeek: { hours: 8, quote: '8 hours a week' },
  studyLanguage: null,
  limits: [],
  decided: [],
  corrections: [],
  canAskModel: false,
}

let profile: Profile

/** As the real server does: what is sent is saved, and a roadmap and its diagram follow from it. */
async function acceptAnswers(): Promise<void> {
  const roadmap = await recorded('halfway', 'getRoadmap')
  server.on(saveProfile, ({ body: { userId: __, ...answers } }) => {
    const {
      corrections: _,
      finishBy = null,
      firstResult = null,
      hoursPerWeek = profile.hoursPerWeek,
      ...rest
    } = answers
    profile = { ...profile, ...rest, finishBy, firstResult, hoursPerWeek, age: profile.age }
    server.on(getProfile, { profile })
    return { profile }
  })
  server.on(createRoadmap, roadmap)
  server.on(getRoadmap, roadmap)
  server.on(generateCareer, await recorded('halfway', 'getCareerDiagram'))
}

async function actAsHalfway() {
  const user = await actAs('halfway')
  const saved = (await recorded('halfway', 'getProfile')).profile
  if (saved === null) throw new Error('The demo learner has answers')
  profile = saved
  await acceptAnswers()
  return user
}

async function openLastStep(): Promise<OpenScreen> {
  const screen = await openScreen(address)
  await next.click()
  await onStep(2)
  await next.click()
  await onStep(3)
  return screen
}

async function expectFirstStep(): Promise<void> {
  await onStep(1)
  await expect.element(field('Full Name')).toHaveValue(profile.fullName)
  await expect.element(field('Email')).toHaveValue(profile.email)
  await expect.element(field('Date of Birth')).toHaveValue(profile.dob)
  await expect.element(field('Gender')).toHaveValue(profile.gender)
  await expect.element(field('Location')).toHaveValue(profile.location)
}

async function expectSecondStep(): Promise<void> {
  await onStep(2)
  await expect.element(field('Preferred Career')).toHaveValue(profile.preferredCareer)
  await expect.element(page.getByRole('checkbox', { checked: true })).toHaveLength(profile.interestAreas.length)
  for (const name of profile.interestAreas) await expect.element(area(name)).toBeChecked()
  await expect.element(field('Short-term Goals')).toHaveValue(profile.shortTermGoals)
  await expect.element(field('Long-term Goals')).toHaveValue(profile.longTermGoals)
  await expect.element(field('Dream Company')).toHaveValue(profile.dreamCompany)
}

async function expectThirdStep(certifications: string): Promise<void> {
  await onStep(3)
  await expect.element(field('Education Level')).toHaveValue(profile.educationLevel)
  await expect.element(field('Study Language')).toHaveValue(profile.studyLanguage)
  await expect.element(field('Budget')).toHaveValue(profile.budget)
  await expect.element(field('Experience')).toHaveValue(profile.experience)
  await expect.element(field('Certifications')).toHaveValue(certifications)
}

describe('before the first answers', () => {
  beforeEach(async () => {
    await actAs('fresh')
  })

  test('back leads a step back, and nothing leads past a step without its answers', async () => {
    const screen = await openScreen(`${address}?step=3`)
    await onStep(1)
    await expect.poll(screen.address).toBe(address)
    await field('Date of Birth').fill('2003-05-17')
    await field('Gender').selectOptions('Other')
    await next.click()
    await onStep(2)
    await field('Preferred Career').selectOptions('Cloud Engineer')
    await area('Security').click()
    await next.click()
    await onStep(3)
    await expect.element(heading).toHaveFocus()
    await screen.goBack()
    await onStep(2)
    await expect.element(field('Preferred Career')).toHaveValue('Cloud Engineer')
    await page.getByRole('button', { name: 'Back' }).click()
    await onStep(1)
    await expect.element(field('Gender')).toHaveValue('Other')
    await screen.goForward()
    await onStep(2)
    await screen.goBack()
    await field('Full Name').fill('')
    await screen.goForward()
    await onStep(1)
    await expect.poll(screen.address).toBe(address)
  })

  test('someone too young learns so before the other questions', async () => {
    await openScreen(address)
    await field('Gender').selectOptions('Other')
    const birthday = new Date()
    birthday.setUTCFullYear(birthday.getUTCFullYear() - 16)
    birthday.setUTCDate(birthday.getUTCDate() + 1)
    await field('Date of Birth').fill(birthday.toISOString().slice(0, 10))
    await next.click()
    const issue = page.getByRole('link', { name: 'You must be at least 16 years old to use Milepost.' })
    await expect.element(issue).toBeVisible()
    await onStep(1)
    birthday.setUTCDate(birthday.getUTCDate() - 1)
    await field('Date of Birth').fill(birthday.toISOString().slice(0, 10))
    await expect.element(issue).not.toBeInTheDocument()
    await next.click()
    await onStep(2)
  })

  for (const width of [390, 1440]) {
    test(`at ${width} px each step names its issues and is accessible with them`, async () => {
      await page.viewport(width, 900)
      await openScreen(address)
      await onStep(1)
      await expectAccessible()
      await next.click()
      await expect.element(page.getByRole('alert')).toHaveFocus()
      await expectAccessible()
      await page.getByRole('link', { name: 'Date of Birth is required.' }).click()
      await expect.element(field('Date of Birth')).toHaveFocus()
      await field('Date of Birth').fill('2003-05-17')
      await field('Gender').selectOptions('Other')
      await next.click()
      await onStep(2)
      await next.click()
      await expect.element(page.getByText('Preferred career is required.').first()).toBeVisible()
      await page.getByRole('link', { name: 'Select at least one interest area.' }).click()
      await expect.element(area('Problem Solving')).toHaveFocus()
      await expectAccessible()
      await field('Preferred Career').selectOptions('Cloud Engineer')
      await area('Security').click()
      await next.click()
      await onStep(3)
      await generate.click()
      for (const name of ['Education level is required.', 'Study language is required.', 'Budget is required.']) {
        await expect.element(page.getByRole('link', { name })).toBeVisible()
      }
      await expectAccessible()
    })
  }

  test('what is typed fills in date, first result and hours, and is shown to be corrected before it is saved', async () => {
    await acceptAnswers()
    server.on(
      readProfile,
      ({ body: { askModel = false } }): OwnReading => ({
        ...reading,
        canAskModel: true,
        studyLanguage: { language: 'English', quote: 'I study in English' },
        limits: [{ kind: 'money', quote: 'no money' }],
        // What only the model hears is saved, too.
        corrections: askModel ? [{ skillId: 'docker', level: 'heard_of' }] : [],
        denied: askModel ? [...reading.denied, { id: 'docker', name: 'Docker', quote: 'no Docker' }] : reading.denied,
      }),
    )
    await openScreen(`${address}?step=3`)
    await onStep(1)
    await field('Date of Birth').fill('2003-05-17')
    await field('Gender').selectOptions('Other')
    await next.click()
    await onStep(2)
    await field('Preferred Career').selectOptions('Cloud Engineer')
    await area('Security').click()
    await field('Short-term Goals').fill('A first job by June 2099, 8 hours a week, with Framer')
    await expect.element(field('Finish By')).toHaveValue('2099-06-30')
    await expect.element(field('First Result')).toHaveValue('first job')
    await expect.element(page.getByText('Filled in because you wrote “by June 2099”.', { exact: false })).toBeVisible()
    await next.click()
    await onStep(3)
    await expect.element(field('Hours a Week')).toHaveValue('8')
    const heard = page.getByRole('region', { name: 'What we heard' })
    for (const said of [/SQL, at work, 2 years/, /Git/, /Framer, We have no step for Framer yet/, /By 30 June 2099/])
      await expect.element(heard).toMatchTextContent(said)
    await expectAccessible()
    await heard.getByRole('button', { name: 'I don’t know it (SQL)' }).click()
    await expect.element(heard.getByRole('button', { name: 'I do know it (SQL)' })).toBeVisible()
    await expect.element(heard).toHaveFocus()
    await heard.getByRole('button', { name: 'I do know it (Git)' }).click()
    await heard.getByRole('button', { name: 'Remove (By 30 June 2099)' }).click()
    await field('Education Level').selectOptions('Diploma')
    await expect.element(field('Study Language')).toHaveValue('English')
    await expect.element(field('Budget')).toHaveValue('No Cost')
    await expect.element(heard.getByRole('button', { name: 'I do know it (Docker)' })).toBeVisible()
    await generate.click()
    await expect.poll(() => server.calls(saveProfile)).toHaveLength(1)
    expect(server.calls(saveProfile).map(({ body }) => body)).toMatchObject([
      {
        finishBy: null,
        firstResult: 'first job',
        hoursPerWeek: 8,
        corrections: [
          { skillId: 'docker', level: 'heard_of' },
          { skillId: 'sql', level: 'heard_of' },
          { skillId: 'git', level: 'projects' },
          { skillId: 'deadline', requestIgnored: true },
        ],
      },
    ])
  })

  test('help lines come before anything else', async () => {
    server.on(readProfile, { ...reading, help: ['You can call 1926.'], known: [], denied: [], wanted: [] })
    await openScreen(address)
    await onStep(1)
    await field('Date of Birth').fill('2003-05-17')
    await field('Gender').selectOptions('Other')
    await next.click()
    await onStep(2)
    await field('Long-term Goals').fill('words of someone in danger')
    const help = page.getByRole('status').filter({ hasText: 'You can call 1926.' })
    await expect.element(help).toBeVisible()
    expect(help.element().compareDocumentPosition(heading.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expectAccessible()
  })

  test('every step fits a screen of 320 px', async () => {
    await page.viewport(320, 700)
    const width = () => document.documentElement.scrollWidth
    await openScreen(address)
    await onStep(1)
    expect(width()).toBeLessThanOrEqual(320)
    await field('Date of Birth').fill('2003-05-17')
    await field('Gender').selectOptions('Other')
    await next.click()
    await onStep(2)
    expect(width()).toBeLessThanOrEqual(320)
    await field('Preferred Career').selectOptions('Cloud Engineer')
    await area('Security').click()
    await next.click()
    await onStep(3)
    expect(width()).toBeLessThanOrEqual(320)
  })
})

test('the first roadmap is presented once, and shows what to do with it', async () => {
  const user = await actAsHalfway()
  const saved = profile
  server.on(getProfile, { profile: null })
  const draft = {
    answers: { ...saved, hoursPerWeek: '' },
    triedCareer: 'UI/UX Designer',
    step: 3,
    basedOn: null,
    writtenAt: '2026-01-01T00:00:00.000Z',
  }
  window.localStorage.setItem(`profile-draft:${user.id}`, JSON.stringify(draft))
  server.on(setPace, { hoursPerWeek: 6, studyDays: [] })
  server.on(savePreferences, ({ body }) => {
    return { preferences: { ...preferences, ...body } as Preferences, before: preferences }
  })
  const preferences = await recorded('halfway', 'getPreferences')
  const screen = await openScreen(`${address}?step=3`)
  await onStep(3)
  await generate.click()
  const arrival = page.getByRole('region', { name: 'Your roadmap to Frontend Developer is ready' })
  await expect.element(arrival.getByText('You chose this career: Frontend Developer.')).toBeVisible()
  await expect
    .element(arrival.getByText(/^When you tried it out, you saw UI\/UX Designer\. You told us more: “.*That points to/))
    .toBeVisible()
  await expect.element(arrival.getByText(/^Make responsive layouts/)).toBeVisible()
  await expectAccessible()
  await arrival.getByLabelText('How many hours a week can you study?').fill('6')
  await userEvent.keyboard('{Enter}')
  await expect.element(arrival.getByText(/^At 6 hours a week, you’ll finish/)).toBeVisible()
  await arrival.getByRole('switch', { name: 'Email me my next step each week' }).click()
  await expect
    .poll(() => server.calls(savePreferences).map(({ body }) => body))
    .toEqual([{ weeklySummary: true, emailNotifications: true }])
  await arrival.getByRole('link', { name: 'See my first step' }).click()
  await expect.poll(screen.address).toBe('/dashboard/roadmap?step=1')
  await screen.goBack()
  await expect.element(page.getByRole('heading', { name: 'Your Career Path' })).toBeVisible()
  await expect.element(arrival).not.toBeInTheDocument()
})

describe('with saved answers', () => {
  beforeEach(async () => {
    await actAsHalfway()
  })

  test('it shows every one of them, and the age that follows', async () => {
    await openScreen(address)
    await expectFirstStep()
    const age = new Date().getFullYear() - Number(profile.dob.slice(0, 4))
    await expect.element(page.getByLabelText('Your age this year')).toHaveTextContent(String(age))
    await next.click()
    await expectSecondStep()
    await next.click()
    await expectThirdStep(profile.certifications)
  })

  test('a text that is too long says so at once and is kept whole', async () => {
    await openScreen(address)
    await next.click()
    await onStep(2)
    await field('Dream Company').fill('x'.repeat(121))
    const words = page.getByText('Dream Company can be up to 120 characters. You have 121.')
    await expect.element(words.first()).toBeVisible()
    await expect.element(field('Dream Company')).toHaveValue('x'.repeat(121))
    await field('Dream Company').fill('x'.repeat(120))
    await expect.element(words).not.toBeInTheDocument()
  })

  test('asked twice, it makes one roadmap, and shows that it is on its way', async () => {
    server.on(createRoadmap, pending)
    const screen = await openLastStep()
    await generate.dblClick()
    const waiting = page.getByRole('status').filter({ hasText: 'Hang tight! This may take a few seconds.' })
    await expect.element(waiting).toBeVisible()
    await expect.element(heading).toHaveTextContent('Generating your personalized roadmap...')
    await expectAccessible()
    await expect.poll(() => server.calls(saveProfile)).toHaveLength(1)
    await expect.poll(() => server.calls(createRoadmap)).toHaveLength(1)
    await expect.poll(screen.address).toBe(`${address}?step=3`)
  })

  test('the answers are sent, then the roadmap and its diagram are made, and the overview opens', async () => {
    const screen = await openLastStep()
    await field('Certifications').fill('First aid')
    await generate.click()
    await expect.element(page.getByRole('heading', { name: 'Your Career Path' })).toBeVisible()
    await expect.poll(screen.address).toBe('/dashboard')
    await expect.poll(() => server.calls(saveProfile).map(({ body }) => body.certifications)).toEqual(['First aid'])
    await expect.poll(() => server.calls(createRoadmap)).toHaveLength(1)
    await expect.poll(() => server.calls(generateCareer)).toHaveLength(1)
  })
})

describe('the hours a week', () => {
  beforeEach(async () => {
    await actAsHalfway()
  })

  test.each([
    ['6', 6],
    ['', null],
  ])('“%s” is sent with the answers', async (typed, hoursPerWeek) => {
    const screen = await openLastStep()
    await field('Hours a Week').fill(typed)
    await generate.click()
    await expect.poll(screen.address).toBe('/dashboard')
    expect(server.calls(saveProfile).map(({ body }) => body.hoursPerWeek)).toEqual([hoursPerWeek])
  })

  test.each(['0', '81', '2.5', 'a few'])('“%s” is not, and stays to be mended', async (typed) => {
    await openLastStep()
    await field('Hours a Week').fill(typed)
    await generate.click()
    await page.getByRole('link', { name: 'Enter a whole number from 1 to 80.' }).click()
    await expect.element(field('Hours a Week')).toHaveFocus()
    await expect.element(field('Hours a Week')).toHaveValue(typed)
    expect(server.calls(saveProfile)).toEqual([])
  })
})

describe('when generating fails', () => {
  const certifications = 'Networking basics, First aid'
  let user: Awaited<ReturnType<typeof actAs>>
  beforeEach(async () => {
    user = await actAsHalfway()
  })

  test('without a connection every answer is kept, through a reload too', async () => {
    server.on(saveProfile, lost)
    let screen = await openLastStep()
    await field('Certifications').fill(certifications)
    await generate.click()
    await expect.element(failure).toMatchTextContent(/We couldn’t reach the server\./)
    await expectThirdStep(certifications)
    await expectAccessible()
    screen = await screen.reload()
    await expectThirdStep(certifications)
    await acceptAnswers()
    await generate.click()
    await expect.poll(screen.address).toBe('/dashboard')
    await openScreen(address)
    await expectFirstStep()
  })

  test('after the answers were saved, they are kept and sent again', async () => {
    server.on(createRoadmap, refused('rate_limited', 'The server says why.'))
    let screen = await openLastStep()
    await generate.click()
    await expect.element(failure).toMatchTextContent(/The server says why\./)
    await field('Certifications').fill('First aid')
    screen = await screen.reload()
    await expectThirdStep('First aid')
    await acceptAnswers()
    await generate.click()
    await expect.poll(screen.address).toBe('/dashboard')
    await expect.poll(() => server.calls(saveProfile).at(-1)?.body.certifications).toBe('First aid')
  })

  test('because of an answer, that answer is shown on its step with what the server says', async () => {
    const issues = [
      { field: 'interestAreas.1', rule: 'one_of', message: 'This area is not known.', params: {} },
      { field: 'location', rule: 'not_valid', message: 'Location is not on any map.', params: {} },
    ]
    server.on(saveProfile, refused('invalid', 'The server says why.', issues))
    const screen = await openLastStep()
    await generate.click()
    await expect.element(failure).toBeVisible()
    await expectFirstStep()
    await expect.element(field('Location')).toHaveAccessibleDescription(/Location is not on any map\./)
    await page.getByRole('link', { name: 'Location is not on any map.' }).click()
    await expect.element(field('Location')).toHaveFocus()
    await field('Location').fill('Mullaitivu')
    await expect.element(page.getByText('Location is not on any map.')).not.toBeInTheDocument()
    await next.click()
    await expect.element(page.getByRole('link', { name: 'This area is not known.' })).toBeVisible()
    await acceptAnswers()
    await next.click()
    await onStep(3)
    await generate.click()
    await expect.poll(screen.address).toBe('/dashboard')
    await expect.poll(() => server.calls(saveProfile).at(-1)?.body.location).toBe('Mullaitivu')
  })

  test('because the session is over, signing in again leads back to the answers', async () => {
    server.on(saveProfile, refused('unauthenticated'))
    const screen = await openLastStep()
    await field('Certifications').fill(certifications)
    await generate.click()
    await expect.poll(screen.address).toMatch(/^\/login/)
    server.on(login, { user, token: 'token-of-the-next-session' })
    await page.getByLabelText('Email Address').fill(user.email)
    await page.getByLabelText('Password', { exact: true }).fill('follow-the-mileposts')
    await userEvent.keyboard('{Enter}')
    await expectThirdStep(certifications)
    await expect.poll(screen.address).toBe(`${address}?step=3`)
    await page.getByRole('button', { name: 'Back' }).click()
    await expectSecondStep()
    await page.getByRole('button', { name: 'Back' }).click()
    await expectFirstStep()
  })
})
