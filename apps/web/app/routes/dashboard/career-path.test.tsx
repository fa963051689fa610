import { generateCareer, getCareerDiagram, resetCardPositions } from '@milepost/contract/career-diagrams/routes'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { broken, Failure, lost, pending, refused, server } from '#test/stand-in-server.ts'
import { toastOf } from '#test/toast.ts'

const address = '/dashboard/career-path'
const card = page.getByRole('group', { name: /^Step 1: / })
const regenerate = page.getByRole('button', { name: 'Regenerate Map' })

beforeEach(async () => {
  await actAs('halfway')
})

test('with reduced motion the road does not move', async () => {
  await openScreen(address)
  await expect.element(card).toBeVisible()
  await expect.poll(() => document.querySelectorAll('.react-flow__edge').length).toBe(23)
  expect(document.querySelectorAll('.react-flow__edge.animated')).toHaveLength(0)
})

test('on a small screen the list comes first, and the diagram when it is asked for', async () => {
  await page.viewport(320, 700)
  await openScreen(address)
  await expect.element(page.getByRole('listitem').filter({ hasText: 'You are here' })).toBeVisible()
  await expect.poll(() => document.querySelector('.react-flow')).toBeNull()
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Diagram', exact: true }).click()
  await expect.element(card).toBeInTheDocument()
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('without a plan another map is not made: the plans are shown', async () => {
  server.on(generateCareer, refused('premium_required'))
  await openScreen(address)
  await expect.element(regenerate).toBeEnabled()
  await server.holdWhile(() => regenerate.dblClick())
  await expect.element(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible()
  await expect.poll(() => server.calls(generateCareer)).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(card).toBeVisible()
})

describe('with a plan', () => {
  beforeEach(async () => {
    await actAs('premium')
  })

  test('another map is made, and the progress comes along', async () => {
    server.on(generateCareer, await recorded('premium', 'getCareerDiagram'))
    await openScreen(address)
    await regenerate.click()
    await expect.element(toastOf('Your new roadmap is ready, and your progress is still there.')).toBeVisible()
    await expect.element(card).toBeVisible()
    await expect.poll(() => server.calls(generateCareer).map(({ body }) => body.regenerate)).toEqual([true])
  })

  test('making another map can fail, and the old one is still there', async () => {
    server.on(generateCareer, lost)
    await openScreen(address)
    await regenerate.click()
    await expect.element(page.getByRole('heading', { name: 'Failed to regenerate roadmap.' })).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect.element(card).toBeVisible()
  })
})

describe('a map that cannot be loaded', () => {
  test('says so, whether it did not come or is none, and is asked for again', async () => {
    const diagram = await recorded('halfway', 'getCareerDiagram')
    const content = { career: '', nodes: [], edges: [] }
    const tryAgain = page.getByRole('button', { name: 'Try Again' })
    server.on(getCareerDiagram, lost)
    await openScreen(address)
    await expect.element(page.getByRole('heading', { name: 'Failed to load roadmap.' })).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toMatchTextContent(/code/)
    await expectAccessible()
    // Bypasses the contract, which forbids this reply.
    server.on(getCareerDiagram, new Failure(async () => Response.json({ type: 'mermaid', content })))
    await tryAgain.click()
    await expect.element(page.getByRole('heading', { name: 'Invalid roadmap format.' })).toBeVisible()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    server.on(getCareerDiagram, async () => {
      await held
      return diagram
    })
    await tryAgain.click()
    await expect.element(page.getByText('Building your career map...').first()).toBeVisible()
    release()
    await expect.element(card).toBeVisible()
  })

  test('names the code under which the server logged why, once', async () => {
    server.on(getCareerDiagram, broken('0123456789'))
    await openScreen(address)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/tell us this code: 0123456789/)
    expect(
      page
        .getByRole('alert')
        .element()
        .textContent.match(/0123456789/g),
    ).toHaveLength(1)
  })

  test('waits for an answer that does not come', async () => {
    server.on(getCareerDiagram, pending)
    await openScreen(address)
    await expect.element(page.getByText('Building your career map...').first()).toBeVisible()
  })

  test('because there is no roadmap yet has one made, and is read then', async () => {
    const diagram = await recorded('halfway', 'getCareerDiagram')
    server.on(getCareerDiagram, refused('not_found'))
    server.on(generateCareer, () => {
      server.on(getCareerDiagram, diagram)
      return diagram
    })
    await openScreen(address)
    await expect.element(card).toBeVisible()
    await expect.poll(() => server.calls(getCareerDiagram)).toHaveLength(2)
    await expect.poll(() => server.calls(generateCareer).map(({ body }) => body.regenerate)).toEqual([undefined])
  })

  test('because there is no roadmap yet, and none can be made, says so', async () => {
    server.on(getCareerDiagram, refused('not_found'))
    server.on(generateCareer, lost)
    await openScreen(address)
    await expect.element(page.getByRole('heading', { name: 'Failed to generate a new roadmap.' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })

  test('because the answers are gone invites to give them', async () => {
    await actAs('halfway')
    server.on(getCareerDiagram, refused('not_found'))
    server.on(generateCareer, refused('profile_required'))
    await openScreen(address)
    await expect.element(page.getByRole('link', { name: 'Start Setup' })).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})

test('a learner without answers is invited to give them, and no request is sent', async () => {
  await actAs('fresh')
  await openScreen(address)
  await expect.element(page.getByRole('link', { name: 'Start Setup' })).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect([server.calls(getCareerDiagram), server.calls(generateCareer)]).toEqual([[], []])
})

test('a layout that cannot be reset stays as it is, and says so', async () => {
  const diagram = await recorded('halfway', 'getCareerDiagram')
  const [first, ...rest] = diagram.content.nodes
  if (first === undefined) throw new Error('The demo learner has a roadmap')
  const nodes = [{ ...first, position: { x: 300, y: 90 } }, ...rest]
  server.on(getCareerDiagram, { ...diagram, content: { ...diagram.content, nodes } })
  server.on(resetCardPositions, lost)
  await openScreen(address)
  await expect.element(card).toBeVisible()
  const place = (card.element() as HTMLElement).style.transform
  await page.getByRole('button', { name: 'Reset layout' }).click()
  await expect.element(toastOf('We couldn’t reset the layout.')).toBeVisible()
  expect((card.element() as HTMLElement).style.transform).toBe(place)
})
