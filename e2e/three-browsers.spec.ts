import { randomUUID } from 'node:crypto'
import type { Step } from '@milepost/contract/roadmaps/schema'
import type { Browser, Page } from '@playwright/test'
import { openCourse } from './institution.ts'
import { expect, expectAccessible, password, signIn, signUp, signUpWithRoadmap, test, toastOf } from './product.ts'
import { courseOf, findWaitingStep, openRoadmap, reloadOnce, stepOn } from './step-courses.ts'

/* A learner, an institution and an admin, each in a separate browser at the same time: each sees what the others do. */

interface TaughtTopic {
  readonly name: string
  readonly learn: string
}

interface Others {
  /** An admin's browser, signed in. */
  readonly adminPage: Page
  /** The browser of someone who acts for a new institution. */
  readonly institution: Page
  readonly school: string
}

/** Beside the learner's browser an admin's and a new institution's. What breaks in one of them fails the test. */
async function withOthers(
  browser: Browser,
  address: string,
  school: string,
  story: (others: Others) => Promise<void>,
): Promise<void> {
  const errors: string[] = []
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: address })))
  const pages = await Promise.all(contexts.map((context) => context.newPage()))
  const [adminPage, institution] = pages
  if (adminPage === undefined || institution === undefined) throw new Error('no browsers')
  for (const page of pages) page.on('pageerror', (error) => errors.push(error.message))
  const name = `${school} ${randomUUID().slice(0, 8)}`
  await signIn(adminPage, 'admin@milepost.example')
  await becomeInstitution(institution, adminPage, name)
  await story({ adminPage, institution, school: name })
  expect(errors).toEqual([])
  for (const context of contexts) await context.close()
}

/** Requests to become an institution, gets approved, and opens its page. */
async function becomeInstitution(page: Page, adminPage: Page, school: string): Promise<void> {
  await signUp(page, 'Kamala Founder')
  await page.goto('/institution/requests')
  await page.getByLabel('Institution Name').fill(school)
  await page.getByLabel('Email').fill('office@hill.example')
  await page.getByLabel('Description').fill('Evening courses in software.')
  await page.getByLabel('Address').fill('12 Lake Road, Kandy')
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByText('Request submitted! Please wait for admin approval.')).toBeVisible()
  await adminPage.goto('/admin/institutions')
  const pending = adminPage.getByRole('table', { name: 'Pending Institution Requests' })
  await pending.getByRole('button', { name: `Approve “${school}”` }).click()
  await adminPage.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(adminPage.getByText(`“${school}” is approved.`)).toBeVisible()
  // The page polls every 30 seconds, which is too long for a test.
  await page.reload()
  await page.getByRole('link', { name: 'Go to your institution' }).click()
  await expect(page).toHaveURL('/institution')
  await expect(page.getByRole('heading', { name: 'Total Courses' })).toBeVisible()
}

async function setModeration(adminPage: Page, isOn: boolean): Promise<void> {
  await adminPage.goto('/admin/settings')
  await adminPage.getByRole('switch', { name: 'Review institutions’ courses before they’re shown' }).setChecked(isOn)
  await expect(adminPage.getByText('Saved.', { exact: true })).toBeVisible()
}

