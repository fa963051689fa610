import type { ParsedFiles } from '#parsed-files.ts'
import { phases } from '#schema.ts'
import { issueAt as at, type FileIssues } from '#yaml-file.ts'

export const sessionIdsFile = 'session-ids.txt'

/** Reading is at most this share of a session. */
const maxReading = 0.75
/** Reading is between these shares of a skill. */
const readingOfSkill = { least: 0.15, most: 0.75 }
/** Sessions without anything to study are at most this share of a skill's hours. */
const maxBare = 1 / 3

/** Ids that ticks and details of steps without sessions have. */
const reserved = new Set(['learn', 'build', 'check', 'step', 'outcome', 'tools'])

/**
 * Lists the ids of all sessions and their questions.
 *
 * @param files - The files of sessions, by skill or milestone.
 * @returns Ids like 'sql/joins' and 'sql/joins/no-on', in order.
 */
function sessionIds({ sessions }: Pick<ParsedFiles, 'sessions'>): string[] {
  return [...sessions].flatMap(([subject, { value }]) =>
    value.sessions.flatMap(({ id, questions }) => [
      `${subject}/${id}`,
      ...questions.map((question) => `${subject}/${id}/${question.id}`),
    ]),
  )
}

/**
 * Finds contradictions in sessions: what they ask for and can't be had for free, shares of reading, and ids that vanished.
 *
 * @param files - Files that fit their schemas.
 * @returns The issues with file and line.
 */
export function* findSessionContradictions(files: ParsedFiles): FileIssues {
  const milestones = milestonesOf(files)
  const tools = new Map(files.tools.value.map((tool) => [tool.name, tool]))
  for (const [subjectId, file] of files.sessions) {
    const skill = files.skills.get(subjectId)
    const milestone = milestones.get(subjectId)
    if (skill === undefined && milestone === undefined) {
      yield { file: file.file, line: 1, message: `There is no skill or milestone ${subjectId}` }
      continue
    }
    if (skill?.value.hours !== undefined) yield at(skill, ['hours'], `The sessions say the hours: leave this line out`)
    const materials = new Map(skill?.value.materials.map((material) => [material.title, material]))
    const dataFiles = new Set(file.value.files?.map(({ name }) => name))
    const seen = new Set(reserved)
    let [hours, minutesOfReading, bare] = [0, 0, 0]
    for (const [index, session] of file.value.sessions.entries()) {
      const path = ['sessions', index]
      const minutes = session.study.reduce((sum, one) => sum + one.minutes, 0)
      hours += session.hours
      minutesOfReading += minutes
      if (session.study.length === 0) bare += session.hours
      if (seen.has(session.id)) yield at(file, [...path, 'id'], `The id ${session.id} is taken`)
      seen.add(session.id)
      if (new Set(session.questions.map(({ id }) => id)).size < session.questions.length)
        yield at(file, [...path, 'questions'], 'Two questions have the same id')
      if (minutes > session.hours * 60 * maxReading)
        yield at(file, [...path, 'study'], `Reading takes ${minutes} minutes: at most 75 % of the session`)
      for (const [place, { from }] of session.study.entries()) {
        const material = materials.get(from)
        if (material === undefined) yield at(file, [...path, 'study', place], `${subjectId} has no material '${from}'`)
        if (material?.evidence === 'known') yield at(file, [...path, 'study', place], `'${from}' is hidden`)
      }
      for (const [place, name] of session.make.needs.entries()) {
        const tool = tools.get(name)
        if (tool === undefined) yield at(file, [...path, 'make', 'needs', place], `tools.yaml has no tool '${name}'`)
        else if (tool.free === 'paid' || tool.free === 'trial' || tool.card)
          yield at(file, [...path, 'make', 'needs', place], `'${name}' costs money or asks for a card`)
      }
      for (const name of session.make.files ?? [])
        if (!dataFiles.has(name)) yield at(file, [...path, 'make', 'files'], `'${name}' is not among the files`)
    }
    if (milestone !== undefined) {
      if (hours !== milestone.hours)
        yield at(file, ['sessions'], `They take ${hours} hours, the milestone ${milestone.hours}`)
      continue
    }
    const reading = minutesOfReading / 60 / hours
    if (reading < readingOfSkill.least || reading > readingOfSkill.most)
      yield at(file, ['sessions'], `Reading is ${Math.round(reading * 100)} % of the skill: 15 to 75 %`)
    if (bare > hours * maxBare) yield at(file, ['sessions'], 'More than a third of the hours has nothing to study')
  }
  yield* vanishedIds(files)
}

/** The milestones of careers and specialities, by the key of their step with hyphens. Their sessions only make something. */
function milestonesOf({ careers }: ParsedFiles): Map<string, { readonly hours: number }> {
  const found = new Map<string, { readonly hours: number }>()
  for (const [id, { value }] of careers)
    for (const phase of phases) {
      found.set(`milestone-${id}-${phase}`, value.phases[phase].milestone)
      for (const { skills, milestones } of value.specialities) {
        const own = milestones?.[phase]
        if (own !== undefined) found.set(`milestone-${id}-${phase}-${skills[0]}`, own)
      }
    }
  return found
}

/** What learners have ticked and noted refers to ids: each that was ever listed is still there, or says what it became. */
function* vanishedIds(files: ParsedFiles): FileIssues {
  const { file, lines } = files.sessionIds
  const present = new Set(sessionIds(files))
  const listed = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const [old = '', now] = line.split(' -> ')
    listed.add(old)
    if (!present.has(now ?? old)) yield { file, line: index + 1, message: `${now ?? old} has vanished` }
  }
  for (const id of present)
    if (!listed.has(id)) yield { file, line: lines.length, message: `Add ${id}, or run npm run knowledge -- --add-ids` }
}
