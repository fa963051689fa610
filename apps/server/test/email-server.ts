import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface TestEmailServer {
  readonly url: string
  readonly port: number
  /** The received emails, headers and body. */
  readonly received: readonly string[]
  close(): Promise<void>
}

interface Behaviour {
  readonly port?: number
  /** Refuses every recipient with this code. */
  readonly refuseWith?: number
  /** Accepts the connection and never responds. */
  readonly silent?: boolean
}

/** A real local SMTP server that stores what it receives. */
export async function startEmailServer(behaviour: Behaviour = {}): Promise<TestEmailServer> {
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
  const listener = server.listen(behaviour.port ?? 0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
