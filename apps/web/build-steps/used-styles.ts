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

/** In: a page. Out: the classes of its elements. */
export function classesOf(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(classAttribute)].flatMap(([, value = '']) =>
    value.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity).split(/\s+/),
  )
  return new Set(names)
}

/** In: a style sheet and the classes of a page. Out: the rules that can apply to it, in their order, without the faces that would have to be fetched. Errors: not a style sheet. */
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

/** What stands in parentheses is left out of it: it may name what is not there, or one of several. */
function canApply(selector: Selector, classes: ReadonlySet<string>): boolean {
  return selector.nodes.every((node) => node.type !== 'class' || classes.has(node.value))
}
