import { expect, test } from 'vitest'
import { iconOf } from './write-icons.ts'

test('an icon file lists one picture, with its size and place', () => {
  const png = Buffer.alloc(40)
  png.writeUInt32BE(192, 16)
  png.writeUInt32BE(256, 20)
  const icon = iconOf(png)
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 192, 0])
  expect([icon.readUInt32LE(14), icon.readUInt32LE(18)]).toEqual([40, 22])
  expect(icon.subarray(22)).toEqual(png)
})
