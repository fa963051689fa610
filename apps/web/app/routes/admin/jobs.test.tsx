import { discardJob, listFailedJobs, retryJob } from '@milepost/contract/jobs/routes'
import type { FailedJob } from '@milepost/contract/jobs/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { actionOf, chooseAction, openMenu } from '#test/row-menu.ts'
import { Page, server } from '#test/stand-in-server.ts'
import { toastOf } from '#test/toast.ts'

test('a failed job is retried once, however often the button is pressed', async () => {
  await actAs('admin')
  let jobs: FailedJob[] = [
    {
      id: crypto.randomUUID(),
      name: 'send-mail',
      tries: 21,
      sentAt: null,
      failedAt: '2026-11-01T10:00:00.000Z',
      error: 'connect ECONNREFUSED',
      about: { emailKind: 'receipt' },
    },
  ]
  server.on(listFailedJobs, () => new Page(jobs, jobs.length))
  server.on(retryJob, () => {
    jobs = []
    return undefined
  })
  await openScreen('/admin/jobs')
  await expect
    .element(page.getByRole('row').filter({ hasText: 'send-mail' }))
    .toMatchTextContent('connect ECONNREFUSED')
  await expectAccessible()
  await openMenu('send-mail')
  await server.holdWhile(() => actionOf('send-mail', 'Retry send-mail').dblClick())
  await expect.element(page.getByText('No failed jobs.')).toBeVisible()
  await expect.poll(() => server.calls(retryJob)).toHaveLength(1)
})

test('discarding a job asks first, and is said', async () => {
  await actAs('admin')
  let jobs: FailedJob[] = [
    {
      id: crypto.randomUUID(),
      name: 'send-mail',
      tries: 21,
      sentAt: null,
      failedAt: '2026-11-01T10:00:00.000Z',
      error: '',
      about: {},
    },
  ]
  server.on(listFailedJobs, () => new Page(jobs, jobs.length))
  server.on(discardJob, () => {
    jobs = []
    return undefined
  })
  await openScreen('/admin/jobs')
  await chooseAction('send-mail', 'Discard send-mail')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard it' }).click()
  await expect.element(toastOf('The job was discarded.')).toBeVisible()
  await expect.element(page.getByText('No failed jobs.')).toBeVisible()
})
