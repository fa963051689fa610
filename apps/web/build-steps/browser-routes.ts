import type { Plugin } from 'vite'
import {
  edited,
  isSyntaxNode,
  listOf,
  nameOf,
  nodesOf,
  type SourceEdit,
  type SyntaxNode,
  syntaxOf,
} from './source-edits.ts'

/** What a browser needs of a route to call it. Who may, what is checked and what may come back is the server's. */
const kept: readonly (string | undefined)[] = ['method', 'path']

/**
 * The contract as the browser needs it: routes without their schemas, and schemas only where one is used, so that the
 * library that checks them is loaded by those screens alone.
 */
export function browserRoutes(): Plugin {
  return {
    name: 'milepost:browser-routes',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/packages\/contract\/src\/[^?]*\.ts$/ },
      handler: (code) => ({ code: withoutServerParts(code), map: null }),
    },
  }
}

/** Marks what the browser does not use in a contract module, so that the bundler can drop it. */
export function withoutServerParts(code: string): string {
  const edits: SourceEdit[] = []
  for (const declarator of constantsOf(syntaxOf(code))) {
    const value = declarator['init']
    if (!isSyntaxNode(value)) continue
    const shape = routeShapeOf(value)
    if (shape !== undefined) {
      const parts = listOf(shape['properties']).filter((property) => kept.includes(nameOf(property)))
      const text = parts.map(({ start, end }) => code.slice(start, end)).join(', ')
      edits.push({ start: value.start, end: value.end, text: `{ ${text} }` })
    } else if (!isFunction(value) && [...nodesOf(value)].some(({ type }) => type === 'CallExpression')) {
      // The only form that a bundler drops completely if the result is unused.
      const text = `/* @__PURE__ */ (() => (${code.slice(value.start, value.end)}))()`
      edits.push({ start: value.start, end: value.end, text })
    }
  }
  return edited(code, edits)
}

/** The constants a module declares, exported or not. */
function constantsOf(program: SyntaxNode): SyntaxNode[] {
  return listOf(program['body'])
    .map((statement) => (isSyntaxNode(statement['declaration']) ? statement['declaration'] : statement))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap((declaration) => listOf(declaration['declarations']))
}

/** The object that is handed to route(), if this is a call of it. */
function routeShapeOf(value: SyntaxNode): SyntaxNode | undefined {
  const { callee } = value
  if (value.type !== 'CallExpression' || !isSyntaxNode(callee) || callee['name'] !== 'route') return undefined
  return listOf(value['arguments'])[0]
}

function isFunction({ type }: SyntaxNode): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression'
}
