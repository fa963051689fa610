import type { FailedJob } from '@milepost/contract/jobs'
import type { JobName } from '#context.ts'
import type { DeadLetter } from '#features/jobs/dead-letters.ts'

/** What of a job's data may be shown: ids that name nobody by themselves. Of a mail's address nothing. */
const shown: Record<JobName, readonly string[]> = {
  retention: [],
  'link-steps': ['courseId'],
  'read-courses': [],
  'send-mail': ['mailId'],
  'reset-password': [],
  'sign-in-link': [],
  'sync-subscription': ['subscriptionId'],
  'sync-refund': ['chargeId'],
  'end-second-subscription': ['subscriptionId'],
  'close-customer': ['customerId'],
  'weekly-summary': ['week'],
  'reconcile-payments': [],
  'publish-figures': [],
}

const maxErrorLength = 300

/** A failed job as admins see it. In: the kinds of the mails that were to be sent, by id. */
export function presentJob(letter: DeadLetter, mailKinds: ReadonlyMap<string, string>): FailedJob {
  const { id, name, data, error, retries, sentAt, failedAt } = letter
  const kind = mailKinds.get(mailIdOf(letter) ?? '')
  return {
    id,
    name: name ?? '',
    tries: retries === null ? null : retries + 1,
    sentAt: sentAt?.toISOString() ?? null,
    failedAt: failedAt.toISOString(),
    error: safeError(error),
    about: { ...shownOf(name, data), ...(kind === undefined ? {} : { mailKind: kind }) },
  }
}

export function mailIdOf({ name, data }: DeadLetter): string | undefined {
  const id = name === 'send-mail' ? Object(data)['mailId'] : undefined
  return typeof id === 'string' ? id : undefined
}

function shownOf(name: string | null, data: unknown): Record<string, string | number> {
  const fields = name !== null && Object.hasOwn(shown, name) ? shown[name as JobName] : []
  const values = fields.map((field) => [field, Object(data)[field]] as const)
  return Object.fromEntries(values.filter(([, value]) => typeof value === 'string' || typeof value === 'number'))
}

/**
 * The first line of an error's message without what could be somebody's or a secret: addresses, what stands in quotation marks,
 * values of the database's, and everything long without a space.
 */
export function safeError(output: unknown): string {
  const said: unknown = Object(output)['message'] ?? Object(output)['value'] ?? output
  const [line = ''] = (typeof said === 'string' ? said : '').split(/[\r\n]|params:/i)
  return line
    .replace(/\S+@\S+/g, '…')
    .replace(/(["'“‘`]).*?(["'”’`])/g, '$1…$2')
    .replace(/=\s*\(.*?\)/g, '=(…)')
    .replace(/\bhttps?:\/\/\S+/gi, 'https://…')
    .replace(/[^\s…]{25,}/g, '…')
    .trim()
    .slice(0, maxErrorLength)
}
