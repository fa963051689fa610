import type { Roadmap, Step } from '@milepost/contract/roadmaps/schema'
import type { Locator, Page } from '@playwright/test'
import { expect } from './product.ts'

/** Opens the roadmap and returns what the page gets. */
export async function openRoadmap(page: Page): Promise<Roadmap> {
  const answered = page.waitForResponse((reply) => /\/api\/roadmap\/[^/]+$/.test(reply.url()))
  await page.goto('/dashboard/roadmap')
  return (await answered).json()
}

/** The first step that a course is wanted for. */
export function findWaitingStep({ roadmap }: Roadmap): Step {
  const step = roadmap.find(
    ({ key, courseAbsence }) => key.startsWith('skill:') && courseAbsence !== null && courseAbsence !== 'taken',
  )
  if (step === undefined) throw new Error('every step has a course')
  return step
}

export const stepOn = (page: Page, { id }: Step): Locator => page.locator(`#step-${id}`)
export const courseOf = (page: Page, step: Step): Locator =>
  stepOn(page, step).getByRole('article', { name: 'Course for this step' })

/**
 * Waits until a step has a course, or has lost it, and loads the page again. What follows a decision waits as long as it can
 * be undone. The API is asked because loading the page costs fifty times as much.
 */
export async function reloadOnce(page: Page, { id }: Step, change: 'linked' | 'gone'): Promise<void> {
  const load = () =>
    page.evaluate(async (): Promise<Roadmap> => {
      const { id } = JSON.parse(window.localStorage.getItem('user') ?? '')
      const authorization = `Bearer ${window.localStorage.getItem('token')}`
      return (await fetch(`/api/roadmap/${id}`, { headers: { authorization } })).json()
    })
  const find = async () => {
    const step = (await load()).roadmap.find((step) => step.id === id)
    return typeof step?.courseId === 'number' ? 'linked' : step?.courseAbsence
  }
  await expect.poll(find, { message: `course of step ${id}`, intervals: [250, 500], timeout: 120_000 }).toBe(change)
  await page.reload()
}
