import type { MessageDescriptor } from '@lingui/core'
import {
  answerContactMessage as answerContactMessageRoute,
  changeContactMessage,
  deleteContactMessage,
  listContactMessages,
  sendContactMessage as sendContactMessageRoute,
} from '@milepost/contract/contact/routes'
import { answerMessage } from '#features/contact/answer-message.ts'
import { changeMessages } from '#features/contact/change-messages.ts'
import { deleteMessages } from '#features/contact/delete-messages.ts'
import { presentMessage } from '#features/contact/presenter.ts'
import { countMessages, findMessages } from '#features/contact/repository.ts'
import { sendContactMessage } from '#features/contact/send-contact-message.ts'
import { openTotals } from '#http/list-pages.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

const sent: MessageDescriptor = /*i18n*/ { id: 'contact.sent', message: 'Message sent successfully!' }

export function registerContactRoutes(registrar: RouteRegistrar): void {
  const totalOf = openTotals()
  registerRoute(registrar, sendContactMessageRoute, async (ctx, { body }) => {
    await sendContactMessage(ctx, body)
    return { message: ctx.messages.of(sent) }
  })
  registerRoute(registrar, listContactMessages, async (ctx, { query, reply }) => {
    const { status, sender } = query
    const filter = { status, sender }
    const total = await totalOf(filter, () => countMessages(ctx.db, filter))
    sendTotal(reply, total, query)
    return (await findMessages(ctx.db, filter, total, sliceOf(query))).map(presentMessage)
  })
  registerRoute(registrar, answerContactMessageRoute, async (ctx, { params, body }) =>
    presentMessage(await answerMessage(ctx, params.id, body.answer)),
  )
  registerRoute(registrar, changeContactMessage, (ctx, { params, body }) => changeMessages(ctx, params.id, body))
  registerRoute(registrar, deleteContactMessage, (ctx, { params, query }) =>
    deleteMessages(ctx, params.id, query.scope ?? 'message'),
  )
}
