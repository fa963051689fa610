import type { Model } from '@milepost/advisor'
import type { LanguageModelConfig } from '#config.ts'

/** Our responses are a few kilobytes; streaming wraps each token. */
const maxBytes = 2_000_000

/**
 * A fetch for one origin: no redirects, and a maximum response size in bytes.
 * @throws a TypeError, like any failed fetch
 */
export function limitedFetch(origin: string | undefined, maxSize = maxBytes): typeof fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input)
    if (origin !== undefined && address.origin !== origin) throw new TypeError(`no requests to ${address.origin}`)
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (response.body === null) return response
    let size = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          size += chunk.byteLength
          if (size > maxSize) controller.error(new TypeError(`an answer of more than ${maxSize} bytes`))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    })
  }
}

export type LanguageModelSettings = Pick<LanguageModelConfig, 'provider' | 'baseUrl' | 'model' | 'apiKey'>

/** Opens a language model. The provider's package is imported lazily to save memory. */
export async function openLanguageModel({ provider, baseUrl, model, apiKey }: LanguageModelSettings): Promise<Model> {
  // The SDK would print warnings outside our log.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const fetch = limitedFetch(baseUrl === undefined ? undefined : new URL(baseUrl).origin)
  const own = { fetch, ...(apiKey !== undefined && { apiKey }) }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ ...own, ...(baseUrl !== undefined && { baseURL: baseUrl }) })(model)
  }
  if (provider === 'google') {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle({ ...own, ...(baseUrl !== undefined && { baseURL: baseUrl }) })(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const settings = {
    ...own,
    name: 'endpoint',
    baseURL: baseUrl ?? '',
    supportsStructuredOutputs: true,
    includeUsage: true,
  }
  return createOpenAICompatible(settings)(model)
}
