import { getCareer, getSkill } from '@milepost/contract/knowledge/routes'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { lost, refused, server } from '#test/stand-in-server.ts'

const heading = page.getByRole('heading', { level: 1 })

beforeEach(async () => {
  await actAs('halfway')
})

describe('the page of a career', () => {
  test('of no career is not found', async () => {
    await openScreen('/dashboard/careers/astronaut')
    await expect.element(heading).toHaveTextContent('Page Not Found')
    expect(server.calls(getCareer)).toHaveLength(0)
  })

  test('that cannot be loaded says so and can be asked for again', async () => {
    server.on(getCareer, lost)
    await openScreen('/dashboard/careers/data-scientist')
    await expect.element(page.getByRole('alert').filter({ hasText: 'couldn’t load' })).toBeVisible()
    server.on(getCareer, await recorded('halfway', 'getCareer'))
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect.element(page.getByRole('heading', { name: 'A typical day' })).toBeVisible()
  })
})

describe('the page of a skill', () => {
  for (const [id, code] of [
    ['no-such-skill', 'not_found'],
    ['not-one', 'invalid'],
  ] as const) {
    test(`is not found when the server answers ${code}`, async () => {
      server.on(getSkill, refused(code))
      await openScreen(`/dashboard/skills/${id}`)
      await expect.element(heading).toHaveTextContent('Page Not Found')
      await expectAccessible()
    })
  }

  test('that cannot be loaded says so and can be asked for again', async () => {
    server.on(getSkill, lost)
    await openScreen('/dashboard/skills/html')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/We couldn’t load this skill/)
    server.on(getSkill, await recorded('halfway', 'getSkill'))
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect.element(heading).toHaveTextContent('HTML')
  })

  test('keeps the answer to a question folded until it is asked for', async () => {
    await openScreen('/dashboard/skills/html')
    const question = page.getByRole('region', { name: 'Do you already know this?' }).getByRole('listitem').first()
    const { selfChecks } = await recorded('halfway', 'getSkill')
    const answer = question.getByText(selfChecks[0]?.answer ?? '')
    await expect.element(question).toBeVisible()
    await expect.element(answer).not.toBeVisible()
    await question.getByText(/^Show answer/).click()
    await expect.element(answer).toBeVisible()
    await expectAccessible()
  })
})
