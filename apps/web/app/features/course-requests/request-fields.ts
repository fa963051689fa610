import {
  courseCategories,
  courseDifficulties,
  courseModes,
  coursePriceBands,
  isWebAddress,
  maxCourseNameLength,
} from '@milepost/contract/course-requests'
import type { Issue } from '@milepost/contract/errors'

/** The form's fields as texts; a choice that was not made yet is ''. */
export type RequestFields = {
  readonly courseName: string
  readonly description: string
  readonly category: string
  readonly difficulty: string
  readonly duration: string
  readonly mode: string
  readonly link: string
  readonly price: string
  /** The name that the link asked for by which the form was begun; '' without one. */
  readonly askedFor: string
}

/** The form's first values; `askedFor` comes from a link, so it can be anything. */
export function emptyFields(askedFor = ''): RequestFields {
  return {
    ...{ courseName: askedFor.trim().slice(0, maxCourseNameLength), askedFor, description: '', category: '' },
    ...{ difficulty: 'Beginner', duration: '', mode: 'Online', link: '', price: '' },
  }
}

/** In the order of the form. */
const fieldNames = ['courseName', 'description', 'category', 'difficulty', 'duration', 'mode', 'price', 'link'] as const
export type RequestFieldName = (typeof fieldNames)[number]
const needed: readonly RequestFieldName[] = ['courseName', 'description', 'category', 'price']

export type IssueRule = 'required' | 'web_address'

/** What is wrong, by its place, in the order of the form. */
export function validate(fields: RequestFields): Map<RequestFieldName, IssueRule> {
  const fieldIssues = new Map<RequestFieldName, IssueRule>()
  for (const fieldName of fieldNames) {
    const text = fields[fieldName].trim()
    if (needed.includes(fieldName) && text === '') fieldIssues.set(fieldName, 'required')
    if (fieldName === 'link' && text !== '' && !isWebAddress(text)) fieldIssues.set(fieldName, 'web_address')
  }
  return fieldIssues
}

/** Continues a draft, unless the link now asks for another course. */
export function resumeDraft(draft: RequestFields, askedFor: string): RequestFields {
  if (askedFor === '' || draft.askedFor === askedFor) return draft
  return { ...draft, askedFor, courseName: emptyFields(askedFor).courseName }
}

/** The server's messages by the form's fields. */
export function issuesByField(issues: readonly Issue[]): Map<RequestFieldName, string> {
  return new Map(
    fieldNames.flatMap((fieldName) => {
      const issue = issues.find(({ field }) => field === fieldName)
      return issue === undefined ? [] : [[fieldName, issue.message] as const]
    }),
  )
}

/** @returns The request to send, or null if a choice is in none of the lists. */
export function bodyOf(userId: string, fields: RequestFields) {
  const among = <Value extends string>(list: readonly Value[], text: string) => list.find((known) => known === text)
  const { courseName, description, duration, link } = fields
  const category = among(courseCategories, fields.category)
  const difficulty = among(courseDifficulties, fields.difficulty)
  const mode = among(courseModes, fields.mode)
  const price = among(coursePriceBands, fields.price)
  if (category === undefined || price === undefined || difficulty === undefined || mode === undefined) return null
  return { userId, courseName, description, category, difficulty, duration, mode, link, price }
}
