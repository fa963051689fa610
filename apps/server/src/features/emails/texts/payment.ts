import type { EmailKind } from '#features/emails/email-kind.ts'

/** Emails about a paid plan. Receipts can be refused; failures and endings can't. */
export const paymentEmails = {
  receipt: {
    optional: true,
    subject: /*i18n*/ { id: 'mail.receipt.subject', message: 'Your payment for Milepost {plan}' },
    heading: /*i18n*/ { id: 'mail.receipt.heading', message: 'Thanks for your payment' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.receipt.what',
        message: 'We received {amount} for Milepost {plan}. It’s paid until {until}.',
      },
      /*i18n*/ {
        id: 'mail.receipt.where',
        message:
          'You can change or cancel your plan at any time under Settings in Milepost. Your invoices are there too.',
      },
    ],
  },
  payment_failed: {
    subject: /*i18n*/ {
      id: 'mail.payment_failed.subject',
      message: 'Your payment for Milepost {plan} didn’t go through',
    },
    heading: /*i18n*/ { id: 'mail.payment_failed.heading', message: 'A payment didn’t go through' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.payment_failed.what',
        message: 'We couldn’t charge {amount} for Milepost {plan}. You keep the plan for now, and we’ll try again.',
      },
      /*i18n*/ {
        id: 'mail.payment_failed.where',
        message: 'To keep your plan, check your card under Settings in Milepost.',
      },
    ],
  },
  paid_twice: {
    subject: /*i18n*/ { id: 'mail.paid_twice.subject', message: 'We’re refunding your second payment for Milepost' },
    heading: /*i18n*/ { id: 'mail.paid_twice.heading', message: 'You already had a plan' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.paid_twice.what',
        message:
          'You paid for Milepost {plan} while you already had a plan. We cancelled the second one and refunded it. The money can take a few days to arrive. Your first plan hasn’t changed.',
      },
      /*i18n*/ {
        id: 'mail.paid_twice.where',
        message: 'There’s nothing to do. To change your plan, open Settings in Milepost.',
      },
    ],
  },
  plan_ended: {
    subject: /*i18n*/ { id: 'mail.plan_ended.subject', message: 'Milepost {plan} has ended' },
    heading: /*i18n*/ { id: 'mail.plan_ended.heading', message: 'Your paid plan has ended' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.plan_ended.what',
        message:
          'Milepost {plan} ended on {until}, and you won’t be charged again. You keep your roadmaps, progress and conversations. You’re on the free plan now.',
      },
      /*i18n*/ {
        id: 'mail.plan_ended.where',
        message: 'If you’d like it back, you can choose a plan at any time.',
      },
    ],
  },
} as const satisfies Record<string, EmailKind>
