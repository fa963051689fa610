import type { CareerId } from '@milepost/contract/careers/limits'
import { getProfile } from '@milepost/contract/profiles/routes'
import { getAdvice, reconsiderCareer, rejectCareer } from '@milepost/contract/recommendations/routes'
import type { Advice } from '@milepost/contract/recommendations/schema'
import { previewRoadmap } from '@milepost/contract/roadmaps/routes'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { lost, refused, server } from '#test/stand-in-server.ts'
import { pressIn, toastOf } from '#test/toast.ts'

const address = '/dashboard/recommendation'
const recommended = page.getByRole('region', { name: /.+/ }).filter({ hasText: 'Recommended for you' })
const alternatives = page.getByRole('region', { name: 'Other careers that could fit' })
const setAside = page.getByRole('region', { name: 'You set these aside' })
const reject = page.getByRole('button', { name: 'Not for me', exact: true })
const more = (career: string) => page.getByRole('button', { name: `More for ${career}` })

let advice: Advice
beforeEach(async () => {
  await actAs('halfway')
  advice = await recorded('halfway', 'getAdvice')
})

function change(part: Partial<Advice['recommendation']>, rest: Partial<Advice> = {}): void {
  server.on(getAdvice, { ...advice, ...rest, recommendation: { ...advice.recommendation, ...part } })
}

/** The advice with the careers that are set aside at the end, as the server orders them. */
function adviceWithout(rejections: Advice['rejections']): Advice {
  const isRejected = (id: CareerId) => rejections.some(({ careerId }) => careerId === id)
  const ranking = advice.recommendation.ranking.map((one) => ({ ...one, rejected: isRejected(one.careerId) }))
  ranking.sort((a, b) => Number(a.rejected) - Number(b.rejected))
  return { ...advice, rejections, recommendation: { ...advice.recommendation, ranking } }
}

/** The server remembers what is set aside. */
function rememberRejections(): void {
  let rejections: Advice['rejections'] = []
  const without = (id: CareerId) => rejections.filter(({ careerId }) => careerId !== id)
  server.on(getAdvice, () => adviceWithout(rejections))
  server.on(rejectCareer, ({ params: { careerId }, body }) => {
    rejections = [...without(careerId), { careerId, ...body, createdAt: '2026-11-01T10:00:00.000Z' }]
    return adviceWithout(rejections)
  })
  server.on(reconsiderCareer, ({ params }) => {
    rejections = without(params.careerId)
    return adviceWithout(rejections)
  })
}

test('all the other careers are ranked by fit, each with a reason for and against it', async () => {
  await openScreen(address)
  const shown = () =>
    alternatives
      .getByRole('listitem')
      .elements()
      .filter((row) => row.parentElement?.tagName === 'OL' && row.checkVisibility())
  await expect.element(alternatives).toBeVisible()
  await expect.poll(() => shown()).toHaveLength(5)
  await alternatives.getByText('Show the other 7').click()
  await expect.poll(shown).toHaveLength(12)
  const fits = shown().map((row) => Number(/Fit (\d+) of 100/.exec(row.textContent ?? '')?.[1]))
  expect(fits).toEqual([...fits].sort((a, b) => b - a))
  await expect.element(alternatives.getByText('Pros', { exact: true })).toHaveLength(12)
  await expect.element(alternatives.getByText('Cons', { exact: true })).toHaveLength(12)
  await expectAccessible()
})

test('before there are answers it leads to the setup', async () => {
  await actAs('fresh')
  const screen = await openScreen(address)
  await expect.element(page.getByRole('heading', { name: 'Setup Your Career Profile' })).toBeVisible()
  await page.getByRole('link', { name: 'Start Setup' }).click()
  await expect.poll(screen.address).toBe('/userdetails')
})

