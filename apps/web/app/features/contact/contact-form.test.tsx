import { sendContactMessage } from '@milepost/contract/contact/routes'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { issueOf } from '#test/issue.ts'
import { pressByKey, tabTo } from '#test/keyboard.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, refused, server } from '#test/stand-in-server.ts'

const name = page.getByLabelText('Name')
const email = page.getByLabelText('Email')
const phone = page.getByLabelText(/^Phone/)
const message = page.getByLabelText('Message')
const agreement = page.getByRole('checkbox', { name: /privacy policy/ })
const send = page.getByRole('button', { name: 'Send Message' })
const sent = page.getByText('Message sent successfully!')

async function openForm(text: string) {
  await actAs('visitor')
  await openScreen('/contact')
  await name.fill('Kavi')
  await email.fill('kavi@example.com')
  await message.fill(text)
  await agreement.click()
}

test('a message is sent once, and the form is empty again', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  server.on(sendContactMessage, async () => {
    await held
    return { message: 'Thanks.' }
  })
  await openForm('Hello')
  await send.dblClick()
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  letGo()
  await expect.element(sent).toBeVisible()
  await expect.element(message).toHaveValue('')
  await expect.element(agreement).not.toBeChecked()
  await expect
    .poll(() => server.calls(sendContactMessage).map(({ body }) => body))
    .toEqual([{ name: 'Kavi', email: 'kavi@example.com', phone: '', message: 'Hello', website: '' }])
})

test('a message is written and sent by the keyboard alone', async () => {
  await actAs('visitor')
  server.on(sendContactMessage, { message: 'Thanks.' })
  await openScreen('/contact')
  await tabTo(name)
  await userEvent.keyboard('Kavi{Tab}kavi@example.com')
  await tabTo(message)
  await userEvent.keyboard('Hello')
  await tabTo(agreement)
  await userEvent.keyboard(' ')
  await pressByKey(send)
  await expect.element(sent).toBeVisible()
  await expect.element(send).toHaveFocus()
})

test('without the agreement or an address nothing is sent', async () => {
  server.on(sendContactMessage, lost)
  await openForm('Hello')
  await agreement.click()
  await send.click()
  await expect.element(agreement).toHaveFocus()
  await agreement.click()
  await email.fill('no address')
  await send.click()
  await expect.element(email).toHaveFocus()
  expect(server.calls(sendContactMessage)).toHaveLength(0)
  await expectAccessible()
})

test('what was typed stays when it could not be sent, and can be sent again', async () => {
  server.on(sendContactMessage, lost)
  await openForm('Keep this')
  await send.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('There was an error, please try again.')
  await expect.element(message).toHaveValue('Keep this')
  server.on(sendContactMessage, { message: 'Thanks.' })
  await send.click()
  await expect.element(sent).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a field the server refuses is named, and gets the focus', async () => {
  server.on(
    sendContactMessage,
    refused('invalid', 'Please check what you entered.', [issueOf('phone', 'Phone may have digits only.')]),
  )
  await openForm('Hello')
  await phone.fill('+94 77 000 00')
  await send.click()
  await expect.element(phone).toHaveFocus()
  await expect.element(phone).toHaveAccessibleDescription(/digits/)
  await expect.element(message).toHaveValue('Hello')
})
