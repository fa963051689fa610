import {
  createMemoryRouter,
  createPath,
  type DataRouter,
  type RouteObject,
  RouterProvider,
  useNavigation,
} from 'react-router'
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
      {useNavigation().state === 'loading' && <p>Loading</p>}
    </>
  )
}

function Other() {
  return <h1>Other</h1>
}

/** The list, beside another page. `choose` goes to page 3 without waiting for anything. */
async function openList(other: RouteObject) {
  const router = createMemoryRouter([{ path: '/', Component: List }, other])
  await render(<RouterProvider router={router} />)
  const choice = page.getByRole('button', { name: 'Page 3' })
  await expect.element(choice).toBeVisible()
  const button = choice.element() as HTMLElement
  return { router, choose: () => button.click() }
}

async function expectOther(router: DataRouter) {
  await expect.element(page.getByRole('heading', { name: 'Other' })).toBeVisible()
  expect(createPath(router.state.location)).toBe('/other')
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

test('a choice made before it is drawn that another page is there does not call back', async () => {
  const { router, choose } = await openList({ path: '/other', Component: Other })
  const moving = router.navigate('/other')
  choose()
  await moving
  await expectOther(router)
})

test('a choice made before it is drawn that another page is loading does not call back', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const { router, choose } = await openList({ path: '/other', Component: Other, loader: () => promise })
  const moving = router.navigate('/other')
  choose()
  await expect.element(page.getByText('Loading')).toBeVisible()
  resolve(null)
  await moving
  await expectOther(router)
})
