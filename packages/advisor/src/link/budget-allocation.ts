import type { CourseCandidate } from '#link/candidates.ts'
import { weightOf } from '#link/course-drawbacks.ts'
import type { StepDemand } from '#link/step-demand.ts'

/** A course serves at most this many steps. */
export const maxStepsPerCourse = 2
/** Worths that differ by no more than this count as equal, and the cheaper course wins. */
const worthTolerance = 0.5

/** A step that a course may serve. */
interface Claim {
  readonly step: number
  readonly isTitled: boolean
  /** How many free courses may serve the step. */
  readonly free: number
  readonly worth: number
}

/** The course of a step whose link is kept. */
interface AssignedCourse {
  readonly courseId: number
  readonly price: number
}

/**
 * Counts how many steps each course serves.
 *
 * @param courses - One entry for each step that a course serves.
 * @returns The number of steps by course id.
 */
export function countUses(courses: readonly { readonly courseId: number }[]): ReadonlyMap<number, number> {
  const uses = new Map<number, number>()
  for (const { courseId } of courses) uses.set(courseId, (uses.get(courseId) ?? 0) + 1)
  return uses
}

/**
 * Each course is reserved for the two steps that need it most: title matches first, then the fewest free courses, then
 * the best worth. Prices play no part, so that a larger budget never takes a course from a step.
 */
function reserveCourses(
  demands: readonly StepDemand[],
  kept: readonly AssignedCourse[],
): ReadonlyMap<number, ReadonlySet<number>> {
  const used = countUses(kept)
  const claims = new Map<number, Claim[]>()
  demands.forEach(({ own, other }, step) => {
    const all = [...own, ...other]
    const free = all.filter(({ course }) => course.price <= 0).length
    for (const { course, worth, where } of all) {
      const claim = { step, isTitled: where === 'title', free, worth }
      const before = claims.get(course.id)
      if (before === undefined) claims.set(course.id, [claim])
      else before.push(claim)
    }
  })
  return new Map(
    [...claims].map(([course, steps]) => {
      steps.sort(
        (a, b) => Number(b.isTitled) - Number(a.isTitled) || a.free - b.free || b.worth - a.worth || a.step - b.step,
      )
      const free = Math.max(0, maxStepsPerCourse - (used.get(course) ?? 0))
      return [course, new Set(steps.slice(0, free).map(({ step }) => step))]
    }),
  )
}

function findBestValue(
  candidates: readonly CourseCandidate[],
  allocation: BudgetAllocation,
): CourseCandidate | undefined {
  const near = candidates.filter(({ placeRank }) => placeRank < weightOf('farAway'))
  const reachable = near.length > 0 ? near : candidates
  const best = Math.max(...reachable.map(({ worth }) => worth))
  return reachable
    .filter(({ worth }) => worth >= best - worthTolerance)
    .sort(
      (a, b) =>
        additionalPrice(allocation, a) - additionalPrice(allocation, b) ||
        a.placeRank - b.placeRank ||
        b.worth - a.worth ||
        a.course.id - b.course.id,
    )[0]
}

interface StepOptions {
  readonly own: readonly CourseCandidate[]
  readonly other: readonly CourseCandidate[]
}

interface BudgetAllocation {
  remaining: number
  readonly paid: Set<number>
  readonly chosen: (CourseCandidate | undefined)[]
  /** How many kept steps each course serves. */
  readonly keptUses: ReadonlyMap<number, number>
}

/** A course is paid for once, however many steps it serves. */
function additionalPrice({ paid }: BudgetAllocation, { course }: CourseCandidate): number {
  return paid.has(course.id) ? 0 : Math.max(0, course.price)
}

function remainingUses({ chosen, keptUses }: BudgetAllocation, { course }: CourseCandidate): number {
  const used = chosen.filter((one) => one?.course.id === course.id).length
  return maxStepsPerCourse - used - (keptUses.get(course.id) ?? 0)
}

function pickCourse(
  { own, other }: StepOptions,
  allocation: BudgetAllocation,
  limit: number,
): CourseCandidate | undefined {
  const isPossible = (candidate: CourseCandidate) =>
    additionalPrice(allocation, candidate) <= limit && remainingUses(allocation, candidate) > 0
  return findBestValue(own.filter(isPossible), allocation) ?? findBestValue(other.filter(isPossible), allocation)
}

function assignCourse(allocation: BudgetAllocation, step: number, candidate: CourseCandidate): void {
  allocation.remaining -= additionalPrice(allocation, candidate)
  allocation.paid.add(candidate.course.id)
  allocation.chosen[step] = candidate
}

function assignFreeCourses(options: readonly StepOptions[], allocation: BudgetAllocation): void {
  for (const [step, mine] of options.entries()) {
    const free = allocation.chosen[step] === undefined ? pickCourse(mine, allocation, 0) : undefined
    if (free !== undefined) assignCourse(allocation, step, free)
  }
}

