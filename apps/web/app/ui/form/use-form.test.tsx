import { I18nProvider } from '@lingui/react'
import { emailAddress, optionalText, requiredLine } from '@milepost/contract/text'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod/mini'
import { ApiError } from '#lib/api-error.ts'
import { i18n } from '#lib/i18n.ts'
import { Field } from '#ui/field.tsx'
import { type FormDraft, formDraft } from '#ui/form/draft.ts'
import { useForm } from '#ui/form/use-form.ts'
import { TextInput } from '#ui/text-input.tsx'

const Letter = z.strictObject({
  name: requiredLine(20),
  email: z.optional(emailAddress()),
  note: z.optional(optionalText(50)),
})

interface LetterFormProps {
  onSubmit: (letter: z.output<typeof Letter>) => Promise<unknown>
  draft?: FormDraft
}

function LetterForm({ onSubmit, draft }: LetterFormProps) {
  const form = useForm(Letter, {
    labels: { name: 'Name', email: 'Email', note: 'Note' },
    texts: { name: { required: 'Enter a name.' } },
    defaultValues: { name: '', email: '', note: '' },
    draft,
    onSubmit,
    failure: 'It could not be sent.',
  })
  return (
    <form {...form.attributes}>
      {(['name', 'email', 'note'] as const).map((name) => (
        <Field key={name} {...form.field(name)}>
          {(control) => <TextInput {...control} {...form.input(name)} />}
        </Field>
      ))}
      {form.failure !== null && <p role="alert">{form.failure}</p>}
      <button type="submit">{form.busy ? 'Sending' : 'Send'}</button>
    </form>
  )
}

const show = (props: LetterFormProps) =>
  render(
    <I18nProvider i18n={i18n}>
      <LetterForm {...props} />
    </I18nProvider>,
  )
const field = (name: string) => page.getByLabelText(name)
const send = () => page.getByRole('button', { name: 'Send' }).click()
const refusal = (issues: ApiError['issues']) => new ApiError({ status: 400, code: 'invalid', message: 'No.', issues })

test('a field knows what its schema allows', async () => {
  await show({ onSubmit: vi.fn() })
  await expect.element(field('Name')).toHaveAttribute('maxlength', '20')
  await expect.element(field('Name')).toHaveAttribute('aria-required', 'true')
  await expect.element(field('Email')).toHaveAttribute('maxlength', '254')
  await expect.element(field('Email')).not.toHaveAttribute('aria-required')
})

test('what the schema refuses is said at its field, and the first one gets the focus', async () => {
  const onSubmit = vi.fn()
  await show({ onSubmit })
  await field('Email').fill('nobody')
  await send()
  await expect.element(field('Name')).toHaveAccessibleDescription('Enter a name.')
  await expect
    .element(field('Email'))
    .toHaveAccessibleDescription('Email must be an email address such as name@example.com.')
  await expect.element(field('Name')).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
  await field('Name').fill('Asha')
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid')
})

test('what the schema makes of the fields is sent, a blank that may be left out is not', async () => {
  const onSubmit = vi.fn(async () => undefined)
  await show({ onSubmit })
  await field('Name').fill('  Asha ')
  await send()
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ name: 'Asha', note: '' }]])
})

test('two presses send once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onSubmit = vi.fn(() => promise)
  await show({ onSubmit })
  await field('Name').fill('Asha')
  await userEvent.dblClick(page.getByRole('button', { name: 'Send' }))
  await expect.element(page.getByRole('button', { name: 'Sending' })).toBeVisible()
  expect(onSubmit).toHaveBeenCalledTimes(1)
  resolve()
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('what the server refuses is said at its field, and nothing that was typed is lost', async () => {
  await show({
    onSubmit: async () => {
      throw refusal([{ field: 'email', rule: 'taken', message: 'Email belongs to an account already.', params: {} }])
    },
  })
  await field('Name').fill('Asha')
  await field('Email').fill('asha@example.com')
  await send()
  await expect.element(field('Email')).toHaveAccessibleDescription('Email belongs to an account already.')
  await expect.element(field('Email')).toHaveFocus()
  await expect.element(field('Name')).toHaveValue('Asha')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a failure that belongs to no field is said apart', async () => {
  const outcomes = [refusal([]), new TypeError('offline')]
  await show({
    onSubmit: async () => {
      throw outcomes.shift()
    },
  })
  await field('Name').fill('Asha')
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent('No.')
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent('It could not be sent.')
})

test('a draft is there after a reload, until it is sent', async () => {
  const draft = formDraft('letter', 'u1')
  const first = await show({ onSubmit: vi.fn(), draft })
  await field('Note').fill('Half of it')
  await first.unmount()

  const second = await show({ onSubmit: async () => undefined, draft })
  await expect.element(field('Note')).toHaveValue('Half of it')
  await field('Name').fill('Asha')
  await send()
  await expect.poll(() => sessionStorage.getItem('letter-draft:u1')).toBeNull()
  await second.unmount()

  await show({ onSubmit: vi.fn(), draft })
  await expect.element(field('Note')).toHaveValue('')
})

test('a form that was filled in and emptied leaves no draft', async () => {
  await show({ onSubmit: vi.fn(), draft: formDraft('letter', 'u2') })
  await field('Note').fill('Half of it')
  await expect.poll(() => sessionStorage.getItem('letter-draft:u2')).toContain('Half of it')
  await field('Note').clear()
  await expect.poll(() => sessionStorage.getItem('letter-draft:u2')).toBeNull()
})
