import type { EmailKind } from '#features/emails/email-kind.ts'

/** Emails about learning: off until a learner chooses them. */
export const summaryEmails = {
  weekly_summary: {
    optional: true,
    subject: /*i18n*/ { id: 'mail.weekly_summary.subject', message: 'Your week on the roadmap' },
    heading: /*i18n*/ { id: 'mail.weekly_summary.heading', message: 'Your week, {name}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.weekly_summary.done',
        message:
          '{done, plural, =0 {No steps finished last week, and that’s fine. This week is a fresh start.} one {Nice ' +
          'work! You finished # step last week.} other {Nice work! You finished # steps last week.}}',
      },
      /*i18n*/ {
        id: 'mail.weekly_summary.next',
        message:
          '{state, select, open {Your next step is “{nextStep}”. You have {hours, plural, =0 {less than an hour} one {about # hour} other {about # hours}} left on your roadmap.} ' +
          'other {You’ve finished every step of your roadmap. Well done!}}',
      },
      /*i18n*/ {
        id: 'mail.weekly_summary.suggestion',
        message:
          '{suggests, select, yes {Suggested for this week: “{course}”, for your step “{courseStep}”.} other {}}',
      },
    ],
    action: /*i18n*/ { id: 'mail.weekly_summary.action', message: 'Open your roadmap' },
  },
  quiet_reminder: {
    optional: true,
    subject: /*i18n*/ { id: 'mail.quiet_reminder.subject', message: 'Your next small step' },
    heading: /*i18n*/ { id: 'mail.quiet_reminder.heading', message: 'One small step, {name}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.quiet_reminder.kept',
        message: 'Your roadmap is just as you left it. Everything you finished is still there.',
      },
      /*i18n*/ {
        id: 'mail.quiet_reminder.next',
        message:
          'Your next step is “{step}”. {task, select, learn {Start with what to learn} build {Continue with what to ' +
          'build} check {Only the check is left} other {It’s all that’s next}}: {hours, plural, =0 {less than an hour} ' +
          'one {about # hour} other {about # hours}}.',
      },
      /*i18n*/ {
        id: 'mail.quiet_reminder.once',
        message: 'We won’t remind you again until you’ve been back.',
      },
    ],
    action: /*i18n*/ { id: 'mail.quiet_reminder.action', message: 'Open this step' },
  },
} as const satisfies Record<string, EmailKind>
