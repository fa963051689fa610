import { beforeEach, expect, test } from 'vitest'
import { chat, openAssistant, startAssistant } from '#test/assistant.ts'
import { messageOf, sentence } from '#test/conversation.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'

beforeEach(async () => {
  await actAs('halfway')
})

test('help lines can be called from the answer, which is never shortened', async () => {
  const long = 'I’m glad you told me. '.repeat(20)
  const call = { kind: 'phone', id: '011 269 6666', title: 'Sumithrayo' } as const
  const finder = { kind: 'website', id: 'findahelpline.com', title: 'findahelpline.com' } as const
  const sentences = [sentence(long), sentence('You can call Sumithrayo.', call), sentence('There are more.', finder)]
  startAssistant([messageOf(1, { sentences })])
  await openScreen('/dashboard/settings')
  await openAssistant()
  const { panel } = chat
  const number = panel.getByRole('link', { name: 'Call 011 269 6666, Sumithrayo' })
  await expect.element(number).toHaveAttribute('href', 'tel:0112696666')
  await expect.element(panel.getByRole('link', { name: 'Website: findahelpline.com' })).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Read More' })).not.toBeInTheDocument()
  await expectAccessible()
})
