import {
  importCourses,
  listCourseFileColumns,
  listRecentImports,
  previewCourseImport,
  undoImport,
} from '@milepost/contract/courses/imports/routes'
import type { FieldChange, ImportedLine } from '@milepost/contract/courses/imports/schema'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { makeWorkbook } from '#test/make-workbook.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, server } from '#test/stand-in-server.ts'

const plan = 'x'.repeat(43)

/** The server creates a course for each line, but refuses a title 'Bad'. */
function answerPreviews(): void {
  server.on(previewCourseImport, ({ body: { csv } }) => {
    const lines = csv.trim().split('\n').slice(1)
    const isBad = (line: string) => line.startsWith('"Bad"')
    const issue = { field: 'title', rule: 'ambiguous', message: 'Two courses have this title.', params: {} }
    return {
      created: lines.filter((line) => !isBad(line)).length,
      updated: 0,
      unchanged: 0,
      refused: lines.filter(isBad).length,
      changesManyTitles: false,
      ignoredColumns: [],
      plan,
      lines: lines.map((line, at) => ({
        line: at + 2,
        title: '',
        courseId: null,
        changes: [],
        ...(isBad(line) ? { action: 'refuse' as const, issues: [issue] } : { action: 'create' as const, issues: [] }),
      })),
    }
  })
  server.on(listCourseFileColumns, {})
  server.on(importCourses, { created: 3, updated: 0, unchanged: 0, refused: 0, waiting: false, importId: 7 })
}

const dialog = () => page.getByRole('dialog', { name: 'Import courses' })
const sentCsv = () => server.calls(previewCourseImport).at(-1)?.body.csv

async function openImport(): Promise<void> {
  await actAs('institution')
  answerPreviews()
  await openScreen('/institution/courses')
  await page.getByRole('button', { name: 'Import' }).click()
}

async function choose(file: File): Promise<void> {
  await userEvent.upload(dialog().getByLabelText(/Spreadsheet or CSV file/), file)
}

