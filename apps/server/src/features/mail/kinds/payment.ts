import type { EmailKind } from '#features/mail/mail-kind.ts'

/** Emails about a paid plan. Receipts can be refused; failures and endings can't. */
export const paymentEmails = {
  receipt: {
    optional: true,
    subject: /*i18n*/ { id: 'mail.receipt.subject', message: 'Your payment for Milepost {plan}' },
    heading: /*i18n*/ { id: 'mail.receipt.heading', message: 'Thank you for your payment' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.receipt.what',
        message: 'We received {amount} for Milepost {plan}. It is paid until {until}.',
      },
      /*i18n*/ {
        id: 'mail.receipt.where',
        message: 'You can change or cancel the plan at any time under Settings in Milepost; invoices are there too.',
      },
    ],
  },
  payment_failed: {
    subject: /*i18n*/ {
      id: 'mail.payment_failed.subject',
      message: 'Your payment for Milepost {plan} did not go through',
    },
    heading: /*i18n*/ { id: 'mail.payment_failed.heading', message: 'A payment did not go through' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.payment_failed.what',
        message:
          'We could not collect {amount} for Milepost {plan}. You keep the plan for now, and the payment is tried again.',
      },
      /*i18n*/ {
        id: 'mail.payment_failed.where',
        message: 'To keep the plan, check your card under Settings in Milepost.',
      },
    ],
  },
  paid_twice: {
    subject: /*i18n*/ { id: 'mail.paid_twice.subject', message: 'Your second payment for Milepost is being refunded' },
    heading: /*i18n*/ { id: 'mail.paid_twice.heading', message: 'You had a plan already' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.paid_twice.what',
        message:
          'You paid for Milepost {plan} while another plan of yours was running. We cancelled the second one and refunded it. The money can take some days to arrive. Your first plan stays as it was.',
      },
      /*i18n*/ {
        id: 'mail.paid_twice.where',
        message: 'You need not do anything. To change your plan, open Settings in Milepost.',
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
          'Milepost {plan} ended on {until} and nothing more is charged. Your roadmaps, your progress and your conversations stay; your account is on the free plan now.',
      },
      /*i18n*/ {
        id: 'mail.plan_ended.where',
        message: 'If you would like it back, choose a plan in Milepost whenever you want.',
      },
    ],
  },
} as const satisfies Record<string, EmailKind>
