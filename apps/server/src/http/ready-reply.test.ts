import { listProgress } from '@milepost/contract/progress'
import { expect, test } from 'vitest'
import { prepareReply } from '#http/ready-reply.ts'

test('a kept reply holds its bytes alone', () => {
  const { body } = prepareReply(listProgress.reply[200], [])
  expect(body.toString()).toBe('[]')
  expect(body.buffer.byteLength).toBe(2)
})
