import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { bakedKeyword } from '@milepost/contract/credentials/limits'

const signatureBytes = 8
const headerChunkBytes = 25

/** Puts a signed credential into the badge's picture, behind its header (Open Badges 3.0, 'Baking'). */
export function bakeBadge(jwt: string): Buffer {
  const picture = readFileSync(new URL('../../../assets/credential.png', import.meta.url))
  const at = signatureBytes + headerChunkBytes
  return Buffer.concat([picture.subarray(0, at), textChunk(jwt), picture.subarray(at)])
}

/** An iTXt chunk: not compressed, without a language. */
function textChunk(text: string): Buffer {
  const content = Buffer.concat([Buffer.from('iTXt'), Buffer.from(`${bakedKeyword}\0\0\0\0\0${text}`, 'latin1')])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length - 4)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}
