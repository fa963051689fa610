import { APICallError, asSchema, type LanguageModel, streamText, wrapLanguageModel } from 'ai'
import type * as z from 'zod/mini'

/** A model itself, not the name of one. */
export type Model = Exclude<LanguageModel, string>

export interface ModelCall {
  readonly model: Model
  readonly system: string
  readonly prompt: string
  readonly schema: z.ZodMiniType
  readonly maxOutputTokens: number
  readonly signal: AbortSignal
  /** Called with each part of the text as it arrives. */
  readonly onText: (part: string) => void
}

export interface ModelText {
  readonly text: string
  readonly isRefusal: boolean
  /** Tokens of prompt and answer, or null where the endpoint does not say. */
  readonly tokens: number | null
}

/** Characters a token may have. A longer text comes from an endpoint that ignores the limit. */
const maxTokenLength = 16

/** How models decline in prose. */
export const refusalPhrase =
  /^\W*(?:i['’]?m (?:very )?sorry|sorry|i (?:can(?:no|['’])?t|am (?:unable|not able)|won['’]?t|must decline)|as an ai)\b/i

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/**
 * Calls a model once and reads its stream.
 *
 * @param call - The prompt, the schema and the limits.
 * @returns What the model wrote.
 * @throws The endpoint's or the network's error, or the signal's reason when it is aborted.
 */
export async function callModel(call: ModelCall): Promise<ModelText> {
  const aborted = rejectionOf(call.signal)
  const read = readStream(call)
  // The loser of the race below may still reject later, without a listener.
  aborted.catch(() => undefined)
  read.catch(() => undefined)
  return Promise.race([read, aborted])
}

async function readStream({ model, system, prompt, schema, maxOutputTokens, signal, onText }: ModelCall) {
  const form = { type: 'json', name: 'answer', schema: await asSchema(schema).jsonSchema } as const
  const { fullStream } = streamText({
    // `output` would ask for JSON too, but hold back text that is not JSON yet and parse it again with every part.
    model: wrapLanguageModel({
      model,
      middleware: {
        specificationVersion: 'v4',
        transformParams: async ({ params }) => ({ ...params, responseFormat: form }),
      },
    }),
    prompt,
    maxOutputTokens,
    instructions: system,
    maxRetries: 0,
    abortSignal: signal,
    // The error comes as a part of the stream too; without this it would also be printed.
    onError: () => undefined,
  })
  let text = ''
  let tokens: number | null = null
  let filtered = false
  for await (const part of fullStream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw signal.reason
    if (part.type === 'text-delta') {
      text += part.text
      if (text.length > maxOutputTokens * maxTokenLength) throw new Error('more text than was asked for')
      onText(part.text)
    }
    if (part.type === 'finish') {
      tokens = part.totalUsage.totalTokens ?? null
      filtered = part.finishReason === 'content-filter'
    }
  }
  return { text, tokens, isRefusal: filtered || (!text.includes('{') && refusalPhrase.test(text)) }
}

/** What a failed call means for the next one. */
export interface CallFailure {
  readonly retry: boolean
  /** HTTP status; null where no answer came. */
  readonly status: number | null
  /** Milliseconds until the endpoint allows a retry, or null where it does not say. */
  readonly after: number | null
}

/**
 * Tells whether a failed call is worth a retry, and when.
 *
 * @param error - What `callModel` threw.
 * @returns The failure.
 */
export function failureOf(error: unknown): CallFailure {
  if (!APICallError.isInstance(error)) return { retry: true, status: null, after: null }
  const status = error.statusCode ?? null
  const seconds = Number(error.responseHeaders?.['retry-after'] ?? Number.NaN)
  const after = Number.isFinite(seconds) ? seconds * 1000 : null
  return { retry: status === null || status < 400 || status === 408 || status === 429 || status >= 500, status, after }
}
