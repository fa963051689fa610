import { I18nProvider } from '@lingui/react'
import { mutationOptions, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useContext, useLayoutEffect } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError } from '#lib/api-error.ts'
import { i18n } from '#lib/i18n.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { queryClient } from '#lib/query-client.ts'
import { usePage } from '#lib/use-page.ts'
import { useWrite } from '#lib/use-write.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable, RowAction } from '#ui/resource-list/resource-table.tsx'
import { FocusTarget } from '#ui/resource-list/use-dialogs.tsx'

interface Boat {
  readonly id: number
  readonly name: string
}

const boats = ['boats']
let stored: Boat[]
let reads: number
let failure: Error | null
let refusal: Error | null
let sold: number[]
let sale: Promise<void>
beforeEach(() => {
  stored = [1, 2, 3].map((id) => ({ id, name: `Boat ${id}` }))
  reads = 0
  failure = null
  refusal = null
  sold = []
  sale = Promise.resolve()
})

const boatsQuery = (number: number) =>
  pagedQuery<Boat>({
    key: boats,
    page: number,
    perPage: 2,
    read: async (paging) => {
      reads += 1
      if (failure !== null) throw failure
      const first = (paging.page - 1) * paging.page_size
      const headers = new Headers({ 'x-total-count': String(stored.length) })
      return { body: stored.slice(first, first + paging.page_size), headers }
    },
  })

const saleMutation = mutationOptions({
  mutationFn: async (id: number) => {
    sold.push(id)
    await sale
    if (refusal !== null) throw refusal
    stored = stored.filter((boat) => boat.id !== id)
  },
  meta: { invalidates: [boats] },
})

function Boats({ intro }: { intro?: ReactNode }) {
  const paging = usePage()
  const scrapping = useWrite(saleMutation, { onFailure: () => undefined })
  return (
    <ListSection title="Fleet">
      {intro}
      <ResourceTable
        query={useQuery(boatsQuery(paging.page))}
        paging={paging}
        caption="Boats"
        columns={[{ key: 'name', header: 'Name', isTitle: true, cell: ({ name }: Boat) => name }]}
        actions={({ id, name }, open) => (
          <>
            <RowAction onClick={() => open('sale')}>Sell {name}</RowAction>
            <RowAction busy={scrapping.subject === id} onClick={() => void scrapping.run(id)}>
              Scrap {name}
            </RowAction>
          </>
        )}
        dialogs={{
          sale: ({ id, name }, dialog) => (
            <ConfirmDialog
              {...dialog}
              title={`Sell ${name}?`}
              description="It goes for good."
              action="Sell it"
              busyText="Selling..."
              mutation={saleMutation}
              subject={id}
              failure="It could not be sold."
            />
          ),
        }}
        failure="The boats could not be loaded"
        emptyText="No boats."
        count={({ first, last, total }) => `${first}-${last} of ${total}`}
      />
    </ListSection>
  )
}

const rows = page.getByRole('table', { name: 'Boats' }).getByRole('row')
const title = page.getByRole('heading', { name: 'Fleet' })
const question = page.getByRole('alertdialog')
const button = (name: string) => page.getByRole('button', { name })

const fleet = (intro?: ReactNode) => (
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={queryClient}>
      <Boats intro={intro} />
    </QueryClientProvider>
  </I18nProvider>
)
const open = () => render(fleet())

test('what is empty says so, and what failed can be tried again', async () => {
  failure = new ApiError({ status: 400, code: 'invalid', message: '', issues: [] })
  await open()
  await expect.element(page.getByRole('alert')).toMatchTextContent('The boats could not be loaded')
  failure = null
  stored = []
  await button('Try Again').click()
  await expect.element(page.getByText('No boats.')).toBeVisible()
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
})

test('another page is announced, and the focus goes to the title', async () => {
  await open()
  await expect.element(rows).toHaveLength(3)
  await button('Next page').click()
  await expect.element(page.getByRole('status')).toMatchTextContent('3-3 of 3')
  await expect.element(rows).toHaveLength(2)
  await expect.element(title).toHaveFocus()
})

test('a dialog that goes while the list is rendered gives the focus to the title', async () => {
  function Closing() {
    const list = useContext(FocusTarget)
    // Dialogs give the focus back at this moment.
    useLayoutEffect(() => () => list?.current?.focus(), [list])
    return null
  }
  const screen = await render(fleet(<Closing />))
  await expect.element(rows).toHaveLength(3)
  await screen.rerender(fleet())
  await expect.element(title).toHaveFocus()
})

test('a dialog belongs to its row, begins afresh, and gives the focus back unless it is done', async () => {
  await open()
  await button('Sell Boat 2').click()
  await expect.element(question).toMatchTextContent('Sell Boat 2?')
  refusal = new ApiError({ status: 500, code: 'internal', message: '', issues: [] })
  await question.getByRole('button', { name: 'Sell it' }).click()
  await expect.element(question.getByRole('alert')).toMatchTextContent('It could not be sold.')
  expect(reads).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Sell Boat 2')).toHaveFocus()
  refusal = null
  await button('Sell Boat 2').click()
  await expect.element(question).toBeVisible()
  await expect.element(question.getByRole('alert')).not.toBeInTheDocument()
  await question.getByRole('button', { name: 'Sell it' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(rows.nth(2)).toMatchTextContent('Boat 3')
  await expect.element(title).toHaveFocus()
})

test('an action runs once, and the focus goes to the title with its row', async () => {
  let end = () => {}
  sale = new Promise((resolve) => {
    end = resolve
  })
  await open()
  await button('Scrap Boat 1').dblClick()
  await expect.element(button('Scrap Boat 1')).toHaveAttribute('aria-disabled', 'true')
  end()
  await expect.element(button('Scrap Boat 1')).not.toBeInTheDocument()
  expect(sold).toEqual([1])
  await expect.element(title).toHaveFocus()
})

test('once the last page is empty the one before it is shown', async () => {
  await open()
  await button('Page 2').click()
  await button('Scrap Boat 3').click()
  await expect.element(rows).toHaveLength(3)
  await expect.element(button('Sell Boat 1')).toBeVisible()
})

test('what someone else has changed since is read again', async () => {
  await open()
  await expect.element(rows).toHaveLength(3)
  refusal = new ApiError({ status: 409, code: 'changed_meanwhile', message: '', issues: [] })
  sale = Promise.resolve().then(() => {
    stored = [{ id: 1, name: 'Boat 1, repaired' }]
  })
  await button('Scrap Boat 1').click()
  await expect.element(rows.nth(1)).toMatchTextContent('Boat 1, repaired')
})
