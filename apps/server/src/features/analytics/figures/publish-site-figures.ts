import { illustrativeFigures, type SiteFigure } from '@milepost/contract/analytics/limits'
import type { SiteFigures } from '@milepost/contract/analytics/schema'
import type { Context, Dependencies } from '#context.ts'
import { republish } from '#features/analytics/figures/publishing.ts'
import {
  allTime,
  deleteFigure,
  findSiteFigures,
  lockPublishing,
  upsertFigure,
} from '#features/analytics/figures/repository.ts'
import { countSite } from '#features/analytics/learner-counts/index.ts'
import { findSatisfaction } from '#features/feedback/index.ts'
import { mayShowCountedFigures } from '#features/settings/index.ts'

const day = 24 * 60 * 60 * 1000
/** A learner with activity in this many days is active. */
const activeDays = 30
/** Fewer ratings say little. */
const minRatings = 100

/** Recounts the landing page's figures in the caller's transaction. */
export async function publishSiteFigures(tx: Dependencies): Promise<void> {
  await lockPublishing(tx.db)
  const since = new Date(tx.clock().getTime() - activeDays * day).toISOString().slice(0, 10)
  const { students, active, completed, institutions } = await countSite(tx.db, since)
  const shown = new Map((await findSiteFigures(tx.db)).map((row) => [row.kind, row.value]))
  const learners = { students, activeStudents: active, completedPaths: completed }
  for (const [name, count] of Object.entries(learners)) {
    const kind = `site-${name}`
    await store(tx, kind, republish(shown.get(kind) ?? 0, count))
  }
  // Numbers of institutions and shares of many ratings reveal no learner.
  await store(tx, 'site-institutions', institutions)
  const { rated, satisfied } = await findSatisfaction(tx.db)
  await store(tx, 'site-satisfaction', rated < minRatings ? 0 : Math.floor((satisfied / rated) * 100))
}

async function store(tx: Dependencies, kind: string, value: number): Promise<void> {
  const key = { kind, subject: '', week: allTime }
  if (value === 0) await deleteFigure(tx.db, key)
  else await upsertFigure(tx.db, { ...key, institutionId: null, value, publishedAt: tx.clock() })
}

/** Each figure is rounded down to a multiple of its step. */
const steps: Record<SiteFigure, number> = {
  satisfaction: 1,
  students: 100,
  institutions: 10,
  activeStudents: 5,
  completedPaths: 5,
}

/** The counted figures that exceed the illustrative ones; none if an admin prefers the illustrative ones. */
export async function readSiteFigures(ctx: Pick<Context, 'db'>): Promise<SiteFigures> {
  const isShown = await mayShowCountedFigures(ctx.db)
  const stored = new Map(isShown ? (await findSiteFigures(ctx.db)).map((row) => [row.kind, row.value]) : [])
  const figure = (name: SiteFigure): number | null => {
    const value = Math.floor((stored.get(`site-${name}`) ?? 0) / steps[name]) * steps[name]
    return value > illustrativeFigures[name] ? value : null
  }
  return {
    satisfaction: figure('satisfaction'),
    students: figure('students'),
    institutions: figure('institutions'),
    activeStudents: figure('activeStudents'),
    completedPaths: figure('completedPaths'),
  }
}
