import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'
import { root } from './install.mjs'

/*
 * Page translation takes text nodes out of the page. React throws when it then removes one of them, or inserts something before
 * it. So a text is alone in its element where anything beside it comes and goes. A message is an element (ui/texts.tsx).
 */
const app = 'apps/web/app'
const planted = 'scripts/fixtures/planted-violation/apps/web/app/ui/bare-text.tsx'
const messages = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])
/** Here something that can't be looked into, such as {name}, is taken for a text. */
const holdsWords =
  /^(p|span|label|button|a|h[1-6]|li|dt|dd|th|td|legend|summary|strong|em|small|output|figcaption|Alert|Badge|Button|ButtonLink|Link|TextLink)$/
/** These show no elements. */
const holdsNoElements = /^(option|title|text|textarea)$/
const texts = new Set(['TemplateLiteral', 'TaggedTemplateExpression', 'JSXText'])
const lists = new Set(['map', 'flatMap', 'from'])

const files = readdirSync(join(root, app), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => join(app, name))
const faults = [...files.flatMap(faultsOf).map(({ message }) => message), ...faultsOfThisCheck()]
if (files.length < 300) faults.push(`Only ${files.length} files were read.`)
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
else process.stdout.write(`No bare text in ${files.length} files.\n`)

function faultsOf(file) {
  const source = readFileSync(join(root, file), 'utf8')
  const found = []
  const refuse = ({ start }, what) => {
    const line = source.slice(0, start).split('\n').length
    found.push({ line, message: `${file}:${line}: ${what}` })
  }
  const look = (element) => {
    const tag = tagOf(element)
    if (messages.has(tag)) return
    const parts = element.children.filter((child) => !isNothing(child)).map((child) => partOf(child, tag))
    if (tag === undefined && parts.some(({ isText }) => isText))
      refuse(element, 'put the text of <>…</> into a <span>, or page translation breaks the page.')
    else if (parts.some((part) => part.mayBeText && parts.some((other) => other.comesAndGoes && parts.length > 1)))
      refuse(
        element,
        'put the text into a <span>: page translation breaks the page when something beside it comes or goes.',
      )
    if (holdsNoElements.test(tag) && element.children.some((child) => messages.has(tagOf(child))))
      refuse(element, `use t in <${tag}>: a message is an element, which can’t be shown there.`)
  }
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(parseSync(file, source, { preserveParens: false }).program)
  return found
}

function tagOf({ openingElement }) {
  return openingElement?.name.name ?? openingElement?.name.property?.name
}

/** Line breaks between elements, and comments. */
function isNothing({ type, value, expression }) {
  return (
    (type === 'JSXText' && value.trim() === '' && value.includes('\n')) || expression?.type === 'JSXEmptyExpression'
  )
}

function partOf(child, tag) {
  const outcomes = outcomesOf(child.expression ?? child)
  const isText = outcomes.some(
    ({ type, value }) => texts.has(type) || (type === 'Literal' && typeof value === 'string'),
  )
  const isList = outcomes.some(({ callee }) => lists.has(callee?.property?.name))
  const isUnknown = outcomes.some(({ type }) => !/^(JSX|Literal)/.test(type)) && !isList
  return {
    isText,
    mayBeText: isText || (isUnknown && holdsWords.test(tag)),
    comesAndGoes: isList || outcomes.length > 1,
  }
}

/** What a condition may give; null where that is nothing. */
function outcomesOf(expression) {
  const { type, operator, consequent, alternate, left, right } = expression
  if (type === 'ConditionalExpression') return [...outcomesOf(consequent), ...outcomesOf(alternate)]
  if (type !== 'LogicalExpression') return [expression]
  return operator === '&&'
    ? [{ type: 'Literal', value: null }, ...outcomesOf(right)]
    : [...outcomesOf(left), ...outcomesOf(right)]
}

/** Exactly what is planted as refused is found. */
function faultsOfThisCheck() {
  const lines = readFileSync(join(root, planted), 'utf8').split('\n')
  const refused = lines.flatMap((line, index) => (line.includes('refused') ? [index + 1] : []))
  const found = faultsOf(planted).map(({ line }) => line)
  return refused.join() === found.sort((one, other) => one - other).join()
    ? []
    : [`${planted}: lines ${refused} are to be refused, but ${found} are.`]
}
