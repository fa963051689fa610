import {
  approveInstitutionRequest,
  createInstitutionRequest,
  listInstitutionRequests,
  listPendingInstitutionRequests,
  rejectInstitutionRequest,
} from '@milepost/contract/institutions/routes'
import { approveRequest, rejectRequest } from '#features/institutions/requests/decide-request.ts'
import { presentForAdmins, presentRequest } from '#features/institutions/requests/presenter.ts'
import { countRequests, findOwn, findPending, isPending, madeBy } from '#features/institutions/requests/repository.ts'
import { sendRequest } from '#features/institutions/requests/send-request.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerInstitutionRequestRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, createInstitutionRequest, async (ctx, { body }) =>
    presentRequest(await sendRequest(ctx, body)),
  )
  registerRoute(registrar, listInstitutionRequests, async (ctx, { query, reply }) => {
    sendTotal(reply, await countRequests(ctx.db, madeBy(ctx.actor.id)), query)
    return (await findOwn(ctx.db, ctx.actor.id, sliceOf(query))).map(presentRequest)
  })
  registerRoute(registrar, listPendingInstitutionRequests, async (ctx, { query, reply }) => {
    sendTotal(reply, await countRequests(ctx.db, isPending), query)
    return (await findPending(ctx.db, sliceOf(query))).map(presentForAdmins)
  })
  registerRoute(registrar, approveInstitutionRequest, async (ctx, { params }) =>
    presentForAdmins(await approveRequest(ctx, params.id)),
  )
  registerRoute(registrar, rejectInstitutionRequest, async (ctx, { params, body }) =>
    presentForAdmins(await rejectRequest(ctx, params.id, body?.reason ?? '')),
  )
}
