import type { ChatSource } from '@milepost/contract/chat/schema'
import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { formatList } from '#assistant/formats.ts'
import { fact, say, textOf } from '#assistant/sentences.ts'
import { helpSource, skillNameOf, skillSource } from '#assistant/sources.ts'
import { answer, type ToolAnswer, type ToolQuestion } from '#assistant/tool.ts'
import { freeMaterialOf } from '#assistant/tools/courses.ts'
import { knowledge, sessions, tools } from '#knowledge/knowledge.ts'

type KnownTool = (typeof tools)[number]

const maxTools = 3

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** The tools that go by a skill's name, or by another of its names. */
function toolsOf(id: string, by: 'name' | 'alias'): KnownTool[] {
  const { name = '', aliases = [] } = knowledge.skills.get(id) ?? {}
  const names = by === 'name' ? [name] : aliases
  return tools.filter((tool) => names.some((one) => isSame(one, tool.name)))
}

/** The page of the skill that the tool is, or that uses it. */
function sourceOf({ name }: KnownTool): ChatSource {
  const ids = [...knowledge.skills.keys()]
  const skill =
    ids.find((id) => isSame(skillNameOf(id), name)) ??
    ids.find((id) => toolsOf(id, 'alias').some((tool) => tool.name === name)) ??
    ids.find((id) => knowledge.skills.get(id)?.tools.includes(name)) ??
    ids.find((id) => sessions[id]?.sessions.some(({ make }) => make.needs.includes(name)))
  return skill === undefined ? helpSource('tech-work#computer') : skillSource(skill)
}

function toolSentences(tool: KnownTool): AdvisorSentence[] {
  const { name, free, card, account, runsOn, price, licence } = tool
  const source = sourceOf(tool)
  const places = formatList(runsOn.map((system) => textOf(`skill.on-${system}`)))
  return [
    say(`skill.price-${free}`, { tool: name }, source),
    ...(price === undefined ? [] : [fact(price, source)]),
    say(`skill.needs-${card ? 'card' : account ? 'account' : 'nothing'}`, { places }, source),
    ...(licence === undefined ? [] : [say('skill.licence', { licence: licence.name, opened: licence.opened }, source)]),
  ]
}

/** Where the list lacks a price, the skill can still be learned for free. */
function skillSentences(id: string, context: ChatContext): AdvisorSentence[] {
  const others = toolsOf(id, 'alias').slice(0, 2)
  return [
    say(
      others.length === 0 ? 'skill.price-unknown' : 'skill.price-instead',
      { skill: skillNameOf(id) },
      skillSource(id),
    ),
    ...others.flatMap(toolSentences),
    ...freeMaterialOf(id, context),
  ]
}

/**
 * Answers whether tools are free, and what they need.
 *
 * @param asked - The tools, or skills that may be tools.
 * @param context - What the answer may use.
 * @returns The answer.
 */
export function priceAnswer(
  { skills, tools: names }: Pick<ToolQuestion, 'skills' | 'tools'>,
  context: ChatContext,
): ToolAnswer {
  const named = tools.filter(({ name }) => names.includes(name))
  const isNamed = (tool: KnownTool) => names.includes(tool.name)
  const left = skills.filter((id) => ![...toolsOf(id, 'name'), ...toolsOf(id, 'alias')].some(isNamed))
  const found = [...named, ...left.flatMap((id) => toolsOf(id, 'name'))].slice(0, maxTools)
  const unknown = left.filter((id) => toolsOf(id, 'name').length === 0)
  const [first] = found
  return answer(first === undefined ? skillSource(unknown[0] ?? '') : sourceOf(first), [
    ...found.flatMap(toolSentences),
    ...unknown.slice(0, maxTools).flatMap((id) => skillSentences(id, context)),
  ])
}
