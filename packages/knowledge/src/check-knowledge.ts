import { describeIssue, knowledgeFolder, readKnowledge } from '#load.ts'
import { parseKnowledge } from '#parse-knowledge.ts'

/** `npm run knowledge`: says what is wrong with the files, with file and line. */
const contents = readKnowledge(knowledgeFolder)
const { issues } = parseKnowledge(contents)
for (const issue of issues) process.stderr.write(`${describeIssue(issue)}\n`)
if (issues.length > 0) process.exitCode = 1
else process.stdout.write(`${contents.size} files of knowledge, nothing wrong with them.\n`)
