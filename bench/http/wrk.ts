import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Request {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** A JSON body, which makes it a POST. */
  readonly body?: string
}

export interface Load {
  readonly requestsPerSecond: number
  /** In milliseconds. */
  readonly p99: number
  readonly failed: number
}

/** Sends the prepared requests in turn; every connection begins at another place. */
const script = `
local requests = {}
function init()
  for line in io.lines(os.getenv('BENCH_REQUESTS')) do
    local parts = {}
    for part in (line .. '\\t'):gmatch('([^\\t]*)\\t') do parts[#parts + 1] = part end
    local headers = {}
    for index = 3, #parts, 2 do headers[parts[index]] = parts[index + 1] end
    local body = parts[2] ~= '' and parts[2] or nil
    requests[#requests + 1] = wrk.format(body and 'POST' or 'GET', parts[1], headers, body)
  end
  math.randomseed(os.time())
  turn = math.random(#requests)
end
function request()
  turn = turn % #requests + 1
  return requests[turn]
end
function done(summary, latency)
  local failed = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.status + summary.errors.timeout
  io.write(string.format('RESULT %f %f %d\\n', summary.requests / summary.duration * 1e6, latency:percentile(99) / 1000, failed))
end
`

/**
 * Loads a server with wrk, which must be installed, from 32 connections.
 *
 * @param origin - Where the server listens.
 * @param requests - The requests, sent in turn.
 * @param options - For how many seconds, and a folder for the script.
 * @returns The load that was served.
 * @throws Error if wrk is missing or fails.
 */
export async function load(
  origin: string,
  requests: readonly Request[],
  { seconds, folder }: { seconds: number; folder: string },
): Promise<Load> {
  const lines = requests.map(({ path, headers = {}, body = '' }) =>
    [path, body, ...Object.entries(headers).flat()].join('\t'),
  )
  const file = join(folder, 'requests.tsv')
  const lua = join(folder, 'requests.lua')
  await Promise.all([writeFile(file, `${lines.join('\n')}\n`), writeFile(lua, script)])
  const wrk = spawn('wrk', ['-t', '1', '-c', '32', '-d', `${seconds}s`, '--timeout', '10s', '-s', lua, origin], {
    env: { ...process.env, BENCH_REQUESTS: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of wrk.stdout) output += String(chunk)
  const [, rate, p99, failed] = /RESULT (\S+) (\S+) (\d+)/.exec(output) ?? []
  if (rate === undefined) throw new Error(`wrk gave no result: ${output}`)
  return { requestsPerSecond: Number(rate), p99: Number(p99), failed: Number(failed) }
}
