import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import type { InterestResult } from '@milepost/contract/interests/schema'
import type { InterestAnswers } from '@milepost/contract/profiles/schema'
import type { FamilyId } from '@milepost/knowledge/schema'
import { interests } from '#knowledge/knowledge.ts'

/** From this answer on, an activity is really liked. */
const likes = 4
/** Fewer answers say too little, and so do answers that hardly differ: the standard deviation of all of them. */
const minAnswers = 9
const minSpread = 0.5
/** A family leads by this much, in steps of an answer, or else it is a close call. */
const clearLead = 0.25
/** Work with computers is liked less than this on average, and something else is really liked. */
const maxDislike = 2.5
const maxQuoted = 3

type Family = (typeof interests.families)[number]
type Activity = (typeof interests.activities)[number]

interface Answer {
  readonly activity: Activity
  readonly liking: number
}

/** A family with how far its activities are liked above the learner's own average. */
interface ScoredFamily {
  readonly family: Family
  readonly score: number
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function answersOf({ activities }: InterestAnswers): Answer[] {
  return interests.activities.flatMap((activity) => {
    const liking = activities[activity.id]
    return liking === undefined ? [] : [{ activity, liking }]
  })
}

/** Against the learner's own average, since some like everything a little and others little at all. */
function scoreFamilies(answers: readonly Answer[]): ScoredFamily[] {
  const average = mean(answers.map(({ liking }) => liking))
  const scoreOf = (id: FamilyId) => {
    const weighted = answers.map(({ activity, liking }) => ({ weight: activity.points[id] ?? 0, liking }))
    const all = weighted.reduce((sum, { weight }) => sum + weight, 0)
    return all === 0 ? 0 : weighted.reduce((sum, { weight, liking }) => sum + weight * (liking - average), 0) / all
  }
  return interests.families.map((family) => ({ family, score: scoreOf(family.id) })).sort((a, b) => b.score - a.score)
}

/** The liked activities of a family, those first that belong to it most. */
function likedOf(answers: readonly Answer[], id: FamilyId): string[] {
  return answers
    .filter(({ activity, liking }) => liking >= likes && (activity.points[id] ?? 0) > 0)
    .sort((a, b) => b.liking - a.liking || (b.activity.points[id] ?? 0) - (a.activity.points[id] ?? 0))
    .slice(0, maxQuoted)
    .map(({ activity }) => activity.text)
}

function votesOf(family: Family, { choices }: InterestAnswers): Map<CareerId, number> {
  const votes = new Map<CareerId, number>(family.careers.map((id) => [id, 0]))
  for (const choice of family.choices) {
    const chosen = choices[choice.id]
    if (chosen === undefined) continue
    const { career } = choice[chosen]
    votes.set(career, (votes.get(career) ?? 0) + 1)
  }
  return votes
}

function describeFamily(family: Family, answers: readonly Answer[], given: InterestAnswers) {
  const votes = votesOf(family, given)
  const careers = [...family.careers].sort((a, b) => (votes.get(b) ?? 0) - (votes.get(a) ?? 0))
  const [first, second] = careers.map((id) => votes.get(id) ?? 0)
  return {
    id: family.id,
    name: family.name,
    lean: family.lean,
    liked: likedOf(answers, family.id),
    careers: careers.map((id) => ({ id, title: careerTitleOf(id), votes: votes.get(id) ?? 0 })),
    isCloseCall: first === second,
    choices: family.choices.map((choice) => ({
      id: choice.id,
      first: choice.first.text,
      second: choice.second.text,
    })),
  }
}

/** What is liked instead, where that is not work with computers. */
function readElsewhere(answers: readonly Answer[]): InterestResult['elsewhere'] {
  const technology = answers.filter(({ activity }) => activity.type === 'technology')
  const others = answers.filter(({ activity }) => activity.type !== 'technology')
  const liked = others.filter(({ liking }) => liking >= likes)
  if (technology.length === 0 || mean(technology.map(({ liking }) => liking)) >= maxDislike) return null
  // Who likes a single activity with computers may well find a career among ours.
  if (liked.length === 0 || technology.some(({ liking }) => liking >= likes)) return null
  const averageOf = (type: Activity['type']) =>
    mean(others.filter(({ activity }) => activity.type === type).map(({ liking }) => liking))
  const [most] = [...new Set(liked.map(({ activity }) => activity.type))].sort((a, b) => averageOf(b) - averageOf(a))
  const fields = most === undefined ? undefined : interests.elsewhere[most]
  return fields === undefined ? null : { fields, liked: liked.slice(0, maxQuoted).map(({ activity }) => activity.text) }
}

/**
 * Reads what answers to the interest check say. Interests tell families of careers apart, hardly ever single careers, so the
 * result is a family, with choices that tell its careers apart.
 *
 * @param given - The answers. Unknown ids say nothing.
 * @returns The families that lead, the best first, or why there are none.
 */
export function readInterests(given: InterestAnswers): InterestResult {
  const answers = answersOf(given)
  const likings = answers.map(({ liking }) => liking)
  const average = mean(likings)
  const spread = Math.sqrt(mean(likings.map((liking) => (liking - average) ** 2)))
  const [best, second] = scoreFamilies(answers)
  if (answers.length < minAnswers || spread < minSpread || best === undefined)
    return { outcome: 'flat', families: [], elsewhere: null }
  const isClose = second !== undefined && best.score - second.score < clearLead
  const leading = isClose ? [best, second] : [best]
  const families = leading.map(({ family }) => describeFamily(family, answers, given))
  const elsewhere = readElsewhere(answers)
  if (elsewhere !== null) return { outcome: 'elsewhere', families, elsewhere }
  return { outcome: isClose ? 'close' : 'clear', families, elsewhere: null }
}
