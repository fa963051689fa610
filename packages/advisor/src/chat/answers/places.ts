import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { isKnown, stepOf } from '#chat/answers/own-skills.ts'
import { formatHours, formatList } from '#chat/formats.ts'
import { careerSource, fact, helpSource, skillNameOf, skillSource, stepSource } from '#chat/sources.ts'
import { describeCareer } from '#knowledge/describe.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { planRoadmap } from '#plan/plan.ts'

const alternativesOf = (career: CareerId) => Object.entries(knowledge.careers.get(career)?.alternatives ?? {})

/** Skills that do the same job in a career, the usual one first. */
function groupOf(skill: string, career: CareerId): readonly string[] {
  const group = alternativesOf(career).find(([usual, others]) => usual === skill || others.includes(skill))
  return group === undefined ? [] : [group[0], ...group[1]]
}

/**
 * Says which skill of the roadmap does the job of another.
 *
 * @param skill - A skill that the roadmap lacks.
 * @param context - What the answer may use.
 * @returns A sentence, or none.
 */
export function standInSentence(skill: string, context: ChatContext): AdvisorSentence[] {
  const { roadmap } = context
  if (roadmap === null) return []
  const step = groupOf(skill, roadmap.careerId)
    .filter((id) => id !== skill)
    .map((id) => ({ id, step: stepOf(id, context) }))
    .find((one) => one.step !== undefined)
  if (step?.step === undefined) return []
  return [
    fact(
      `Your roadmap uses ${skillNameOf(step.id)} in its place, in step ${step.step.id}. One of them is enough.`,
      stepSource(step.step),
      skillSource(skill),
    ),
  ]
}

/**
 * Says why a skill is not on the roadmap, and how it could be.
 *
 * @param skill - The skill's id.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function absenceSentences(skill: string, context: ChatContext): AdvisorSentence[] {
  const { roadmap } = context
  const name = skillNameOf(skill)
  if (roadmap === null) return []
  if (isKnown(skill, context))
    return [
      fact(`Your roadmap leaves ${name} out, because your answers show that you know it.`, skillSource(skill)),
      fact('If that is wrong, press Actually, I don’t know this.', helpSource('roadmap#known-skills')),
    ]
  const standIn = standInSentence(skill, context)
  const isOfCareer = knowledge.careerSkills.get(roadmap.careerId)?.some((one) => one.skill.id === skill) ?? false
  const career = careerTitleOf(roadmap.careerId)
  return [
    ...(standIn.length > 0
      ? standIn
      : [
          fact(
            isOfCareer
              ? `${name} helps a ${career}, but other skills come first, and your roadmap has only so many steps.`
              : `${name} isn’t part of the roadmap to ${career}.`,
            careerSource(roadmap.careerId),
            skillSource(skill),
          ),
        ]),
    fact(`If you want it, ask me to “add ${name}”, or name it in your goals.`, helpSource('roadmap#requests')),
  ]
}

/**
 * Names what can take the place of a skill in a career.
 *
 * @param skill - The skill's id.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function alternativeSentences(skill: string, { roadmap }: ChatContext): AdvisorSentence[] {
  const ids = [...(roadmap === null ? [] : [roadmap.careerId]), ...knowledge.careers.keys()]
  const career = ids.find((id) => groupOf(skill, id).length > 0)
  const name = skillNameOf(skill)
  if (career === undefined) return [fact(`None of our careers has an alternative to ${name}.`, skillSource(skill))]
  const others = groupOf(skill, career).filter((id) => id !== skill)
  return [
    fact(
      `For ${careerTitleOf(career)}, one of these can take the place of ${name}: ${formatList(others.map(skillNameOf), 'or')}.`,
      careerSource(career),
      ...others.slice(0, 5).map(skillSource),
    ),
    ...(roadmap?.careerId === career
      ? [
          fact(
            `With Pro or Premium, tell me “use ${skillNameOf(others[0] ?? '')} instead of ${name}”. You see the change before you agree.`,
            helpSource('roadmap#regenerating'),
          ),
          fact('Naming it in your goals is free, and a new roadmap then plans it.', helpSource('roadmap#requests')),
        ]
      : []),
  ]
}

/** Before the first answers there is no plan, only the parts of the career. */
function partSentence(career: CareerId, skill: string): AdvisorSentence {
  const { phases } = describeCareer(career)
  const at = phases.findIndex(({ skills }) => skills.some(({ id }) => id === skill))
  const name = skillNameOf(skill)
  const title = careerTitleOf(career)
  return fact(
    at < 0
      ? `The roadmap to ${title} has no step on ${name}.`
      : `The roadmap to ${title} teaches ${name} in part ${at + 1} of ${phases.length}, “${phases[at]?.section}”.`,
    careerSource(career),
    skillSource(skill),
  )
}

/**
 * Says where the roadmap to another career teaches skills, as it would be planned from the learner's answers.
 *
 * @param career - The career's id.
 * @param skills - Ids of one skill or two.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function careerPlaceSentences(
  career: CareerId,
  skills: readonly string[],
  context: ChatContext,
): AdvisorSentence[] {
  if (context.profile === null) return skills.map((skill) => partSentence(career, skill))
  const { steps, knownSkills } = planRoadmap(context.profile, career)
  const title = careerTitleOf(career)
  const whose = 'From your answers, the roadmap'
  return skills.flatMap((skill): AdvisorSentence[] => {
    const name = skillNameOf(skill)
    const sources = [careerSource(career), skillSource(skill)] as const
    const at = steps.findIndex((step) => !step.milestone && step.skills.includes(skill))
    const step = steps[at]
    if (step !== undefined) {
      const before = steps.slice(0, at).reduce((sum, { hours }) => sum + hours, 0)
      return [
        fact(
          `${whose} to ${title} has ${name} as step ${at + 1} of ${steps.length}, “${step.label}”, in its part “${step.section}”.`,
          ...sources,
        ),
        fact(
          at === 0
            ? `It comes first, and takes about ${formatHours(step.hours)}.`
            : `About ${formatHours(before)} of other steps come before it, and it takes about ${formatHours(step.hours)}.`,
          ...sources,
        ),
      ]
    }
    if (knownSkills.some(({ id }) => id === skill))
      return [fact(`${whose} to ${title} leaves ${name} out, because your answers show that you know it.`, ...sources)]
    const planned = groupOf(skill, career).find((id) => steps.some((one) => one.skills.includes(id)))
    return [
      fact(
        planned === undefined
          ? `${whose} to ${title} has no step on ${name}.`
          : `${whose} to ${title} has no step on ${name}. It uses ${skillNameOf(planned)} in its place.`,
        ...sources,
      ),
    ]
  })
}
