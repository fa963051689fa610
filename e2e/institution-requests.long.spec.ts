import { randomUUID } from 'node:crypto'
import { emailTo } from './emails.ts'
import { expect, password, signIn, test, toastOf } from './product.ts'

async function register(address: string, name: string): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const reply = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, password }),
  })
  expect(reply.status).toBe(201)
  return email
}

test('a visitor’s request is kept through signing in, rejected with a reason, sent again and approved', async ({
  page,
  browser,
  product,
}) => {
  const email = await register(product.address, 'Kamala Founder')
  const school = `Hill School ${email.slice(0, 8)}`
  await page.goto('/')
  await page.getByRole('link', { name: 'Institution Register' }).first().click()
  await expect(page).toHaveURL('/institution/requests')
  await page.getByLabel('Institution Name').fill(school)
  await page.getByLabel('Email').fill('office@hill.example')
  await page.getByLabel('Description').fill('Evening courses.')
  await page.getByLabel('Address').fill('12 Lake Road, Kandy')
  await page.getByRole('button', { name: 'Submit Request' }).click()

  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/institution/requests')
  await expect(page.getByLabel('Institution Name')).toHaveValue(school)
  await expect(page.getByText('cancel any paid plan')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Request' }).dblclick()
  await expect(page.getByText('Request submitted! Please wait for admin approval.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'We’ve got your request' })).toBeFocused()

  const adminPage = await (await browser.newContext({ baseURL: product.address })).newPage()
  await signIn(adminPage, 'admin@milepost.example')
  await adminPage.goto('/admin/institutions')
  const pending = adminPage.getByRole('table', { name: 'Pending Institution Requests' })
  await pending.getByRole('button', { name: `Reject “${school}”` }).click()
  const why = adminPage.getByRole('dialog', { name: `Reject “${school}”?` })
  await why.getByRole('button', { name: 'Reject' }).click()
  await expect(why.getByLabel('Reason')).toBeFocused()
  await why.getByLabel('Reason').fill('Please say what you teach.')
  await why.getByRole('button', { name: 'Reject' }).click()
  await expect(why).toHaveCount(0)
  await expect(adminPage.getByText(`“${school}” is rejected.`)).toBeVisible()
  await expect(pending.getByText(school)).toHaveCount(0)

  // It is stored at once. The page would show it by itself once it can't be undone any more.
  await page.reload()
  const own = page.getByRole('region', { name: 'Your requests' }).getByRole('listitem')
  await expect(own).toContainText('Please say what you teach.')
  await expect(page.getByLabel('Institution Name')).toHaveValue(school)
  await page.getByLabel('Description').fill('Evening courses in networks.')
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByText('Request submitted! Please wait for admin approval.')).toBeVisible()

  // The learner is in their own area when the decision comes: it leads on by itself, without a reload.
  await page.goto('/dashboard/settings')
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
  await adminPage.reload()
  await pending.getByRole('button', { name: `Approve “${school}”` }).click()
  await adminPage.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(adminPage.getByText(`“${school}” is approved.`)).toBeVisible()
  await emailTo(page, email, 'institution_request_approved')
  await expect(page).toHaveURL('/institution')
  await page.getByRole('button', { name: /Notifications/ }).click()
  await page.getByRole('link', { name: `Your request was approved. You now manage “${school}”.` }).click()
  await expect(page).toHaveURL('/institution')
  await expect(page.getByRole('heading', { name: 'Total Courses' })).toBeVisible()

  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByLabel('Institution Name')).toHaveValue(school)
  await page.getByLabel('Address').fill('14 Lake Road, Kandy')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.getByText('Profile updated successfully.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const deletion = page.getByRole('dialog', { name: 'Delete the institution?' })
  await deletion.getByLabel('Your Password').fill(password)
  await deletion.getByRole('button', { name: 'Delete the institution for good' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByText('Your institution, its courses and your account have been deleted.')).toBeVisible()
  await adminPage.context().close()
})

test('an admin makes an institution of a learner, looks at its courses and deletes it', async ({ page, product }) => {
  const email = await register(product.address, 'Ravi Owner')
  const name = `Owl School ${email.slice(0, 8)}`
  await signIn(page, 'admin@milepost.example')
  await page.goto('/admin/institutions')
  await expect(page.getByText('No pending requests.')).toBeVisible()
  await page.getByLabel('Owner’s email').fill(email)
  await page.getByRole('option', { name: email }).click()
  await page.getByLabel('Institution Name').fill(name)
  await page.getByRole('button', { name: 'Add Institution' }).dblclick()
  await expect(toastOf(page, `“${name}” was added, and we’ve told its owner.`)).toBeVisible()
  await page.getByLabel('Search').fill(name)
  await page.getByRole('button', { name: `View Courses “${name}”` }).click()
  await expect(page.getByRole('heading', { name: `Courses of “${name}”` })).toBeFocused()
  await expect(page.getByText('No courses found.')).toBeVisible()
  await expect(page).toHaveURL(/search=Owl.*institution=\d+/)
  await page.getByRole('button', { name: `Delete “${name}”` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'All institutions' })).toBeFocused()
  await emailTo(page, email, 'institution_closed')
})
