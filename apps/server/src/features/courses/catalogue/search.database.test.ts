import { understoodSearchHeader } from '@milepost/contract/courses/catalogue/limits'
import { readUnderstoodSearch } from '@milepost/contract/courses/catalogue/schema'
import type { Course } from '@milepost/contract/courses/schema'
import { lt } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { foldRows } from '#db/refresh-search.ts'
import { courses } from '#db/schema/courses.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { createCourse, createInstitution } from '../../../../test/factories.ts'

const product = await buildTestApp()
const institutionId = await createInstitution(product)
afterEach(() => product.dependencies.db.delete(courses))
afterAll(() => product.close())

type CourseValues = Partial<typeof courses.$inferInsert> & { readonly title: string }

/** Inserts courses, oldest first. */
async function offer(...rows: readonly CourseValues[]) {
  await product.dependencies.db.insert(courses).values(rows.map((row) => ({ description: '', institutionId, ...row })))
  await foldRows(product.dependencies, 'courses')
}

async function search(text: string, query: Readonly<Record<string, string>> = {}) {
  const reply = await product.app.inject({ url: '/api/courses', query: { search: text, ...query } })
  expect(reply.statusCode).toBe(200)
  const header = reply.headers[understoodSearchHeader]
  return {
    titles: reply.json<Course[]>().map(({ title }) => title),
    total: Number(reply.headers['x-total-count']),
    understood: readUnderstoodSearch(typeof header === 'string' ? header : null),
  }
}

describe('words that are filters', () => {
  const offerAll = () =>
    offer(
      { title: 'தமிழில் Python நிரலாக்கம்', language: 'ta', price: 0 },
      { title: 'Python', description: 'Tamil is not spoken here', level: 'beginner', price: 900 },
      { title: 'Python in depth', level: 'advanced', price: null },
      { title: 'Figma', language: 'si', level: 'intermediate', price: 100 },
    )

  test.each([
    ['tamil', ['தமிழில் Python நிரலாக்கம்']],
    ['Tamil, python', ['தமிழில் Python நிரலாக்கம்']],
    ['python in Tamil', ['தமிழில் Python நிரலாக்கம்']],
    ['தமிழ்', ['தமிழில் Python நிரலாக்கம்']],
    ['sinhala', ['Figma']],
    ['tamil sinhala', ['Figma', 'தமிழில் Python நிரலாக்கம்']],
    ['free python', ['Python in depth', 'தமிழில் Python நிரலாக்கம்']],
    ['free english', ['Python in depth']],
    ['python for beginners', ['Python']],
    ['intermediate', ['Figma']],
    ['advanced', ['Python in depth']],
  ])('%s', async (text, expected) => {
    await offerAll()
    expect((await search(text)).titles).toEqual(expected)
  })

  test('are named in the reply, with the words they were understood from', async () => {
    await offerAll()
    expect((await search('free python in Tamil')).understood).toEqual({
      search: 'free python in Tamil',
      filters: [
        { name: 'price', value: 'free', words: ['free'] },
        { name: 'language', value: 'ta', words: ['in Tamil'] },
      ],
      corrections: [],
    })
    expect((await search('')).understood).toBeNull()
  })

  test('go together with the filters beside the search', async () => {
    await offerAll()
    expect((await search('python', { level: 'advanced' })).titles).toEqual(['Python in depth'])
    expect((await search('free', { language: 'en' })).titles).toEqual(['Python in depth'])
  })

  test('are words where they would hide everything, one filter given up before all are', async () => {
    await offer({ title: 'English Literature', language: 'ta', price: 0 }, { title: 'Novels', language: 'en' })
    const all = await search('english literature')
    expect(all).toMatchObject({ titles: ['English Literature'], understood: { filters: [] } })
    const free = await search('free english literature')
    expect(free.titles).toEqual(['English Literature'])
    expect(free.understood?.filters.map(({ name }) => name)).toEqual(['price'])
  })

  test('are words in quotation marks, and stay filters where nothing helps', async () => {
    await offer({ title: 'Spoken English', language: 'ta' }, { title: 'Novels', language: 'en' })
    expect((await search('"Spoken English"')).titles).toEqual(['Spoken English'])
    const nothing = await search('english zymurgy')
    expect([nothing.total, nothing.understood?.filters.length]).toEqual([0, 1])
  })
})

