import type { Advisor } from '@milepost/advisor'
import type { UnderstoodSearch } from '@milepost/contract/course-search'
import type { Course, CourseFilter } from '@milepost/contract/courses'
import type { PlanName } from '@milepost/contract/plans'
import type { InstitutionRole, Role } from '@milepost/contract/roles'
import type { SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config.ts'
import type { Queryable } from '#db/client.ts'
import type { MailTransport } from '#lib/mail-transport.ts'
import type { MessageCatalogue } from '#lib/messages.ts'
import type { PasswordHasher } from '#lib/password-hasher.ts'
import type { PaymentGateway } from '#lib/payment-gateway.ts'
import type { WorkQueue } from '#lib/work-queue.ts'

/** Who is asking, as the database knows them at this moment. */
export interface Actor {
  readonly id: string
  readonly sessionId: string
  readonly name: string
  readonly email: string
  /** Null: the address was never verified. */
  readonly emailVerifiedAt: Date | null
  readonly role: Role
  readonly plan: PlanName
  readonly institutionId: number | null
  readonly institutionRole: InstitutionRole | null
  readonly profileCompleted: boolean
  /** When a password or a provider last proved who it is, in this session. */
  readonly authenticatedAt: Date
}

/** The public catalogue, with what is kept of it until a course changes. */
export interface Catalogue {
  /** A page of it, how many courses match in all, and what was understood from the search. */
  find(filter: CourseFilter): Promise<{ courses: Course[]; total: number; understood: UnderstoodSearch }>
  /** How many courses there are of other lists. In: a name of the condition, as the condition itself has none, and the condition. */
  count(what: string, condition: SQL | undefined): Promise<number>
}

/** What each kind of job is told. */
export interface JobData {
  /** Deletes what was kept long enough. */
  readonly retention: Record<string, never>
  /** A course has come, changed or gone, and with it what it teaches now or taught before: links the steps concerned anew. */
  readonly 'link-steps': { readonly courseId: number; readonly skills: readonly string[]; readonly after?: string }
  /** Reads the courses again that were read with older knowledge. */
  readonly 'read-courses': Record<string, never>
  /** Sends one mail that was written down in `mails`. */
  readonly 'send-mail': { readonly mailId: string }
  /** Mails a link for a new password to an address, where it has an account. */
  readonly 'reset-password': { readonly email: string }
  /** Mails a link that signs in to an address, where it has an account. */
  readonly 'sign-in-link': { readonly email: string }
  /** Asks the payment provider how a subscription stands and takes that over. */
  readonly 'sync-subscription': { readonly subscriptionId: string }
  /** Money was given back: ends what it had paid for. */
  readonly 'sync-refund': { readonly chargeId: string }
  /** Someone has two subscriptions at once: ends the later one and gives its money back. */
  readonly 'end-second-subscription': { readonly subscriptionId: string }
  /** The account of a paying customer is gone: cancels all that would be charged. */
  readonly 'close-customer': { readonly customerId: string }
  /** Sums up the week before for those who want that, from the one after `after` on. In: the Monday it is for; else this week's. */
  readonly 'weekly-summary': { readonly week?: string; readonly after?: string }
  /** Compares every subscription with the payment provider's. */
  readonly 'reconcile-payments': Record<string, never>
  /** Renews what institutions are shown of learners, and what the landing page tells. */
  readonly 'publish-figures': Record<string, never>
}
export type JobName = keyof JobData

export interface Jobs {
  /** Puts a job into its queue, in the transaction whose context is handed in: it is done if that is kept, and only then. */
  send<N extends JobName>(tx: Pick<Context, 'db'>, name: N, data: JobData[N]): Promise<void>
  /** Deletes the jobs that name a mail address, done or not. */
  forgetAddress(tx: Pick<Context, 'db'>, email: string): Promise<void>
  /** How many jobs failed as often as they may and were put aside: they are kept for an admin to see. */
  countDeadLetters(): Promise<number>
  /** Puts a job that was put aside into its own queue again. Out: false where it is gone, done again by somebody else perhaps. */
  retryDeadLetter(tx: Pick<Context, 'db'>, id: string): Promise<boolean>
}

/** What the process makes once and hands to everything. */
export interface Dependencies {
  readonly config: Config
  readonly db: Queryable
  readonly clock: () => Date
  readonly advisor: Advisor
  readonly catalogue: Catalogue
  readonly jobs: Jobs
  /** Where mails go; null where none can be sent. */
  readonly mail: MailTransport | null
  /** The payment provider; null where nothing can be paid. */
  readonly payment: PaymentGateway | null
  /** The payment sandbox: its keys, made anew with every process, and the address the process listens on; null where it is not served. */
  readonly paymentSandbox: {
    readonly secretKey: string
    readonly webhookSecret: string
    readonly address: () => string
  } | null
  /**
   * Where browsers reach the product, such as https://milepost.example, without a slash at the end. In: the Host header of a
   * request, which counts only where it names this machine itself and no address was set.
   */
  readonly originFor: (host?: string) => string
  /** Where this process listens: where it reaches the sandboxes that are part of it. Empty until it does. */
  readonly listeningOn: () => string
  readonly messages: MessageCatalogue
  readonly passwordHasher: PasswordHasher
  /** Sign-ins wait here, before they ask the database anything. */
  readonly signIns: WorkQueue
  readonly log: FastifyBaseLogger
}

/** What a verb gets: the dependencies, who asks and from where. Inside a transaction `db` is the transaction. */
export interface Context extends Dependencies {
  readonly actor: Actor | null
  /** Network address of the caller; null for the command line and jobs. */
  readonly address: string | null
}
