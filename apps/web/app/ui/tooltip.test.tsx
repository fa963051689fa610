import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { openScreen } from '#test/open-screen.tsx'

afterEach(() => void vi.useRealTimers())

const bubble = () => document.querySelector('[data-tooltip-bubble]')?.textContent

function point(at: Element): void {
  at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

test('the first hint waits for 700 ms, and another within 300 ms comes at once', async () => {
  await actAs('halfway')
  await openScreen('/dashboard')
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toBeVisible()
  await userEvent.keyboard('{Control>}b{/Control}')
  await page.getByRole('link', { name: 'Find Courses' }).hover()
  await expect.poll(bubble).toBe('Find Courses')
  await userEvent.keyboard('{Escape}')
  await heading.hover()
  await expect.poll(bubble).toBeUndefined()

  const [first, second] = document.querySelectorAll('[data-tooltip]')
  if (first === undefined || second === undefined) throw new Error('the sidebar has fewer than two hints')
  const now = performance.now()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  // The faked clock begins at 0: past everything that the real one has seen.
  vi.advanceTimersByTime(now + 1_000)
  point(first)
  vi.advanceTimersByTime(699)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1)
  await expect.poll(bubble).toBe(first.getAttribute('data-tooltip'))
  point(document.body)
  vi.advanceTimersByTime(299)
  point(second)
  vi.advanceTimersByTime(0)
  // Waiting for an element moves the faked clock: that it comes at once is seen by what is left to wait for.
  expect(vi.getTimerCount()).toBe(0)
  await expect.poll(bubble).toBe(second.getAttribute('data-tooltip'))
  point(document.body)
  vi.advanceTimersByTime(300)
  point(first)
  vi.advanceTimersByTime(699)
  expect(vi.getTimerCount()).toBe(1)
})
