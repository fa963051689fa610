import type { Candidate } from '#link/candidates.ts'
import type { Wanting } from '#link/wanting.ts'

/** A course serves at most this many steps. */
export const maxStepsPerCourse = 2
/** A course that fits worse by no more than this serves as well, and is taken when it is cheaper. */
const nearlyAsGood = 0.5

/** A step that a course may serve. */
interface Claim {
  readonly step: number
  readonly isTitled: boolean
  /** How many free courses may serve the step. */
  readonly free: number
  readonly fit: number
}

/** The course of a step that stands already. */
interface Bought {
  readonly courseId: number
  readonly price: number
}

/** In: courses, one for each step they serve. Out: how many steps each serves. */
export function usesOf(courses: readonly { readonly courseId: number }[]): ReadonlyMap<number, number> {
  const uses = new Map<number, number>()
  for (const { courseId } of courses) uses.set(courseId, (uses.get(courseId) ?? 0) + 1)
  return uses
}

/**
 * Each course is kept for the two steps that need it most: those its title names before those it only touches, then those with the
 * fewest free courses, then those it fits best. What a budget allows plays no part, so that more money never takes a course from a
 * step.
 */
function keptFor(wanting: readonly Wanting[], standing: readonly Bought[]): ReadonlyMap<number, ReadonlySet<number>> {
  const used = usesOf(standing)
  const claims = new Map<number, Claim[]>()
  wanting.forEach(({ own, other }, step) => {
    const all = [...own, ...other]
    const free = all.filter(({ course }) => course.price <= 0).length
    for (const { course, fit, where } of all) {
      const claim = { step, isTitled: where === 'title', free, fit }
      const before = claims.get(course.id)
      if (before === undefined) claims.set(course.id, [claim])
      else before.push(claim)
    }
  })
  return new Map(
    [...claims].map(([course, steps]) => {
      steps.sort(
        (a, b) => Number(b.isTitled) - Number(a.isTitled) || a.free - b.free || b.fit - a.fit || a.step - b.step,
      )
      const free = Math.max(0, maxStepsPerCourse - (used.get(course) ?? 0))
      return [course, new Set(steps.slice(0, free).map(({ step }) => step))]
    }),
  )
}

/** The cheapest of those that are nearly as good as the best. */
function bestValue(candidates: readonly Candidate[], purse: Purse): Candidate | undefined {
  const best = Math.max(...candidates.map(({ fit }) => fit))
  return candidates
    .filter(({ fit }) => fit >= best - nearlyAsGood)
    .sort((a, b) => priceIn(purse, a) - priceIn(purse, b) || b.fit - a.fit || a.course.id - b.course.id)[0]
}

interface Options {
  readonly own: readonly Candidate[]
  readonly other: readonly Candidate[]
}

/** What is bought so far, and what each step has. */
interface Purse {
  left: number
  readonly bought: Set<number>
  readonly chosen: (Candidate | undefined)[]
  /** How many standing steps each course serves. */
  readonly standing: ReadonlyMap<number, number>
}

/** What a course costs beside what is bought already. */
function priceIn({ bought }: Purse, { course }: Candidate): number {
  return bought.has(course.id) ? 0 : Math.max(0, course.price)
}

/** How many more steps a course may serve. */
function roomIn({ chosen, standing }: Purse, { course }: Candidate): number {
  const used = chosen.filter((one) => one?.course.id === course.id).length
  return maxStepsPerCourse - used - (standing.get(course.id) ?? 0)
}

function pick({ own, other }: Options, purse: Purse, limit: number): Candidate | undefined {
  const isPossible = (candidate: Candidate) => priceIn(purse, candidate) <= limit && roomIn(purse, candidate) > 0
  return bestValue(own.filter(isPossible), purse) ?? bestValue(other.filter(isPossible), purse)
}

function take(purse: Purse, step: number, candidate: Candidate): void {
  purse.left -= priceIn(purse, candidate)
  purse.bought.add(candidate.course.id)
  purse.chosen[step] = candidate
}

function takeFree(options: readonly Options[], purse: Purse): void {
  for (const [step, mine] of options.entries()) {
    const free = purse.chosen[step] === undefined ? pick(mine, purse, 0) : undefined
    if (free !== undefined) take(purse, step, free)
  }
}

