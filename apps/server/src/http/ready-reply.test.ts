import { listProgress } from '@milepost/contract/progress'
import { expect, test } from 'vitest'
import { prepareReply } from '#http/ready-reply.ts'

test('a kept reply holds its bytes alone', () => {
  const { json } = prepareReply(listProgress.reply[200], [])
  expect(json.toString()).toBe('[]')
  expect(json.buffer.byteLength).toBe(2)
})
