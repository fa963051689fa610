import { remark, say } from '#assistant/sentences.ts'
import { skillNameOf, skillSource, stepSource } from '#assistant/sources.ts'
import { findStep, nextStep } from '#assistant/steps.ts'
import { type AssistantTool, answer, aside } from '#assistant/tool.ts'
import { knowledge, sessions } from '#knowledge/knowledge.ts'

/** More than these would be a test. */
const maxQuestions = 3

/** Asks questions on a skill or a step, whose answers stand in its sessions. */
export const quiz: AssistantTool = ({ skills, steps }, { roadmap }) => {
  const [reference] = steps
  const step =
    roadmap === null ? undefined : reference === undefined ? nextStep(roadmap.steps) : findStep(reference, roadmap)
  const skill = skills[0] ?? step?.skills[0]
  if (skill === undefined) return aside('unclear', [remark('quiz.which')])
  const ofSessions = (sessions[skill]?.sessions ?? []).flatMap(({ questions }) => questions.map(({ ask }) => ask))
  const asked =
    ofSessions.length > 0 ? ofSessions : (knowledge.skills.get(skill)?.selfChecks ?? []).map(({ ask }) => ask)
  const source = skills[0] === undefined && step !== undefined ? stepSource(step) : skillSource(skill)
  // Spread over the whole skill.
  const each = Math.max(1, Math.floor(asked.length / maxQuestions))
  const chosen = asked.filter((_, at) => at % each === 0).slice(0, maxQuestions)
  return answer(
    source,
    [
      say('quiz.begin', { skill: skillNameOf(skill) }, source),
      ...chosen.map((question, at) => say('quiz.question', { number: at + 1, question }, source)),
      say('quiz.answers', {}, source),
    ],
    step?.id ?? null,
  )
}
