import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface TestEmailServer {
  readonly url: string
  /** The received emails, headers and body. */
  readonly received: readonly string[]
  /** Behaves like this from the next connection on. */
  behave(next: Behaviour): void
  close(): Promise<void>
}

interface Behaviour {
  /** Hangs up on every connection. */
  readonly down?: boolean
  /** Refuses every recipient with this code. */
  readonly refuseWith?: number
  /** Accepts the connection and never responds. */
  readonly silent?: boolean
}

/**
 * A real local SMTP server that stores what it receives. It keeps its port when it is 'down': another test could take a
 * port that is given back.
 */
export async function startEmailServer(first: Behaviour = {}): Promise<TestEmailServer> {
  let behaviour = first
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect: (_session, done) => {
      if (behaviour.silent !== true) done()
    },
    onRcptTo: (_address, _session, done) => {
      if (behaviour.refuseWith === undefined) return done()
      done(Object.assign(new Error('not now'), { responseCode: behaviour.refuseWith }))
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
  })
  server.on('error', () => undefined)
  const listener = server.listen(0, '127.0.0.1')
  listener.prependListener('connection', (socket) => {
    if (behaviour.down === true) socket.destroy()
  })
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave: (next) => {
      behaviour = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
