import { randomBytes, randomUUID } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import { accountTokens } from '#db/schema/account-tokens.ts'
import { activityEvents } from '#db/schema/activity-events.ts'
import { applicationMessages, applications } from '#db/schema/applications.ts'
import { careerDiagrams } from '#db/schema/career-diagrams.ts'
import { contactMessages } from '#db/schema/contact-messages.ts'
import { courseRequests } from '#db/schema/course-requests.ts'
import { courseDecisions } from '#db/schema/courses.ts'
import { credentials } from '#db/schema/credentials.ts'
import { emailSubscriptions, emails, storedEmails } from '#db/schema/emails.ts'
import { feedback } from '#db/schema/feedback.ts'
import { identities, providerSignIns } from '#db/schema/identities.ts'
import { institutionRequests } from '#db/schema/institution-requests.ts'
import { knownDevices } from '#db/schema/known-devices.ts'
import { mentoringRequests } from '#db/schema/mentoring-requests.ts'
import { modelUsage } from '#db/schema/model-usage.ts'
import { notes } from '#db/schema/notes.ts'
import { notifications } from '#db/schema/notifications.ts'
import { checkoutLocks, checkouts, paymentCustomers, subscriptions } from '#db/schema/payment.ts'
import { reviews } from '#db/schema/reviews.ts'
import { roadmapShares } from '#db/schema/roadmap-shares.ts'
import { secondFactors } from '#db/schema/second-factors.ts'
import { users } from '#db/schema/users.ts'
import { workSamples } from '#db/schema/work-samples.ts'
import type { TestApp } from './build-test-app.ts'
import { actAs, type Caller, createCourse, createInstitution, signUpWithRoadmap } from './factories.ts'

interface Reference {
  readonly [name: string]: unknown
  readonly child: string
  readonly column: string
  readonly parent: string
  readonly parentColumn: string
}