test.each([
  ['cafe', 'Café management'],
  ['CAFÉ', 'Cafe management'],
  ['naive', 'naïve Bayes'],
  ['learners', 'A learner’s guide'],
  ['\u0b95\u0bc6\u0bbe\u0b9f\u0bbf', 'கொடி வரைதல்'],
  ['ශ්‍රී', 'ශ්රී ලංකා ඉතිහාසය'],
  ['நிரலாக்கம்', 'நிரலாக்கமும் வடிவமைப்பும்'],
  ['ｐｙｔｈｏｎ', 'Py\u00adthon'],
  ['dotnet', 'ASP.NET Core'],
  ['dot net', '.NET for beginners'],
  ['.NET', 'Dotnet'],
  ['c#', 'C# games'],
])('%s finds %s', async (typed, title) => {
  await offer({ title }, { title: 'Kotlin networks in C' })
  expect((await search(typed)).titles).toEqual([title])
})

test.each(['python', 'paithan', 'பைதான்', 'பைதானில்', 'පයිතන්'])('%s is Python in every script', async (typed) => {
  await offer({ title: 'Python' }, { title: 'பைத்தான் கற்போம்' }, { title: 'පයිතන් මූලික' }, { title: 'Java' })
  expect((await search(typed)).titles.toSorted()).toEqual(['Python', 'பைத்தான் கற்போம்', 'පයිතන් මූලික'])
})

test('names of several words are found in every script, beside other words', async () => {
  await offer({ title: 'இயந்திரக் கற்றல் அறிமுகம்' }, { title: 'Machine learning அறிமுகம்' }, { title: 'Learning' })
  expect((await search('machine learning')).total).toBe(2)
  expect((await search('இயந்திர கற்றல் அறிமுகம்')).total).toBe(2)
})

describe('order', () => {
  test('title before description, whole words before parts, the phrase first, then the newest', async () => {
    await offer(
      { title: 'Data science' },
      { title: 'Science of data' },
      { title: 'Dataset sciences' },
      { title: 'Data work', description: 'Some science' },
      { title: 'In the text', description: 'What data science is' },
      { title: 'In the text, apart', description: 'The science of data' },
      { title: 'Parts in the text, old', description: 'Sciences with datasets' },
      { title: 'Parts in the text, new', description: 'Sciences with datasets' },
    )
    const expected = [
      'Data science',
      'Science of data',
      'Dataset sciences',
      'Data work',
      'In the text',
      'In the text, apart',
      'Parts in the text, new',
      'Parts in the text, old',
    ]
    expect((await search('data science')).titles).toEqual(expected)
    const second = await search('data science', { page: '2', page_size: '3' })
    expect(second).toMatchObject({ titles: expected.slice(3, 6), total: 8 })
  })

  test('above 2,000 matches, those in the title first, then the newest, over all pages', async () => {
    await offer(
      { title: 'Python 1' },
      { title: 'Python 2' },
      ...Array.from({ length: 2_005 }, (_, index) => ({ title: `Course ${index}`, description: 'With python' })),
    )
    const page = async (number: number) => (await search('python', { page: `${number}`, page_size: '3' })).titles
    expect(await page(1)).toEqual(['Python 2', 'Python 1', 'Course 2004'])
    expect(await page(2)).toEqual(['Course 2003', 'Course 2002', 'Course 2001'])
    expect(await page(669)).toEqual(['Course 2', 'Course 1', 'Course 0'])
  })

  test('2,000 are counted, and above that one more stands for all of them, until there are fewer', async () => {
    const manyCourses = Array.from({ length: 2_005 }, (_, index) => ({ title: `Python ${index}`, price: 100 + index }))
    await offer(...manyCourses)
    const totals = async () => [
      (await search('python')).total,
      (await search('')).total,
      (await search('', { min_price: '150' })).total,
    ]
    expect(await totals()).toEqual([2_001, 2_001, 1_955])
    await product.dependencies.db.delete(courses).where(lt(courses.price, 105))
    expect(await totals()).toEqual([2_000, 2_000, 1_955])
    await offer({ title: 'Python in depth', price: 100 })
    expect(await totals()).toEqual([2_001, 2_001, 1_955])
  })
})

