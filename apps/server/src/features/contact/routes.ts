import type { MessageDescriptor } from '@lingui/core'
import {
  answerContactMessage as answerContactMessageRoute,
  listContactMessages,
  sendContactMessage as sendContactMessageRoute,
} from '@milepost/contract/contact/routes'
import { answerMessage } from '#features/contact/answer-message.ts'
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
    const { status } = query
    const total = await totalOf({ status }, () => countMessages(ctx.db, status))
    sendTotal(reply, total, query)
    return (await findMessages(ctx.db, status, total, sliceOf(query))).map(presentMessage)
  })
  registerRoute(registrar, answerContactMessageRoute, async (ctx, { params, body }) =>
    presentMessage(await answerMessage(ctx, params.id, body.answer)),
  )
}
