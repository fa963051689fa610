import { randomUUID } from 'node:crypto'
import { applications } from '#db/schema/applications.ts'
import { contactMessages } from '#db/schema/contact-messages.ts'
import { courseRequests } from '#db/schema/course-requests.ts'
import { courseImports } from '#db/schema/courses.ts'
import { credentials } from '#db/schema/credentials.ts'
import { feedback } from '#db/schema/feedback.ts'
import { institutionInvitations } from '#db/schema/institution-invitations.ts'
import { institutionRequests } from '#db/schema/institution-requests.ts'
import { mentoringRequests } from '#db/schema/mentoring-requests.ts'
import { notifications } from '#db/schema/notifications.ts'
import { roadmapShares } from '#db/schema/roadmap-shares.ts'
import { sessions } from '#db/schema/sessions.ts'
import { digestOf, newSecret } from '#lib/secrets.ts'
import type { TestApp } from './build-test-app.ts'
import { createCourse, signUp } from './factories.ts'

/** Whether the requested object is the caller's own, another user's, or missing. */
export const objects = ['own', 'foreign', 'missing'] as const
/** A route with two ids: the caller's own user or institution id with another's item. */
export const mixedObjects = ['own name, foreign item', 'own name, missing item'] as const
export type ObjectKind = (typeof objects)[number] | (typeof mixedObjects)[number]

/** Whether the named user or institution is the caller's. */
export const isOwn = (object: ObjectKind) => object !== 'foreign' && object !== 'missing'

/** The ids a request may name, of one user and one institution. */
export interface Target {
  readonly userId: string
  readonly institutionId: number
  /** An approved course of that institution. */
  readonly courseId: number
  /** One waiting for approval. */
  readonly pendingCourseId: number
  /** An import of that institution. */
  readonly courseImportId: number
  /** Another member of that institution. */
  readonly memberId: string
  /** From that user to that institution. */
  readonly applicationId: number
  /** Of that user by that institution; not shared. */
  readonly credentialId: string
  readonly feedbackId: number
  readonly contactMessageId: number
  readonly courseRequestId: number
  readonly institutionRequestId: number
  readonly mentoringRequestId: number
  readonly notificationId: number
  readonly sessionId: string
  readonly shareId: string
  readonly shareToken: string
  /** From that institution to a stranger. */
  readonly invitationId: number
  /** From that institution to that user. */
  readonly invitationToken: string
  /** A failed job, which has no owner. */
  readonly jobId: string
}
type ItemName = Exclude<keyof Target, 'userId' | 'institutionId'>

export const missing: Target = {
  userId: randomUUID(),
  institutionId: 2_000_000_000,
  courseId: 2_000_000_000,
  pendingCourseId: 2_000_000_000,
  memberId: randomUUID(),
  courseImportId: 2_000_000_000,
  applicationId: 2_000_000_000,
  credentialId: randomUUID(),
  feedbackId: 2_000_000_000,
  contactMessageId: 2_000_000_000,
  courseRequestId: 2_000_000_000,
  institutionRequestId: 2_000_000_000,
  mentoringRequestId: 2_000_000_000,
  notificationId: 2_000_000_000,
  sessionId: randomUUID(),
  shareId: randomUUID(),
  shareToken: 'A'.repeat(43),
  invitationId: 2_000_000_000,
  invitationToken: 'A'.repeat(43),
  jobId: randomUUID(),
}

/** A user and an institution with their objects, each created on first use. */
export interface Holder {
  readonly userId: string
  readonly email: string
  readonly institutionId: number
  /** In every text that the user writes. */
  readonly words: string
  readonly pendingTitle: string
  /** The account is deleted with everything it had. */
  readonly isDeleted?: true
  readonly made: Partial<Record<ItemName, string | number>>
}

type Maker = (test: TestApp, holder: Holder) => Promise<string | number>

const soon = (test: TestApp) => new Date(test.dependencies.clock().getTime() + 60 * 60 * 1000)

