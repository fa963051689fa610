import { isMap, isNode, isPair, LineCounter, parseDocument } from 'yaml'
import * as z from 'zod/mini'

/** A mistake in a file, for the person who edits it. */
export interface FileIssue {
  readonly file: string
  readonly line: number
  readonly message: string
}

export type Path = readonly PropertyKey[]

/** A file that fits its schema. */
export interface YamlFile<T> {
  readonly file: string
  readonly value: T
  /** The line of a value: of its key where it has one, of what holds it where there is none. */
  lineOf(path: Path): number
}

/** What a rule finds, one by one. */
export type FileIssues = Generator<FileIssue, void, undefined>

/**
 * Makes an issue of a value in a file.
 *
 * @param file - The file.
 * @param path - The value's place in it.
 * @param message - What is wrong.
 * @returns The issue, with the line of the value.
 */
export const issueAt = ({ file, lineOf }: YamlFile<unknown>, path: Path, message: string): FileIssue => ({
  file,
  line: lineOf(path),
  message,
})

const english = z.locales.en().localeError

/**
 * Parses a YAML file and validates it.
 *
 * @param file - Its path, for issues.
 * @param content - Its text.
 * @param schema - What it must fit.
 * @returns The file with its value, or else its issues with their lines.
 */
export function parseYaml<T>(
  file: string,
  content: string,
  schema: z.ZodMiniType<T>,
): { parsed?: YamlFile<T>; issues: FileIssue[] } {
  const lines = new LineCounter()
  const document = parseDocument(content, { lineCounter: lines, prettyErrors: false })
  const broken = [...document.errors, ...document.warnings]
  if (broken.length > 0)
    return { issues: broken.map(({ message, pos }) => ({ file, line: lines.linePos(pos[0]).line, message })) }

  const lineOf = (path: Path): number => {
    const key = path.at(-1)
    const parent = path.length < 2 ? document.contents : document.getIn(path.slice(0, -1), true)
    const pair = isMap(parent)
      ? parent.items.find((each) => isPair(each) && String(each.key) === String(key))
      : undefined
    const place = pair?.key ?? (path.length === 0 ? document.contents : document.getIn(path, true))
    if (isNode(place) && place.range) return lines.linePos(place.range[0]).line
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
  }

  const { data, error } = schema.safeParse(document.toJS(), { error: english })
  if (error === undefined) return { parsed: { file, value: data as T, lineOf }, issues: [] }
  return {
    issues: error.issues.map((issue) => {
      const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
      return { file, line: lineOf(path), message: `${issue.path.join('.') || 'file'}: ${issue.message}` }
    }),
  }
}
