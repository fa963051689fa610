import { register } from '@milepost/contract/accounts/routes'
import { page } from 'vitest/browser'
import { answerAs } from './demo.ts'
import { server } from './stand-in-server.ts'

/** Fills in and sends the form for signing up. The account that it makes is the demo's without answers. */
export async function signUpAsFresh(): Promise<void> {
  const user = await answerAs('fresh')
  server.on(register, { user, token: 'token-of-the-stand-in' })
  await page.getByLabelText('Name').fill(user.name)
  await page.getByLabelText('Email').fill(user.email)
  for (const label of ['Password', 'Confirm Password'])
    await page.getByLabelText(label, { exact: true }).fill('a long and unusual one')
  await page.getByRole('button', { name: 'Create Account' }).click()
}
