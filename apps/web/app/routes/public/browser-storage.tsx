import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { storedItems } from '#lib/stored-items.ts'
import { ProseSection } from '#ui/prose-section.tsx'

const purposeTexts = {
  session: msg`Your session.`,
  unsaved: msg`What you entered and is not saved yet.`,
  tried: msg`What you answered before signing up, for two days or until it’s in your profile.`,
  appearance: msg`Whether you want light or dark.`,
  keys: msg`Whether you use single keys as an admin.`,
  lists: msg`How many rows your lists have, and whether your courses are shown as cards or as a list.`,
  choices: msg`Which plan you chose, whether you’ve begun your profile or seen your first roadmap, and a reminder that you closed.`,
  copies: msg`Your roadmap and progress, to read without a connection. Signing out deletes them.`,
  visits: msg`That you left for Google, GitHub or Stripe, until you come back.`,
} satisfies Readonly<Record<string, MessageDescriptor>>

/** Why each thing is kept in the browser's storage: nothing is stored that the policy does not name. */
const purposes: Readonly<Record<keyof typeof storedItems, keyof typeof purposeTexts>> = {
  user: 'session',
  token: 'session',
  profileDraft: 'unsaved',
  pendingPositions: 'unsaved',
  selfCheck: 'unsaved',
  chat: 'unsaved',
  unsavedProgress: 'unsaved',
  unsavedNotes: 'unsaved',
  formDraft: 'unsaved',
  settingsChanges: 'unsaved',
  tryOutAnswers: 'tried',
  appearance: 'appearance',
  queueKeys: 'keys',
  rowsPerPage: 'lists',
  courseView: 'lists',
  chosenPlan: 'choices',
  profileCompleted: 'choices',
  profileCompletedBy: 'choices',
  firstRoadmap: 'choices',
  bannerDismissed: 'choices',
  roadmapCopy: 'copies',
  progressCopy: 'copies',
  signInJourney: 'visits',
  portalVisit: 'visits',
}

/** The cookies, and what the browser's storage keeps. */
export function BrowserStorage() {
  const { i18n } = useLingui()
  return (
    <ProseSection title={<Trans>In your browser</Trans>}>
      <p>
        <Trans>
          One cookie keeps you signed in. One recognises this browser once you sign up, sign in or write to us (180
          days). One is there while you sign in with Google or GitHub, and two remember whether the sidebar is open and
          which language you chose (1 year). We don’t track you.
        </Trans>
      </p>
      <p>
        <Trans>The browser’s storage keeps:</Trans>
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        {[...new Set(Object.values(purposes))].map((purpose) => (
          <li key={purpose}>{i18n._(purposeTexts[purpose])}</li>
        ))}
      </ul>
    </ProseSection>
  )
}
