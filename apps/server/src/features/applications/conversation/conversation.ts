import { type ApplicationSide, maxMessagesOfApplication } from '@milepost/contract/applications/limits'
import type { reportApplicationMessage } from '@milepost/contract/applications/routes'
import type { ApplicationMessage, Conversation } from '@milepost/contract/applications/schema'
import type { BodyOf } from '@milepost/contract/http'
import { transaction } from '#db/transaction.ts'
import {
  findMessages,
  findReport,
  insertMessage,
  type MessageRow,
  reviewMessage,
  updateMessage,
} from '#features/applications/conversation/repository.ts'
import { findApplication, lockApplication, sideOf, updateApplication } from '#features/applications/index.ts'
import { audit } from '#features/audit-logs/index.ts'
import { markAdminNotificationsRead, notify, notifyAdmins, notifyMembers } from '#features/notifications/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** @throws {AppError} 'not_found' for an application that isn't theirs */
export async function readConversation(ctx: SignedInContext, applicationId: number): Promise<Conversation> {
  const application = await findApplication(ctx.db, applicationId)
  const side = sideOf(ctx.actor, application)
  const messages = await findMessages(ctx.db, applicationId)
  return { messages: messages.map((row) => present(row, side)), blockedBy: application?.blockedBy ?? null }
}

/**
 * Writes to the other side about an application, and tells them.
 * @throws {AppError} 'not_found' for an application that isn't theirs
 * @throws {AppError} 'messages_blocked' where one side wants no more, the application has ended, there are a hundred, or a
 * learner writes before the institution has
 */
export async function write(ctx: SignedInContext, applicationId: number, text: string): Promise<ApplicationMessage> {
  return transaction(ctx, async (tx) => {
    const application = await lockApplication(tx.db, applicationId)
    const side = sideOf(tx.actor, application)
    if (application === undefined) throw new AppError('not_found')
    const { userId, courseTitle: course, institutionName: institution, status } = application
    const earlier = await findMessages(tx.db, applicationId)
    const isOver = status === 'withdrawn' || status === 'closed'
    const mayWrite = side === 'institution' || earlier.length > 0
    if (application.blockedBy !== null || isOver || !mayWrite || earlier.length >= maxMessagesOfApplication) {
      throw new AppError('messages_blocked')
    }
    const row = await insertMessage(tx.db, { applicationId, side, text, createdAt: tx.clock() })
    const key = `application_message:${row.id}`
    if (side === 'institution') {
      await notify(tx, { userId, kind: 'application_question', params: { course, institution }, key })
    } else {
      await notifyMembers(tx, application.institutionId, { kind: 'application_replied', params: { course }, key })
    }
    return present(row, side)
  })
}

/**
 * Reports a message of the other side to the admins, once.
 * @throws {AppError} 'not_found' for a message that isn't the other side's
 */
export async function report(
  ctx: SignedInContext,
  applicationId: number,
  messageId: number,
  { reason }: BodyOf<typeof reportApplicationMessage>,
): Promise<ApplicationMessage> {
  return transaction(ctx, async (tx) => {
    const side = sideOf(tx.actor, await lockApplication(tx.db, applicationId))
    const row = (await findMessages(tx.db, applicationId)).find(({ id }) => id === messageId)
    if (row === undefined || row.side === side) throw new AppError('not_found')
    if (row.reportedAt !== null) return present(row, side)
    const reported = await updateMessage(tx.db, row, { reportedAt: tx.clock(), reportReason: reason })
    const objectId = String(messageId)
    await audit(tx, {
      action: 'application_message.reported',
      objectType: 'application_message',
      objectId,
      details: { reason },
    })
    await notifyAdmins(tx, { kind: 'message_reported', params: {}, key: `message_reported:${objectId}` })
    return present(reported ?? row, side)
  })
}

/**
 * Stops messages about an application, or lets the other side write again.
 * @throws {AppError} 'not_found' for an application that isn't theirs; 'messages_blocked' to undo what the other side did
 */
export async function block(ctx: SignedInContext, applicationId: number, blocked: boolean): Promise<Conversation> {
  return transaction(ctx, async (tx) => {
    const application = await lockApplication(tx.db, applicationId)
    const side = sideOf(tx.actor, application)
    if (application?.blockedBy != null && application.blockedBy !== side) throw new AppError('messages_blocked')
    await updateApplication(tx.db, applicationId, { blockedBy: blocked ? side : null })
    return readConversation(tx, applicationId)
  })
}

/**
 * Decides about a reported message: it is taken away from both sides, or stays.
 * @throws {AppError} 'not_found'; 'message_decided' when another admin has decided
 */
export async function review(ctx: SignedInContext, id: number, isRemoved: boolean): Promise<void> {
  await transaction(ctx, async (tx) => {
    if ((await findReport(tx.db, id)) === undefined) throw new AppError('not_found')
    if (!(await reviewMessage(tx.db, id, isRemoved, tx.clock()))) throw new AppError('message_decided')
    await audit(tx, {
      action: 'application_message.reviewed',
      objectType: 'application_message',
      objectId: String(id),
      details: { removed: isRemoved },
    })
    await markAdminNotificationsRead(tx, `message_reported:${id}`)
  })
}

function present({ id, side, text, createdAt, reportedAt, isRemoved }: MessageRow, reader: ApplicationSide) {
  return {
    id,
    from: side,
    text: isRemoved ? null : text,
    createdAt: createdAt.toISOString(),
    reported: side !== reader && reportedAt !== null,
  }
}