describe('typing mistakes', () => {
  test.each([
    ['pyhton', 'python'],
    ['ypthon', 'python'],
    ['ython', 'python'],
    ['jython', 'python'],
    ['ql', undefined],
    ['dql', 'sql'],
    ['pythn', 'python'],
    ['pytthon', 'python'],
    ['pyhtn', undefined],
    ['sqk', 'sql'],
    ['ஓவியமம்', 'ஓவியம்'],
    ['zzz', undefined],
  ])('%s is read as %s', async (typed, shown) => {
    await offer({ title: 'Python' }, { title: 'SQL' }, { title: 'ஓவியம்' })
    const { understood, total } = await search(typed)
    expect(understood).toEqual({
      search: shown ?? typed,
      filters: [],
      corrections: shown === undefined ? [] : [{ typed, shown }],
    })
    expect(total).toBe(shown === undefined ? 0 : 1)
  })

  test('are looked for only where nothing matches, and the word that most courses have is taken', async () => {
    await offer({ title: 'Recap' }, { title: 'React' }, { title: 'React again' })
    expect((await search('reca')).understood?.corrections).toEqual([])
    expect(await search('recat')).toMatchObject({ titles: ['React again', 'React'], total: 2 })
  })

  test('in words of filters are understood too', async () => {
    await offer({ title: 'Python', language: 'ta' }, { title: 'Python', language: 'en' })
    expect(await search('pyhton tamli')).toMatchObject({
      total: 1,
      understood: {
        search: 'python tamil',
        filters: [{ name: 'language', value: 'ta', words: ['tamil'] }],
        corrections: [
          { typed: 'pyhton', shown: 'python' },
          { typed: 'tamli', shown: 'tamil' },
        ],
      },
    })
  })

  test('are compared with courses as they are now, never with one that is hidden', async () => {
    await offer({ title: 'Kotlin', status: 'pending' }, { title: 'Scala' })
    expect((await search('kotiln')).understood?.corrections).toEqual([])
    await product.dependencies.db.update(courses).set({ title: 'Haskell', status: 'approved' })
    await foldRows(product.dependencies, 'courses')
    expect(await search('haskel1')).toMatchObject({ total: 2, understood: { search: 'haskell' } })
    expect((await search('kotiln')).total).toBe(0)
  })
})

describe('where no course has all words', () => {
  test('those of the career that is named are shown, the most of its skills first', async () => {
    await createCourse(product, {
      institutionId,
      title: 'Statistics and Python',
      description: 'Both, from scratch.',
    })
    await createCourse(product, { institutionId, title: 'Python', description: 'Python from scratch.' })
    await createCourse(product, { institutionId, title: 'Watercolours', description: 'Paint.' })
    const { titles, total, understood } = await search('Data analyst')
    expect([titles, total, understood?.career]).toEqual([['Statistics and Python', 'Python'], 2, 'Data Scientist'])
    expect((await search('data analyst in tamil')).total).toBe(0)
    const courseIds = await product.dependencies.courseCache.find({ search: 'data analyst' })
    expect(courseIds).toEqual([])
  })

  test('those with most of the words are shown, before any', async () => {
    await offer(
      { title: 'Pottery and glazing' },
      { title: 'Glazing', description: 'Kilns, in the evening' },
      { title: 'Kilns' },
      { title: 'Weaving' },
    )
    const most = await search('the glazing kilns pottery')
    expect([most.titles.toSorted(), most.understood?.partial]).toEqual([['Glazing', 'Pottery and glazing'], true])
    expect((await search('kilns zymurgy course')).titles).toEqual(['Kilns', 'Glazing'])
    expect((await search('kilns')).understood).not.toHaveProperty('partial')
    expect((await search('zymurgy quipu')).total).toBe(0)
  })
})
