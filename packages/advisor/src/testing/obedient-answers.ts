/** The part of a request that an obedient model reads. */
export interface ModelRequest {
  readonly stream?: boolean
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly tools?: readonly unknown[]
  readonly response_format?: { readonly json_schema?: { readonly schema?: JsonSchema } }
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly enum?: readonly string[]
}

interface PlanAnswer {
  readonly order: readonly string[]
  readonly descriptions: readonly { readonly step: string; readonly text: string }[]
}

export type ModelAnswer = PlanAnswer | Readonly<Record<string, string>>

function isPlan(answer: ModelAnswer): answer is PlanAnswer {
  return 'order' in answer
}

function dataIn<T>(request: ModelRequest, name: string): T[] {
  const prompt = request.messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const block = new RegExp(`<data name="${name}">\\n(.*)\\n</data>`).exec(prompt)
  return block?.[1] === undefined ? [] : JSON.parse(block[1])
}

const maxStatements = 3

/**
 * Says what the learner's road says in a request of a conversation.
 *
 * @param request - A request to a language model.
 * @returns The first statements, each with its id.
 */
export function obedientText({ messages }: ModelRequest): string {
  const blocks = messages.flatMap(({ content }) => /<data name="road">\n(.*)\n<\/data>/.exec(content)?.[1] ?? [])
  const statements: { id: string; text: string }[] = blocks
    .flatMap((block) => JSON.parse(block))
    .slice(0, maxStatements)
  if (statements.length === 0) return 'A query asks a database for data.'
  return statements.map(({ id, text }) => `${text.replace(/[.?!]$/, '')} [${id}].`).join(' ')
}

interface PromptMenuEntry {
  readonly id: string
  readonly kind: string
  readonly says: string
}

/**
 * Answers as an obedient model: a plan with every optional step but the last and the first further one, the last course
 * that may be chosen for each step.
 *
 * @param request - A request to a language model.
 * @param options - Whether to reverse the order of a plan.
 * @returns The answer.
 */
export function answerTo(
  request: ModelRequest,
  { reversed = false }: { readonly reversed?: boolean } = {},
): ModelAnswer {
  const properties = request.response_format?.json_schema?.schema?.properties ?? {}
  if ('order' in properties) {
    const menu = dataIn<PromptMenuEntry>(request, 'menu')
    const left = menu.findLast(({ kind }) => kind === 'optional')
    const added = menu.find(({ kind }) => kind === 'further')
    const order = menu.filter((entry) => entry !== left && (entry.kind !== 'further' || entry === added))
    const ids = order.map(({ id }) => id)
    const descriptions = menu
      .slice(0, 3)
      .map(({ id, says }) => ({ step: id, text: `${says} This is where you begin.` }))
    return { order: reversed ? ids.toReversed() : ids, descriptions }
  }
  return Object.fromEntries(
    Object.entries(properties).map(([step, { enum: ids = [] }]) => [
      step,
      ids.findLast((id) => id !== 'none') ?? 'none',
    ]),
  )
}

/**
 * Replaces the ids of an answer by unknown ones.
 *
 * @param answer - An answer.
 * @returns The same kind of answer.
 */
export function unknownIds(answer: ModelAnswer): ModelAnswer {
  if (isPlan(answer))
    return { order: ['s901', ...answer.order], descriptions: [{ step: 's902', text: 'Learn Unobtainium 9000.' }] }
  return Object.fromEntries(Object.keys(answer).map((step) => [step, 'c990001']))
}

/**
 * Replaces the texts of an answer.
 *
 * @param answer - An answer.
 * @param text - The text for each index.
 * @returns The same kind of answer with the same ids.
 */
export function withTexts(answer: ModelAnswer, text: (index: number) => string): ModelAnswer {
  if (isPlan(answer)) {
    const descriptions = answer.order.map((step, index) => ({ step, text: text(index) }))
    return { ...answer, descriptions }
  }
  return answer
}