/** Offers a course for a step's skill, which the form suggests from the words. */
async function offer(page: Page, title: string, skill: TaughtTopic): Promise<void> {
  await page.goto('/institution/courses')
  await page.getByRole('button', { name: 'Add Course' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Course' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill(`Learn ${skill.name}. ${skill.learn}`)
  await dialog.getByLabel('Duration').fill('4')
  await dialog.getByLabel('Price').fill('0')
  await expect(dialog.getByRole('button', { name: `Remove ${skill.name}`, exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(toastOf(page, 'The course has been created.')).toBeVisible()
}

/** The first step that a course is wanted for, and what it teaches. */
async function waitingStep(page: Page): Promise<{ step: Step; skill: TaughtTopic }> {
  const step = findWaitingStep(await openRoadmap(page))
  await page.goto(`/dashboard/roadmap?step=${step.id}`)
  return { step, skill: await (await page.request.get(`/api/skills/${step.skills[0]}`)).json() }
}

test('an institution begins, its first course is rejected, approved, linked to a step and applied for, and the learner hears the answer', async ({
  page: learner,
  browser,
  product,
}) => {
  await withOthers(browser, product.address, 'Hill School', async ({ adminPage, institution, school }) => {
    await setModeration(adminPage, true)
    await signUpWithRoadmap(learner, { preferredCareer: 'Backend Developer' })
    const { step, skill } = await waitingStep(learner)
    const title = `${skill.name} from the beginning`

    await offer(institution, title, skill)
    const card = institution.getByRole('listitem').filter({ has: institution.getByRole('heading', { name: title }) })
    await expect(card).toContainText('Pending')
    await learner.goto(`/dashboard/courses?${new URLSearchParams({ search: title })}`)
    // Others have some of its words.
    await expect(learner.getByText(/^No course has all words/)).toBeVisible()
    await expect(learner.getByRole('heading', { name: title })).toHaveCount(0)

    await adminPage.goto(`/admin/courses?${new URLSearchParams({ search: title })}`)
    const row = adminPage.getByRole('row').filter({ hasText: title })
    await row.getByRole('button', { name: 'Reject' }).click()
    const rejection = adminPage.getByRole('dialog', { name: `Reject “${title}”?` })
    await rejection.getByLabel('Reason').fill('Say who it is for.')
    await rejection.getByRole('button', { name: 'Reject' }).click()
    await expect(row).toContainText('Rejected')

    await institution.reload()
    await expect(card).toContainText('Say who it is for.')
    await card.getByRole('button', { name: 'Edit' }).click()
    const edit = institution.getByRole('dialog', { name: 'Edit Course' })
    const description = edit.getByLabel('Description')
    await description.fill(`${await description.inputValue()} For beginners.`)
    await edit.getByRole('button', { name: 'Update' }).click()
    await expect(edit).toHaveCount(0)
    await card.getByRole('button', { name: 'Send again' }).click()
    await expect(card).toContainText('Pending')

    await adminPage.reload()
    await row.getByRole('button', { name: 'Approve' }).click()
    await expect(row).toContainText('Approved')
    await institution.reload()
    await expect(card).toContainText('Approved')

    await learner.goto(`/dashboard/roadmap?step=${step.id}`)
    await reloadOnce(learner, step, 'linked')
    await expect(courseOf(learner, step)).toContainText(title)
    await expect(courseOf(learner, step)).toContainText(school)
    const dialog = await openCourse(learner, title)
    await dialog.getByRole('button', { name: 'Apply Now' }).click()
    await dialog.getByLabel('Message').fill('When does it begin?')
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(dialog.getByText('Applied', { exact: true })).toBeVisible()

    await institution.getByRole('link', { name: 'Applications', exact: true }).click()
    await institution.getByRole('button', { name: 'Nila Learner', exact: true }).click()
    const record = institution.getByRole('article', { name: /^Nila Learner/ })
    await expect(record).toContainText('When does it begin?')
    await record.getByRole('button', { name: 'Offer a place' }).click()
    const answer = institution.getByRole('dialog', { name: 'Offer a place' })
    await answer.getByLabel('Message to the learner').fill('On Monday at six.')
    await answer.getByRole('button', { name: 'Offer a place' }).click()
    await expect(institution.getByText('1 application is changed.')).toBeVisible()

    await dialog.getByRole('link', { name: 'My applications' }).click()
    const own = learner.getByRole('region', { name: 'Your applications' }).getByRole('listitem')
    await expect(own).toContainText('On Monday at six.')
    await own.getByRole('button', { name: /^Accept the place/ }).click()
    await learner.getByRole('dialog').getByRole('button', { name: 'Accept the place' }).click()
    await expect(own).toContainText('Enrolled')
    await institution.getByRole('button', { name: /Notifications/ }).click()
    await expect(institution.getByRole('link', { name: `A learner has accepted a place in “${title}”.` })).toBeVisible()
    await setModeration(adminPage, false)
  })
})

test('an institution goes with its courses: its learners get a notice, and their steps say so', async ({
  page: learner,
  browser,
  product,
}) => {
  await withOthers(browser, product.address, 'Valley School', async ({ adminPage, institution, school }) => {
    await signUpWithRoadmap(learner, { preferredCareer: 'Data Scientist' })
    const { step, skill } = await waitingStep(learner)
    const title = `${skill.name} in the valley`
    await offer(institution, title, skill)
    await reloadOnce(learner, step, 'linked')
    await expect(courseOf(learner, step)).toContainText(title)
    const dialog = await openCourse(learner, title)
    await dialog.getByRole('button', { name: 'Apply Now' }).click()
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(dialog.getByText('Applied', { exact: true })).toBeVisible()
    await learner.goto('/dashboard/applications')

    await institution.goto('/institution/settings')
    await institution.getByRole('button', { name: 'Delete Account' }).click()
    const deletion = institution.getByRole('dialog', { name: 'Delete the institution?' })
    await deletion.getByLabel('Your Password').fill(password)
    await deletion.getByRole('button', { name: 'Delete the institution for good' }).click()
    await expect(institution).toHaveURL('/signup')

    await reloadOnce(learner, step, 'gone')
    const own = learner.getByRole('region', { name: 'Your applications' }).getByRole('listitem')
    await expect(own).toContainText('This course is no longer offered')
    await expectAccessible(learner)
    await learner.goto(`/dashboard/roadmap?step=${step.id}`)
    await expect(stepOn(learner, step)).toContainText('The course linked here is no longer offered.')
    await expect(courseOf(learner, step)).toHaveCount(0)
    await adminPage.goto(`/admin/institutions?${new URLSearchParams({ search: school })}`)
    await expect(adminPage.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    await learner.getByRole('button', { name: /Notifications/ }).click()
    await expect(
      learner.getByRole('link', { name: `“${title}” is no longer offered, so your application is closed.` }),
    ).toBeVisible()
  })
})
