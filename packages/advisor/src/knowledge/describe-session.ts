import type { StudySession } from '@milepost/contract/study-sessions/schema'
import { sessionSubject, sessions, tools } from '#knowledge/knowledge.ts'

/** Where the files of ours are served. */
const filesAddress = '/session-files'

/**
 * Describes a session for someone who studies it.
 *
 * @param subjectId - The skill, or the milestone.
 * @param sessionId - The session.
 * @returns What to study, make and answer, with its neighbours. Null where there is none.
 */
export function describeSession(subjectId: string, sessionId: string): StudySession | null {
  const subject = sessionSubject(subjectId)
  const file = Object.hasOwn(sessions, subjectId) ? sessions[subjectId] : undefined
  const index = file?.sessions.findIndex(({ id }) => id === sessionId) ?? -1
  const session = file?.sessions[index]
  if (subject === undefined || file === undefined || session === undefined) return null
  const materials = new Map(subject.materials.map((material) => [material.title, material]))
  const nameOf = (at: number) => {
    const other = file.sessions[at]
    return other === undefined ? null : { id: other.id, title: other.title }
  }
  const { id, title, hours, outcome, study, make, questions, stuck } = session
  return {
    subject: { key: subject.key, name: subject.name },
    id,
    number: index + 1,
    of: file.sessions.length,
    title,
    hours,
    outcome,
    study: study.flatMap(({ from, minutes, evidence, ...where }) => {
      const material = materials.get(from)
      if (material === undefined) return []
      const { url, publisher, language, needsAccount = false } = material
      const isConfirmed = evidence === 'seen'
      return [{ title: from, url, publisher, language, needsAccount, minutes, isConfirmed, ...where }]
    }),
    make: {
      ...make,
      needs: make.needs.map((name) => {
        const tool = tools.find((one) => one.name === name)
        return { name, account: tool?.account ?? false, phone: tool?.runsOn.includes('phone') ?? false }
      }),
      files: (file.files ?? [])
        .filter(({ name }) => make.files?.includes(name))
        .map(({ name, from, licence, about }) => ({
          name,
          url: from === 'ours' ? `${filesAddress}/${subjectId}/${name}` : from,
          licence,
          about,
        })),
    },
    questions,
    stuck,
    before: nameOf(index - 1),
    after: nameOf(index + 1),
  }
}
