import { careerTitleOf } from '@milepost/contract/careers/limits'
import type { Guide, GuideGroup } from '@milepost/contract/guides/schema'
import { handbook } from '#knowledge/knowledge.ts'

const guides = handbook.flatMap(({ guides: all }) => all)

/** Ids of the handbook's guides, in order. */
export const guideIds: readonly string[] = guides.map(({ id }) => id)

/**
 * Lists the handbook's guides by what they are about.
 *
 * @returns Groups in the order of the table of contents.
 */
export function describeGuides(): GuideGroup[] {
  return handbook.map(({ group, guides: all }) => ({
    group,
    guides: all.map(({ id, title, summary }) => ({ id, title, summary })),
  }))
}

/**
 * Describes a guide with its answers.
 *
 * @param id - The guide.
 * @returns The guide, or null where there is none.
 */
export function describeGuide(id: string): Guide | null {
  const guide = guides.find((one) => one.id === id)
  if (guide === undefined) return null
  const { title, summary, answers } = guide
  return {
    id,
    title,
    summary,
    answers: answers.map(({ id: answerId, question, country = null, answer, sources = [], careers = [] }) => ({
      id: answerId,
      question,
      country,
      text: answer,
      sources,
      careers: careers.map((career) => ({ id: career, title: careerTitleOf(career) })),
    })),
  }
}

/**
 * Finds the question of an answer.
 *
 * @param answerId - The answer.
 * @returns Its question and its guide, or null where there is none.
 */
export function questionOfAnswer(answerId: string): { readonly guide: string; readonly question: string } | null {
  for (const { id, answers } of guides) {
    const found = answers.find((one) => one.id === answerId)
    if (found !== undefined) return { guide: id, question: found.question }
  }
  return null
}
