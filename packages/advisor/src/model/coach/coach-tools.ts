import type { ChatAction, ChatTool } from '@milepost/contract/chat/schema'
import { type ToolSet, tool } from 'ai'
import * as z from 'zod/mini'
import type { ChatContext } from '#advisor.ts'
import { askTool } from '#assistant/ask-tool.ts'
import { choose, noSubject } from '#assistant/choose.ts'
import { subjectOf } from '#assistant/conversation.ts'
import { readMessage } from '#assistant/message.ts'
import type { ToolAnswer } from '#assistant/tool.ts'
import { findNear, handbookAnswer } from '#assistant/tools/handbook.ts'
import { intents } from '#knowledge/knowledge.ts'
import { type Ledger, referenceOf } from '#model/coach/ledger.ts'

export interface CoachToolsOptions {
  readonly context: ChatContext
  readonly ledger: Ledger
  readonly onTool: (tool: ChatTool) => void
  /** Called with what the model proposes. The learner sees it and decides. */
  readonly onAction: (action: ChatAction) => void
}

/** The assistant's tools, by what the model is offered, with what each is for. */
const groups: Readonly<
  Record<Exclude<ChatTool, 'handbook' | 'help'>, readonly [tools: readonly string[], purpose: string]>
> = {
  road: [['road', 'step'], 'The learner’s roadmap, progress and steps. Name a step as "step 4" in about.'],
  skills: [
    ['skill', 'concept', 'quiz'],
    'Skills, concepts of the trades, and questions to check what one knows. Name them in about.',
  ],
  careers: [['career', 'careers', 'compare'], 'Milepost’s thirteen careers. Name them in about.'],
  plan: [
    ['plan'],
    'Time: when the learner arrives, what a week holds. It computes; say hours a week, a date or weeks off in about.',
  ],
  courses: [
    ['courses'],
    'Courses of institutions, with prices. Name skills, and conditions such as "free", "under 5000 rupees", "in Tamil", "online", in about.',
  ],
  why: [['why'], 'Why the learner was recommended what they were.'],
  change: [
    ['change'],
    'Proposes a change, which the learner confirms by a press. Repeat in about what the learner asked for, in their words.',
  ],
}

/** The most that one tool tells. */
const maxStatements = 14
const maxAbout = 400

const about = z._default(z.string().check(z.maxLength(maxAbout)), '')

/** The points of tools, each with a question that it answers. */
function pointsOf(tools: readonly string[]) {
  const found = intents.filter(({ id }) => tools.includes(id.slice(0, id.indexOf('.'))))
  return {
    ids: found.map(({ id }) => id),
    texts: found.map(({ id, ask, examples: [example] }) => `${id}: ${ask ?? example}`),
  }
}

/**
 * Makes the tools that a language model may use: the assistant's own, which read the learner's data and change nothing.
 *
 * @param options - What they may read, and who hears of it.
 * @returns The tools of the AI SDK. Each returns statements with ids, and what they are about.
 */
export function coachTools({ context, ledger, onTool, onAction }: CoachToolsOptions): ToolSet {
  const tell = ({ sentences, courses, action }: ToolAnswer) => {
    if (action !== undefined) onAction(action)
    const all = [...(courses ?? []), ...(context.roadmap?.steps ?? []).flatMap(({ course }) => course ?? [])]
    const statements = ledger
      .add(sentences.slice(0, maxStatements), all)
      .map(({ id, text, sources }) => ({ id, text, about: sources.map(referenceOf) }))
    return {
      ...(action !== undefined && { proposed: 'The learner sees a button. Nothing has changed yet.' }),
      statements,
    }
  }
  const read = (text: string) => {
    const message = readMessage(text)
    return { message, subject: subjectOf(message, context) }
  }
  const grouped = Object.entries(groups).map(([name, [tools, purpose]]) => {
    const { ids, texts } = pointsOf(tools)
    return [
      name,
      tool({
        description: `${purpose}\nPoints, each with a question that it answers:\n${texts.join('\n')}`,
        inputSchema: z.object({ point: z.enum(ids), about }),
        execute: async (input) => {
          onTool(name as ChatTool)
          return tell(await askTool(input.point, read(input.about), context))
        },
      }),
    ] as const
  })
  return {
    ...Object.fromEntries(grouped),
    handbook: tool({
      description:
        'Answers of counsellors on studying, degrees, money, first jobs, interviews, certificates, motivation, comparing tools. Ask one plain question.',
      inputSchema: z.object({ question: z.string().check(z.minLength(3), z.maxLength(maxAbout)) }),
      execute: ({ question }) => {
        onTool('handbook')
        const [first, ...others] = findNear({ message: readMessage(question), guides: new Map() }, context)
        if (first === undefined) return { statements: [] }
        return tell(handbookAnswer([first, ...others], false))
      },
    }),
    help: tool({
      description: 'How Milepost works: plans, privacy, applications, marking, sharing. Ask one plain question.',
      inputSchema: z.object({ question: z.string().check(z.minLength(3), z.maxLength(maxAbout)) }),
      execute: async ({ question }) => {
        onTool('help')
        const message = readMessage(question)
        const found = choose(message, noSubject).choices.find(({ id }) => id.startsWith('help.'))
        return found === undefined
          ? { statements: [] }
          : tell(await askTool(found.id, { message, subject: noSubject }, context))
      },
    }),
  }
}
