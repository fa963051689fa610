import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CachedReply, createCachedReply, sendCached } from '#http/cached-reply.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The service worker loads the application's files, and nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

/**
 * Serves the built application's files from memory, each read when it is first asked for (decision 0080). Pages are
 * served at their own addresses, with their policy, so their files have none.
 * @returns sends the file of an address, for routes with another file than their own
 */
export function serveWebFiles(
  app: FastifyInstance,
  folder: string,
): (address: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const addresses = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
      .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, '/')}`),
  )
  const files = new Map<string, Promise<CachedReply>>()
  const open = (address: string) => {
    const file = files.get(address) ?? readWebFile(join(folder, address))
    files.set(address, file)
    file.catch(() => files.delete(address))
    return file
  }
  const send = async (address: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!addresses.has(address)) {
      reply.callNotFound()
      return reply
    }
    const file = await open(address)
    const keep = address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    reply.header('cache-control', keep)
    if (address.startsWith('/service-worker')) reply.header('content-security-policy', workerPolicy)
    return reply.send(await sendCached(request, reply, file))
  }
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => send(`/${request.params['*']}`, request, reply))
  return send
}

/** Reads a built file with the compressed forms that the build has put beside it (scripts/compress.mjs). */
export async function readWebFile(file: string): Promise<CachedReply> {
  const [content, br, gzip] = await Promise.all([readFile(file), readForm(`${file}.br`), readForm(`${file}.gz`)])
  const type = contentTypes[extname(basename(file))] ?? 'application/octet-stream'
  return createCachedReply(content, type, { ...(br && { br }), ...(gzip && { gzip }) })
}

function readForm(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined)
}