/** Steps without a course get one, as long as there is money for any: most hours for a rupee first. */
function buyForOpenSteps(options: readonly Options[], hours: readonly number[], purse: Purse): void {
  for (;;) {
    const offers = new Map<number, { readonly steps: [number, Candidate][]; hours: number; readonly price: number }>()
    for (const [step, { own, other }] of options.entries()) {
      if (purse.chosen[step] !== undefined) continue
      for (const candidate of [...own, ...other]) {
        const price = priceIn(purse, candidate)
        if (price > purse.left) continue
        const offer = offers.get(candidate.course.id) ?? { steps: [], hours: 0, price }
        if (offer.steps.length >= roomIn(purse, candidate)) continue
        offer.steps.push([step, candidate])
        offer.hours += hours[step] ?? 0
        offers.set(candidate.course.id, offer)
      }
    }
    const worth = (offer: { readonly hours: number; readonly price: number }) =>
      offer.hours / Math.max(offer.price, Number.EPSILON)
    const [best] = [...offers].sort(([a, x], [b, y]) => worth(y) - worth(x) || y.hours - x.hours || a - b)
    if (best === undefined) return
    for (const [step, candidate] of best[1].steps) take(purse, step, candidate)
  }
}

/** What money is left goes to better courses than those that came first, the longest step first. Out: whether it bought any. */
function buyBetter(options: readonly Options[], hours: readonly number[], purse: Purse): boolean {
  const byHours = [...options.keys()].sort((a, b) => (hours[b] ?? 0) - (hours[a] ?? 0) || a - b)
  let hasBought = false
  for (const step of byHours) {
    const now = purse.chosen[step]
    const mine = options[step]
    if (now === undefined || mine === undefined) continue
    const isShared = roomIn(purse, now) < maxStepsPerCourse - 1
    const back = isShared ? 0 : Math.max(0, now.course.price)
    const better = pick(mine, purse, purse.left + back)
    if (better === undefined || better.course.id === now.course.id) continue
    const wasOwn = mine.own.includes(now)
    if (wasOwn && (!mine.own.includes(better) || better.fit <= now.fit + nearlyAsGood)) continue
    if (!wasOwn && !mine.own.includes(better) && better.fit <= now.fit + nearlyAsGood) continue
    purse.left += back
    if (!isShared) purse.bought.delete(now.course.id)
    take(purse, step, better)
    hasBought = true
  }
  return hasBought
}

/** A step without a course gets one that is full where another step can move on to a course of its own. Out: whether any moved. */
function makeRoom(options: readonly Options[], purse: Purse): boolean {
  let hasMoved = false
  for (const [step, { own, other }] of options.entries()) {
    for (const wished of [...own, ...other]) {
      if (purse.chosen[step] !== undefined) break
      if (roomIn(purse, wished) > 0) continue
      for (const [holder, theirs] of options.entries()) {
        const now = purse.chosen[holder]
        if (now?.course.id !== wished.course.id) continue
        const isElse = ({ course }: Candidate) => course.id !== now.course.id
        const otherOwn = { own: theirs.own.filter(isElse), other: [] }
        const instead = theirs.own.includes(now) ? otherOwn : { ...otherOwn, other: theirs.other.filter(isElse) }
        const next = pick(instead, purse, purse.left)
        if (next === undefined) continue
        take(purse, holder, next)
        take(purse, step, wished)
        hasMoved = true
        break
      }
    }
  }
  return hasMoved
}

/**
 * In: what each step may be linked to, and how much may be spent. Out: the course of each step, undefined where none is left for it.
 * Free courses come first; money goes to steps without one, for courses in the learner's own language before others, then to better
 * courses. That language counts over fit. A course is paid for once, and those that stand already are. In the end, no step lacks a
 * course, or one in the learner's own language, that still has room and is within what is left.
 */
export function chooseCourses(
  wanting: readonly Wanting[],
  limit: number,
  standing: readonly Bought[] = [],
): (Candidate | undefined)[] {
  const kept = keptFor(wanting, standing)
  const options = wanting.map(({ own, other }, step): Options => {
    const isKept = ({ course }: Candidate) => kept.get(course.id)?.has(step) === true
    return { own: own.filter(isKept), other: other.filter(isKept) }
  })
  const hours = wanting.map(({ step }) => step.hours)
  const paid = new Map(standing.map(({ courseId, price }) => [courseId, Math.max(0, price)]))
  const spent = [...paid.values()].reduce((sum, price) => sum + price, 0)
  const purse: Purse = {
    left: Math.max(0, limit - spent),
    bought: new Set(paid.keys()),
    chosen: wanting.map(() => undefined),
    standing: usesOf(standing),
  }
  takeFree(options, purse)
  takeFree(wanting, purse)
  buyForOpenSteps(
    options.map(({ own }) => ({ own, other: [] })),
    hours,
    purse,
  )
  buyForOpenSteps(options, hours, purse)
  buyBetter(options, hours, purse)
  // A course may be left by the steps it was kept for: then the others may have it.
  for (let hasChanged = true; hasChanged; ) {
    buyForOpenSteps(wanting, hours, purse)
    const hasMoved = makeRoom(wanting, purse)
    hasChanged = buyBetter(wanting, hours, purse) || hasMoved
  }
  return purse.chosen
}
