import { knowledge } from '@milepost/advisor/knowledge'
import { budgetLabels } from '@milepost/contract/profiles/limits'
import type { Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { budgetSubject } from '#features/analytics/figures/draft-course.ts'
import { publishSiteFigures } from '#features/analytics/figures/publish-site-figures.ts'
import { inSteps, republish } from '#features/analytics/figures/publishing.ts'
import {
  allTime,
  courseSubject,
  deleteFigure,
  type FigureRow,
  findInstitutionIds,
  findMarks,
  findShown,
  findShownOf,
  insertFigures,
  institutionSubject,
  lockPublishing,
  upsertFigure,
} from '#features/analytics/figures/repository.ts'
import { endedWeeks } from '#features/analytics/figures/weeks.ts'
import { countByCourse, countByWeek, countDemand } from '#features/analytics/learner-counts/index.ts'

const institutionsPerBatch = 200
const skillsPerBatch = 25

/** A true count with its subject. */
type CountedFigure = Pick<FigureRow, 'kind' | 'subject'> & { readonly count: number }

/**
 * Refreshes the learner figures that institutions see. Nothing else does, so that frequent views reveal no more. One
 * transaction per institution. Safe to run twice and to interrupt.
 */
export async function publishFigures(ctx: Dependencies): Promise<void> {
  const published = new Set((await findMarks(ctx.db, 'published-week')).map(({ week }) => week))
  const weeks = endedWeeks(ctx.clock()).filter((week) => !published.has(week))
  for (let after = 0; ; ) {
    const ids = await findInstitutionIds(ctx.db, after, institutionsPerBatch)
    for (const id of ids) await transaction(ctx, (tx) => publishInstitution(tx, id, weeks))
    const last = ids.at(-1)
    if (last === undefined || ids.length < institutionsPerBatch) break
    after = last
  }
  const skills = [...knowledge.skills.keys()].sort()
  for (let at = 0; at < skills.length; at += skillsPerBatch) {
    const some = skills.slice(at, at + skillsPerBatch)
    await transaction(ctx, (tx) => publishDemand(tx, some))
  }
  await transaction(ctx, publishSiteFigures)
  await transaction(ctx, async (tx) => {
    const mark = { subject: '', institutionId: null, value: 0, publishedAt: tx.clock() }
    await insertFigures(
      tx.db,
      weeks.map((week) => ({ ...mark, kind: 'published-week', week })),
    )
    await upsertFigure(tx.db, { ...mark, kind: 'published', week: allTime })
  })
}

async function publishInstitution(tx: Dependencies, institutionId: number, weeks: readonly string[]): Promise<void> {
  await lockPublishing(tx.db)
  const counted = (await countByCourse(tx.db, institutionId)).flatMap(({ courseId, ...counts }) => {
    const subject = courseId === null ? institutionSubject(institutionId) : courseSubject(courseId)
    return Object.entries(counts).map(([kind, count]) => ({ kind, subject, count }))
  })
  await renew(tx, { counted, shown: await findShown(tx.db, institutionId), institutionId })
  const shared = { subject: institutionSubject(institutionId), institutionId, publishedAt: tx.clock() }
  const ended = (await countByWeek(tx.db, institutionId, weeks)).flatMap(({ week, ...counts }) =>
    Object.entries(counts).map(([kind, count]) => ({ ...shared, kind, week, value: inSteps(count) })),
  )
  await insertFigures(
    tx.db,
    ended.filter(({ value }) => value > 0),
  )
}

/** How many learners wait for each of the skills, and how many of them have each budget. */
async function publishDemand(tx: Dependencies, skills: readonly string[]): Promise<void> {
  await lockPublishing(tx.db)
  const rows = await countDemand(tx.db, skills)
  const learners = new Map<string, number>()
  for (const row of rows) learners.set(row.skillId, (learners.get(row.skillId) ?? 0) + row.learners)
  const demand = [...learners].map(([subject, count]) => ({ kind: 'demand', subject, count }))
  // Skills that are no longer known are refreshed with any batch.
  const shownDemand = (await findShownOf(tx.db, 'demand', knowledge.skills.size * 2)).filter(
    ({ subject }) => skills.includes(subject) || !knowledge.skills.has(subject),
  )
  await renew(tx, { counted: demand, shown: shownDemand, institutionId: null })
  const kind = 'demand-budget'
  const budgets = rows.flatMap(({ skillId, budget, learners: count }) =>
    budget === null ? [] : { kind, subject: budgetSubject(skillId, budgetLabels.indexOf(budget)), count },
  )
  const shownBudgets = (await findShownOf(tx.db, kind, knowledge.skills.size * budgetLabels.length * 2)).filter(
    ({ subject }) => skills.includes(subject.split(':')[0] ?? ''),
  )
  await renew(tx, { counted: budgets, shown: shownBudgets, institutionId: null })
}

interface Renewal {
  readonly counted: readonly CountedFigure[]
  /** The published figures; those no longer counted are deleted. */
  readonly shown: readonly FigureRow[]
  readonly institutionId: number | null
}

async function renew(tx: Dependencies, { counted, shown, institutionId }: Renewal): Promise<void> {
  const keyOf = ({ kind, subject }: Pick<FigureRow, 'kind' | 'subject'>) => `${kind} ${subject}`
  const before = new Map(shown.map((row) => [keyOf(row), row.value]))
  for (const { count, ...figure } of counted) {
    const value = before.get(keyOf(figure)) ?? 0
    before.delete(keyOf(figure))
    const next = republish(value, count)
    if (next === value) continue
    if (next === 0) await deleteFigure(tx.db, { ...figure, week: allTime })
    else await upsertFigure(tx.db, { ...figure, week: allTime, institutionId, value: next, publishedAt: tx.clock() })
  }
  for (const row of shown) if (before.has(keyOf(row))) await deleteFigure(tx.db, row)
}
