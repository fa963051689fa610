import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Opens the log. A failed query is logged by its cause alone, as the error repeats parameters such as addresses and
 * hashes.
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } }
  return destination === undefined ? pino(options) : pino(options, destination)
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return describeErrorObject(error)
  if ('query' in error && error.cause instanceof Error) return describeError(error.cause)
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
    stack: error.stack,
  }
}

/** The job queue emits plain objects instead of errors. Their other properties may repeat parameters. */
function describeErrorObject(error: unknown): object {
  if (typeof error !== 'object' || error === null) return { message: String(error) }
  const properties = new Map(Object.entries(error))
  const shown = ['message', 'code', 'queue', 'stack'].filter((name) => properties.has(name))
  return Object.fromEntries(shown.map((name) => [name, properties.get(name)]))
}
