import { randomUUID } from 'node:crypto'
import type { Course } from '@milepost/contract/courses/schema'
import type { Locator, Page } from '@playwright/test'
import { makeWorkbook } from '../apps/web/test/make-workbook.ts'
import { expectAccessible, toastOf } from './product.ts'
import { expect, type Four, test } from './two-instances.ts'

/* Two admins and two institutions in four browsers, over one catalogue on two instances: each sees what the others do. */

const newName = () => `Sails ${randomUUID().slice(0, 8)}`
const rowOf = (admin: Page, title: string): Locator =>
  admin.getByRole('list', { name: 'What’s waiting' }).getByRole('listitem').filter({ hasText: title })
const coursesLink = (admin: Page): Locator =>
  admin.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Courses', exact: true })

async function openToday(admin: Page): Promise<void> {
  await admin.goto('/admin?kind=course')
  await expect(admin.getByRole('heading', { name: 'Today' })).toBeVisible()
}

/** How many courses wait, as an admin's sidebar says. */
async function waitingIn(admin: Page): Promise<number> {
  return Number.parseInt((await coursesLink(admin).getAttribute('aria-description')) ?? '0', 10)
}

/** The counters of both admins follow by themselves. */
async function expectWaiting({ admins }: Four, count: number): Promise<void> {
  for (const admin of admins) await expect.poll(() => waitingIn(admin)).toBe(count)
}

/** How much waits in all, as the title of the tab says. */
async function countInTitle(admin: Page): Promise<number> {
  return Number(/^\((\d+)\)/.exec(await admin.title())?.[1] ?? 0)
}

async function unreadOf(admin: Page): Promise<number> {
  const label = await admin.getByRole('button', { name: /^Notifications/ }).getAttribute('aria-label')
  return Number.parseInt(label?.replace(/\D/g, '') || '0', 10)
}

async function moderate(admin: Page): Promise<void> {
  await admin.goto('/admin/settings')
  const moderation = admin.getByRole('switch', { name: 'Review institutions’ courses before they’re shown' })
  await moderation.waitFor()
  // Where both tests have the same instances, the other has done it.
  if (await moderation.isChecked()) return
  await moderation.check()
  await expect(admin.getByText('Saved.', { exact: true })).toBeVisible()
}