test('a workbook with notes and its own headings is understood, mended, and imported', async () => {
  await openImport()
  const rows = [
    ['Harbour College 2027'],
    ['Course Title', 'Details', 'Fee', 'Weeks', 'Lecturer'],
    ['Web basics', 'HTML and CSS', '₹5,000', '6-8 weeks', 'Nila'],
    ['Git', 'Branches', '5,000/-', '2 months', 'Arun'],
    ['Docker', 'Containers', 'ask us', '8', 'Arun'],
    ['Python', 'Loops', '5000-6000', '8', 'Arun'],
  ]
  await choose(new File([makeWorkbook([{ name: 'Courses', rows }])], 'courses.xlsx'))
  await expect.element(dialog()).toMatchTextContent('2 lines have problems and are left out.')
  expect(sentCsv()).toBe(
    'title,description,duration,price\n"Web basics","HTML and CSS","6-8","5000"\n"Git","Branches","9","5000"\n',
  )
  await expect.element(dialog()).toMatchTextContent('Columns we don’t use: Lecturer')
  await expect.element(dialog()).toMatchTextContent('6-8 weeks₹5,000')
  await expect.element(dialog()).toMatchTextContent('9 weeks (“2 months”)')
  await expect.element(dialog()).toMatchTextContent('₹5,000 (“5,000/-”)')
  await expect.element(dialog().getByRole('button', { name: 'Download 2 refused rows' })).toBeVisible()
  const wrong = dialog().getByLabelText('Price in row 5')
  await expect.element(wrong).toHaveValue('ask us')
  await expect.element(wrong).toHaveAccessibleDescription('Enter a price such as 5000.')
  await expectAccessible()
  await wrong.fill('900')
  await expect.element(dialog().getByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Check again' }).click()
  await expect.element(dialog()).toMatchTextContent('1 line has a problem and is left out.')
  expect(sentCsv()).toContain('"Docker","Containers","8","900"')
  await dialog().getByRole('button', { name: 'Import 3 courses' }).click()
  await expect.element(page.getByText('Courses created: 3. Updated: 0.')).toBeVisible()
  expect(server.calls(importCourses)[0]?.body.csv).toBe(sentCsv())
})

test('refused prices become free together', async () => {
  await openImport()
  await choose(new File(['title,description,price\nA,a,ask\nB,b,ask\nBad,c,1'], 'courses.csv'))
  await dialog().getByRole('button', { name: 'Use 0 for these 2 prices' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Import 2 courses' })).toBeVisible()
  expect(sentCsv()).toBe('title,description,price\n"A","a","0"\n"B","b","0"\n"Bad","c","1"\n')
  await expect.element(dialog()).toMatchTextContent('Two courses have this title.')
})

test('pasted rows with unknown headings are matched by hand, and what prices mean is asked once', async () => {
  await openImport()
  await dialog()
    .getByLabelText(/paste rows/)
    .fill('Kurs\tInhalt\tFee\nGit\tBranches\tRs. 1,234\nDocker\tContainers\t1.234')
  await expect.element(dialog()).toMatchTextContent('Choose the columns for: Title and Description.')
  const next = dialog().getByRole('button', { name: 'Continue' })
  await expect.element(next).not.toBeInTheDocument()
  // Only our export's own column identifies courses.
  expect(dialog().getByRole('option', { name: 'Milepost ID' }).elements()).toEqual([])
  await dialog().getByLabelText('Kurs').selectOptions('Title')
  await dialog().getByLabelText('Inhalt').selectOptions('Description')
  await dialog().getByLabelText('Other rupees').click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('Prices here are in Indian rupees.')
  await dialog().getByLabelText('Indian rupees').click()
  await dialog().getByLabelText('Thousands, like the comma').click()
  await expectAccessible()
  await next.click()
  await expect.element(dialog().getByRole('button', { name: 'Import 2 courses' })).toBeVisible()
  expect(sentCsv()).toBe('title,description,price\n"Git","Branches","1234"\n"Docker","Containers","1234"\n')
})

test('a column that was matched is changed by hand, another takes its place, and one is left out', async () => {
  await openImport()
  const rows = [
    ['Course Title', 'Details', 'For learners', 'Fee'],
    ['Git', 'Internal code 7', 'Branches and merges', '₹900'],
  ]
  await choose(new File([makeWorkbook([{ name: 'Courses', rows }])], 'courses.xlsx'))
  await expect.element(dialog().getByRole('button', { name: 'Import 1 course' })).toBeVisible()
  expect(sentCsv()).toBe('title,description,price\n"Git","Internal code 7","900"\n')
  await dialog().getByRole('button', { name: 'Change columns' }).click()
  await expect.element(dialog().getByLabelText('Details')).toHaveValue('description')
  await dialog().getByLabelText('For learners').selectOptions('Description')
  await expect.element(dialog().getByLabelText('Details')).toHaveValue('')
  await dialog().getByLabelText('Fee').selectOptions('Don’t import')
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Continue' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Import 1 course' })).toBeVisible()
  expect(sentCsv()).toBe('title,description\n"Git","Branches and merges"\n')
})

