import type { EmailKind } from '#features/mail/mail-kind.ts'

/** The weekly summary. */
export const summaryEmails = {
  weekly_summary: {
    optional: true,
    subject: /*i18n*/ { id: 'mail.weekly_summary.subject', message: 'Your week on the roadmap' },
    heading: /*i18n*/ { id: 'mail.weekly_summary.heading', message: 'Your week, {name}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.weekly_summary.done',
        message:
          '{done, plural, =0 {You finished no step last week. A new week is a good time to take one up.} one {You finished # step last week.} other {You finished # steps last week.}}',
      },
      /*i18n*/ {
        id: 'mail.weekly_summary.next',
        message:
          '{state, select, open {Your next step is “{nextStep}”. About {hours, plural, one {# hour} other {# hours}} of your roadmap to {career} are left.} other {Every step of your roadmap to {career} is done. Well done!}}',
      },
      /*i18n*/ {
        id: 'mail.weekly_summary.suggestion',
        message:
          '{suggests, select, yes {Our suggestion for this week: the course “{course}”, for your step “{courseStep}”.} other {}}',
      },
    ],
    action: /*i18n*/ { id: 'mail.weekly_summary.action', message: 'Open your roadmap' },
  },
} as const satisfies Record<string, EmailKind>
