import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import type { ChatSource } from '@milepost/contract/chat/schema'
import type { ChatCourse, ChatStep } from '#advisor.ts'
import { toPlainLine } from '#assistant/formats.ts'
import { helpTopics } from '#help/topics.ts'
import { knowledge } from '#knowledge/knowledge.ts'

/**
 * Links to a career's page.
 *
 * @param id - The career's id.
 * @returns The source.
 */
export function careerSource(id: CareerId): ChatSource {
  return { kind: 'career', id, title: careerTitleOf(id) }
}

/**
 * Links to a skill's page.
 *
 * @param id - The skill's id.
 * @returns The source.
 */
export function skillSource(id: string): ChatSource {
  return { kind: 'skill', id, title: skillNameOf(id) }
}

/**
 * Links to a step of the learner's roadmap.
 *
 * @param step - The step.
 * @returns The source.
 */
export function stepSource({ id, label }: Pick<ChatStep, 'id' | 'label'>): ChatSource {
  return { kind: 'step', id: String(id), title: label }
}

/**
 * Links to a course, with its title as plain text.
 *
 * @param course - The course.
 * @returns The source.
 */
export function courseSource({ id, title }: Pick<ChatCourse, 'id' | 'title'>): ChatSource {
  return { kind: 'course', id: String(id), title: toPlainLine(title, 120) }
}

/**
 * Links to a page of help.
 *
 * @param address - 'topic' or 'topic#section'.
 * @returns The source.
 * @throws Error if there is no such page, which is a bug.
 */
export function helpSource(address: string): ChatSource {
  const [topicId, sectionId] = address.split('#')
  const topic = helpTopics.find(({ id }) => id === topicId)
  const section = topic?.sections.find(({ id }) => id === sectionId)
  if (topic === undefined || (sectionId !== undefined && section === undefined))
    throw new Error(`no page of help: ${address}`)
  return { kind: 'help', id: address, title: section?.heading ?? topic.title }
}

/**
 * Looks up a skill's name.
 *
 * @param id - The skill's id.
 * @returns The name, or the id of an unknown skill.
 */
export function skillNameOf(id: string): string {
  return knowledge.skills.get(id)?.name ?? id
}
