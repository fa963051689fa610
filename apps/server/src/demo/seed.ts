import { eq } from 'drizzle-orm'
import type { Context, Dependencies } from '#context.ts'
import { refreshSearch } from '#db/refresh-search.ts'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { progress } from '#db/schema/progress.ts'
import { roadmapSteps } from '#db/schema/roadmaps.ts'
import { users } from '#db/schema/users.ts'
import { transaction } from '#db/transaction.ts'
import { type DemoAccount, readDemoContent } from '#demo/demo-content.ts'
import { seedActivity } from '#demo/seed-activity.ts'
import { seedInbox } from '#demo/seed-inbox.ts'
import { seedRequests } from '#demo/seed-requests.ts'
import { writtenColumns } from '#features/courses/index.ts'
import { refreshCourseSkills } from '#features/courses/skills/index.ts'
import { saveProfile } from '#features/profiles/index.ts'
import { runRoadmapCommand } from '#features/roadmaps/index.ts'
import type { SignedInContext } from '#http/register-route.ts'

export interface DemoAccounts {
  readonly password: string
  readonly accounts: readonly { readonly email: string; readonly description: string }[]
}

const day = 24 * 60 * 60 * 1000

type Content = ReturnType<typeof readDemoContent>

/** Seeds an empty database with the demo. An existing demo is left as it is. */
export async function seedDemo(dependencies: Dependencies): Promise<DemoAccounts> {
  const content = readDemoContent()
  const ctx: Context = { ...dependencies, actor: null, address: null }
  const [present] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.isDemo, true)).limit(1)
  if (present === undefined) {
    const passwordHash = await ctx.passwordHasher.hash(content.people.password)
    // One transaction, so that an interrupted start leaves no partial demo.
    await transaction(ctx, async (tx) => {
      const institutionIds = await insertInstitutions(tx, content)
      await insertCourses(tx, content, institutionIds)
      await refreshCourseSkills(tx)
      for (const person of content.people.people) await insertPerson(tx, person, passwordHash, institutionIds)
      for (const learner of content.cohort)
        await insertPerson(tx, { ...learner, role: 'student' as const, description: '' }, null, institutionIds)
      await seedRequests(tx, content.requests)
      await refreshSearch(tx)
    })
  }
  return {
    password: content.people.password,
    accounts: content.people.people.map((person) => ({ email: person.email, description: person.description })),
  }
}

async function insertInstitutions(tx: Context, content: Content): Promise<Map<string, number>> {
  const rows = content.institutions.map(({ key: _, locale: __, ...row }) => ({ ...row, isDemo: true }))
  const inserted = await tx.db.insert(institutions).values(rows).returning({ id: institutions.id })
  return new Map(content.institutions.map((institution, index) => [institution.key, inserted[index]?.id ?? 0]))
}

async function insertCourses(tx: Context, content: Content, institutionIds: Map<string, number>): Promise<void> {
  await tx.db.insert(courses).values(
    content.courses.map((course) => ({
      ...writtenColumns(course),
      title: course.title,
      description: course.description,
      institutionId: institutionIds.get(course.institution) ?? null,
      status: course.status,
      rejectionReason: course.rejection_reason ?? null,
      isDemo: true,
    })),
  )
}

async function insertPerson(
  tx: Context,
  person: DemoAccount,
  passwordHash: string | null,
  institutionIds: Map<string, number>,
): Promise<void> {
  // Before the first of what they did.
  const daysHere = person.activeWeeks === undefined ? 0 : person.activeWeeks * 7 + 3
  const signedUp = new Date(tx.clock().getTime() - daysHere * day)
  const [user] = await tx.db
    .insert(users)
    .values({
      name: person.name,
      email: person.email,
      role: person.role,
      plan: person.plan ?? 'basic',
      institutionId: person.institution === undefined ? null : (institutionIds.get(person.institution) ?? null),
      institutionRole: person.institution === undefined ? null : 'owner',
      passwordHash,
      emailVerifiedAt: signedUp,
      emailProvenAt: signedUp,
      createdAt: signedUp,
      isDemo: true,
    })
    .returning()
  if (user === undefined || person.profile === undefined) return
  const own: SignedInContext = {
    ...tx,
    actor: { ...user, sessionId: user.id, authenticatedAt: tx.clock(), needsSecondFactor: false, cacheKey: null },
  }
  const then = { ...own, clock: () => signedUp }
  await saveProfile(then, person.profile)
  const roadmap = await runRoadmapCommand(then, { kind: 'make' })
  const steps = await tx.db
    .select()
    .from(roadmapSteps)
    .where(eq(roadmapSteps.roadmapId, roadmap.id))
    .orderBy(roadmapSteps.stepNumber)
  const done = Math.round(steps.length * (person.progressShare ?? 0))
  const touched = steps.slice(0, done + (person.ongoing ?? 0))
  if (touched.length > 0) {
    await tx.db.insert(progress).values(
      touched.map((step, index) => ({
        userId: user.id,
        stepKey: step.key,
        status: index < done ? ('done' as const) : ('ongoing' as const),
        updatedAt: tx.clock(),
      })),
    )
    await seedActivity(own, person, touched, done)
  }
  if (person.application !== undefined) await seedInbox(tx, user.id, person.application, roadmap.id)
}
