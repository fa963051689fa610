import { type CareerId, careerTitleOf } from '@milepost/contract/careers'
import type { ChatCourse, ChatSentence, ChatStep, Source } from '#advisor.ts'
import { toPlainLine } from '#chat/formats.ts'
import { helpTopics } from '#help/topics.ts'
import { knowledge } from '#knowledge/knowledge.ts'

/** In: a statement of fact and the pages that show it, at least one. Out: a sentence of an answer. */
export function fact(text: string, ...sources: readonly [Source, ...Source[]]): ChatSentence {
  const once = new Map(sources.map((source) => [`${source.kind}:${source.id}`, source]))
  return { text, sources: [...once.values()] }
}

/** In: words that state nothing of the world: courtesy, a question back, or what is not talked of. Out: a sentence without source. */
export function remark(text: string): ChatSentence {
  return { text, sources: [] }
}

/** Out: the page of a career. */
export function careerSource(id: CareerId): Source {
  return { kind: 'career', id, title: careerTitleOf(id) }
}

/** In: the id of a skill of the knowledge base. Out: its page. */
export function skillSource(id: string): Source {
  return { kind: 'skill', id, title: skillNameOf(id) }
}

/** Out: a step on the learner's own roadmap. */
export function stepSource({ id, label }: Pick<ChatStep, 'id' | 'label'>): Source {
  return { kind: 'step', id: String(id), title: label }
}

/** Out: a course of the catalogue, its title as plain text. */
export function courseSource({ id, title }: Pick<ChatCourse, 'id' | 'title'>): Source {
  return { kind: 'course', id: String(id), title: toPlainLine(title, 120) }
}

/** In: 'topic' or 'topic#section'. Out: that page of help. Errors: throws when there is none, which is a fault of ours. */
export function helpSource(address: string): Source {
  const [topicId, sectionId] = address.split('#')
  const topic = helpTopics.find(({ id }) => id === topicId)
  const section = topic?.sections.find(({ id }) => id === sectionId)
  if (topic === undefined || (sectionId !== undefined && section === undefined))
    throw new Error(`no page of help: ${address}`)
  return { kind: 'help', id: address, title: section?.heading ?? topic.title }
}

/** In: a skill's id. Out: its name. */
export function skillNameOf(id: string): string {
  return knowledge.skills.get(id)?.name ?? id
}
