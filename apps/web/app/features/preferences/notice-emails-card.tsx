import { Trans, useLingui } from '@lingui/react/macro'
import {
  type NoticeDelivery,
  type NoticeTopic,
  noticeDeliveries,
  noticeTopicRules,
  noticeTopics,
} from '@milepost/contract/notifications/limits'
import type { Role } from '@milepost/contract/roles'
import { useId } from 'react'
import { PreferencesCard } from '#features/preferences/preferences-card.tsx'
import { useChoice } from '#features/preferences/use-choice.tsx'
import { Select } from '#ui/select.tsx'
import { Switch } from '#ui/switch.tsx'

/** When notices come by email too, topic by topic. Each choice is saved at once. */
export function NoticeEmailsCard({ userId, reader }: { userId: string; reader: Role }) {
  const { choose, pending, outcome } = useChoice(userId)
  return (
    <PreferencesCard userId={userId} title={<Trans>Emails about news</Trans>}>
      {(saved) => {
        const chosen = pending.noticeEmails ?? saved.noticeEmails
        const areOn = pending.emailNotifications ?? saved.emailNotifications
        return (
          <>
            <p className="text-ink-soft">
              <Trans>The bell shows everything. Choose what we also email you, and when.</Trans>
            </p>
            {/* Learners have it among their notifications. */}
            {reader !== 'student' && (
              <Switch
                label={<Trans>Email Notifications</Trans>}
                hint={<Trans>Off ends all emails but those about your account.</Trans>}
                checked={areOn}
                onChange={(on) => choose({ emailNotifications: on })}
              />
            )}
            {noticeTopics
              .filter((topic) => noticeTopicRules[topic].who === reader)
              .map((topic) => (
                <TopicChoice
                  key={topic}
                  topic={topic}
                  delivery={chosen[topic] ?? noticeTopicRules[topic].usual}
                  disabled={!areOn}
                  onChoose={(delivery) => choose({ noticeEmails: { ...chosen, [topic]: delivery } })}
                />
              ))}
            {outcome}
          </>
        )
      }}
    </PreferencesCard>
  )
}

interface TopicChoiceProps {
  topic: NoticeTopic
  delivery: NoticeDelivery
  disabled: boolean
  onChoose: (delivery: NoticeDelivery) => void
}

function TopicChoice({ topic, delivery, disabled, onChoose }: TopicChoiceProps) {
  const { t } = useLingui()
  const id = useId()
  const topics: Record<NoticeTopic, string> = {
    applications: t`Applications to your courses`,
    courses: t`Decisions about your courses`,
    answers: t`Answers to your applications and requests`,
    queue: t`What waits for an admin`,
  }
  const soon = noticeTopicRules[topic].gatherMinutes >= 60 ? t`Within an hour` : t`At once`
  const deliveries: Record<NoticeDelivery, string> = { soon, daily: t`Once a day`, never: t`No email` }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {topics[topic]}
      </label>
      <Select
        id={id}
        value={delivery}
        disabled={disabled}
        onChange={({ target: { value } }) => {
          const wanted = noticeDeliveries.find((one) => one === value)
          if (wanted !== undefined) onChoose(wanted)
        }}
      >
        {noticeDeliveries.map((one) => (
          <option key={one} value={one}>
            {deliveries[one]}
          </option>
        ))}
      </Select>
    </div>
  )
}
