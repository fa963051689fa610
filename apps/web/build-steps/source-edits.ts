import { parseSync } from 'vite'

/** A node of the syntax tree, as far as it is looked at here. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

export interface SourceEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

export function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

/** @throws SyntaxError */
export function syntaxOf(code: string): SyntaxNode {
  const { program, errors } = parseSync('module.js', code)
  if (errors.length > 0 || !isSyntaxNode(program)) throw new SyntaxError(errors[0]?.message ?? 'no syntax tree')
  return program
}

/** All nodes at and below one. */
export function* nodesOf(node: SyntaxNode): Generator<SyntaxNode> {
  yield node
  for (const part of Object.values(node))
    for (const child of Array.isArray(part) ? part : [part]) if (isSyntaxNode(child)) yield* nodesOf(child)
}

/** The nodes of a list, such as a call's arguments or an object's properties. */
export function listOf(part: unknown): SyntaxNode[] {
  return Array.isArray(part) ? part.filter(isSyntaxNode) : []
}

/** @returns The property of an object literal, if it is written out. */
export function propertyOf(object: SyntaxNode, name: string): SyntaxNode | undefined {
  return listOf(object['properties']).find((property) => nameOf(property) === name)
}

/** A property's name, if it is written out. */
export function nameOf(property: SyntaxNode): string | undefined {
  const { key, computed } = property
  if (!isSyntaxNode(key) || computed === true) return undefined
  const name = key.type === 'Identifier' ? key['name'] : key['value']
  return typeof name === 'string' ? name : undefined
}

/** A node's value, if it is a text that is written out. */
export function textOf(node: unknown): string | undefined {
  if (!isSyntaxNode(node)) return undefined
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined
}

/** Applies edits that do not overlap. */
export function edited(code: string, edits: readonly SourceEdit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code)
}
