import type { CareerId } from '@milepost/contract/careers'
import type { Profile } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { type Phase, phases } from '#knowledge/types.ts'
import { tagPhrases } from '#text/phrase-tagger.ts'
import { polarities } from '#text/polarity.ts'
import { tokenize } from '#text/tokens.ts'

export interface Target {
  readonly skill: string
  readonly phase: Phase
}

/** Four milestones close the phases, so at most this many skills keep a plan within 30 steps. */
const mostSkillSteps = 26

function wantedSkills(profile: Profile): Set<string> {
  const wanted = new Set<string>()
  for (const text of [profile.shortTermGoals, profile.longTermGoals]) {
    const tokens = tokenize(text)
    const said = polarities(text, tokens)
    for (const tag of tagPhrases(skillTagger, text, tokens)) if (said[tag.from] !== 'rejects') wanted.add(tag.id)
  }
  return wanted
}

/**
 * In: skills to reach and those known. Out: what has to be learned, prerequisites before what needs them, otherwise in the
 * order given; a prerequisite comes in the phase of the first skill that needs it, if it has none or a later one.
 */
export function closeOverPrerequisites(targets: readonly Target[], known: ReadonlySet<string>): Target[] {
  const order = new Map<string, Phase>()
  const ownPhase = new Map(targets.map(({ skill, phase }) => [skill, phase]))
  const visit = (skill: string, phase: Phase): void => {
    if (known.has(skill) || order.has(skill)) return
    const own = ownPhase.get(skill) ?? phase
    const earlier = phases.indexOf(own) < phases.indexOf(phase) ? own : phase
    for (const prerequisite of knowledge.skills.get(skill)?.prerequisites ?? []) visit(prerequisite, earlier)
    order.set(skill, earlier)
  }
  for (const phase of phases) {
    for (const target of targets) if (target.phase === phase) visit(target.skill, phase)
  }
  return [...order].map(([skill, phase]) => ({ skill, phase }))
}

/**
 * In: the answers and a career. Out: the skills of weight 2 and 3, the learner's choice among alternatives, and further
 * skills of the career that the goals name. What the learner knows already has no say, except that one known alternative
 * settles the group: so knowing more can only shorten the list.
 */
export function chooseTargets(profile: Profile, career: CareerId, known: ReadonlySet<string>): Target[] {
  const wanted = wantedSkills(profile)
  const alternatives = knowledge.careers.get(career)?.alternatives ?? {}
  const listed = knowledge.careerSkills.get(career) ?? []
  const chosen: Target[] = []
  for (const { skill, weight, phase } of listed) {
    if (weight === 1) continue
    const group = [skill.id, ...(alternatives[skill.id] ?? [])]
    const pick = group.find((id) => wanted.has(id)) ?? skill.id
    chosen.push({ skill: pick, phase })
  }
  const extras = listed.filter(({ skill, weight }) => weight === 1 && wanted.has(skill.id))
  for (const { skill, phase } of extras) {
    const more = [...chosen, { skill: skill.id, phase }]
    if (closeOverPrerequisites(more, new Set()).length <= mostSkillSteps) chosen.push({ skill: skill.id, phase })
  }
  return chosen.filter(({ skill }) => {
    const group = Object.entries(alternatives).find(([id, others]) => id === skill || others.includes(skill))
    return !known.has(skill) && !(group !== undefined && [group[0], ...group[1]].some((id) => known.has(id)))
  })
}
