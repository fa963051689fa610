import { readLanguage } from '@milepost/contract/languages'
import type { NoticeTopic } from '@milepost/contract/notifications/limits'
import type { NotificationKind } from '@milepost/contract/notifications/schema'
import { pages } from '@milepost/contract/pages'
import type { Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { type EmailRow, queueEmail } from '#features/emails/index.ts'
import { noticeTexts } from '#features/notice-emails/texts.ts'
import { findUsersToEmail, type NotificationRow, takeNoticesToEmail, topicOf } from '#features/notifications/index.ts'
import { findPreferences } from '#features/preferences/index.ts'
import { lockUser } from '#features/users/index.ts'

const usersPerJob = 100

/** Where the email leads. */
const pageOf: Readonly<Record<NoticeTopic, string>> = {
  applications: pages.institutionApplications,
  courses: pages.institutionCourses,
  answers: pages.applications,
  queue: pages.admin,
}

/**
 * Emails what people were told of and haven't read: one email a person, with everything that waits. Handles at most `batch`
 * people and queues the rest. Safe to run twice.
 */
export async function sendNoticeEmails(ctx: Dependencies, batch = usersPerJob): Promise<void> {
  const userIds = await findUsersToEmail(ctx.db, ctx.clock(), batch)
  for (const userId of userIds) await transaction(ctx, (tx) => sendNotices(tx, userId))
  if (userIds.length === batch) await ctx.jobs.send(ctx, 'notice-emails', {})
}

async function sendNotices(tx: Dependencies, userId: string): Promise<void> {
  const user = await lockUser(tx.db, userId)
  const notices = await takeNoticesToEmail(tx.db, userId)
  const unread = notices.filter(({ readAt }) => readAt === null)
  const last = unread.at(-1)
  const { emailNotifications, language } = await findPreferences(tx.db, userId)
  if (user === undefined || last === undefined || !emailNotifications || user.emailVerifiedAt === null) return
  const texts = linesOf(tx.messages.in(readLanguage(language)), unread)
  const topic = topicOf(last.kind as NotificationKind)
  await queueEmail(tx, {
    kind: 'notices',
    to: user.email,
    userId,
    params: {
      name: user.name,
      count: texts.length,
      first: texts[0] ?? '',
      text: texts.join('\n'),
      page: topic === undefined ? pages.home : pageOf[topic],
    },
    key: `notices:${userId}:${last.id}`,
  })
}

/** Says each thing once, with how often it happened. */
function linesOf(messages: Dependencies['messages'], notices: readonly NotificationRow[]): string[] {
  const counted = new Map<string, { notice: NotificationRow; count: number }>()
  for (const notice of notices) {
    const key = `${notice.kind} ${JSON.stringify(notice.params)}`
    counted.set(key, { notice, count: (counted.get(key)?.count ?? 0) + 1 })
  }
  return [...counted.values()].flatMap(({ notice, count }) => {
    const text = noticeTexts[notice.kind as NotificationKind]
    return text === undefined ? [] : [messages.of(text, { ...notice.params, count })]
  })
}

/** The page that the email is about. */
export function createNoticeLink(ctx: Pick<Dependencies, 'originFor'>, { params }: EmailRow): string {
  return `${ctx.originFor()}${params['page']}`
}
