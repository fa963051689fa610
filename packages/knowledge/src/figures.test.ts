import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { knowledgeFiles } from '#index.ts'
import { knowledgeFolder } from '#load.ts'

const folder = join(knowledgeFolder, 'figures')

it.each(readdirSync(folder))('the figures of %s are those in the texts', async (file) => {
  const { figures }: { figures: Readonly<Record<string, readonly string[]>> } = await import(join(folder, file))
  const sessions = knowledgeFiles.sessions[file.replace('.ts', '')]?.sessions ?? []
  for (const [id, values] of Object.entries(figures)) {
    const texts = JSON.stringify(sessions.find((session) => session.id === id))
    expect([id, values.filter((value) => !texts.includes(value))]).toEqual([id, []])
  }
})

it('the files that sessions offer are there', () => {
  const ours = Object.entries(knowledgeFiles.sessions).flatMap(([skill, { files = [] }]) =>
    files.flatMap(({ name, from }) => (from === 'ours' ? `${skill}/${name}` : from.split('/session-files/')[1]) ?? []),
  )
  expect(ours.filter((path) => !existsSync(join(knowledgeFolder, 'files', path)))).toEqual([])
})
