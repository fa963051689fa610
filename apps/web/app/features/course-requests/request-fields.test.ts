import { describe, expect, test } from 'vitest'
import { bodyOf, emptyFields, issuesByField, resumeDraft, validate } from '#features/course-requests/request-fields.ts'

const filled = { ...emptyFields('Rust'), description: 'All of it', category: 'DevOps', price: 'No Cost' }

test('a name from a link is trimmed and cut, the rest begins as the lists do', () => {
  expect(emptyFields(`  ${'x'.repeat(300)}`).courseName).toHaveLength(200)
  expect(emptyFields('Rust')).toMatchObject({ courseName: 'Rust', difficulty: 'Beginner', mode: 'Online', price: '' })
})

describe('issues', () => {
  test('name, description, category and price must be there, in the order of the form', () => {
    expect([...validate(emptyFields()).keys()]).toEqual(['courseName', 'description', 'category', 'price'])
    expect(validate(filled).size).toBe(0)
  })

  test.each([
    ['https://example.com/rust', false],
    ['http://example.com', false],
    ['', false],
    ['example.com', true],
    ['javascript:alert(1)', true],
    ['https://me:secret@example.com', true],
    ['https://', true],
  ])('link %j', (link, wrong) => {
    expect(validate({ ...filled, link }).get('link')).toBe(wrong ? 'web_address' : undefined)
  })
})

test('what is sent holds the choices of the lists alone', () => {
  const { askedFor: _, ...sent } = filled
  expect(bodyOf('u', filled)).toEqual({ userId: 'u', ...sent })
  expect(bodyOf('u', { ...filled, category: 'Cooking' })).toBeNull()
  expect(bodyOf('u', emptyFields())).toBeNull()
})

test('what the server says stands at its field, the first one of the form first', () => {
  const issue = (field: string) => ({ field, rule: 'required', message: `${field} is wrong`, params: {} })
  expect([...issuesByField([issue('link'), issue('courseName'), issue('userId')]).keys()]).toEqual([
    'courseName',
    'link',
  ])
})

test('what was typed is gone on with; a link to another course names that one', () => {
  const typed = { ...filled, courseName: 'Rust, slowly' }
  expect(resumeDraft(typed, '')).toBe(typed)
  expect(resumeDraft(typed, 'Rust')).toBe(typed)
  expect(resumeDraft(typed, 'Go')).toEqual({ ...typed, courseName: 'Go', askedFor: 'Go' })
})
