import { type NoticeTopic, noticeTopicRules, noticeTopics } from '@milepost/contract/notifications/limits'
import type { NotificationKind } from '@milepost/contract/notifications/schema'
import type { Preferences } from '@milepost/contract/preferences/schema'

const minute = 60_000
const day = 24 * 60 * minute
/** Daily emails go out at this hour (UTC), in the morning of Sri Lanka and India. */
const dailyHour = 2

/** The topic of a kind that is emailed too; undefined for the bell alone. */
export function topicOf(kind: NotificationKind): NoticeTopic | undefined {
  return noticeTopics.find((topic) => noticeTopicRules[topic].kinds.includes(kind))
}

/** When a notification is emailed: as its reader chose, or as usual. Null for never. */
export function emailTimeOf(
  kind: NotificationKind,
  choices: Preferences['noticeEmails'] | undefined,
  now: Date,
): Date | null {
  const topic = topicOf(kind)
  if (topic === undefined) return null
  const { usual, gatherMinutes } = noticeTopicRules[topic]
  const delivery = choices?.[topic] ?? usual
  if (delivery === 'never') return null
  if (delivery === 'soon') return new Date(now.getTime() + gatherMinutes * minute)
  const today = Math.floor(now.getTime() / day) * day + dailyHour * 60 * minute
  return new Date(today > now.getTime() ? today : today + day)
}
