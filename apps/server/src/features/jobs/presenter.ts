import type { FailedJob } from '@milepost/contract/jobs/schema'
import type { JobName } from '#context.ts'
import type { DeadLetter } from '#features/jobs/dead-letters.ts'

/** The parts of a payload that admins may see: ids that identify no person, never an email address. */
const shown: Record<JobName, readonly string[]> = {
  retention: [],
  'add-sessions': [],
  'link-steps': ['courseId'],
  'refresh-search': [],
  'read-courses': [],
  'notice-emails': [],
  'send-mail': ['mailId'],
  'reset-password': [],
  'sign-in-link': [],
  'sync-subscription': ['subscriptionId'],
  'sync-refund': ['chargeId'],
  'end-second-subscription': ['subscriptionId'],
  'close-customer': ['customerId'],
  'weekly-summary': ['week'],
  'quiet-reminders': [],
  'announce-decision': ['kind', 'id'],
  'tend-offers': ['courseId'],
  'delete-course': ['courseId', 'version', 'isByAdmin'],
  'reconcile-payments': [],
  'publish-figures': [],
  'check-invariants': [],
}

const maxErrorLength = 300

/** A failed job as admins see it. `emailKinds` are the kinds of unsent emails, by id. */
export function presentJob(letter: DeadLetter, emailKinds: ReadonlyMap<string, string>): FailedJob {
  const { id, name, data, error, retries, sentAt, failedAt } = letter
  const kind = emailKinds.get(emailIdOf(letter) ?? '')
  return {
    id,
    name: name ?? '',
    tries: retries === null ? null : retries + 1,
    sentAt: sentAt?.toISOString() ?? null,
    failedAt: failedAt.toISOString(),
    error: safeError(error),
    about: { ...shownOf(name, data), ...(kind === undefined ? {} : { emailKind: kind }) },
  }
}

export function emailIdOf({ name, data }: DeadLetter): string | undefined {
  const id = name === 'send-mail' ? Object(data)['mailId'] : undefined
  return typeof id === 'string' ? id : undefined
}

function shownOf(name: string | null, data: unknown): Record<string, string | number> {
  const fields = name !== null && Object.hasOwn(shown, name) ? shown[name as JobName] : []
  const values = fields.map((field) => [field, Object(data)[field]] as const)
  return Object.fromEntries(values.filter(([, value]) => typeof value === 'string' || typeof value === 'number'))
}

/**
 * The first line of an error message without anything personal or secret: addresses, quoted text, database values and
 * long words.
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
