import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The compressed forms that we send, the smallest first. */
export const compressedForms = ['br', 'gzip'] as const
export type CompressedForm = (typeof compressedForms)[number]

/** Less than this gains nothing. */
export const minCompressedLength = 1_024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses, or resolves with undefined while as much is compressed as may be. */
export type Compress = (body: Buffer, form: CompressedForm) => Promise<Buffer | undefined>

/** @param atOnce - How many bodies are compressed at once, so that threads are left for reading files and hashing. */
export function createCompress(atOnce: number): Compress {
  let running = 0
  return async (body, form) => {
    if (running >= atOnce) return undefined
    running += 1
    try {
      if (form === 'gzip') return await zip(body)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
      return await brotli(body, { params })
    } finally {
      running -= 1
    }
  }
}
