import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signInCallers } from '@milepost/server/test/fuzz/fuzzed-product.ts'
import {
  createRandom,
  type FuzzedOperation,
  fillRequest,
  headersOf,
  readOperations,
} from '@milepost/server/test/fuzz/operations.ts'
import { type RunningServer, startServer } from '@milepost/server/test/running-server.ts'
import { makeDatabase } from '../catalogue/product.ts'
import { type HarnessOptions, print, requireDatabase } from './report.ts'

interface ScannedRequest {
  readonly method: string
  readonly path: string
  readonly body: string | undefined
  readonly headers: Record<string, string>
}
interface ScanTarget {
  readonly address: string
  /** One request to each operation, accepted by the server where one could be found. */
  readonly requests: readonly ScannedRequest[]
  readonly folder: string
  readonly isLong: boolean
}

/** What a scanner says although it is not so, with the reason. */
const explained: readonly { readonly finding: RegExp; readonly why: string }[] = [
  {
    finding: /X-XSS-Protection is not set/,
    why: 'Browsers have removed that filter, since it opened holes. The content security policy does its work.',
  },
  {
    finding: /^PUT \/api\/courses\/\d+\?: JSON title/,
    why: 'The reply repeats the title that was saved, so each payload gets a reply that differs. sqlmap then cannot make the database compute anything, nor tell which one it is.',
  },
]

const triesPerOperation = 60
const port = 47_110

/** Debian's wapiti, sqlmap, ffuf and slowhttptest against the product with its demo data: no finding without a reason. */
export async function scan({ isLong }: HarnessOptions): Promise<boolean> {
  const database = await makeDatabase(requireDatabase())
  // As behind a proxy with a certificate, for cookies and headers as they are in production.
  const address = { PUBLIC_URL: 'https://localhost', PORT: String(port), DATABASE_URL: database.address ?? '' }
  const environment = { SEED: 'demo', RATE_LIMITS: 'off', LOG_LEVEL: 'silent', MAX_REQUESTS_IN_FLIGHT: '1000' }
  const server = { ...(await startServer({ ...address, ...environment })), address: `http://127.0.0.1:${port}` }
  const folder = mkdtempSync(join(tmpdir(), 'milepost-scan-'))
  try {
    const { requests, accepted } = await recordRequests(server)
    const target = { address: server.address, requests, folder, isLong }
    const lines = [`${requests.length} operations, ${accepted} with a request that the server accepts`]
    let isClean = true
    for (const [name, scanner] of Object.entries({ ffuf, sqlmap, wapiti, slowhttptest })) {
      const began = performance.now()
      const findings = await scanner(target)
      const open = findings.filter((text) => !explained.some(({ finding }) => finding.test(text)))
      const minutes = ((performance.now() - began) / 60_000).toFixed(1)
      lines.push(`${name}: ${open.length} findings, ${findings.length - open.length} explained, ${minutes} min`)
      lines.push(...open.map((text) => `  ${text}`))
      lines.push(
        ...explained
          .filter(({ finding }) => findings.some((text) => finding.test(text)))
          .map(({ finding, why }) => `  explained: ${finding.source}: ${why}`),
      )
      if (open.length > 0) isClean = false
    }
    print('scan', lines)
    return isClean
  } finally {
    await server.stop('SIGKILL')
    await database.drop()
    rmSync(folder, { recursive: true })
  }
}

/** For each operation a request by a caller who is allowed to make it, as far as random values find one. */
async function recordRequests(server: RunningServer) {
  const { randomly, resolve } = readOperations()
  const { callers } = await signInCallers(server)
  const random = createRandom(1)
  let accepted = 0
  const record = async (operation: FuzzedOperation): Promise<ScannedRequest> => {
    for (let tried = 1; ; tried += 1) {
      const caller = callers[tried % callers.length] ?? null
      const uuid = () => caller?.id ?? randomUUID()
      const { method, path, body } = fillRequest(operation, { random, resolve, uuid }, 1)
      const headers = headersOf(caller, body)
      const reply = await fetch(`${server.address}${path}`, {
        method,
        headers,
        redirect: 'manual',
        ...(body !== undefined && { body }),
      })
      await reply.body?.cancel()
      if (reply.ok) accepted += 1
      if (reply.ok || tried === triesPerOperation) return { method, path, body, headers }
    }
  }
  const scanned = randomly.filter(({ method, path }) => method !== 'DELETE' && !path.endsWith('/stream'))
  const requests: ScannedRequest[] = []
  for (const operation of scanned) requests.push(await record(operation))
  return { requests, accepted }
}

/** Looks for files that no server should hand out. */
async function ffuf({ address, folder }: ScanTarget): Promise<string[]> {
  const words = join(folder, 'words.txt')
  const names = ['.env', '.git/config', '.git/HEAD', 'package.json', 'package-lock.json', 'backup', 'dump', 'database']
  const more = [
    'server-status',
    'admin.php',
    'wp-login.php',
    'phpinfo.php',
    'config',
    'id_rsa',
    '.ssh/id_rsa',
    '.htpasswd',
  ]
  const sources = ['src/main.ts', 'server.js', 'app.ts', 'drizzle/0000_foundation.sql', '.data', '.DS_Store', 'debug']
  const endings = ['', '.bak', '.old', '.sql', '.gz', '.tar.gz', '.zip', '~', '.swp', '.map', '%00', '/']
  const climbs = ['', '../', '..%2f', '%2e%2e/', '....//', 'assets/../../', 'assets/..%2f..%2f', '..%5c']
  const all = [...names, ...more, ...sources].flatMap((name) =>
    climbs.flatMap((climb) => endings.map((ending) => `${climb}${name}${ending}`)),
  )
  writeFileSync(words, `${all.join('\n')}\n`)
  const found: string[] = []
  for (const base of ['/FUZZ', '/api/FUZZ', '/assets/FUZZ']) {
    const report = join(folder, 'ffuf.json')
    await run('ffuf', [
      '-w',
      words,
      '-u',
      `${address}${base}`,
      '-mc',
      '200,204,206,500-599',
      '-of',
      'json',
      '-o',
      report,
    ])
    const { results } = JSON.parse(readFileSync(report, 'utf8')) as { results: { url: string; status: number }[] }
    found.push(...results.map(({ url, status }) => `${status} ${url.slice(address.length)}`))
  }
  return found
}

