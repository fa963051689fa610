import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { edited, isSyntaxNode, nodesOf, propertyOf, type SourceEdit, syntaxOf, textOf } from './source-edits.ts'

/**
 * Compiles the English texts into the code beside their ids, so that no catalogue is loaded. A catalogue of another
 * language still wins.
 * @throws If a text is not valid ICU syntax, which fails the build.
 */
export function inlineTexts(): Plugin {
  return {
    name: 'milepost:inline-texts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/apps\/web\/app\/[^?]*\.tsx?$/, code: /\bmessage\b/ },
      handler: (code) => ({ code: withCompiledTexts(code), map: null }),
    },
  }
}

/** Compiles each text in code that went through Lingui's macro and the JSX transform. */
export function withCompiledTexts(code: string): string {
  const edits: SourceEdit[] = []
  for (const node of nodesOf(syntaxOf(code))) {
    if (node.type !== 'ObjectExpression' || textOf(propertyOf(node, 'id')?.['value']) === undefined) continue
    const message = propertyOf(node, 'message')?.['value']
    const text = textOf(message)
    if (text === undefined || !isSyntaxNode(message)) continue
    edits.push({ start: message.start, end: message.end, text: JSON.stringify(compileMessageOrThrow(text)) })
  }
  return edited(code, edits)
}
