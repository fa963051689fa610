import type { Advisor } from '@milepost/advisor'
import type { CoursesFirst, UnderstoodSearch } from '@milepost/contract/courses/catalogue/schema'
import type { CatalogueFilter, Course } from '@milepost/contract/courses/schema'
import type { PlanName } from '@milepost/contract/plans'
import type { InstitutionRole, Role } from '@milepost/contract/roles'
import type { SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from '#config.ts'
import type { Queryable } from '#db/client.ts'
import type { WriteFailures } from '#db/write-failures.ts'
import type { CachedReply } from '#http/cached-reply.ts'
import type { MessageCatalogue } from '#http/messages.ts'
import type { EmailTransport } from '#integrations/smtp/email-transport.ts'
import type { PaymentGateway } from '#integrations/stripe/payment-gateway.ts'
import type { KeyRing } from '#lib/key-ring.ts'
import type { Load } from '#lib/load.ts'
import type { PasswordHasher } from '#lib/password-hasher.ts'
import type { WorkQueue } from '#lib/work-queue.ts'

/** The caller, as currently stored in the database. */
export interface Actor {
  readonly id: string
  readonly sessionId: string
  readonly name: string
  readonly email: string
  /** Null if the address was never verified. */
  readonly emailVerifiedAt: Date | null
  readonly role: Role
  readonly plan: PlanName
  readonly institutionId: number | null
  readonly institutionRole: InstitutionRole | null
  readonly profileCompleted: boolean
  /** An admin who must set up a second factor before they may do anything else. */
  readonly needsSecondFactor: boolean
  /** The session's last authentication, by password or provider. */
  readonly authenticatedAt: Date
  /** Where the route sends a cached reply: what it is compared by, as of the session's look-up. */
  readonly cacheKey: string | null
}

/** The public catalogue, cached until any course changes. */
export interface CourseCache {
  /** A page as a cached reply, how many match, how the search was understood, and how many come first for their skills. */
  findPage(
    filter: CatalogueFilter,
  ): Promise<{ reply: CachedReply; total: number; understood: UnderstoodSearch; first?: CoursesFirst | undefined }>
  /** A page of courses, not cached. */
  find(filter: CatalogueFilter): Promise<Course[]>
  /** How many pages came from the cache, and how many did not. */
  usage(): { readonly hits: number; readonly misses: number }
  /** Counts courses of other lists. `what` names the condition in the cache key. */
  count(what: string, condition: SQL | undefined): Promise<number>
}

/** The payload of each kind of job. */
export interface JobData {
  /** Deletes data past its retention period. */
  readonly retention: Record<string, never>
  /**
   * A course was added, changed or deleted: links the affected steps again. `skills` are those it teaches now or taught
   * before.
   */
  readonly 'link-steps': { readonly courseId: number; readonly skills: readonly string[]; readonly after?: string }
  /** Gives the steps of current roadmaps the sessions that the knowledge has for them by now. */
  readonly 'add-sessions': { readonly after?: string }
  /** Extracts the skills of courses again that were extracted with older knowledge. */
  readonly 'refresh-search': Record<string, never>
  readonly 'read-courses': Record<string, never>
  /** Emails what people were told of and haven't read. */
  readonly 'notice-emails': Record<string, never>
  /** Sends one email stored in `emails`. */
  readonly 'send-mail': { readonly mailId: string }
  /** Emails a password reset link to an address, if it has an account. */
  readonly 'reset-password': { readonly email: string }
  /** Emails a sign-in link to an address, if it has an account. */
  readonly 'sign-in-link': { readonly email: string }
  /** Fetches the current state of a subscription from the payment provider. */
  readonly 'sync-subscription': { readonly subscriptionId: string }
  /** Ends the subscription that a refunded charge had paid for. */
  readonly 'sync-refund': { readonly chargeId: string }
  /** Ends and refunds the later of a user's two subscriptions. */
  readonly 'end-second-subscription': { readonly subscriptionId: string }
  /** Cancels the subscriptions of a deleted account. */
  readonly 'close-customer': { readonly customerId: string }
  /**
   * Sends the weekly summaries, starting after user `after`. `week` is the Monday it is for, by default this week's.
   */
  readonly 'weekly-summary': { readonly week?: string; readonly after?: string }
  /** Reminds learners who have been quiet and want it, starting after user `after`. */
  readonly 'quiet-reminders': { readonly after?: string }
  /** Ends offers, reminds of them, and offers free places: of one course, or all. */
  readonly 'tend-offers': { readonly courseId?: number }
  /** Compares every subscription with the payment provider's. */
  readonly 'reconcile-payments': Record<string, never>
  /**
   * Tells those affected of a decision that can no longer be undone. `id` is a course decision's, a request's or an
   * application's. What was undone and decided again has another `at`.
   */
  readonly 'announce-decision': {
    readonly kind: 'course' | 'course_request' | 'institution_request' | 'application'
    readonly id: number
    readonly at?: string
  }
  /** Deletes a course whose bulk deletion can no longer be undone, unless it has another version by now. */
  readonly 'delete-course': { readonly courseId: number; readonly version: number; readonly isByAdmin: boolean }
  /** Refreshes the learner figures that institutions see, and those of the landing page. */
  readonly 'publish-figures': Record<string, never>
  /** Looks for data that should not exist. */
  readonly 'check-invariants': Record<string, never>
}
export type JobName = keyof JobData

export interface Jobs {
  /**
   * Queues a job in the given transaction, so that it runs only if that commits: at once, or after a while. Of the jobs that
   * wait, those of the highest priority (0 by default) are taken first.
   */
  send<N extends JobName>(
    tx: Pick<Context, 'db'>,
    name: N,
    data: JobData[N],
    options?: { readonly afterSeconds?: number; readonly priority?: number },
  ): Promise<void>
  /** Deletes all jobs that name an email address. */
  forgetAddress(tx: Pick<Context, 'db'>, email: string): Promise<void>
  /** Counts the jobs that failed on every retry. */
  countDeadLetters(): Promise<number>
  /** How many jobs of each queue wait or run. */
  countUnfinished(db: Queryable): Promise<{ readonly name: string; readonly count: number }[]>
  /** Whether a job has been due for minutes without being started. */
  isBehind(db: Queryable): Promise<boolean>
  /**
   * Puts a dead letter back into its own queue.
   * @returns false if it no longer exists
   */
  retryDeadLetter(tx: Pick<Context, 'db'>, id: string): Promise<boolean>
}

/**
 * What features above do when something happens in one below, in its transaction. `hooks.ts` lists the functions, which run
 * in order.
 */
export interface Hooks {
  /** Before an account is deleted. The address is null unless it was verified. */
  readonly onAccountDeleted: readonly ((tx: Context, verifiedEmail: string | null) => Promise<void>)[]
  /** When people may hear that a course was approved or rejected, and before it is deleted. */
  readonly onCourseDecided: readonly ((tx: Context, courseId: number, outcome: CourseOutcome) => Promise<void>)[]
}
export type CourseOutcome = 'approved' | 'rejected' | 'deleted'

/** The parts created once per process and used everywhere. */
export interface Dependencies {
  readonly config: Config
  readonly db: Queryable
  /** A separate connection, for health checks alone. */
  readonly healthDb: Queryable
  readonly clock: () => Date
  readonly advisor: Advisor
  readonly courseCache: CourseCache
  readonly jobs: Jobs
  readonly hooks: Hooks
  /** Sends emails; null if email is not configured. */
  readonly sendEmail: EmailTransport | null
  /** The payment provider; null if payment is off. */
  readonly payment: PaymentGateway | null
  /**
   * The payment sandbox: its keys, new in every process, and the address it listens on. Null where it is not served.
   */
  readonly paymentSandbox: {
    readonly secretKey: string
    readonly webhookSecret: string
    readonly address: () => string
  } | null
  /**
   * The public origin, such as https://milepost.example, without a trailing slash. `host` (the Host header) is used
   * only if it names this machine and no public URL is set.
   */
  readonly originFor: (host?: string) => string
  /** Where this process listens, to reach its own sandboxes. Empty until it does. */
  readonly listeningOn: () => string
  /** In a request they are in the browser's language, else in English: `messages.in(…)` has the other ones. */
  readonly messages: MessageCatalogue
  readonly passwordHasher: PasswordHasher
  /** Seals secrets before they are stored. */
  readonly keys: KeyRing
  /** The queue in which sign-ins wait before they query the database. */
  readonly signIns: WorkQueue
  /** The database's connections, for metrics. */
  readonly pools: Readonly<Record<string, Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>>
  readonly writeFailures: WriteFailures
  /** The requests in flight of this process. */
  readonly load: Load
  readonly log: FastifyBaseLogger
}

/** What each handler gets: the dependencies and the caller. Inside a transaction `db` is the transaction. */
export interface Context extends Dependencies {
  readonly actor: Actor | null
  /** The caller's network address; null for the command line and jobs. */
  readonly address: string | null
}
