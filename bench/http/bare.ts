import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** Answers every request with the bytes of one file: what Node.js can do at most. Prints its address. */
const [file = ''] = process.argv.slice(2)
const bytes = readFileSync(file)
const server = createServer((_, reply) => {
  reply.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length })
  reply.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? address?.port : address}\n`)
})
