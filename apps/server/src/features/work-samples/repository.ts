import type { NewWorkSample, WorkSample } from '@milepost/contract/work-samples/schema'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { deleteRows } from '#db/delete-rows.ts'
import { roadmapSteps, roadmaps } from '#db/schema/roadmaps.ts'
import { workSamples } from '#db/schema/work-samples.ts'

/** The work linked at milestones of the current roadmap. What belongs to earlier roadmaps stays stored. */
export async function findWorkSamples(db: Queryable, userId: string): Promise<WorkSample[]> {
  return db
    .select({
      step_id: roadmapSteps.stepNumber,
      title: workSamples.title,
      link: workSamples.link,
      shared: workSamples.shared,
    })
    .from(workSamples)
    .innerJoin(roadmaps, and(eq(roadmaps.userId, workSamples.userId), eq(roadmaps.isCurrent, true)))
    .innerJoin(roadmapSteps, and(eq(roadmapSteps.roadmapId, roadmaps.id), eq(roadmapSteps.key, workSamples.stepKey)))
    .where(and(eq(workSamples.userId, userId), eq(roadmapSteps.milestone, true)))
    .orderBy(asc(roadmapSteps.stepNumber))
}

/** The work that a learner chose to show with a shared roadmap, by step key. */
export async function findSharedWork(
  db: Queryable,
  userId: string,
): Promise<ReadonlyMap<string, Pick<NewWorkSample, 'title' | 'link'>>> {
  const rows = await db
    .select({ key: workSamples.stepKey, title: workSamples.title, link: workSamples.link })
    .from(workSamples)
    .where(and(eq(workSamples.userId, userId), eq(workSamples.shared, true)))
  return new Map(rows.map(({ key, ...work }) => [key, work]))
}

/** The key of a milestone of the current roadmap. */
export async function findMilestoneKey(db: Queryable, userId: string, stepNumber: number): Promise<string | undefined> {
  const [step] = await db
    .select({ key: roadmapSteps.key })
    .from(roadmapSteps)
    .innerJoin(roadmaps, and(eq(roadmaps.id, roadmapSteps.roadmapId), eq(roadmaps.isCurrent, true)))
    .where(and(eq(roadmaps.userId, userId), eq(roadmapSteps.stepNumber, stepNumber), eq(roadmapSteps.milestone, true)))
  return step?.key
}

export async function upsertWorkSample(db: Queryable, row: typeof workSamples.$inferInsert): Promise<void> {
  const { title, link, shared } = row
  await db
    .insert(workSamples)
    .values(row)
    .onConflictDoUpdate({ target: [workSamples.userId, workSamples.stepKey], set: { title, link, shared } })
}

/** @returns whether there was one */
export async function deleteWorkSample(db: Queryable, userId: string, stepKey: string): Promise<boolean> {
  return (await deleteRows(db, workSamples, eq(workSamples.userId, userId), eq(workSamples.stepKey, stepKey))) > 0
}
