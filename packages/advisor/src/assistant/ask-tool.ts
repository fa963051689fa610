import type { ToolName } from '@milepost/knowledge/intents-file'
import type { ChatContext } from '#advisor.ts'
import type { ChatSubject } from '#assistant/choose.ts'
import type { ParsedMessage } from '#assistant/message.ts'
import type { AssistantTool, ToolAnswer } from '#assistant/tool.ts'
import { career } from '#assistant/tools/career.ts'
import { careers } from '#assistant/tools/careers.ts'
import { change } from '#assistant/tools/change.ts'
import { compare } from '#assistant/tools/compare.ts'
import { concept } from '#assistant/tools/concept.ts'
import { courses } from '#assistant/tools/courses.ts'
import { decline } from '#assistant/tools/decline.ts'
import { help } from '#assistant/tools/help.ts'
import { plan } from '#assistant/tools/plan.ts'
import { quiz } from '#assistant/tools/quiz.ts'
import { road } from '#assistant/tools/road.ts'
import { skill } from '#assistant/tools/skill.ts'
import { step } from '#assistant/tools/step.ts'
import { talk } from '#assistant/tools/talk.ts'
import { why } from '#assistant/tools/why.ts'

const tools: Readonly<Record<ToolName | 'help', AssistantTool>> = {
  road,
  step,
  skill,
  concept,
  quiz,
  career,
  careers,
  compare,
  plan,
  courses,
  why,
  change,
  talk,
  decline,
  help,
}

const isToolName = (name: string): name is keyof typeof tools => Object.hasOwn(tools, name)

/**
 * Asks the tool of an intent.
 *
 * @param id - The intent's id, such as 'skill.hours'.
 * @param asked - The message, and what it is about.
 * @param context - What the answer may use.
 * @returns What the tool says.
 * @throws {Error} There is no such tool, which is a bug.
 */
export async function askTool(
  id: string,
  { message, subject }: { readonly message: ParsedMessage; readonly subject: ChatSubject },
  context: ChatContext,
): Promise<ToolAnswer> {
  const at = id.indexOf('.')
  const name = id.slice(0, at)
  if (!isToolName(name)) throw new Error(`no tool ${name}`)
  return tools[name]({ ...subject, point: id.slice(at + 1), text: message.text, typed: message.typed }, context)
}
