import { Readable } from 'node:stream'

/**
 * Streams JSON, one event a line, from work that has events to tell on its way.
 * In: the work, which is handed a function to tell an event with and returns the last event; the event that stands for a failure.
 * Out: the stream, once there is a first line. Nothing is told after the last event, nor to a reader who is gone.
 * Errors: those of the work, while nothing has been told; later they are handed to `onFailure`, and the last line says so.
 */
export function streamLines<E>(
  work: (tell: (event: E) => void) => Promise<E>,
  failure: { readonly event: E; readonly onFailure: (error: unknown) => void },
): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const lines = new Readable({ read: () => undefined })
    let state: 'waiting' | 'begun' | 'ended' = 'waiting'
    const tell = (event: E) => {
      if (state === 'ended' || lines.destroyed) return
      lines.push(`${JSON.stringify(event)}\n`)
      state = 'begun'
      resolve(lines)
    }
    const end = (event: E) => {
      tell(event)
      state = 'ended'
      lines.push(null)
    }
    work(tell).then(end, (error: unknown) => {
      if (state === 'waiting') {
        state = 'ended'
        reject(error)
        return
      }
      failure.onFailure(error)
      end(failure.event)
    })
  })
}
