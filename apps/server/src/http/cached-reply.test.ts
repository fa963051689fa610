import { listProgress } from '@milepost/contract/progress/routes'
import { expect, test } from 'vitest'
import { serialiseReply } from '#http/cached-reply.ts'

test('a kept reply holds its bytes alone', () => {
  const { body } = serialiseReply(listProgress.reply[200], [])
  expect(body.toString()).toBe('[]')
  expect(body.buffer.byteLength).toBe(2)
})
