import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Loaded } from '#ui/loaded.tsx'

function Example({ data }: { data: string | undefined }) {
  const error = data === undefined ? new Error('lost') : null
  const query = { data, error, refetch: async () => undefined }
  return (
    <main>
      <section aria-label="Card">
        <Loaded
          query={query}
          failure={(retry) => (
            <button type="button" onClick={retry}>
              {'Try Again'}
            </button>
          )}
        >
          {(text) => <p>{text}</p>}
        </Loaded>
      </section>
    </main>
  )
}

test('after another try the focus is at the card that shows what came', async () => {
  const screen = await render(<Example data={undefined} />)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await screen.rerender(<Example data="here" />)
  await expect.element(page.getByText('here')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Card' })).toHaveFocus()
})
