import { readFileSync } from 'node:fs'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, it } from 'vitest'
import { formatList } from '#lib/format.ts'
import { i18n } from '#lib/i18n.ts'

/*
 * Every message with values, filled in and kept in `locales/en.rendered.txt`, which is read whenever it changes: each
 * number as 0, 1, 2 and 1,250, each list with one and with three members, and each choice.
 */
const catalogue = new URL('../../../../locales/en.po', import.meta.url)
const rendered = '../../../../locales/en.rendered.txt'

const counts = [0, 1, 2, 1250]
const lists = [['Design'], ['Design', 'Robotics', 'Data Analysis']].map((names) => formatList(names))
const listNames = new Set(['names', 'listed', 'skills', 'levels', 'columns', 'ignored', 'options'])
const examples: Readonly<Record<string, string>> = {
  price: '₹12,500',
  rupees: 'LKR 1990',
  dollars: '$6',
  amount: 'LKR 1,990.00',
  date: '21 Nov 2026',
  until: '21 November 2026',
  since: '3 days ago',
  seen: '3 days ago',
  duration: '6-8',
  percent: '50',
}

interface Message {
  readonly text: string
  /** What the code gives for a value without a name. */
  readonly expressions: ReadonlyMap<string, string>
}

function readMessages(): Message[] {
  const entries = readFileSync(catalogue, 'utf8').split('\n\n').slice(1)
  return entries.map((entry) => ({
    text: entry
      .slice(entry.indexOf('\nmsgstr ') + 8)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .join(''),
    expressions: new Map(
      [...entry.matchAll(/^#\. placeholder \{(\w+)\}: (.*)$/gm)].map(([, a = '', b = '']) => [a, b]),
    ),
  }))
}

/** The values that a message is shown with, by the name of the value. */
function valuesOf({ text, expressions }: Message): Map<string, readonly (string | number)[]> {
  const values = new Map<string, readonly (string | number)[]>()
  const read = (parts: unknown) => {
    if (!Array.isArray(parts)) return
    for (const part of parts as Exclude<CompiledMessage, string>) {
      if (typeof part === 'string') continue
      const [name, type, forms] = part
      if (type === 'plural' || type === 'number') values.set(name, counts)
      else if (type === 'select') values.set(name, Object.keys(forms ?? {}))
      else if (!values.has(name))
        values.set(name, listNames.has(name) ? lists : [exampleOf(name, expressions.get(name))])
      Object.values(forms ?? {}).forEach(read)
    }
  }
  read(compileMessage(text))
  return values
}

function exampleOf(name: string, expression: string | undefined): string {
  if (expression === undefined) return examples[name] ?? `‹${name}›`
  if (/Percent/.test(expression)) return '42%'
  if (/Date|Moment|Day|Monday/.test(expression)) return '21 Nov 2026'
  return /Number|length|whole|hours/i.test(expression) ? '12' : `‹${expression.replace(/^.*\./, '')}›`
}

/** One value after the other takes each of its forms. Of the others a number keeps its last, anything else its first. */
function render(message: Message): string[] {
  const values = valuesOf(message)
  const usual = Object.fromEntries([...values].map(([name, all]) => [name, all === counts ? counts.at(-1) : all[0]]))
  const all = [...values].flatMap(([name, each]) => each.map((value) => ({ ...usual, [name]: value })))
  const texts = all.map((given) => i18n._(`of ${message.text}`, given, { message: message.text }) || '(nothing)')
  return [...new Set(texts)]
}

it('reads right with every number and list', async () => {
  const messages = readMessages().filter((message) => valuesOf(message).size > 0)
  expect(messages.length).toBeGreaterThan(400)
  await expect(`${messages.map((message) => render(message).join('\n')).join('\n\n')}\n`).toMatchFileSnapshot(rendered)
})

/** Numbers that never change with what people do, each above one. */
const constants =
  /^(?:max\w*|most|longest|maximum|minimum\w*|limit|room|careerCount|shortTermWeeks|messagesADay|openApplications|duration)$/

it('has a form for one wherever a number comes before a noun', () => {
  const plain = readMessages().flatMap(({ text, expressions }) =>
    [...text.matchAll(/\{(\w+)\}(?: (?!of\b|this\b)[a-z]+){0,2}? (?!is\b|has\b|was\b)[a-z]+s\b/g)]
      .filter(
        ([, name = '']) =>
          !constants.test(name) &&
          !/\bmax/.test(expressions.get(name) ?? '') &&
          /^(?:total|count|done|stepCount)$|Number|length|whole|hours/i.test(expressions.get(name) ?? name),
      )
      .map(() => text),
  )
  expect(plain).toEqual([])
})
