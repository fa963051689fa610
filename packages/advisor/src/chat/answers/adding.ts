import { maxExtraHours } from '@milepost/contract/roadmaps/limits'
import { isLearned } from '@milepost/contract/skills/limits'
import type { AdvisorPlan, AdvisorProfile, ChatContext, StepDraft } from '#advisor.ts'
import { explain, type OrderAnswer, outdatedSentences, propose } from '#chat/answers/proposals.ts'
import type { OwnRoadmap } from '#chat/answers/steps.ts'
import { formatHours } from '#chat/formats.ts'
import { fact, helpSource, skillNameOf, skillSource } from '#chat/sources.ts'
import { planRoadmap } from '#plan/plan.ts'

const requestsSource = helpSource('roadmap#requests')

function withAdded(profile: AdvisorProfile, skillId: string): AdvisorProfile {
  const { decisions = { chosenCareerId: null, rejections: [], corrections: [] } } = profile
  const before = decisions.corrections.find((one) => one.skillId === skillId)
  const others = decisions.corrections.filter((one) => one !== before)
  const correction = { level: null, ...before, skillId, added: true, requestIgnored: false }
  return { ...profile, decisions: { ...decisions, corrections: [...others, correction] } }
}

/**
 * Answers the wish for a skill that the roadmap does not teach: as which step it would come, and what it takes.
 *
 * @param skill - Id of the skill.
 * @param roadmap - The learner's roadmap.
 * @param context - What the answer may use.
 * @returns Sentences, and the change to confirm where the roadmap can hold the skill.
 */
export function addingAnswer(skill: string, roadmap: OwnRoadmap, { profile }: ChatContext): OrderAnswer {
  const name = skillNameOf(skill)
  const source = skillSource(skill)
  if (roadmap.knownSkills.some(({ id, level }) => id === skill && isLearned(level)))
    return explain(
      source,
      `You know ${name} already, so your roadmap leaves it out.`,
      `If you don’t, say “I don’t know ${name}”.`,
    )
  if (profile === null) return explain(source, `${name} is not on your roadmap.`)
  const before = planRoadmap(profile, roadmap.careerId)
  const after = planRoadmap(withAdded(profile, skill), roadmap.careerId)
  const step = after.steps.find(({ milestone, skills }) => !milestone && skills.includes(skill))
  if (step === undefined)
    return explain(source, `Your roadmap has as many steps as it can hold, so there is no room for ${name}.`)
  const hours = after.totalHours - before.totalHours
  return propose(source, { kind: 'add_skill', skillId: skill, name, added: true }, [
    fact(`Add ${name} to your roadmap as step ${step.id}, “${step.label}”?`, source),
    fact(effectOf(skill, step, after), requestsSource),
    ...givenWay(before, after).map((text) => fact(text, requestsSource)),
    ...(hours > 0 ? [fact(`Your roadmap then takes ${formatHours(hours)} longer.`, requestsSource)] : []),
    ...outdatedSentences(roadmap),
  ])
}

function effectOf(skill: string, step: StepDraft, { requests }: AdvisorPlan): string {
  const request = requests.find((one) => one.kind === 'wanted' && one.skillId === skill)
  const hours = request?.kind === 'wanted' && request.outcome === 'extra' ? request.hours : null
  if (hours === null) return `It is part of this career and takes about ${formatHours(step.hours)}.`
  return hours > maxExtraHours
    ? `It is not part of this career. With what it builds on it takes about ${formatHours(hours)}, more than the ${formatHours(maxExtraHours)} that extras may take.`
    : `It is not part of this career, so it becomes an extra of about ${formatHours(hours)}.`
}

/** A full roadmap makes room. */
function givenWay(before: AdvisorPlan, after: AdvisorPlan): string[] {
  const kept = new Set(after.steps.map(({ key }) => key))
  return before.steps.filter(({ key }) => !kept.has(key)).map(({ label }) => `“${label}” gives way to it.`)
}
