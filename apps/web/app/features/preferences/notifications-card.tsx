import { Trans } from '@lingui/react/macro'
import type { Preferences, PreferencesChange } from '@milepost/contract/preferences/schema'
import { quietDaysUntilReminder } from '@milepost/contract/rhythm/limits'
import type { ReactNode } from 'react'
import { PreferencesCard } from '#features/preferences/preferences-card.tsx'
import { useChoice } from '#features/preferences/use-choice.tsx'
import { Switch } from '#ui/switch.tsx'

/** Notification settings. Each switch is saved at once. */
export function NotificationsCard({ userId }: { userId: string }) {
  const { choose, pending, outcome } = useChoice(userId)
  return (
    <PreferencesCard userId={userId} title={<Trans>Notifications</Trans>}>
      {(saved) => (
        <Switches
          emailNotifications={pending.emailNotifications ?? saved.emailNotifications}
          courseAlerts={pending.courseAlerts ?? saved.courseAlerts}
          weeklySummary={pending.weeklySummary ?? saved.weeklySummary}
          quietReminder={pending.quietReminder ?? saved.quietReminder}
          choose={choose}
          outcome={outcome}
        />
      )}
    </PreferencesCard>
  )
}

type NotificationChoice = 'emailNotifications' | 'courseAlerts' | 'weeklySummary' | 'quietReminder'

interface SwitchesProps extends Pick<Preferences, NotificationChoice> {
  choose: (change: PreferencesChange) => void
  outcome: ReactNode
}

function Switches({ emailNotifications, courseAlerts, weeklySummary, quietReminder, choose, outcome }: SwitchesProps) {
  return (
    <>
      <Switch
        label={<Trans>Email Notifications</Trans>}
        hint={
          emailNotifications ? (
            <Trans>Choose the emails you want. We’ll always email you about your account and payments.</Trans>
          ) : (
            <Trans>You won’t get the emails below. We’ll still email you about your account and payments.</Trans>
          )
        }
        checked={emailNotifications}
        onChange={(on) => choose({ emailNotifications: on })}
      />
      <Switch
        label={<Trans>Course Update Alerts</Trans>}
        hint={<Trans>When a course on your roadmap changes or is no longer offered.</Trans>}
        checked={courseAlerts}
        onChange={(on) => choose({ courseAlerts: on })}
      />
      <Switch
        label={<Trans>Weekly Summary</Trans>}
        hint={<Trans>A weekly email with what you’ve done and what’s next.</Trans>}
        checked={weeklySummary}
        onChange={(on) => choose({ weeklySummary: on })}
      />
      <Switch
        label={<Trans>Reminder After Quiet Days</Trans>}
        hint={
          <Trans>
            After {quietDaysUntilReminder} days without learning we name your next small step, once. Here and by email.
          </Trans>
        }
        checked={quietReminder}
        onChange={(on) => choose({ quietReminder: on })}
      />
      {outcome}
    </>
  )
}