test('when the answers say too little, it says which would help and leads to them', async () => {
  const { profile } = await recorded('halfway', 'getProfile')
  if (profile === null) throw new Error('The demo learner has answers')
  server.on(getProfile, { profile: { ...profile, experience: '', interestAreas: ['Design'] } })
  change({ verdict: 'open' })
  const screen = await openScreen(address)
  const notice = page.getByRole('region', { name: 'Try one for an hour' })
  await expect.element(notice.getByText(/^Experience: /)).toBeVisible()
  await expect.element(notice.getByText(/^Interest Areas: /)).toBeVisible()
  await expectAccessible()
  await notice.getByRole('link', { name: /^Experience: / }).click()
  await expect.poll(screen.address).toBe('/userdetails?step=3')
  await expect.element(page.getByRole('textbox', { name: /^Experience/ })).toHaveFocus()
})

test('when the answers point elsewhere, it names both careers and compares the two', async () => {
  const [named, better, ...others] = advice.recommendation.ranking
  if (named === undefined || better === undefined) throw new Error('Too few careers are ranked')
  change({ ranking: [better, named, ...others], differsFromPreference: true })
  await openScreen(address)
  const notice = page.getByRole('status').filter({ hasText: `You chose ${named.career}` })
  await expect.element(notice).toMatchTextContent(new RegExp(`suggest ${better.career}`))
  await expectAccessible()
  await notice.getByRole('link', { name: 'Compare the two' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent(`Side by side: ${better.career} and ${named.career}`)
})

test('when the roadmap leads elsewhere by the learner’s own choice, it says so and offers to switch', async () => {
  change({}, { chosenCareerId: 'ui-ux-designer', roadmapCareerId: 'ui-ux-designer' })
  server.on(previewRoadmap, refused('premium_required'))
  await openScreen(address)
  const notice = page.getByRole('status').filter({ hasText: 'the career you chose' })
  await expect.element(notice).toMatchTextContent(/Your roadmap is for UI\/UX Designer/)
  await expect.element(notice).toMatchTextContent(/Your answers suggest Frontend Developer/)
  await expectAccessible()
  // The third switch in a week is part of the paid plans.
  await notice.getByRole('button', { name: 'See what switching would change' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible()
})

test('advice that cannot be loaded says so and can be asked for again', async () => {
  server.on(getAdvice, lost)
  await openScreen(address)
  await expect.element(page.getByRole('alert').filter({ hasText: 'couldn’t load' })).toBeVisible()
  await expectAccessible()
  server.on(getAdvice, advice)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(alternatives).toBeVisible()
})

test('by keyboard alone a career is set aside with a reason, and back again', async () => {
  rememberRejections()
  await openScreen(address)
  await expect.element(more('Frontend Developer')).toBeVisible()
  more('Frontend Developer').element().focus()
  await userEvent.keyboard('{Enter}{Tab}{Tab}')
  await expect.element(reject).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Not for me: Frontend Developer' })
  await expect.element(dialog.getByRole('heading')).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Tab}{Tab}I would rather not.')
  await expect.element(dialog.getByText(/19 of 500 characters/)).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(dialog.getByText('Choose the closest reason.')).toBeVisible()
  await expect.element(dialog.getByRole('radio').first()).toHaveFocus()
  await userEvent.keyboard(' {ArrowDown}')
  await expect.element(dialog.getByRole('radio', { name: 'It’s too technical for me' })).toBeChecked()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(alternatives.getByRole('heading', { level: 2 })).toHaveFocus()
  await expect.element(recommended.getByRole('heading', { level: 2 })).toHaveTextContent('Full Stack Developer')
  const words = /Frontend DeveloperIt’s too technical for me“I would rather not.”/
  await expect.element(setAside).toMatchTextContent(words)
  await expectAccessible()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  undo.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(setAside).not.toBeInTheDocument()
  await expect.element(recommended.getByRole('heading', { level: 2 })).toHaveTextContent('Frontend Developer')
})

test('a reason that could not be saved stays in the dialog, also when it is closed in between', async () => {
  rememberRejections()
  server.on(rejectCareer, lost)
  await openScreen(address)
  const career = 'Full Stack Developer'
  const open = async () => {
    await more(career).click()
    await reject.click()
  }
  await open()
  const dialog = page.getByRole('dialog', { name: `Not for me: ${career}` })
  await dialog.getByRole('radio', { name: 'It takes too long to get there' }).click()
  const note = dialog.getByLabelText(/^In your own words/)
  await note.fill('x'.repeat(501))
  await dialog.getByRole('button', { name: 'Set it aside' }).click()
  await expect.element(dialog.getByText('1 character too many.')).toBeVisible()
  expect(server.calls(rejectCareer)).toHaveLength(0)
  await note.fill('I need work within a year.')
  await dialog.getByRole('button', { name: 'Set it aside' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/couldn’t save/)
  await expect.element(note).toHaveValue('I need work within a year.')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await open()
  await expect.element(note).toHaveValue('I need work within a year.')
  rememberRejections()
  await dialog.getByRole('button', { name: 'Set it aside' }).click()
  await expect.element(setAside).toMatchTextContent(/I need work within a year\./)
})

test('a career that was set aside can be considered again, after a failure too, and that undone', async () => {
  rememberRejections()
  const [, second] = advice.recommendation.ranking
  if (second === undefined) throw new Error('Too few careers are ranked')
  const note = 'I need work within a year.'
  await openScreen(address)
  await more(second.career).click()
  await reject.click()
  const dialog = page.getByRole('dialog', { name: /^Not for me: / })
  await dialog.getByRole('radio', { name: 'It takes too long to get there' }).click()
  await dialog.getByLabelText(/^In your own words/).fill(note)
  await dialog.getByRole('button', { name: 'Set it aside' }).click()
  await expect.element(setAside).toMatchTextContent(/It takes too long to get there/)
  await expect.poll(() => server.calls(rejectCareer)[0]?.body).toEqual({ reason: 'takes_too_long', note })

  server.on(reconsiderCareer, lost)
  await setAside.getByRole('button', { name: /^Consider it again/ }).click()
  await expect.element(toastOf(`Nothing has changed for ${second.career}`)).toBeVisible()
  await expect.element(setAside).toBeVisible()
  server.on(reconsiderCareer, adviceWithout([]))
  await pressIn(toastOf('Nothing has changed'), 'Try Again')
  await expect.element(setAside).not.toBeInTheDocument()
  await pressIn(toastOf(`${second.career} is back in your list.`), 'Undo')
  await expect.element(setAside).toMatchTextContent(/I need work within a year\./)
})

test('where little is known no career has a number, and the answers that would help are a press away', async () => {
  rememberRejections()
  const { profile } = await recorded('halfway', 'getProfile')
  if (profile === null) throw new Error('The demo learner has answers')
  const none = { experience: '', shortTermGoals: '', longTermGoals: '', certifications: '', dreamCompany: '' }
  server.on(getProfile, { profile: { ...profile, ...none } })
  await openScreen(address)
  await more('Full Stack Developer').click()
  await reject.click()
  await page.getByRole('dialog').getByRole('radio').first().click()
  await page.getByRole('button', { name: 'Set it aside' }).click()
  await expect.element(setAside).toBeVisible()
  await expect.element(recommended.getByRole('link', { name: /^Experience: / })).toBeVisible()
  await expect.element(page.getByText(/\d+ of 100/)).not.toBeInTheDocument()
  for (const career of ['Frontend Developer', 'UI/UX Designer']) {
    await more(career).click()
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
  }
  await page.getByRole('link', { name: 'Compare 2 careers' }).click()
  await expect.element(page.getByText('This is a first guess.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Short-term Goals: / })).toBeVisible()
  await expect.element(page.getByText('of 100')).not.toBeInTheDocument()
  await expectAccessible()
})
