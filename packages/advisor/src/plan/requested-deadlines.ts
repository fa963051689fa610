import { deadlineId } from '@milepost/contract/roadmaps/limits'
import type { RoadmapRequest } from '@milepost/contract/roadmaps/schema'
import type { AdvisorProfile } from '#advisor.ts'
import { readDeadline } from '#read/deadline.ts'

type DeadlineRequest = Extract<RoadmapRequest, { kind: 'deadline' }>

type DeadlineAnswers = Pick<AdvisorProfile, 'finishBy' | 'shortTermGoals' | 'longTermGoals' | 'decisions'>

/**
 * Reads by when the learner wants to arrive. A date that they set as an answer outweighs what their goals say.
 *
 * @param profile - The learner's date and goals, and whether they took the deadlines back.
 * @param today - The day to count from, like '2026-11-21'.
 * @returns The date that was set, else at most one deadline of each goal, each day once.
 */
export function readDeadlines(
  { finishBy = null, shortTermGoals, longTermGoals, decisions }: DeadlineAnswers,
  today: string,
): DeadlineRequest[] {
  const isIgnored = decisions?.corrections.some((one) => one.skillId === deadlineId && one.requestIgnored === true)
  const ignored = isIgnored === true && { ignored: true }
  if (finishBy !== null) return [{ kind: 'deadline', quote: null, until: finishBy, ...ignored }]
  const found = [shortTermGoals, longTermGoals].flatMap((goals): DeadlineRequest[] => {
    const read = readDeadline(goals, today)
    return read === null ? [] : [{ kind: 'deadline', quote: read.quote, until: read.until, ...ignored }]
  })
  return found.filter(({ until }, index) => found.findIndex((other) => other.until === until) === index)
}
