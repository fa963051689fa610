import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serialize } from 'node:v8'
import { intentModel, workModel } from '@milepost/advisor/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openModelCache } from '#lib/model-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'milepost-models-'))
})
afterEach(() => rm(folder, { recursive: true }))

test.each([workModel, intentModel])(
  'the model $name from the cache is bit by bit what training gives',
  ({ name, train }) => {
    openModelCache(folder).save(name, train())
    expect(serialize(openModelCache(folder).load(name)).equals(serialize(train()))).toBe(true)
  },
)

test('what is not there, is of another version or is damaged is not used, and the next model takes its place', async () => {
  const cache = openModelCache(folder)
  expect(cache.load('work')).toBeUndefined()
  await writeFile(join(folder, 'work-of-another-version'), 'old')
  cache.save('work', { weights: [1] })
  const [file = ''] = await readdir(folder)
  expect(await readdir(folder)).toEqual([file])
  const content = await readFile(join(folder, file))
  for (const damaged of [content.subarray(0, 40), Buffer.alloc(0), Buffer.concat([content, Buffer.of(0)])]) {
    await writeFile(join(folder, file), damaged)
    expect(openModelCache(folder).load('work')).toBeUndefined()
  }
  cache.save('work', { weights: [2] })
  expect(openModelCache(folder).load('work')).toEqual({ weights: [2] })
})

test('a folder that cannot be written to harms nothing', () => {
  // Below a file there can be no folder.
  const cache = openModelCache(join(fileURLToPath(import.meta.url), 'models'))
  cache.save('work', { weights: [1] })
  expect(cache.load('work')).toBeUndefined()
})