/** The tables in the database, and the foreign key paths from personal ones to a user. */
export async function readSchema(test: TestApp) {
  const { db } = test.dependencies
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const references = await db.execute<Reference>(sql`
    select child.table_name as child, child.column_name as "column", parent.table_name as parent, parent.column_name as "parentColumn"
    from information_schema.table_constraints rule
    join information_schema.key_column_usage child using (constraint_schema, constraint_name)
    join information_schema.constraint_column_usage parent using (constraint_schema, constraint_name)
    where rule.constraint_type = 'FOREIGN KEY' and rule.table_schema = 'public'`)
  const personal = new Set(['users'])
  for (let before = 0; before < personal.size; ) {
    before = personal.size
    for (const { child, parent } of references.rows) if (personal.has(parent)) personal.add(child)
  }
  const isAbout = (table: string, userId: string): SQL => {
    if (table === 'users') return sql`id = ${userId}`
    const ways = references.rows.filter(
      ({ child, parent }) => child === table && personal.has(parent) && parent !== table,
    )
    return sql.join(
      ways.map(
        ({ column, parent, parentColumn }) =>
          sql`${sql.identifier(column)} in (select ${sql.identifier(parentColumn)} from ${sql.identifier(parent)} where ${isAbout(parent, userId)})`,
      ),
      sql` or `,
    )
  }
  return {
    tables: tables.rows.map(({ name }) => name).sort(),
    personal: [...personal].sort(),
    /** How many rows each table has about a user, by foreign keys alone. */
    countRows: async (userId: string): Promise<Record<string, number>> => {
      const counts: Record<string, number> = {}
      for (const table of personal) {
        const found = await db.execute<{ count: number }>(
          sql`select count(*)::int as count from ${sql.identifier(table)} where ${isAbout(table, userId)}`,
        )
        counts[table] = found.rows[0]?.count ?? 0
      }
      return counts
    },
    columnsOf: async (table: string): Promise<string[]> => {
      const columns = await db.execute<{ name: string }>(
        sql`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
      )
      return columns.rows.map(({ name }) => name)
    },
  }
}

/** A learner with a row in every personal table, and their name and address in every text. */
export async function createKnownLearner(test: TestApp) {
  const name = `Personal ${randomUUID()}`
  const email = `${randomUUID()}@example.com`
  const caller = await signUpWithRoadmap(test, { name, email }, { fullName: name, email, location: name })
  const secrets = await fillTables(test, caller)
  return { caller, name, email, secrets }
}

async function fillTables(test: TestApp, { user: { id: userId, name, email }, ...caller }: Caller): Promise<string[]> {
  const { db, clock } = test.dependencies
  const me = actAs(test, { user: { id: userId, name, email } as Caller['user'], ...caller })
  const createdAt = clock()
  const expiresAt = new Date(createdAt.getTime() + 60_000)
  const secret = () => randomBytes(32)
  const text = `${name} ${email}`
  const institutionId = await createInstitution(test)
  const courseId = await createCourse(test, { institutionId })
  await me.finish(1)
  await me.reject('qa-engineer', { reason: 'other', note: text })
  await me.correct('html', 'projects')
  await me.post('/chat', { userId, message: `I am ${name}` })
  await me.put(`/preferences/${userId}`, { careerGoal: text })
  await me.post('/auth/forgot-password', { email })
  const hashes = Array.from({ length: 7 }, secret)
  const [link, share, state, binding, authenticator] = hashes
  const token = secret().toString('base64url')
  if (link === undefined || share === undefined || state === undefined || binding === undefined || !authenticator)
    throw new Error()
  const day = createdAt.toISOString().slice(0, 10)
  await db.insert(modelUsage).values({ userId, day, tokens: 1 })
  await db.insert(reviews).values({ userId, question: 'git/branches/branch-is', due: day })
  await db.insert(notes).values({ userId, subject: 'skill:git', text, updatedAt: createdAt })
  await db
    .insert(workSamples)
    .values({ userId, stepKey: 'milestone', title: text, link: 'https://example.com/work', shared: false })
  await db
    .insert(accountTokens)
    .values({ userId, tokenHash: link, purpose: 'change_email', email: `new-${email}`, createdAt, expiresAt })
  await db
    .insert(activityEvents)
    .values({ userId, kind: 'applied', subject: text, courseId, institutionId, day, createdAt })
  const [application] = await db
    .insert(applications)
    .values({ userId, courseId, institutionId, courseTitle: 'A', institutionName: 'B', message: text, createdAt })
    .returning({ id: applications.id })
  await db.insert(applicationMessages).values({ applicationId: application?.id ?? 0, side: 'learner', text, createdAt })
  await db.insert(credentials).values({
    userId,
    applicationId: application?.id ?? 0,
    institutionId,
    institutionName: text,
    courseTitle: text,
    description: text,
    language: 'en',
    skills: [text],
    recipientHash: text,
    recipientSalt: text,
    issuedAt: createdAt,
  })
  await db.insert(careerDiagrams).values({ userId, positions: { [name]: { x: 1, y: 2 } }, updatedAt: createdAt })
  await db.insert(contactMessages).values({ userId, name, email, phone: '', message: text, createdAt })
  await db.insert(courseRequests).values({
    userId,
    courseName: text,
    description: text,
    category: text,
    difficulty: 'Beginner',
    duration: '4',
    mode: 'Online',
    price: '0',
    createdAt,
  })
  await db
    .insert(institutionRequests)
    .values({ userId, name: text, email, description: text, address: text, createdAt })
  await db.insert(courseDecisions).values({ courseId, status: 'approved', reason: 'Fine', actorId: userId })
  await db
    .insert(feedback)
    .values({ userId, name, type: 'course', courseId, institutionId, target: 'A', rating: 4, message: text, createdAt })
  await db.insert(identities).values({ userId, provider: 'github', subject: email, createdAt })
  await db.insert(providerSignIns).values({
    userId,
    provider: 'google',
    purpose: 'sign_in',
    secretHash: state,
    bindingHash: binding,
    stage: 'linking',
    name,
    email,
    codeVerifier: `verifier ${token}`,
    nonce: `nonce ${token}`,
    redirectUri: 'https://milepost.example',
    createdAt,
    expiresAt,
  })
  const [mailId, number] = [randomUUID(), randomUUID()]
  await db.insert(emails).values({ id: mailId, kind: 'contact', userId, recipient: email, params: { name }, createdAt })
  await db.insert(storedEmails).values({
    id: mailId,
    sender: 'Milepost',
    subject: `Hello ${name}`,
    plain: `${text} ${token}`,
    html: `${text} ${token}`,
    headers: { 'list-unsubscribe': token },
    sentAt: createdAt,
  })
  await db.insert(emailSubscriptions).values({ userId, kind: 'weekly_summary', token })
  await db.insert(mentoringRequests).values({ userId, topic: text, proposedTimes: [createdAt], createdAt })
  await db.insert(notifications).values({ userId, kind: 'weekly_summary', params: { name }, key: text, createdAt })
  await db
    .insert(checkouts)
    .values({ sessionId: `cs_${number}`, userId, priceId: 'p', url: `https://pay.example/${token}`, createdAt })
  await db.insert(knownDevices).values({ userId, deviceHash: hashes[0] ?? Buffer.alloc(32), lastSignedInAt: createdAt })
  await db.insert(secondFactors).values({
    userId,
    secret: authenticator,
    createdAt,
    confirmedAt: createdAt,
    recoveryHashes: [secret().toString('base64url')],
  })
  await db.insert(checkoutLocks).values({ userId, holder: randomUUID(), expiresAt })
  await db.insert(paymentCustomers).values({ userId, customerId: `cus_${number}` })
  await db.insert(subscriptions).values({
    id: `sub_${number}`,
    userId,
    plan: 'pro',
    currency: 'LKR',
    status: 'active',
    cancelAtPeriodEnd: false,
    paidUntil: expiresAt,
    askedAt: createdAt,
  })
  await db.insert(roadmapShares).values({ userId, tokenHash: share, label: text, createdAt, expiresAt })
  const [account] = await db.select().from(users).where(eq(users.id, userId))
  return [
    token,
    ...hashes.flatMap((each) => [each.toString('hex'), each.toString('base64')]),
    String(account?.passwordHash),
  ]
}
