import { pages } from '@milepost/contract/pages'
import { routes } from '@milepost/contract/routes'
import type { ParsedFiles } from '#parsed-files.ts'
import { findUnknownPlaceholders } from '#placeholders.ts'
import type { HelpFile } from '#schema.ts'
import { type FileIssues, issueAt, type Path, type YamlFile } from '#yaml-file.ts'

/**
 * Finds contradictions of help topics with each other and with the product.
 *
 * @param files - Files that fit their schemas.
 * @returns The issues with file and line.
 */
export function* findHelpContradictions({ help, helpIntents }: ParsedFiles): FileIssues {
  for (const [topic, file] of helpIntents) {
    const sections = help.get(topic)?.value.sections.map(({ id }) => id) ?? []
    for (const [index, { id }] of file.value.entries())
      if (!sections.includes(id)) yield issueAt(file, [index, 'id'], `There is no section ${topic}#${id}`)
    for (const id of sections)
      if (!file.value.some((one) => one.id === id)) yield issueAt(file, [], `No example asks for ${topic}#${id}`)
  }
  const titles = new Map<string, string>()
  for (const [id, file] of help) {
    const { title } = file.value
    const owner = titles.get(title.toLowerCase())
    if (owner !== undefined) yield issueAt(file, ['title'], `'${title}' is the title of ${owner} too`)
    titles.set(title.toLowerCase(), id)
    yield* knownNames(file)
    yield* sectionsOnce(file)
    yield* validTexts(file)
  }
}

function* knownNames(file: YamlFile<HelpFile>): FileIssues {
  for (const [index, name] of file.value.screens.entries())
    if (!Object.hasOwn(pages, name))
      yield issueAt(file, ['screens', index], `There is no page ${name} in packages/contract/src/pages.ts`)
  for (const [index, name] of file.value.routes.entries())
    if (!Object.hasOwn(routes, name))
      yield issueAt(file, ['routes', index], `There is no route ${name} in packages/contract/src/routes.ts`)
}

function* sectionsOnce(file: YamlFile<HelpFile>): FileIssues {
  const seen = new Set<string>()
  for (const [index, section] of file.value.sections.entries())
    for (const key of ['id', 'heading'] as const) {
      const value = `${key} ${section[key].toLowerCase()}`
      if (seen.has(value)) yield issueAt(file, ['sections', index, key], `'${section[key]}' is written twice`)
      seen.add(value)
    }
}

function* validTexts(file: YamlFile<HelpFile>): FileIssues {
  const { title, summary, sections } = file.value
  const texts: [string, Path][] = [
    [title, ['title']],
    [summary, ['summary']],
    ...sections.flatMap(({ heading, text }, index): [string, Path][] => [
      [heading, ['sections', index, 'heading']],
      [text, ['sections', index, 'text']],
    ]),
  ]
  const addresses: readonly string[] = Object.values(pages)
  for (const [text, path] of texts) {
    for (const name of findUnknownPlaceholders(text))
      yield issueAt(file, path, `There is no value {${name}} in src/placeholders.ts`)
    for (const [address] of text.matchAll(/(?<![\w/])\/[a-z][\w/-]*/g))
      if (!addresses.includes(address)) yield issueAt(file, path, `There is no page with the address ${address}`)
  }
}
