import type { ChatSource } from '@milepost/contract/chat/schema'
import type { AdvisorSentence, ChatCourse } from '#advisor.ts'
import { toPlainLine } from '#assistant/formats.ts'

/** A statement of a tool, as the model gets it. */
export interface ToolStatement extends AdvisorSentence {
  /** Like 'f3'. */
  readonly id: string
}

/** A thing that the model may name by a reference, such as '[course:12]'. */
export interface NamedRecord {
  /** As it is written in a sentence, such as 'step 4, “Loops”'. */
  readonly name: string
  /** What binds a sentence to it: its title alone. */
  readonly title: string
  readonly source: ChatSource
}

/** All that tools have said in one answer: what statements about Milepost may rest on. */
export interface Ledger {
  /** Adds what a tool said, once each. */
  add(sentences: readonly AdvisorSentence[], courses?: readonly ChatCourse[]): readonly ToolStatement[]
  statement(id: string): ToolStatement | undefined
  record(reference: string): NamedRecord | undefined
  /** The statements about a record. */
  about(reference: string): readonly ToolStatement[]
  /** Steps, courses and institutions, whose names bind a sentence to them without a reference. */
  named(): readonly (readonly [reference: string, name: string])[]
  /** Names of courses and institutions: others have written them. */
  institutionsOwn(): readonly string[]
}

export const referenceOf = ({ kind, id }: ChatSource) => `${kind}:${id}`

const isBinding = (reference: string) => /^(?:step|course|institution):/.test(reference)
/** A shorter name is an everyday word. */
const minNameLength = 8

/**
 * Creates an empty ledger.
 *
 * @returns The ledger of one answer.
 */
export function createLedger(): Ledger {
  const statements = new Map<string, ToolStatement>()
  const records = new Map<string, NamedRecord>()
  /** By the reference to an institution: the course it was told of with. */
  const courseOf = new Map<string, string>()

  const addOne = ({ text, sources }: AdvisorSentence): ToolStatement => {
    const known = [...statements.values()].find((one) => one.text === text)
    if (known !== undefined) return known
    const statement = { id: `f${statements.size + 1}`, text, sources }
    statements.set(statement.id, statement)
    for (const source of sources) {
      const { kind, id, title } = source
      const name = kind === 'step' ? `step ${id}, “${title}”` : kind === 'course' ? `“${title}”` : title
      records.set(referenceOf(source), { name, title, source })
    }
    return statement
  }
  const named = () =>
    [...records].flatMap(([reference, { title }]) =>
      isBinding(reference) && title.length >= minNameLength ? [[reference, title] as const] : [],
    )
  return {
    add: (sentences, courses = []) => {
      for (const { id, title, institution } of courses) {
        if (institution === null) continue
        const source: ChatSource = { kind: 'course', id: String(id), title: toPlainLine(title, 120) }
        const name = toPlainLine(institution, 120)
        records.set(`institution:${id}`, { name, title: name, source })
        courseOf.set(`institution:${id}`, `course:${id}`)
      }
      return sentences.map(addOne)
    },
    statement: (id) => statements.get(id),
    record: (reference) => records.get(reference),
    about: (reference) => {
      const asked = courseOf.get(reference) ?? reference
      return [...statements.values()].filter(({ sources }) => sources.some((source) => referenceOf(source) === asked))
    },
    named,
    institutionsOwn: () =>
      [...records].flatMap(([reference, { title }]) => (/^(?:course|institution):/.test(reference) ? [title] : [])),
  }
}
