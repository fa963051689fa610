import type { RevocationReason } from '@milepost/contract/credentials/limits'
import type { PublicKey } from '@milepost/contract/credentials/schema'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { courseColumns } from '#db/course-columns.ts'
import { deleteRows } from '#db/delete-rows.ts'
import type { applications } from '#db/schema/applications.ts'
import { courses } from '#db/schema/courses.ts'
import { credentials, signingKeys, withdrawnCredentials } from '#db/schema/credentials.ts'
import { institutions } from '#db/schema/institutions.ts'

export type CredentialRow = typeof credentials.$inferSelect

export type CompletedApplication = typeof applications.$inferSelect

/** What a credential says of its course; undefined for a deleted one. */
export async function findCourseContent(db: Queryable, courseId: number) {
  const { description, language, duration } = courses
  const [course] = await db
    .select({ description, language, duration, skills: courseColumns.skills })
    .from(courses)
    .where(eq(courses.id, courseId))
  return course
}

/** Does nothing where the application has one that holds, as when a job runs twice. */
export async function insertCredential(db: Queryable, row: typeof credentials.$inferInsert): Promise<void> {
  await db.insert(credentials).values(row).onConflictDoNothing()
}

export async function findCredential(db: Queryable, id: string): Promise<CredentialRow | undefined> {
  const [row] = await db.select().from(credentials).where(eq(credentials.id, id))
  return row
}

/** A learner's, the latest first. */
export async function findCredentials(db: Queryable, userId: string): Promise<CredentialRow[]> {
  return db
    .select()
    .from(credentials)
    .where(eq(credentials.userId, userId))
    .orderBy(desc(credentials.issuedAt), desc(credentials.id))
}

/** Those that a learner shows and that hold, the latest first. */
export async function findSharedCredentials(db: Queryable, userId: string) {
  return db
    .select({
      id: credentials.id,
      courseTitle: credentials.courseTitle,
      institutionName: credentials.institutionName,
    })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), isNotNull(credentials.sharedAt), isNull(credentials.revokedAt)))
    .orderBy(desc(credentials.issuedAt), desc(credentials.id))
}

/** @returns undefined if it isn't the learner's */
export async function updateSharing(
  db: Queryable,
  userId: string,
  id: string,
  sharedAt: Date | null,
): Promise<CredentialRow | undefined> {
  const [row] = await db
    .update(credentials)
    .set({ sharedAt })
    .where(and(eq(credentials.id, id), eq(credentials.userId, userId)))
    .returning()
  return row
}

/** @returns whether it was the learner's */
export async function deleteCredential(db: Queryable, userId: string, id: string): Promise<boolean> {
  return (await deleteRows(db, credentials, eq(credentials.id, id), eq(credentials.userId, userId))) > 0
}

/** @returns the credential of the application that held until now */
export async function revokeOf(
  db: Queryable,
  applicationId: number,
  institutionId: number,
  revocation: { readonly revocationReason: RevocationReason; readonly revokedAt: Date },
): Promise<CredentialRow | undefined> {
  const [row] = await db
    .update(credentials)
    .set(revocation)
    .where(
      and(
        eq(credentials.applicationId, applicationId),
        eq(credentials.institutionId, institutionId),
        isNull(credentials.revokedAt),
      ),
    )
    .returning()
  return row
}

/** The issuer of a deleted credential; undefined if there never was one with this id. */
export async function findWithdrawn(db: Queryable, id: string): Promise<{ institutionId: number } | undefined> {
  const [row] = await db
    .select({ institutionId: withdrawnCredentials.institutionId })
    .from(withdrawnCredentials)
    .where(eq(withdrawnCredentials.id, id))
  return row
}

/** Ids of an institution's credentials that were revoked or deleted. */
export async function findRevokedIds(db: Queryable, institutionId: number): Promise<string[]> {
  const revoked = db
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.institutionId, institutionId), isNotNull(credentials.revokedAt)))
  const withdrawn = db
    .select({ id: withdrawnCredentials.id })
    .from(withdrawnCredentials)
    .where(eq(withdrawnCredentials.institutionId, institutionId))
  return (await revoked.unionAll(withdrawn)).map(({ id }) => id).sort()
}

/** The name of an institution, also of a deleted one that issued credentials. */
export async function findIssuerName(db: Queryable, institutionId: number): Promise<string | undefined> {
  const [institution] = await db
    .select({ name: institutions.name })
    .from(institutions)
    .where(eq(institutions.id, institutionId))
  if (institution !== undefined) return institution.name
  const [credential] = await db
    .select({ name: credentials.institutionName })
    .from(credentials)
    .where(eq(credentials.institutionId, institutionId))
    .orderBy(desc(credentials.issuedAt))
    .limit(1)
  return credential?.name
}

export async function findCurrentKey(
  db: Queryable,
): Promise<{ readonly thumbprint: string; readonly privateKey: Buffer } | undefined> {
  const [key] = await db.select().from(signingKeys).where(isNotNull(signingKeys.privateKey))
  return key?.privateKey == null ? undefined : { thumbprint: key.thumbprint, privateKey: key.privateKey }
}

export async function findPublicKey(db: Queryable, thumbprint: string): Promise<PublicKey | undefined> {
  const [key] = await db.select().from(signingKeys).where(eq(signingKeys.thumbprint, thumbprint))
  return key?.publicKey
}

/** The latest first. */
export async function findPublicKeys(db: Queryable): Promise<PublicKey[]> {
  const keys = await db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt), desc(signingKeys.thumbprint))
  return keys.map(({ publicKey }) => publicKey)
}

/** Does nothing where another instance was first. */
export async function insertKey(db: Queryable, key: typeof signingKeys.$inferInsert): Promise<void> {
  await db.insert(signingKeys).values(key).onConflictDoNothing()
}

/** Does nothing where it was changed in the meantime. */
export async function updatePrivateKey(
  db: Queryable,
  before: { readonly thumbprint: string; readonly privateKey: Buffer },
  privateKey: Buffer,
): Promise<void> {
  await db
    .update(signingKeys)
    .set({ privateKey })
    .where(and(eq(signingKeys.thumbprint, before.thumbprint), eq(signingKeys.privateKey, before.privateKey)))
}

/** Keeps the public keys, for what was signed with them. */
export async function retireKeys(db: Queryable): Promise<void> {
  await db.update(signingKeys).set({ privateKey: null }).where(isNotNull(signingKeys.privateKey))
}

export async function deleteRetiredKeys(db: Queryable): Promise<void> {
  await db.delete(signingKeys).where(isNull(signingKeys.privateKey))
}