async function offer(institution: Page, title: string): Promise<void> {
  await institution.goto('/institution/courses')
  await institution.getByRole('button', { name: 'Add Course' }).click()
  const dialog = institution.getByRole('dialog', { name: 'Add New Course' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill(`You cut and sew ${title}, from the first stitch to the mast.`)
  await dialog.getByLabel('Duration').fill('4')
  await dialog.getByLabel('Price').fill('900')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(toastOf(institution, 'The course has been created.')).toBeVisible()
}

async function importSheet(institution: Page, titles: readonly string[]): Promise<void> {
  const rows = titles.map((title) => [title, `You mend ${title} at sea.`, '₹1,500'])
  const buffer = Buffer.from(makeWorkbook([{ name: 'Courses', rows: [['Course Title', 'Details', 'Fee'], ...rows] }]))
  await institution.goto('/institution/courses')
  await institution.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = institution.getByRole('dialog', { name: 'Import courses' })
  const file = { name: 'courses.xlsx', mimeType: 'application/octet-stream', buffer }
  await dialog.getByLabel('Spreadsheet or CSV file').setInputFiles(file)
  await dialog.getByRole('button', { name: `Import ${titles.length} courses` }).click()
  await expect(toastOf(institution, `Courses created: ${titles.length}. Updated: 0.`)).toBeVisible()
}

const cardOf = (institution: Page, title: string): Locator =>
  institution.getByRole('listitem').filter({ has: institution.getByRole('heading', { name: title }) })

async function select(admin: Page, titles: readonly string[]): Promise<void> {
  for (const title of titles) await rowOf(admin, title).getByRole('checkbox').check()
  await expect(admin.getByText(`${titles.length} selected`)).toBeVisible()
}

/** Asks what to do with the selected ones, up to the last button. */
async function ask(admin: Page, decision: 'Approve' | 'Reject', reason?: string): Promise<Locator> {
  await admin.getByRole('button', { name: `${decision} all` }).click()
  const dialog = admin.getByRole('dialog', { name: new RegExp(`^${decision}`) })
  if (reason !== undefined) await dialog.getByLabel('Reason').fill(reason)
  return dialog.getByRole('button', { name: decision, exact: true })
}

/** What anyone finds at each instance right now, and only when it has changed since they last asked. */
function watchCatalogue({ addresses }: Four, name: string) {
  const known = new Map<string, { tag: string; titles: string[] }>()
  const read = async (address: string): Promise<string[]> => {
    const before = known.get(address)
    const reply = await fetch(
      `${address}/api/courses?${new URLSearchParams({ search: name, page_size: '50', page: '1' })}`,
      {
        headers: before === undefined ? {} : { 'if-none-match': before.tag },
      },
    )
    if (reply.status === 304 && before !== undefined) return before.titles
    // A search without a match lists the nearest.
    const found = (await reply.json()) as Course[]
    const titles = found
      .map(({ title }) => title)
      .filter((title) => title.startsWith(name))
      .toSorted()
    known.set(address, { tag: reply.headers.get('etag') ?? '', titles })
    return titles
  }
  return async (titles: readonly string[]) => {
    for (const address of addresses) expect(await read(address)).toEqual(titles.toSorted())
  }
}

test('overlapping selections on two instances: each course is decided once, and the others see it at once', async ({
  four,
}) => {
  const { admins, institutions } = four
  const [one, two] = admins
  const [lagoonside, loom] = institutions
  await moderate(one)
  for (const admin of admins) {
    await openToday(admin)
    // The demo's requests wait.
    await expect.poll(() => countInTitle(admin)).toBeGreaterThan(0)
  }
  const before = await waitingIn(one)
  const [inTitle, unread] = [await countInTitle(two), await unreadOf(two)]
  const name = newName()
  const [jib, spinnaker, genoa, gaff, lug] = ['jib', 'spinnaker', 'genoa', 'gaff', 'lug'].map(
    (sail) => `${name} ${sail}`,
  )
  const expectOffered = watchCatalogue(four, name)
  if (!jib || !spinnaker || !genoa || !gaff || !lug) throw new Error('no titles')

  await Promise.all([
    offer(lagoonside, jib).then(() => offer(lagoonside, spinnaker)),
    importSheet(loom, [genoa, gaff, lug]),
  ])
  await expectWaiting(four, before + 5)
  for (const admin of admins) {
    await expect.poll(() => countInTitle(admin)).toBe(inTitle + 5)
    for (const title of [jib, spinnaker, genoa, gaff, lug]) await expect(rowOf(admin, title)).toBeVisible()
  }
  // One for each course, and one for the file.
  await expect.poll(() => unreadOf(two)).toBe(unread + 3)
  await expectOffered([])

  await select(one, [jib, spinnaker, genoa])
  await select(two, [spinnaker, genoa, gaff, lug])
  const approve = await ask(one, 'Approve')
  const reject = await ask(two, 'Reject', 'Say who it is for.')
  await Promise.all([approve.click(), reject.click()])
  await expect(rowOf(one, jib)).toContainText('Approved')
  for (const title of [gaff, lug]) await expect(rowOf(two, title)).toContainText('Rejected')
  const approved = [jib]
  for (const title of [spinnaker, genoa]) {
    const [here, there] = [rowOf(one, title), rowOf(two, title)]
    await expect(here).toContainText(/Approved|This was already rejected\./)
    const isApproved = (await here.getByText('Approved', { exact: true }).count()) === 1
    await expect(there).toContainText(isApproved ? 'This was already approved.' : 'Rejected')
    if (isApproved) approved.push(title)
  }
  await expectOffered(approved)
  await expectWaiting(four, before)
  await expect.poll(() => unreadOf(two)).toBe(unread)
  for (const admin of admins) await expectAccessible(admin)

  await lagoonside.reload()
  await expect(cardOf(lagoonside, jib)).toContainText('Approved')
  await loom.reload()
  await expect(cardOf(loom, gaff)).toContainText('Say who it is for.')

  await rowOf(one, jib).getByRole('button', { name: /^Undo/ }).click()
  await expect(rowOf(one, jib)).toContainText('Course')
  await expectWaiting(four, before + 1)
  await expect(rowOf(two, jib).getByRole('checkbox')).toBeVisible()
  await expectOffered(approved.slice(1))
})

test('a course that is edited on one instance while it is selected on the other is not decided, and said', async ({
  four,
}) => {
  const { admins, institutions } = four
  const [one, two] = admins
  const [lagoonside] = institutions
  await moderate(one)
  for (const admin of admins) await openToday(admin)
  const name = newName()
  const [edited, untouched, watched] = [`${name} jib`, `${name} lug`, `${name} gaff`]
  const expectOffered = watchCatalogue(four, name)
  for (const title of [edited, untouched, watched]) await offer(lagoonside, title)
  await select(two, [edited, untouched])
  const approve = await ask(two, 'Approve')

  await cardOf(lagoonside, edited).getByRole('button', { name: 'Edit' }).click()
  const edit = lagoonside.getByRole('dialog', { name: 'Edit Course' })
  await edit.getByLabel('Description').fill('Earn money while you sleep.')
  await edit.getByRole('button', { name: 'Update' }).click()
  await expect(edit).toHaveCount(0)
  await approve.click()
  await expect(two.getByText('1 item done. 1 couldn’t be decided. The row says why.')).toBeVisible()
  await expect(rowOf(two, edited)).toContainText('It changed after you opened it. Read it again before you decide.')
  await expect(rowOf(two, untouched)).toContainText('Approved')
  await expectOffered([untouched])

  // What one reads, the other decides: it stays in front of the reader, and says so.
  await rowOf(two, watched).getByRole('button', { name: watched }).click()
  await rowOf(one, watched).getByRole('button', { name: watched }).click()
  const panel = one.getByRole('article').filter({ hasText: watched })
  await panel.getByRole('button', { name: 'Approve' }).click()
  await expect(rowOf(two, watched)).toContainText('No longer waiting.')
  const stale = two.getByRole('article').filter({ hasText: watched })
  await expect(stale).toBeVisible()
  await expect(stale.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await expectOffered([untouched, watched])
  await expectAccessible(two)

  await rowOf(two, edited).getByRole('button', { name: edited }).click()
  await expect(two.getByRole('article').filter({ hasText: edited })).toContainText('Earn money while you sleep.')
  await two.getByRole('article').filter({ hasText: edited }).getByRole('button', { name: 'Reject' }).click()
  const question = two.getByRole('dialog')
  await question.getByLabel('Reason').fill('It isn’t a course.')
  await question.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(rowOf(one, edited)).toHaveCount(0)
  await lagoonside.reload()
  await expect(cardOf(lagoonside, edited)).toContainText('It isn’t a course.')
})
