import type { CustomFetch } from 'openid-client'

const maxBytes = 256 * 1024

/**
 * Creates the fetch for calls to a provider, with a deadline in milliseconds for the whole response.
 * @throws fetch errors; a TimeoutError past the deadline; a RangeError for a body above 256 kB
 */
export function limitedFetch(deadlineMilliseconds: number): CustomFetch {
  return async (address, { method, headers, body, signal }) => {
    const deadline = AbortSignal.timeout(deadlineMilliseconds)
    const response = await fetch(address, {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined || body === null
        ? {}
        : { body: body instanceof Uint8Array ? new Uint8Array(body) : body }),
      signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
    })
    const content = [204, 205, 304].includes(response.status) ? null : await readLimited(response)
    return new Response(content, { status: response.status, headers: withoutEncoding(response.headers) })
  }
}

async function readLimited(response: Response): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  // Leaving the loop with an error cancels the rest.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new RangeError('the answer is too large')
    chunks.push(new Uint8Array(chunk))
  }
  return new Blob(chunks)
}

/** The body is already decoded. */
function withoutEncoding(headers: Headers): Headers {
  const result = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) result.delete(name)
  return result
}
