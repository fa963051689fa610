import { simulateReadableStream } from 'ai'
import { MockLanguageModelV4 } from 'ai/test'
import { answerTo, type ModelRequest, obedientText } from '#testing/obedient-answers.ts'

type StreamOptions = Parameters<MockLanguageModelV4['doStream']>[0]

function requestOf({ prompt, responseFormat, tools }: StreamOptions): ModelRequest {
  const messages = prompt.map(({ role, content }) => ({
    role,
    content:
      typeof content === 'string' ? content : content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
  }))
  const schema = responseFormat?.type === 'json' ? responseFormat.schema : undefined
  return {
    messages,
    ...(tools !== undefined && { tools }),
    response_format: { json_schema: { schema: JSON.parse(JSON.stringify(schema ?? {})) } },
  }
}

type StreamResult = Awaited<ReturnType<MockLanguageModelV4['doStream']>>
type StreamPart = StreamResult['stream'] extends ReadableStream<infer P> ? P : never

/** Streams a text in parts, and then what ends it. */
function streamText(parts: readonly string[], ...end: StreamPart[]): StreamResult {
  const chunks: StreamPart[] = [
    { type: 'stream-start', warnings: [] },
    { type: 'text-start', id: '1' },
    ...parts.map((delta) => ({ type: 'text-delta' as const, id: '1', delta })),
    ...end,
  ]
  return { stream: simulateReadableStream({ initialDelayInMs: null, chunkDelayInMs: null, chunks }) }
}

export interface MockModel {
  readonly model: MockLanguageModelV4
  /** The requests it got, in order. */
  readonly requests: readonly ModelRequest[]
}

/**
 * Creates a model in memory.
 *
 * @param write - Writes the answer to a request, or returns an Error to fail. By default it obeys.
 * @returns The model.
 */
export function mockModel(
  write: (request: ModelRequest, call: number) => string | Error = (request) =>
    request.tools === undefined ? JSON.stringify(answerTo(request)) : obedientText(request),
): MockModel {
  const requests: ModelRequest[] = []
  const model = new MockLanguageModelV4({
    doStream: async (options) => {
      const request = requestOf(options)
      requests.push(request)
      const text = write(request, requests.length)
      if (text instanceof Error) throw text
      const usage = {
        inputTokens: { total: 100, noCache: 100, cacheRead: 0, cacheWrite: 0 },
        outputTokens: { total: 50, text: 50, reasoning: 0 },
      }
      return streamText(
        text.match(/[\s\S]{1,30}/g) ?? [],
        { type: 'text-end', id: '1' },
        { type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage },
      )
    },
  })
  return { model, requests }
}
