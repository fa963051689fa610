import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Where a text is shown decides which file its translations are in, and so which pages load them. Staff's stay English. */
export const areas = ['public', 'learner', 'server']

/**
 * The English texts of the catalogue below a folder.
 * @returns each text with its area, in the catalogue's order
 */
export function readEnglish(root) {
  const areaOf = createAreaOf(root)
  const texts = new Map()
  for (const entry of readFileSync(join(root, 'locales/en.po'), 'utf8').split('\n\n').slice(1)) {
    const files = [...entry.matchAll(/^#: (.*)$/gm)].flatMap(([, names]) => names.split(' '))
    const [, quoted = ''] = /^msgstr ((?:".*"\n?)+)/m.exec(entry) ?? []
    const text = quoted
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .join('')
    const area = areaOf([...files, ...(texts.get(text)?.files ?? [])])
    if (text !== '') texts.set(text, { area, files: [...files, ...(texts.get(text)?.files ?? [])] })
  }
  return new Map([...texts].map(([text, { area }]) => [text, area]))
}

/** The languages that have a folder of translations. */
export function translatedLanguages(root) {
  const entries = readdirSync(join(root, 'locales'), { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

const isStaff = (route) => /^routes\/(admin|institution)\//.test(route) && route !== 'routes/institution/requests.tsx'
const isLearners = (route) =>
  /^routes\/(dashboard\/|application|feedback|submit-course|profile-wizard|outside-shell|invitation|payment\/payment)/.test(
    route,
  )

/** Follows imports from the routes of each area: what visitors can reach is public, even where others can too. */
function createAreaOf(root) {
  const app = join(root, 'apps/web/app')
  const routes = [...readFileSync(join(app, 'routes.ts'), 'utf8').matchAll(/'(routes\/[^']+\.tsx)'/g)].map(
    ([, name]) => name,
  )
  const reached = (names) =>
    reach(
      root,
      names.map((name) => join(app, name)),
    )
  const visitors = reached(['root.tsx', ...routes.filter((route) => !isStaff(route) && !isLearners(route))])
  const learners = reached(routes.filter(isLearners))
  return (files) => {
    if (files.some((file) => visitors.has(file))) return 'public'
    if (files.some((file) => learners.has(file))) return 'learner'
    return files.some((file) => file.startsWith('apps/server')) ? 'server' : 'staff'
  }
}

function reach(root, start) {
  const seen = new Set()
  const waiting = [...start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file)) continue
    seen.add(file)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^'?]+)/g)) {
      if (name.startsWith('#')) waiting.push(join(root, ownFolder(relative(root, file)), name.slice(1)))
      else if (name.startsWith('.')) waiting.push(join(dirname(file), name))
      else if (name.startsWith('@milepost/contract/'))
        waiting.push(join(root, 'packages/contract/src', `${name.slice(19)}.ts`))
    }
  }
  return new Set([...seen].map((file) => relative(root, file).replaceAll('\\', '/')))
}

/** What `#` stands for in a file. */
function ownFolder(file) {
  return file.startsWith('packages') ? 'packages/contract/src' : 'apps/web/app'
}
