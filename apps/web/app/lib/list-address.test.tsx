import { createMemoryRouter, createPath, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useListAddress } from '#lib/list-address.ts'

function List() {
  const { set, setPage, clear } = useListAddress(['person', 'outcome'])
  const setBoth = () => {
    set('person', 'mala')
    set('outcome', 'failed')
  }
  return (
    <>
      <button type="button" onClick={setBoth}>
        Both
      </button>
      <button type="button" onClick={() => setPage(3)}>
        Page 3
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  )
}

test('two choices at once are both in the address, and begin at the first page', async () => {
  const router = createMemoryRouter([{ path: '/', Component: List }], { initialEntries: ['/?page=2'] })
  await render(<RouterProvider router={router} />)
  const search = () => router.state.location.search
  await page.getByRole('button', { name: 'Both' }).click()
  await expect.poll(search).toBe('?person=mala&outcome=failed')
  await page.getByRole('button', { name: 'Page 3' }).click()
  await expect.poll(search).toBe('?person=mala&outcome=failed&page=3')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(search).toBe('')
})

test.each([
  ['is loading', async () => null],
  ['is there', undefined],
])('a choice made before it is drawn that another page %s does not call back', async (_, loader) => {
  const routes = [
    { path: '/', Component: List },
    { path: '/other', ...(loader && { loader }), Component: () => <h1>Other</h1> },
  ]
  const router = createMemoryRouter(routes)
  await render(<RouterProvider router={router} />)
  const choice = page.getByRole('button', { name: 'Page 3' })
  await expect.element(choice).toBeVisible()
  const button = choice.element() as HTMLElement
  const moving = router.navigate('/other')
  button.click()
  await moving
  await expect.element(page.getByRole('heading', { name: 'Other' })).toBeVisible()
  expect(createPath(router.state.location)).toBe('/other')
})