/** Greedy: the course with the most hours for a rupee comes first. */
function assignPaidCourses(
  options: readonly StepOptions[],
  hours: readonly number[],
  allocation: BudgetAllocation,
): void {
  for (;;) {
    const offers = new Map<
      number,
      { readonly steps: [number, CourseCandidate][]; hours: number; readonly price: number }
    >()
    for (const [step, { own, other }] of options.entries()) {
      if (allocation.chosen[step] !== undefined) continue
      for (const candidate of [...own, ...other]) {
        const price = additionalPrice(allocation, candidate)
        if (price > allocation.remaining) continue
        const offer = offers.get(candidate.course.id) ?? { steps: [], hours: 0, price }
        if (offer.steps.length >= remainingUses(allocation, candidate)) continue
        offer.steps.push([step, candidate])
        offer.hours += hours[step] ?? 0
        offers.set(candidate.course.id, offer)
      }
    }
    const hoursPerRupee = (offer: { readonly hours: number; readonly price: number }) =>
      offer.hours / Math.max(offer.price, Number.EPSILON)
    const [best] = [...offers].sort(
      ([a, x], [b, y]) => hoursPerRupee(y) - hoursPerRupee(x) || y.hours - x.hours || a - b,
    )
    if (best === undefined) return
    for (const [step, candidate] of best[1].steps) assignCourse(allocation, step, candidate)
  }
}

/** Spends what is left on better courses, for the longest steps first. Returns whether any course changed. */
function upgradeCourses(
  options: readonly StepOptions[],
  hours: readonly number[],
  allocation: BudgetAllocation,
): boolean {
  const byHours = [...options.keys()].sort((a, b) => (hours[b] ?? 0) - (hours[a] ?? 0) || a - b)
  let hasUpgraded = false
  for (const step of byHours) {
    const now = allocation.chosen[step]
    const mine = options[step]
    if (now === undefined || mine === undefined) continue
    const isShared = remainingUses(allocation, now) < maxStepsPerCourse - 1
    const back = isShared ? 0 : Math.max(0, now.course.price)
    const better = pickCourse(mine, allocation, allocation.remaining + back)
    if (better === undefined || better.course.id === now.course.id) continue
    const wasOwn = mine.own.includes(now)
    if (wasOwn && (!mine.own.includes(better) || better.worth <= now.worth + worthTolerance)) continue
    if (!wasOwn && !mine.own.includes(better) && better.worth <= now.worth + worthTolerance) continue
    allocation.remaining += back
    if (!isShared) allocation.paid.delete(now.course.id)
    assignCourse(allocation, step, better)
    hasUpgraded = true
  }
  return hasUpgraded
}

/**
 * Frees a full course for a step without one, where its current step can move to another course. Returns whether any
 * moved.
 */
function reassignFullCourses(options: readonly StepOptions[], allocation: BudgetAllocation): boolean {
  let hasMoved = false
  for (const [step, { own, other }] of options.entries()) {
    for (const requested of [...own, ...other]) {
      if (allocation.chosen[step] !== undefined) break
      if (remainingUses(allocation, requested) > 0) continue
      for (const [holder, theirs] of options.entries()) {
        const now = allocation.chosen[holder]
        if (now?.course.id !== requested.course.id) continue
        const isOther = ({ course }: CourseCandidate) => course.id !== now.course.id
        const otherOwn = { own: theirs.own.filter(isOther), other: [] }
        const instead = theirs.own.includes(now) ? otherOwn : { ...otherOwn, other: theirs.other.filter(isOther) }
        const next = pickCourse(instead, allocation, allocation.remaining)
        if (next === undefined) continue
        assignCourse(allocation, holder, next)
        assignCourse(allocation, step, requested)
        hasMoved = true
        break
      }
    }
  }
  return hasMoved
}

/**
 * Chooses a course for each step within a budget. Free courses come first, then paid ones for steps without any, then
 * better ones. The learner's own language always wins over worth. A course is paid for once, and kept ones already are.
 * In the end, no step lacks a course, or one in the learner's language, that still has room and fits what is left.
 *
 * @param demands - The steps with the courses that may serve them.
 * @param limit - The budget in rupees.
 * @param kept - Courses of other steps that stay linked.
 * @returns The course of each step, in order. Undefined where none is left for it.
 */
export function allocateCourses(
  demands: readonly StepDemand[],
  limit: number,
  kept: readonly AssignedCourse[] = [],
): (CourseCandidate | undefined)[] {
  const reserved = reserveCourses(demands, kept)
  const options = demands.map(({ own, other }, step): StepOptions => {
    const isReserved = ({ course }: CourseCandidate) => reserved.get(course.id)?.has(step) === true
    return { own: own.filter(isReserved), other: other.filter(isReserved) }
  })
  const hours = demands.map(({ step }) => step.hours)
  const paid = new Map(kept.map(({ courseId, price }) => [courseId, Math.max(0, price)]))
  const spent = [...paid.values()].reduce((sum, price) => sum + price, 0)
  const allocation: BudgetAllocation = {
    remaining: Math.max(0, limit - spent),
    paid: new Set(paid.keys()),
    chosen: demands.map(() => undefined),
    keptUses: countUses(kept),
  }
  assignFreeCourses(options, allocation)
  assignFreeCourses(demands, allocation)
  assignPaidCourses(
    options.map(({ own }) => ({ own, other: [] })),
    hours,
    allocation,
  )
  assignPaidCourses(options, hours, allocation)
  upgradeCourses(options, hours, allocation)
  // Steps may not use the course that is reserved for them. Others may have it then.
  for (let hasChanged = true; hasChanged; ) {
    assignPaidCourses(demands, hours, allocation)
    const hasMoved = reassignFullCourses(demands, allocation)
    hasChanged = upgradeCourses(demands, hours, allocation) || hasMoved
  }
  return allocation.chosen
}
