import type { Advisor, CourseIndex } from '@milepost/advisor'
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
  /** The approved courses, prepared for the advisor's linker. */
  index(): Promise<CourseIndex>
}

/** What the process makes once and hands to everything. */
export interface Dependencies {
  readonly config: Config
  readonly db: Queryable
  readonly clock: () => Date
  readonly advisor: Advisor
  readonly catalogue: Catalogue
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
