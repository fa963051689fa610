import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

export class FolderInUseError extends Error {}

const Owner = z.object({ pid: z.int(), startedAt: z.string() })

/**
 * Locks a data folder for this process: two processes on one embedded database lose each other's rows. The lock of a
 * process that no longer runs is replaced.
 * @throws {FolderInUseError} naming the process that holds it
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const file = join(folder, 'milepost.lock')
  const own = JSON.stringify({ pid: process.pid, startedAt: await startTime(process.pid) })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await writeFile(file, own, { flag: 'wx', mode: 0o600 })
      return { release: () => rm(file, { force: true }) }
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
    }
    const owner = await readOwner(file)
    if (owner !== null && (await startTime(owner.pid)) === owner.startedAt) {
      throw new FolderInUseError(
        `The data folder ${folder} is in use by another Milepost server (process ${owner.pid}). ` +
          'Stop that one first, or give this one a separate folder with DATA_DIR.',
      )
    }
    await rm(file, { force: true })
  }
  throw new FolderInUseError(`The data folder ${folder} cannot be locked: others keep taking it.`)
}

async function readOwner(file: string) {
  try {
    const parsed = z.safeParse(Owner, JSON.parse(await readFile(file, 'utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** A process's start time, to distinguish it from later ones with the same id; '' if it isn't running. */
async function startTime(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // After the command's closing bracket come the state and, as the twentieth field, the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? '' : `${fields[19]}`
  } catch {
    return runsWithoutProc(pid) ? 'running' : ''
  }
}

function runsWithoutProc(pid: number): boolean {
  if (process.platform === 'linux') return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
