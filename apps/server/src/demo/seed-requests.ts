import { eq, inArray } from 'drizzle-orm'
import type { Context } from '#context.ts'
import { courseRequests } from '#db/schema/course-requests.ts'
import { institutionRequests } from '#db/schema/institution-requests.ts'
import { users } from '#db/schema/users.ts'
import type { DemoRequests } from '#demo/demo-content.ts'

const day = 24 * 60 * 60 * 1000

/** Requests that an admin of the demo has decided. */
export async function seedRequests(tx: Context, { institutions, courses }: DemoRequests): Promise<void> {
  const [admin] = await tx.db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  const emails = [...institutions, ...courses].map(({ email }) => email)
  const people = await tx.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, emails))
  const decided = ({ email, daysAgo }: { readonly email: string; readonly daysAgo: number }) => {
    const userId = people.find((person) => person.email === email)?.id
    if (admin === undefined || userId === undefined) throw new Error(`the demo has no account ${email}`)
    const ago = (days: number) => new Date(tx.clock().getTime() - days * day)
    return { userId, decidedBy: admin.id, decidedAt: ago(daysAgo), createdAt: ago(daysAgo + 2) }
  }
  await tx.db.insert(institutionRequests).values(
    institutions.map((request) => {
      const { name, email, description, address, reason } = request
      return { ...decided(request), name, email, description, address, status: 'rejected' as const, reason }
    }),
  )
  await tx.db.insert(courseRequests).values(
    courses.map((request) => {
      const { courseName, description, category, status, answer } = request
      const unsaid = { difficulty: '', duration: '', mode: '', price: 'No Cost' }
      return { ...decided(request), courseName, description, category, status, answer, ...unsaid }
    }),
  )
}
