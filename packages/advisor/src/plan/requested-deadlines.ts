import { deadlineId } from '@milepost/contract/roadmaps/limits'
import type { RoadmapRequest } from '@milepost/contract/roadmaps/schema'
import type { AdvisorProfile } from '#advisor.ts'
import { daysUntil, findDeadline } from '#read/deadline.ts'

type DeadlineRequest = Extract<RoadmapRequest, { kind: 'deadline' }>

/** A later deadline is about the career, not about the roadmap: 'in five years I want to lead a team'. */
const maxDays = 2 * 366
const millisecondsPerDay = 86_400_000

/**
 * Reads by when the goals want to arrive.
 *
 * @param profile - The learner's goals, and whether they took the deadlines back.
 * @param today - The day to count from, like '2026-11-21'.
 * @returns At most one deadline of each goal, each day once.
 */
export function readDeadlines(
  { shortTermGoals, longTermGoals, decisions }: Pick<AdvisorProfile, 'shortTermGoals' | 'longTermGoals' | 'decisions'>,
  today: string,
): DeadlineRequest[] {
  const isIgnored = decisions?.corrections.some((one) => one.skillId === deadlineId && one.requestIgnored === true)
  const found = [shortTermGoals, longTermGoals].flatMap((goals): DeadlineRequest[] => {
    const lower = goals.toLowerCase()
    const match = findDeadline(lower)
    if (match === null) return []
    const days = daysUntil(match.deadline, today)
    if (days < 1 || days > maxDays) return []
    const until = new Date(Date.parse(today) + days * millisecondsPerDay).toISOString().slice(0, 10)
    // A few letters have a lower case of another length, which moves the words.
    const words = lower.length === goals.length ? goals : lower
    const quote = words.slice(match.start, match.end)
    return [{ kind: 'deadline', quote, until, ...(isIgnored === true && { ignored: true }) }]
  })
  return found.filter(({ until }, index) => found.findIndex((other) => other.until === until) === index)
}
