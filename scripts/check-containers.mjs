import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from './install.mjs'

/*
 * Reads the files that run the product elsewhere: what a container may do, that images and actions are what they were when they
 * were chosen, and that the address of a caller comes from the proxy alone.
 */
const read = (path) => readFileSync(join(root, path), 'utf8')
const faults = []
const expectThat = (holds, where, text) => holds || faults.push(`${where}: ${text}`)
const digest = /@sha256:[0-9a-f]{64}$/

const { services, networks } = parse(read('compose.yaml'), { merge: true })
for (const [name, service] of Object.entries(services)) {
  const where = `compose.yaml, ${name}`
  expectThat(service.build !== undefined || digest.test(service.image), where, 'the image needs a digest')
  expectThat(service.read_only === true, where, 'needs read_only')
  expectThat(service.cap_drop?.includes('ALL'), where, 'needs cap_drop: [ALL]')
  expectThat(service.security_opt?.includes('no-new-privileges:true'), where, 'needs no-new-privileges')
  expectThat(
    service.mem_limit !== undefined && service.pids_limit !== undefined,
    where,
    'needs mem_limit and pids_limit',
  )
  for (const port of service.ports ?? [])
    expectThat(name === 'proxy' || port.startsWith('127.0.0.1:'), where, `publishes ${port} without TLS`)
}
const proxyAddress = services.proxy.networks.default.ipv4_address
expectThat(networks.default.ipam.config[0].subnet !== undefined, 'compose.yaml', 'needs a fixed subnet')
for (const name of ['milepost-a', 'milepost-b'])
  expectThat(
    services[name].environment.TRUST_PROXY === proxyAddress,
    `compose.yaml, ${name}`,
    'TRUST_PROXY must be the proxy',
  )
expectThat(services.backup !== undefined, 'compose.yaml', 'needs a backup job')

const proxy = read('deploy/haproxy.cfg')
for (const [, binding] of proxy.matchAll(/^\s*bind (.+)$/gm))
  expectThat(binding.includes(' ssl '), 'deploy/haproxy.cfg', `bind ${binding} has no TLS`)
expectThat(proxy.includes('set-header X-Forwarded-For %[src]'), 'deploy/haproxy.cfg', 'must set X-Forwarded-For itself')
expectThat(!proxy.includes('option forwardfor'), 'deploy/haproxy.cfg', 'option forwardfor keeps what a caller forged')

const image = read('Dockerfile')
for (const [, from] of image.matchAll(/^FROM (\S+)/gm))
  expectThat(digest.test(from), 'Dockerfile', `${from} needs a digest`)
expectThat(/^USER (?!root)/m.test(image), 'Dockerfile', 'must not run as root')

for (const file of readdirSync(join(root, '.github/workflows'))) {
  const workflow = read(`.github/workflows/${file}`)
  for (const [, used] of workflow.matchAll(/uses: (\S+)/g))
    expectThat(/@[0-9a-f]{40}$/.test(used), file, `${used} needs the commit of its release`)
  for (const [, used] of workflow.matchAll(/container: (\S+)/g))
    expectThat(digest.test(used), file, `${used} needs a digest`)
}

for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
