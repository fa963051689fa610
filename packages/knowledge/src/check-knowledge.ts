import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkTranslations } from '#check-translations.ts'
import { describeIssue, knowledgeFolder, readKnowledge } from '#load.ts'
import { parseKnowledge } from '#parse-knowledge.ts'
import { sessionIdsFile } from '#session-rules.ts'

/**
 * `npm run knowledge`: says what is wrong with the files, with file and line, and how many skills have sessions, and how much is translated. `--add-ids` lists
 * new sessions and questions first.
 */
const contents = readKnowledge(knowledgeFolder)
if (process.argv.includes('--add-ids')) {
  const missing = parseKnowledge(contents).issues.flatMap(({ message }) => /^Add (\S+), or/.exec(message)?.[1] ?? [])
  const listed = `${contents.get(sessionIdsFile)}${missing.map((id) => `${id}\n`).join('')}`
  contents.set(sessionIdsFile, listed)
  writeFileSync(join(knowledgeFolder, sessionIdsFile), listed)
}
const { knowledge, issues } = parseKnowledge(contents)
for (const issue of issues) process.stderr.write(`${describeIssue(issue)}\n`)
if (knowledge === undefined) process.exitCode = 1
else {
  const skills = knowledge.domains.flatMap(({ areas }) => areas.flatMap((area) => area.skills))
  const all = Object.entries(knowledge.sessions)
  const ofSkills = all.filter(([id]) => skills.some((skill) => skill.id === id))
  const sessions = all.flatMap(([, file]) => file.sessions)
  const hours = sessions.reduce((sum, session) => sum + session.hours, 0)
  const checked = all.filter(([, { checkedBy }]) => checkedBy !== undefined)
  process.stdout.write(
    `${contents.size} files of knowledge, nothing wrong with them.\n${ofSkills.length} of ${skills.length} skills and ${all.length - ofSkills.length} milestones have sessions: ` +
      `${sessions.length}, ${hours} hours. ${checked.length} of these files had a second reader.\n`,
  )
  const { lines, faults } = checkTranslations(knowledge)
  for (const line of lines) process.stdout.write(`${line}\n`)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  if (faults.length > 0) process.exitCode = 1
}