test('columns chosen by hand are kept with the institution for its next sheet', async () => {
  await openImport()
  const paste = (text: string) =>
    dialog()
      .getByLabelText(/paste rows/)
      .fill(text)
  await paste('Kurs\tInhalt\tDetails\nGit\tBranches\tRoom 4')
  await dialog().getByLabelText('Kurs').selectOptions('Title')
  await dialog().getByLabelText('Inhalt').selectOptions('Description')
  await dialog().getByRole('button', { name: 'Continue' }).click()
  await dialog().getByRole('button', { name: 'Import 1 course' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  const columns = { kurs: 'title', inhalt: 'description', details: '' }
  expect(server.calls(importCourses)[0]?.body.columns).toEqual(columns)
  server.on(listCourseFileColumns, columns)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await paste('Details\tKurs\tInhalt\nRoom 5\tDocker\tContainers')
  await expect.element(dialog().getByRole('button', { name: 'Import 1 course' })).toBeVisible()
  expect(sentCsv()).toBe('title,description\n"Docker","Containers"\n')
})

test('a column that may be the own code is asked about once, and one title twice is pointed out', async () => {
  await openImport()
  const file = new File(['Course ID,Title,About\nW-1,Web,HTML\nW-2,web,CSS\n'], 'courses.csv')
  await choose(file)
  await expect.element(dialog().getByText('Is “Course ID” your own course code?')).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Continue' })).not.toBeInTheDocument()
  await dialog().getByLabelText('No. Don’t import it.').click()
  await dialog()
    .getByLabelText(/^Yes\. Your next files/)
    .click()
  await expect.element(dialog().getByLabelText('Course ID', { exact: true })).toHaveValue('code')
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Continue' }).click()
  await expect.element(dialog()).toMatchTextContent('Row 2 has the same title. Check that these are two courses.')
  expect(sentCsv()).toBe('code,title,description\n"W-1","Web","HTML"\n"W-2","web","CSS"\n')
  server.on(listCourseFileColumns, { 'course id': 'code' })
  await dialog().getByRole('button', { name: 'Change columns' }).click()
  await dialog().getByRole('button', { name: 'Choose another file' }).click()
  // Courses with codes need no description, which they may have already.
  await choose(new File(['Course ID,Fee\nW-1,500\n'], 'fees.csv'))
  await expect.element(dialog().getByRole('button', { name: 'Import 1 course' })).toBeVisible()
  expect(sentCsv()).toBe('code,price\n"W-1","500"\n')
})

const sayChanges = (lines: Pick<ImportedLine, 'title' | 'changes'>[], changesManyTitles = false) =>
  server.on(previewCourseImport, {
    created: 0,
    updated: lines.length,
    unchanged: 0,
    refused: 0,
    changesManyTitles,
    ignoredColumns: [],
    plan,
    lines: lines.map((line, at) => ({
      line: at + 2,
      action: 'update' as const,
      courseId: at + 1,
      issues: [],
      ...line,
    })),
  })

test('what an update changes is shown, old and new, with free written out, and what an error keeps', async () => {
  await openImport()
  const change = (field: FieldChange['field'], before: string | null, after: string | null) => ({
    field,
    before,
    after,
  })
  sayChanges([
    {
      title: 'Git',
      changes: [
        change('price', '4500', '0'),
        change('duration', '6', '9'),
        change('startsOn', null, '2027-01-05'),
        change('skills', 'Git', 'Git; Docker'),
        change('level', 'beginner', null),
        change('intakes', '2027-01-11 (30)', '2027-01-11 (25); 2027-06-07'),
      ],
    },
    { title: 'Docker', changes: [change('description', 'Old\nwords', 'New words')] },
  ])
  await choose(
    new File(
      ['Title,About,Fee,Weeks,Level\nGit,Branches,Free,2 months,All Levels\nDocker,New words,#DIV/0!,2,-'],
      'courses.csv',
    ),
  )
  const preview = dialog().getByRole('region', { name: 'What this file would do' })
  for (const text of [
    'Price₹4,500 becomes Free',
    'Duration6 weeks becomes 9 weeks (“2 months”)',
    'Start dateNot set becomes 5 January 2027',
    'What it teachesGit becomes Git and Docker',
    'LevelBeginner becomes Not set (“All Levels”)',
    'DescriptionOld words becomes New words',
    'Kept, because the cell has an error: Price.',
  ]) {
    await expect.element(preview).toMatchTextContent(text)
  }
  await expect.element(dialog()).toMatchTextContent('11 January 2027 (30) becomes 11 January 2027 (25) and 7 June 2027')
  await expectAccessible()
})

test('many changed titles are asked about again, with some of them, before anything is written', async () => {
  await openImport()
  const titles = Array.from({ length: 11 }, (_, at) => `Pottery ${at}`)
  const renamed = titles.map((title, at) => ({
    title,
    changes: [{ field: 'title' as const, before: `Web ${at}`, after: title }],
  }))
  sayChanges(renamed, true)
  await choose(
    new File([`milepost_id,title\n${titles.map((title, at) => `MP-${at + 1},${title}`).join('\n')}`], 'courses.csv'),
  )
  await dialog().getByRole('button', { name: 'Import 11 courses' }).click()
  const question = dialog()
  await expect.element(question.getByRole('heading', { name: 'Change 11 titles?' })).toHaveFocus()
  await expect.element(question).toMatchTextContent('Web 0 becomes Pottery 0')
  await expect.element(question).toMatchTextContent('and 1 more')
  await expectAccessible()
  await question.getByRole('button', { name: 'Back' }).click()
  expect(server.calls(importCourses)).toEqual([])
  await dialog().getByRole('button', { name: 'Import 11 courses' }).click()
  await question.getByRole('button', { name: 'Change 11 titles' }).click()
  await expect.element(page.getByText('Courses created: 3. Updated: 0.')).toBeVisible()
  expect(server.calls(importCourses)[0]?.body).toMatchObject({ plan, confirmTitleChanges: true })
})

test('columns without a value are asked about before anything is looked at', async () => {
  await openImport()
  await choose(new File(['Title,About,Fee,Seats\nGit,Branches,#DIV/0!,\nDocker,Containers,,'], 'courses.csv'))
  await expect.element(dialog()).toMatchTextContent('Every cell is empty or couldn’t be read in: Places.')
  await expect.element(dialog()).toMatchTextContent('If the cells are formulas, open the file in your spreadsheet')
  const next = dialog().getByRole('button', { name: 'Continue' })
  await dialog()
    .getByLabelText(/^Import without them/)
    .click()
  await expect.element(next).not.toBeInTheDocument()
  await dialog().getByLabelText('Make all these courses free.').click()
  await expectAccessible()
  await next.click()
  await expect.element(dialog().getByRole('button', { name: 'Import 2 courses' })).toBeVisible()
  expect(sentCsv()).toBe('title,description,price\n"Git","Branches","0"\n"Docker","Containers","0"\n')
  await dialog().getByRole('button', { name: 'Change columns' }).click()
  await dialog()
    .getByLabelText(/^Keep the prices/)
    .click()
  await next.click()
  await expect.element(dialog()).toMatchTextContent('GitFree')
  expect(sentCsv()).toBe('title,description\n"Git","Branches"\n"Docker","Containers"\n')
})

test('prices in another currency stop their column', async () => {
  await openImport()
  await choose(new File(['Title,About,Fee (LKR)\nGit,Branches,5000\n'], 'courses.csv'))
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('This file has prices in LKR.')
  await expect.element(dialog().getByRole('button', { name: 'Continue' })).not.toBeInTheDocument()
  await dialog().getByLabelText('Fee (LKR)').selectOptions('Don’t import')
  await dialog().getByRole('button', { name: 'Continue' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Import 1 course' })).toBeVisible()
})

test('a file that is no spreadsheet is refused, and another can be chosen', async () => {
  await openImport()
  await choose(new File([new Uint8Array([0x4d, 0x5a, 0, 0])], 'courses.xlsx'))
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('This isn’t a spreadsheet.')
  await choose(new File(['title,description\nA,a'], 'courses.csv'))
  await expect.element(dialog().getByRole('button', { name: 'Import 1 course' })).toBeVisible()
  expect(server.calls(previewCourseImport)).toHaveLength(1)
})

test('an import that the connection breaks is said as one, keeps its rows and can be tried again', async () => {
  await openImport()
  server.on(importCourses, lost)
  await choose(new File(['title,description,price\nA,a,Free'], 'courses.csv'))
  await dialog().getByRole('button', { name: 'Import 1 course' }).click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('We couldn’t import the courses.')
  answerPreviews()
  await dialog().getByRole('button', { name: 'Import 1 course' }).click()
  await expect.element(page.getByText('Courses created: 3. Updated: 0.')).toBeVisible()
})

test('the latest import is undone after a question, and what stays is said', async () => {
  await actAs('institution')
  const imported = { id: 7, created: 43, updated: 2, createdAt: new Date().toISOString() }
  const undoableUntil = new Date(Date.now() + 86_400_000).toISOString()
  server.on(listRecentImports, [{ ...imported, undoableUntil }])
  const kept = Array.from({ length: 7 }, (_, at) => ({ id: at, title: `Course ${at}` }))
  server.on(undoImport, { deleted: 36, restored: 2, changedLater: 1, kept })
  await openScreen('/institution/courses')
  await expect.element(page.getByText(/45 courses were imported/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo import' }).click()
  const question = page.getByRole('alertdialog', { name: 'Undo this import?' })
  await expect
    .element(question)
    .toMatchTextContent('43 new courses will be deleted. Those with later changes or applications stay.')
  await expectAccessible()
  server.on(listRecentImports, [])
  await question.getByRole('button', { name: 'Undo import' }).click()
  await expect.element(page.getByText('The import is undone. Deleted: 36. Restored: 2.')).toBeVisible()
  await expect.element(page.getByText('1 course keeps later changes.')).toBeVisible()
  await expect.element(page.getByText(/^New courses that stay, .* Course 4,? and 2 more\.$/)).toBeVisible()
  await expect.element(page.getByText(/45 courses were imported/)).not.toBeInTheDocument()
  expect(server.calls(undoImport)[0]?.params).toMatchObject({ importId: 7 })
})
