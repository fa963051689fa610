import { type Container, parse } from 'postcss'
import readSelectors, { type Selector } from 'postcss-selector-parser'

const classAttribute = /\sclass="([^"]*)"/g
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
}
/** At-rules that hold rules; what is within others (keyframes, faces, properties) is taken as a whole. */
const holdsRules = new Set(['layer', 'media', 'supports', 'container', 'starting-style'])

/** The classes of a page's elements. */
export function classesOf(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(classAttribute)].flatMap(([, value = '']) =>
    value.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity).split(/\s+/),
  )
  return new Set(names)
}

/**
 * The rules of a style sheet that can apply to the given classes, in order, without font faces.
 * @throws If it is not a style sheet.
 */
export function usedStyles(sheet: string, classes: ReadonlySet<string>): string {
  const root = parse(sheet)
  keepUsed(root, classes)
  return root.toString()
}

function keepUsed(container: Container, classes: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === 'rule') {
      if (
        !readSelectors()
          .astSync(node.selector)
          .nodes.some((selector) => canApply(selector, classes))
      )
        node.remove()
    } else if (node.type === 'atrule' && node.name === 'font-face') {
      if (node.toString().includes('url(')) node.remove()
    } else if (node.type === 'atrule' && holdsRules.has(node.name) && node.nodes !== undefined) {
      keepUsed(node, classes)
      // An empty layer still has its place among the others.
      if (node.nodes.length === 0 && node.name !== 'layer') node.remove()
    }
  })
}

/** Ignores what is in parentheses, because it may be negated or an alternative. */
function canApply(selector: Selector, classes: ReadonlySet<string>): boolean {
  return selector.nodes.every((node) => node.type !== 'class' || classes.has(node.value))
}
