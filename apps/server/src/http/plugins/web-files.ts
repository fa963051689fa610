import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface WebFile {
  readonly content: Buffer
  /** Changes with the content, and only then. */
  readonly etag: string
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The forms that scripts/compress.mjs puts beside a file, the smallest first. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

/** The service worker loads the application's files, and nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

/**
 * Serves the built application's files from memory, each read when it is first asked for (decision 0080).
 * @returns sends the file of an address, for routes with another file than their own
 */
export function serveWebFiles(
  app: FastifyInstance,
  folder: string,
): (address: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const addresses = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, '/')}`),
  )
  const files = new Map<string, Promise<WebFile>>()
  const open = (address: string) => {
    const file = files.get(address) ?? read(join(folder, address))
    files.set(address, file)
    file.catch(() => files.delete(address))
    return file
  }
  const send = async (address: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!addresses.has(address)) {
      reply.callNotFound()
      return reply
    }
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = encodings.find(
      ({ name, extension }) => addresses.has(address + extension) && new RegExp(`\\b${name}\\b`).test(accepted),
    )
    const { content, etag } = await open(address + (encoding?.extension ?? ''))
    reply.headers({
      'cache-control': address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(address.startsWith('/service-worker') && { 'content-security-policy': workerPolicy }),
      ...{ etag, vary: 'accept-encoding' },
    })
    // A proxy may have marked it as weak, or a browser may name several.
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
    if (encoding !== undefined) reply.header('content-encoding', encoding.name)
    return reply.type(contentTypes[extname(address)] ?? 'application/octet-stream').send(content)
  }
  app.get('/*', (request, reply) => send(request.url.split('?')[0] ?? '', request, reply))
  return send
}

async function read(file: string): Promise<WebFile> {
  const content = await readFile(file)
  return { content, etag: `"${createHash('sha256').update(content).digest('base64url')}"` }
}
