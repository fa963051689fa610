import { appearanceItem } from '#lib/appearance.ts'
import { tokenItem, userItem } from '#lib/session.ts'
import { createStore, type StoredItem } from '#lib/store.ts'
import { tryOutAnswersItem } from '#lib/try-out-answers.ts'

/**
 * Everything that the product keeps in the browser's storage. The privacy policy and signing out go by this list. What
 * the public pages use is declared beside its store, so that they do not load the list.
 */
export const storedItems = {
  user: userItem,
  token: tokenItem,
  appearance: appearanceItem,
  tryOutAnswers: tryOutAnswersItem,
  profileCompleted: { key: 'profileCompleted', version: 1, where: 'browser' },
  profileCompletedBy: { key: 'profileCompletedBy', version: 1, where: 'browser', isPlainText: true },
  chosenPlan: { key: 'selectedPlan', version: 1, where: 'browser', isPlainText: true },
  bannerDismissed: { key: 'verification-dismissed', version: 1, where: 'browser', perUser: true },
  /** The learner has not seen their first roadmap presented yet. */
  firstRoadmap: { key: 'first-roadmap', version: 2, where: 'browser', perUser: true, untilSignOut: true },
  profileDraft: { key: 'profile-draft', version: 1, where: 'browser', perUser: true, untilSignOut: true },
  pendingPositions: { key: 'unsaved-positions', version: 1, where: 'browser', perUser: true, untilSignOut: true },
  selfCheck: { key: 'self-check', version: 1, where: 'browser', perUser: true, untilSignOut: true },
  chat: { key: 'chat', version: 1, where: 'tab', perUser: true, untilSignOut: true },
  /** Shown while the server can't be reached. */
  roadmapCopy: { key: 'roadmap-copy', version: 1, where: 'browser', perUser: true, untilSignOut: true },
  progressCopy: { key: 'progress-copy', version: 2, where: 'browser', perUser: true, untilSignOut: true },
  unsavedProgress: { key: 'unsaved-progress', version: 1, where: 'browser', perUser: true },
  /** Notes that the server doesn't have yet. */
  unsavedNotes: { key: 'unsaved-notes', version: 1, where: 'browser', perUser: true },
  /** Whether an admin decides by single keys. */
  queueKeys: { key: 'queue-keys', version: 1, where: 'browser', perUser: true },
  /** How many rows a page has in lists where the reader chose it. */
  rowsPerPage: { key: 'rows-per-page', version: 1, where: 'browser', perUser: true },
  /** How an institution's courses are shown. */
  courseView: { key: 'course-view', version: 1, where: 'browser', perUser: true },
  /** One for each form, whose name comes before the dash. */
  formDraft: { key: '-draft', version: 1, where: 'tab', perUser: true },
  settingsChanges: { key: 'settings-changes', version: 1, where: 'tab' },
  signInJourney: { key: 'sign-in-journey', version: 1, where: 'tab' },
  portalVisit: { key: 'portal-visit', version: 1, where: 'tab', isPlainText: true },
} as const satisfies Record<string, StoredItem>

/** Removes what this user leaves behind by signing out. */
export function clearAtSignOut(userId: string): void {
  for (const item of Object.values<StoredItem>(storedItems)) {
    if (item.untilSignOut === true) createStore({ ...item, perUser: true }, () => null, userId).clear()
  }
}
