import type { MessageDescriptor } from '@lingui/core'
import { sendContactMessage as sendContactMessageRoute } from '@milepost/contract/contact'
import { sendContactMessage } from '#features/contact/send-contact-message.ts'
import { type Mounting, mount } from '#lib/mount.ts'

export { deleteContactMessages, deleteContactMessagesBefore } from '#features/contact/repository.ts'

const sent: MessageDescriptor = /*i18n*/ { id: 'contact.sent', message: 'Message sent successfully!' }

export function mountContact(mounting: Mounting): void {
  mount(mounting, sendContactMessageRoute, async (ctx, { body }) => {
    await sendContactMessage(ctx, body)
    return { message: ctx.messages.of(sent) }
  })
}
