import type { BodyOf } from '@milepost/contract/http'
import type { decideQueueItems } from '@milepost/contract/queue/routes'
import type { DecisionResult, UndoableItem } from '@milepost/contract/queue/schema'
import { answerRequest, undoAnswer } from '#features/course-requests/index.ts'
import { setCourseStatus, undoCourseDecision } from '#features/courses/decisions/index.ts'
import { approveRequest, rejectRequest, undoRejection } from '#features/institutions/requests/index.ts'
import { discardJob, retryJob } from '#features/jobs/index.ts'
import { numberOf } from '#features/queue/details/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

type DecisionBody = BodyOf<typeof decideQueueItems>
type DecisionItem = DecisionBody['items'][number]

/**
 * Approves or rejects each item by itself, in a separate transaction.
 * @returns what became of each, in the same order
 */
export function decideItems(ctx: SignedInContext, { decision, reason = '', items }: DecisionBody) {
  return changeEach(ctx, items, (item) => decide(ctx, item, decision === 'approve', reason))
}

/**
 * Undoes the decision about each item by itself, in a separate transaction.
 * @returns what became of each, in the same order
 */
export function undoDecisions(ctx: SignedInContext, items: readonly UndoableItem[]): Promise<DecisionResult[]> {
  return changeEach(ctx, items, async (item) => {
    await undoDecision(ctx, item)
    return false
  })
}

/** @param change - Says whether the item can be undone afterwards. */
async function changeEach<Item extends Pick<DecisionItem, 'kind' | 'id'>>(
  ctx: SignedInContext,
  items: readonly Item[],
  change: (item: Item) => Promise<boolean>,
): Promise<DecisionResult[]> {
  const results: DecisionResult[] = []
  for (const item of items) {
    const { kind, id } = item
    try {
      results.push({ kind, id, error: null, canUndo: await change(item) })
    } catch (error) {
      // What was changed before stays changed, so the reply has to say so whatever happens to one of them.
      if (!(error instanceof AppError)) ctx.log.error({ err: error, kind, id }, 'an item of the queue was not changed')
      const code = error instanceof AppError ? error.code : 'internal'
      const params = error instanceof AppError ? error.params : {}
      results.push({ kind, id, error: { code, message: ctx.messages.ofError(code, params) }, canUndo: false })
    }
  }
  return results
}

/** @returns whether the decision can be undone */
async function decide(ctx: SignedInContext, item: DecisionItem, isApproval: boolean, reason: string): Promise<boolean> {
  const { kind } = item
  if (kind === 'failed_job') {
    await (isApproval ? retryJob(ctx, uuidOf(item)) : discardJob(ctx, uuidOf(item)))
    return false
  }
  const id = idOf(item)
  if (kind === 'institution_request') {
    if (isApproval) await approveRequest(ctx, id)
    else await rejectRequest(ctx, id, reason, { isUndoable: true })
    return !isApproval
  }
  if (kind === 'course') {
    if (item.version == null) throw new AppError('changed_meanwhile')
    const status = isApproval ? 'approved' : 'rejected'
    await setCourseStatus(ctx, id, { status, reason, version: item.version }, { isUndoable: true })
  } else {
    const status = isApproval ? 'planned' : 'declined'
    await answerRequest(ctx, id, { status, answer: isApproval ? '' : reason }, { mustBeFirst: true })
  }
  return true
}

/** @throws {AppError} 'not_undoable' */
async function undoDecision(ctx: SignedInContext, item: UndoableItem): Promise<void> {
  const id = idOf(item)
  if (item.kind === 'course') await undoCourseDecision(ctx, id)
  else if (item.kind === 'course_request') await undoAnswer(ctx, id)
  else await undoRejection(ctx, id)
}

function idOf({ id }: { readonly id: string }): number {
  const number = numberOf(id)
  if (number === null) throw new AppError('not_found')
  return number
}

function uuidOf({ id }: { readonly id: string }): string {
  if (!id.includes('-')) throw new AppError('not_found')
  return id
}
