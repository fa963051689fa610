import type { Advisor } from '@milepost/advisor'
import type { Course, CourseFilter } from '@milepost/contract/courses'
import type { Role } from '@milepost/contract/roles'
import type { PlanName } from '@milepost/contract/users'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config.ts'
import type { Queryable } from '#db/client.ts'
import type { MessageCatalogue } from '#lib/messages.ts'
import type { PasswordHasher } from '#lib/password-hasher.ts'

/** Who is asking, as the database knows them at this moment. */
export interface Actor {
  readonly id: string
  readonly sessionId: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly plan: PlanName
  readonly institutionId: number | null
  readonly profileCompleted: boolean
}

/** The public catalogue, with what is kept of it until a course changes. */
export interface Catalogue {
  /** A page of it and how many courses match in all. */
  find(filter: CourseFilter): Promise<{ courses: Course[]; total: number }>
}

/** What each kind of job is told. */
export interface JobData {
  /** Deletes what was kept long enough. */
  readonly retention: Record<string, never>
  /** A course has come, changed or gone, and with it what it teaches now or taught before: links the steps concerned anew. */
  readonly 'link-steps': { readonly courseId: number; readonly skills: readonly string[]; readonly after?: string }
  /** Reads the courses again that were read with older knowledge. */
  readonly 'read-courses': Record<string, never>
}
export type JobName = keyof JobData

export interface Jobs {
  /** Puts a job into its queue, in the transaction whose context is handed in: it is done if that is kept, and only then. */
  send<N extends JobName>(tx: Pick<Context, 'db'>, name: N, data: JobData[N]): Promise<void>
}

/** What the process makes once and hands to everything. */
export interface Dependencies {
  readonly config: Config
  readonly db: Queryable
  readonly clock: () => Date
  readonly advisor: Advisor
  readonly catalogue: Catalogue
  readonly jobs: Jobs
  readonly messages: MessageCatalogue
  readonly passwordHasher: PasswordHasher
  readonly log: FastifyBaseLogger
}

/** What a verb gets: the dependencies, who asks and from where. Inside a transaction `db` is the transaction. */
export interface Context extends Dependencies {
  readonly actor: Actor | null
  /** Network address of the caller; null for the command line and jobs. */
  readonly address: string | null
}
