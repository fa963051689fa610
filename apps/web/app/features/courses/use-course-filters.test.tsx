import { flushSync } from 'react-dom'
import { createMemoryRouter, createPath, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useCourseFilters } from '#features/courses/use-course-filters.ts'

function Explorer() {
  const { typed, type } = useCourseFilters()
  return (
    <button type="button" onClick={() => type({ ...typed, search: 'docker' })}>
      Type
    </button>
  )
}

test('a search that is still waiting when a link is followed does not call back', async () => {
  const routes = [
    { path: '/', Component: Explorer },
    { path: '/other', loader: async () => null, Component: () => <h1>Other</h1> },
  ]
  const router = createMemoryRouter(routes)
  await render(<RouterProvider router={router} />)
  const button = page.getByRole('button', { name: 'Type' })
  await expect.element(button).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  flushSync(() => (button.element() as HTMLElement).click())
  const moving = router.navigate('/other')
  flushSync(() => vi.advanceTimersByTime(300))
  vi.useRealTimers()
  await moving
  await expect.element(page.getByRole('heading', { name: 'Other' })).toBeVisible()
  expect(createPath(router.state.location)).toBe('/other')
})
