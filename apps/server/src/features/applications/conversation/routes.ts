import {
  addInstitutionText,
  blockApplicationMessages,
  deleteInstitutionText,
  listInstitutionTexts,
  readConversation as readConversationRoute,
  reportApplicationMessage,
  writeApplicationMessage,
} from '@milepost/contract/applications/routes'
import { reviewMessageReport } from '@milepost/contract/queue/routes'
import { block, readConversation, report, review, write } from '#features/applications/conversation/conversation.ts'
import { addText, readTexts, removeText } from '#features/applications/conversation/texts.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerConversationRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, readConversationRoute, (ctx, { params }) => readConversation(ctx, params.id))
  registerRoute(registrar, writeApplicationMessage, (ctx, { params, body }) => write(ctx, params.id, body.text))
  registerRoute(registrar, reportApplicationMessage, (ctx, { params, body }) =>
    report(ctx, params.id, params.messageId, body),
  )
  registerRoute(registrar, blockApplicationMessages, (ctx, { params, body }) => block(ctx, params.id, body.blocked))
  registerRoute(registrar, reviewMessageReport, async (ctx, { params, body }) => {
    await review(ctx, params.id, body.remove)
    return undefined
  })
  registerRoute(registrar, listInstitutionTexts, (ctx, { params }) => readTexts(ctx, params.id))
  registerRoute(registrar, addInstitutionText, (ctx, { params, body }) => addText(ctx, params.id, body))
  registerRoute(registrar, deleteInstitutionText, async (ctx, { params }) => {
    await removeText(ctx, params.id, params.textId)
    return undefined
  })
}
