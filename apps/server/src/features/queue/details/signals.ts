import { knowledge } from '@milepost/advisor/knowledge'
import type { Signal } from '@milepost/contract/queue/schema'
import type { Queryable } from '#db/client.ts'
import type { CourseRow } from '#features/courses/index.ts'
import {
  countRejectedRequests,
  findCoursesSaying,
  findTakenNames,
  findTypicalPrice,
} from '#features/queue/details/repository.ts'
import { linksIn, saysTheSame, telltalesOf } from '#features/queue/details/same-text.ts'
import { similarNames } from '#features/queue/details/similar-names.ts'

/** From this many times the usual price on, up or down, a price is unusual. */
const farTimes = 3
const minPrices = 5

/** The names that are nearly the same as a name, each once. */
export async function findSimilarNames(
  db: Queryable,
  name: string,
  besidesRequest: number | null = null,
): Promise<string[]> {
  return [...new Set(similarNames(name, await findTakenNames(db, besidesRequest)))].slice(0, 5)
}

interface SignalledRequest {
  readonly id: number
  readonly userId: string
  readonly name: string
  readonly description: string
}

export async function findRequestSignals(db: Queryable, request: SignalledRequest): Promise<Signal[]> {
  const { id, userId, name, description } = request
  const names = await findSimilarNames(db, name, id)
  const times = await countRejectedRequests(db, userId)
  return [
    ...(names.length > 0 ? [{ kind: 'similar_name', names } as const] : []),
    ...(times > 0 ? [{ kind: 'rejected_before', times } as const] : []),
    ...linkSignals(description),
  ]
}

export async function findCourseSignals(db: Queryable, course: CourseRow): Promise<Signal[]> {
  const { id, title, description } = course
  const found = await findCoursesSaying(db, telltalesOf(description), id)
  const same = found.filter((other) => saysTheSame(description, other.description))
  const copies = same.map(({ description: _, ...other }) => other).slice(0, 5)
  return [
    ...(copies.length > 0 ? [{ kind: 'same_text', courses: copies } as const] : []),
    ...(await findPriceSignals(db, course)),
    ...linkSignals(`${title}\n${description}`),
  ]
}

export function linkSignals(text: string): Signal[] {
  const links = linksIn(text)
  return links.length > 0 ? [{ kind: 'links', links }] : []
}

async function findPriceSignals(db: Queryable, { id, price, skills: [skillId] }: CourseRow): Promise<Signal[]> {
  const skill = skillId === undefined ? undefined : knowledge.skills.get(skillId)
  if (price === null || price === 0 || skillId === undefined || skill === undefined) return []
  const { middle, courses } = await findTypicalPrice(db, skillId, id)
  const isUsual = price <= middle * farTimes && price >= middle / farTimes
  return courses < minPrices || isUsual ? [] : [{ kind: 'unusual_price', typical: middle, skill: skill.name }]
}
