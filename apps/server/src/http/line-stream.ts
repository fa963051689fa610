import { Readable } from 'node:stream'

/**
 * Streams events as JSON lines. `work` emits events and returns the last one. Resolves with the first line, so that an
 * earlier failure can still be an error response; later ones go to `onFailure` and end the stream with the failure
 * event.
 * @throws the work's error before its first event
 */
export function streamLines<E>(
  work: (emit: (event: E) => void) => Promise<E>,
  failure: { readonly event: E; readonly onFailure: (error: unknown) => void },
): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const lines = new Readable({ read: () => undefined })
    let state: 'waiting' | 'begun' | 'ended' = 'waiting'
    const emit = (event: E) => {
      if (state === 'ended' || lines.destroyed) return
      lines.push(`${JSON.stringify(event)}\n`)
      state = 'begun'
      resolve(lines)
    }
    const end = (event: E) => {
      emit(event)
      state = 'ended'
      lines.push(null)
    }
    work(emit).then(end, (error: unknown) => {
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
