import type { Dependencies } from '#context.ts'
import { refreshSearch } from '#db/refresh-search.ts'
import { createAccountLink, queueResetEmail, queueSignInEmail } from '#features/accounts/index.ts'
import { createLinkAccountLink } from '#features/accounts/providers/index.ts'
import { publishFigures } from '#features/analytics/figures/index.ts'
import { tendOffers } from '#features/applications/index.ts'
import { deleteArchivedCourse } from '#features/courses/decisions/index.ts'
import { refreshCourseSkills } from '#features/courses/skills/index.ts'
import { type CreateEmailLink, deliverEmail } from '#features/emails/index.ts'
import { createReminderLink, sendInactivityReminders } from '#features/inactivity-reminders/index.ts'
import { createInvitationLink } from '#features/institutions/memberships/index.ts'
import { createInstitutionLink } from '#features/institutions/requests/index.ts'
import { reportInvariants } from '#features/invariants/index.ts'
import type { JobHandlers } from '#features/jobs/index.ts'
import { createNoticeLink, sendNoticeEmails } from '#features/notice-emails/index.ts'
import {
  closePayingCustomer,
  endRefunded,
  endSecondSubscription,
  reconcilePayments,
  syncSubscription,
} from '#features/payment/index.ts'
import { announceDecision } from '#features/queue/decisions/index.ts'
import { addSessions, linkWaitingSteps } from '#features/roadmaps/index.ts'
import { createSummaryLink, sendWeeklySummaries } from '#features/weekly-summary/index.ts'
import { applyRetention } from '#retention.ts'

/** The handler of each kind of job. Each is safe to run twice. */
export function createJobHandlers(ctx: Dependencies): JobHandlers {
  return {
    retention: () => applyRetention(ctx),
    'add-sessions': (data) => addSessions(ctx, data),
    'link-steps': (data) => linkWaitingSteps(ctx, data),
    'refresh-search': () => refreshSearch(ctx),
    'read-courses': () => refreshCourseSkills(ctx),
    'send-mail': (data) => deliverEmail(ctx, data, createEmailLink),
    'reset-password': (data) => queueResetEmail(ctx, data),
    'sign-in-link': (data) => queueSignInEmail(ctx, data),
    'sync-subscription': (data) => syncSubscription(ctx, data.subscriptionId),
    'sync-refund': (data) => endRefunded(ctx, data.chargeId),
    'end-second-subscription': (data) => endSecondSubscription(ctx, data.subscriptionId),
    'close-customer': (data) => closePayingCustomer(ctx, data.customerId),
    'notice-emails': () => sendNoticeEmails(ctx),
    'weekly-summary': (data) => sendWeeklySummaries(ctx, data),
    'quiet-reminders': (data) => sendInactivityReminders(ctx, data),
    'announce-decision': (data) => announceDecision(ctx, data),
    'delete-course': (data) => deleteArchivedCourse(ctx, data),
    'tend-offers': (data) => tendOffers(ctx, data),
    'reconcile-payments': () => reconcilePayments(ctx),
    'publish-figures': () => publishFigures(ctx),
    'check-invariants': () => reportInvariants(ctx),
  }
}

const createEmailLink: CreateEmailLink = async (ctx, email) => {
  if (email.kind === 'link_account') return createLinkAccountLink(ctx, email)
  const institutionLink = createInstitutionLink(ctx, email)
  if (institutionLink !== undefined) return institutionLink
  if (email.kind === 'institution_invitation') return createInvitationLink(ctx, email)
  if (email.kind === 'notices') return createNoticeLink(ctx, email)
  if (email.kind === 'quiet_reminder') return createReminderLink(ctx, email)
  return email.kind === 'weekly_summary' ? createSummaryLink(ctx) : createAccountLink(ctx, email)
}
