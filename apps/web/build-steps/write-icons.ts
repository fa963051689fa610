import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const headerLength = 22

/** Writes the icons that browsers and devices ask for without being told, from those that pages name. */
export function writeIcons(folder: string): void {
  writeFileSync(join(folder, 'favicon.ico'), iconOf(readFileSync(join(folder, 'icons/192.png'))))
  writeFileSync(join(folder, 'apple-touch-icon.png'), readFileSync(join(folder, 'icons/apple-touch.png')))
}

/** An .ico file is a list of pictures, here of one square PNG. */
export function iconOf(png: Buffer): Buffer {
  const header = Buffer.alloc(headerLength)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  // At 16 and 20 a PNG has its width and height, and both formats write 256 as 0 in one byte.
  header.writeUInt8(png.readUInt32BE(16) % 256, 6)
  header.writeUInt8(png.readUInt32BE(20) % 256, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(headerLength, 18)
  return Buffer.concat([header, png])
}
