import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { closestOfSkill } from '#assistant/closest-sentence.ts'
import { fact, remark, say } from '#assistant/sentences.ts'
import { skillSource } from '#assistant/sources.ts'
import { type AssistantTool, answer, aside } from '#assistant/tool.ts'
import { placeSentences } from '#assistant/tools/skill.ts'
import { knowledge, terms } from '#knowledge/knowledge.ts'

const maxTerms = 2

/** The skill that teaches more about a term. */
function skillSentences(id: string, context: ChatContext): AdvisorSentence[] {
  const skill = knowledge.skills.get(id)
  if (skill === undefined) return []
  const { name, description, learn } = skill
  return [
    say('concept.more', { skill: name, description }, skillSource(id)),
    say('skill.learn', { learn }, skillSource(id)),
    ...placeSentences(id, context),
  ]
}

/** Explains general terms of the trades. What a skill says near the words of the question comes after them. */
export const concept: AssistantTool = ({ terms: names, text }, context) => {
  const found = names.flatMap((name) => terms.find((term) => term.name === name) ?? []).slice(0, maxTerms)
  const [first, ...rest] = found.map((term) =>
    say('concept.what', { name: term.name, text: term.text }, skillSource(term.skill)),
  )
  const [skill] = found.map((term) => term.skill)
  if (first === undefined || skill === undefined) return aside('unclear', [remark('decline.unknown-concept')])
  const detail = closestOfSkill(skill, text)
  const skills = [...new Set(found.map((term) => term.skill))]
  return answer(skillSource(skill), [
    first,
    ...rest,
    ...(detail === null ? [] : [fact(detail, skillSource(skill))]),
    ...skills.flatMap((id) => skillSentences(id, context)),
  ])
}
