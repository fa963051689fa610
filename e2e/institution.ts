import type { Application } from '@milepost/contract/applications/schema'
import type { Page } from '@playwright/test'
import { demoPassword } from './product.ts'

interface InstitutionCaller {
  /** Asks the API as that member. */
  call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object): Promise<Response>
  readonly institutionId: number
}

/** Signs in a member of the demo's institution over the API. */
export async function actForInstitution(address: string): Promise<InstitutionCaller> {
  const reply = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'lagoonside@milepost.example', password: demoPassword }),
  })
  const { token } = (await reply.json()) as { token: string }
  const institutions = (await (await fetch(`${address}/api/institutions`)).json()) as { id: number; name: string }[]
  const institutionId = institutions.find(({ name }) => name === 'Lagoonside Polytechnic')?.id ?? 0
  return {
    institutionId,
    call: (method, path, body) =>
      fetch(`${address}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  }
}

/**
 * Creates a course of that institution.
 * @returns Its id.
 */
export async function offerCourse(member: InstitutionCaller, title: string): Promise<number> {
  const course = { title, description: 'Made for this test.', institution_id: member.institutionId }
  const reply = await member.call('POST', '/courses', course)
  return ((await reply.json()) as { id: number }).id
}

/** Answers what was applied for to a course. */
export async function answerFor(
  member: InstitutionCaller,
  title: string,
  answer: { status: 'enrolled' | 'declined'; answer: string },
): Promise<void> {
  const body = { ids: [await applicationTo(member, title)], ...answer }
  await member.call('POST', `/institutions/${member.institutionId}/applications/moves`, body)
}

/** Writes to who applied to a course. */
export async function askAbout(member: InstitutionCaller, title: string, text: string): Promise<void> {
  await member.call('POST', `/application-messages/${await applicationTo(member, title)}`, { text })
}

async function applicationTo(member: InstitutionCaller, title: string): Promise<number> {
  const reply = await member.call('GET', `/institutions/${member.institutionId}/applications?status=applied`)
  const received = (await reply.json()) as Application[]
  const application = received.find(({ courseTitle }) => courseTitle === title)
  if (application === undefined) throw new Error(`no one has applied to ${title}`)
  return application.id
}

/** Opens a course in the explorer. */
export async function openCourse(page: Page, title: string) {
  await page.goto(`/dashboard/courses?${new URLSearchParams({ search: title })}`)
  await page.getByRole('button', { name: title, exact: true }).click()
  return page.getByRole('dialog', { name: title })
}