/** Deleted with the account. */
const personal: { readonly [name in ItemName]?: Maker } = {
  applicationId: async (test, { userId, institutionId, words }) => {
    const courseId = await createCourse(test, { institutionId })
    const names = { courseTitle: 'A course', institutionName: 'An institution' }
    const row = { userId, courseId, institutionId, ...names, message: words, createdAt: test.dependencies.clock() }
    return idOf(await test.dependencies.db.insert(applications).values(row).returning())
  },
  credentialId: async (test, { userId, institutionId, words }) => {
    const names = { courseTitle: words, institutionName: 'An institution', description: '', language: 'en', skills: [] }
    const recipient = { recipientHash: 'sha256$0', recipientSalt: 'salt', issuedAt: test.dependencies.clock() }
    const row = { userId, institutionId, ...names, ...recipient }
    return idOf(await test.dependencies.db.insert(credentials).values(row).returning())
  },
  feedbackId: async (test, { userId, institutionId, words }) => {
    const row = { userId, institutionId, name: words, target: 'An institution', rating: 4, message: words }
    const createdAt = test.dependencies.clock()
    return idOf(
      await test.dependencies.db
        .insert(feedback)
        .values({ ...row, type: 'institution', createdAt })
        .returning(),
    )
  },
  contactMessageId: async (test, { userId, email, words }) => {
    const row = { userId, email, name: words, phone: '', message: words, createdAt: test.dependencies.clock() }
    return idOf(await test.dependencies.db.insert(contactMessages).values(row).returning())
  },
  courseRequestId: async (test, { userId, words }) => {
    const asked = { courseName: words, description: words, category: 'DevOps', difficulty: 'Beginner', duration: '' }
    const row = { userId, ...asked, mode: 'Online', price: 'No Cost', createdAt: test.dependencies.clock() }
    return idOf(await test.dependencies.db.insert(courseRequests).values(row).returning())
  },
  institutionRequestId: async (test, { userId, email, words }) => {
    const row = { userId, email, name: words, description: '', address: '', createdAt: test.dependencies.clock() }
    return idOf(await test.dependencies.db.insert(institutionRequests).values(row).returning())
  },
  mentoringRequestId: async (test, { userId, words }) => {
    const row = { userId, topic: words, proposedTimes: [soon(test)], createdAt: test.dependencies.clock() }
    return idOf(await test.dependencies.db.insert(mentoringRequests).values(row).returning())
  },
  notificationId: async (test, { userId, words }) => {
    const row = { userId, kind: 'application_closed', params: { course: words, institution: words } }
    const createdAt = test.dependencies.clock()
    return idOf(
      await test.dependencies.db
        .insert(notifications)
        .values({ ...row, key: randomUUID(), createdAt })
        .returning(),
    )
  },
  sessionId: async (test, { userId }) => {
    const row = { userId, tokenHash: digestOf(newSecret()), expiresAt: soon(test) }
    return idOf(await test.dependencies.db.insert(sessions).values(row).returning())
  },
  shareId: async (test, holder) => idOf(await createShare(test, holder, newSecret())),
  shareToken: async (test, holder) => {
    const token = newSecret()
    await createShare(test, holder, token)
    return token
  },
}

const makers: { readonly [name in ItemName]?: Maker } = {
  ...personal,
  courseId: (test, { institutionId }) => createCourse(test, { institutionId }),
  pendingCourseId: (test, { institutionId, pendingTitle: title }) =>
    createCourse(test, { institutionId, title, status: 'pending' }),
  courseImportId: async (test, { institutionId }) => {
    const row = { institutionId, created: 0, updated: 0, createdAt: test.dependencies.clock() }
    return idOf(await test.dependencies.db.insert(courseImports).values(row).returning())
  },
  memberId: async (test, { institutionId, words: name }) =>
    (await signUp(test, { name, role: 'institution', institutionId })).user.id,
  invitationId: async (test, holder) =>
    idOf(await createInvitation(test, holder, `${randomUUID()}@example.com`, newSecret())),
  invitationToken: async (test, holder) => {
    const token = newSecret()
    await createInvitation(test, holder, holder.email, token)
    return token
  },
  jobId: async (test) => {
    const { rows } = await test.client.pool.query<{ id: string }>(
      "insert into pgboss.job (name, data, source_name) values ('dead-letters', '{}', 'link-steps') returning id",
    )
    return idOf(rows)
  },
}

function createShare(test: TestApp, { userId, words: label }: Holder, token: string) {
  const row = { userId, tokenHash: digestOf(token), label, createdAt: test.dependencies.clock() }
  return test.dependencies.db
    .insert(roadmapShares)
    .values({ ...row, expiresAt: soon(test) })
    .returning()
}

function createInvitation(test: TestApp, { institutionId }: Holder, email: string, token: string) {
  const row = { institutionId, email, tokenHash: digestOf(token), createdAt: test.dependencies.clock() }
  return test.dependencies.db
    .insert(institutionInvitations)
    .values({ ...row, expiresAt: soon(test) })
    .returning()
}

function idOf<T extends string | number>([row]: { readonly id: T }[]): T {
  if (row === undefined) throw new Error('the item was not stored')
  return row.id
}

type TargetRequest = (target: Target) => { url: string; payload?: object }

/** The names of the ids in a request. */
function namesIn(request: TargetRequest): ReadonlySet<string> {
  const names = new Set<string>()
  request(
    new Proxy(missing, {
      get: (target, name, receiver) => {
        names.add(String(name))
        return Reflect.get(target, name, receiver)
      },
    }),
  )
  return names
}

/** The kinds of object a request can be tested with. */
export function objectKindsOf(request: TargetRequest): readonly ObjectKind[] {
  const names = namesIn(request)
  if (names.size === 0) return ['own']
  const namesHolder = names.has('userId') || names.has('institutionId')
  const namesItem = [...names].some((name) => name !== 'userId' && name !== 'institutionId')
  return namesHolder && namesItem ? [...objects, ...mixedObjects] : objects
}

/** A holder's ids: those that the request uses exist, the others don't. */
export async function targetOf(test: TestApp, holder: Holder, request: TargetRequest): Promise<Target> {
  const names = namesIn(request)
  for (const name of Object.keys(makers) as ItemName[]) {
    const make = makers[name]
    const isGone = holder.isDeleted === true && name in personal
    if (make !== undefined && names.has(name) && !isGone) holder.made[name] ??= await make(test, holder)
  }
  const { userId, institutionId, made } = holder
  return { ...missing, userId, institutionId, ...made } as Target
}

/** The first one's user and institution ids with the other's items. */
export function mixTargets({ userId, institutionId }: Target, items: Target): Target {
  return { ...items, userId, institutionId }
}
