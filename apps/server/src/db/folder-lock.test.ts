import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUseError, lockFolder } from '#db/folder-lock.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'milepost-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a folder is held by one process until it lets go', async () => {
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
  await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`)
  await lock.release()
  await (await lockFolder(folder)).release()
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['of a process that is gone', JSON.stringify({ pid: spawnSync(process.execPath, ['-e', '']).pid, startedAt: '1' })],
  ['of another process with the same number', JSON.stringify({ pid: process.pid, startedAt: 'long ago' })],
  ['that was cut off', '{"pid":'],
])('a lock %s is taken over', async (_, content) => {
  await writeFile(join(folder, 'milepost.lock'), content)
  await (await lockFolder(folder)).release()
})