/** Tries every parameter of every operation, those in the path and in JSON included. */
async function sqlmap({ address, requests, folder, isLong }: ScanTarget): Promise<string[]> {
  const id = /\/(\d+|[\w-]{36})(?=[/?]|$)/g
  const inPath = requests.filter(({ path }) => path.search(id) !== -1)
  const marked = inPath.map((request) => ({ ...request, path: request.path.replace(id, '/$1*') }))
  const withValues = requests.filter(({ path, body }) => body !== undefined || /\?./.test(path))
  const effort = isLong ? ['--level=3', '--risk=2'] : ['--level=1', '--technique=BE']
  const common = ['--batch', '--ignore-stdin', '--flush-session', '--dbms=PostgreSQL', '--threads=4', ...effort]
  const found: string[] = []
  const waiting = [...withValues, ...marked].entries()
  const work = async () => {
    for (const [index, { method, path, body, headers }] of waiting) {
      const file = join(folder, `request-${index}.txt`)
      const lines = Object.entries({ host: new URL(address).host, ...headers }).map(
        ([name, value]) => `${name}: ${value}`,
      )
      writeFileSync(file, [`${method} ${path} HTTP/1.1`, ...lines, '', body ?? ''].join('\n'))
      const output = await run('sqlmap', ['-r', file, `--output-dir=${join(folder, `sqlmap-${index}`)}`, ...common])
      for (const [, parameter] of output.matchAll(/^Parameter: (.+)$/gm)) found.push(`${method} ${path}: ${parameter}`)
    }
  }
  await Promise.all([work(), work()])
  return found
}

/** Follows the links of the public pages and attacks what takes parameters, as a visitor and as each caller. */
async function wapiti(target: ScanTarget): Promise<string[]> {
  const reads = target.requests.filter(({ method }) => method === 'GET')
  const byCaller = Map.groupBy(reads, ({ headers }) => headers['authorization'])
  const found = new Set<string>()
  for (const [token, requests] of byCaller) for (const text of await attack(target, requests, token)) found.add(text)
  return [...found]
}

const wapitiModules =
  'backup,cookieflags,crlf,csp,csrf,exec,file,http_headers,methods,permanentxss,redirect,sql,xss,xxe'
type WapitiFindings = Record<string, { method: string; path: string; parameter: string; info: string }[]>

async function attack(target: ScanTarget, requests: readonly ScannedRequest[], token: string | undefined) {
  const { address, folder, isLong } = target
  const report = join(folder, 'wapiti.json')
  await run('wapiti', [
    '-u',
    `${address}/`,
    ...requests.flatMap(({ path }) => ['-s', `${address}${path}`]),
    '-m',
    wapitiModules,
    ...(token === undefined ? [] : ['-H', `authorization: ${token}`]),
    '--flush-session',
    '--store-session',
    folder,
    '-f',
    'json',
    '-o',
    report,
    '-d',
    '3',
    '--skip',
    'page',
    '--max-scan-time',
    isLong ? '3600' : '300',
  ])
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as {
    vulnerabilities: WapitiFindings
    anomalies: WapitiFindings
  }
  return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, all]) =>
    all.map(({ method, path, parameter, info }) => `${kind}: ${method} ${path} ${parameter}: ${info}`),
  )
}

/** Clients that send and read slowly must not keep others out. */
async function slowhttptest({ address, isLong }: ScanTarget): Promise<string[]> {
  const seconds = isLong ? '60' : '20'
  const modes = { 'slow headers': ['-H'], 'slow body': ['-B', '-t', 'POST'], 'slow reading': ['-X', '-k', '3'] }
  const found: string[] = []
  for (const [name, mode] of Object.entries(modes)) {
    const url = `${address}/api/${name === 'slow body' ? 'auth/login' : 'courses'}`
    const output = await run('slowhttptest', [
      ...mode,
      '-c',
      '1000',
      '-r',
      '200',
      '-i',
      '5',
      '-l',
      seconds,
      '-p',
      '3',
      '-u',
      url,
    ])
    if (/service available:.*\bNO\b/.test(output)) found.push(`not available under ${name}`)
    const health = await fetch(`${address}/api/health/ready`)
    if (!health.ok) found.push(`not ready after ${name}: ${health.status}`)
  }
  return found
}

/** @throws Error where the program is not installed */
function run(program: string, parameters: readonly string[]): Promise<string> {
  if (!existsSync(`/usr/bin/${program}`)) throw new Error(`Install ${program}: apt-get install ${program}`)
  return new Promise((resolve) => {
    const limits = { maxBuffer: 1024 ** 3, env: { PATH: '/usr/bin:/bin', HOME: tmpdir() } }
    // Their exit codes say little: what they found is in their reports.
    const child = execFile(`/usr/bin/${program}`, [...parameters], limits, (_, stdout, stderr) => {
      appendFileSync(join(tmpdir(), `milepost-${program}.log`), stdout + stderr)
      resolve(stdout)
    })
    child.stdin?.end()
  })
}
