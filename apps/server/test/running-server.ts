import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureServerBuilt } from '../../../scripts/prepare.mjs'

/** Bundles the server's programs, as they run in production, unless that is done. Returns where one is. */
async function findProgram(name: string): Promise<string> {
  await ensureServerBuilt()
  return fileURLToPath(new URL(`../build/${name}.mjs`, import.meta.url))
}

export interface RunningServer {
  readonly address: string
  readonly process: ChildProcess
  /**
   * Sends a signal and waits for the process to exit.
   * @returns its exit code, null after a kill
   */
  stop(signal: NodeJS.Signals): Promise<number | null>
}

const running = new Set<ChildProcess>()

/** Kills servers left by a failed or aborted test. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL')
}
// A terminated worker runs no hooks.
process.once('exit', killServers)

function processEnvironment(): Record<string, string | undefined> {
  // Each start would compile the bundle again.
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE, SEED: 'none' }
}

/** Only the embedded database has WebAssembly. Compiled in one pass, a start takes 2.5 seconds of processor time, not 3.7. */
const nodeOptions = ['--liftoff-only']

/** Runs one of an operator's programs to its end, such as 'backup'. */
export async function runProgram(name: string, environment: Record<string, string>, ...parameters: string[]) {
  const program = await findProgram(name)
  const env = { ...processEnvironment(), ...environment }
  return spawnSync(process.execPath, [...nodeOptions, program, ...parameters], { env, encoding: 'utf8' })
}

/**
 * Starts the real server and waits until it prints its address.
 * @throws its output if it exits instead
 */
export async function startServer(environment: Record<string, string>): Promise<RunningServer> {
  const child = spawn(process.execPath, [...nodeOptions, '--enable-source-maps', await findProgram('main')], {
    env: { ...processEnvironment(), PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const gone = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /Milepost is ready: (\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void gone.then((code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
  return {
    address,
    process: child,
    stop: (signal) => {
      child.kill(signal)
      return gone
    },
  }
}
