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
export type Fields = {
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

/** In: the course's name as a link may give it, from anywhere. Out: the fields as they begin. */
export function emptyFields(askedFor = ''): Fields {
  return {
    ...{ courseName: askedFor.trim().slice(0, maxCourseNameLength), askedFor, description: '', category: '' },
    ...{ difficulty: 'Beginner', duration: '', mode: 'Online', link: '', price: '' },
  }
}

/** In the order of the form. */
const places = ['courseName', 'description', 'category', 'difficulty', 'duration', 'mode', 'price', 'link'] as const
export type Place = (typeof places)[number]
const needed: readonly Place[] = ['courseName', 'description', 'category', 'price']

export type Mistake = 'required' | 'web_address'

/** What is wrong, by its place, in the order of the form. */
export function mistakesIn(fields: Fields): Map<Place, Mistake> {
  const mistakes = new Map<Place, Mistake>()
  for (const place of places) {
    const text = fields[place].trim()
    if (needed.includes(place) && text === '') mistakes.set(place, 'required')
    if (place === 'link' && text !== '' && !isWebAddress(text)) mistakes.set(place, 'web_address')
  }
  return mistakes
}

/** In: what was typed before, and the name that a link asks for now. Out: the fields to go on with: another name than before wins. */
export function resumed(kept: Fields, askedFor: string): Fields {
  if (askedFor === '' || kept.askedFor === askedFor) return kept
  return { ...kept, askedFor, courseName: emptyFields(askedFor).courseName }
}

/** In: what the server found wrong. Out: its words by the field they stand at. */
export function issuesByPlace(issues: readonly Issue[]): Map<Place, string> {
  return new Map(
    places.flatMap((place) => {
      const issue = issues.find(({ field }) => field === place)
      return issue === undefined ? [] : [[place, issue.message] as const]
    }),
  )
}

/** In: fields without mistakes. Out: what is sent; null where a choice is none of the lists. */
export function bodyOf(userId: string, fields: Fields) {
  const among = <Value extends string>(list: readonly Value[], text: string) => list.find((known) => known === text)
  const { courseName, description, duration, link } = fields
  const category = among(courseCategories, fields.category)
  const difficulty = among(courseDifficulties, fields.difficulty)
  const mode = among(courseModes, fields.mode)
  const price = among(coursePriceBands, fields.price)
  if (category === undefined || price === undefined || difficulty === undefined || mode === undefined) return null
  return { userId, courseName, description, category, difficulty, duration, mode, link, price }
}
