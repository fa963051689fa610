import * as contract from '@milepost/contract/institutions/routes'
import { changeRole as changeRoleRoute } from '@milepost/contract/users/routes'
import { changeRole } from '#features/institutions/memberships/change-role.ts'
import {
  acceptInvitation,
  inviteMember,
  openInvitation,
  withdrawInvitation,
} from '#features/institutions/memberships/invitations.ts'
import { handOver, removeMember } from '#features/institutions/memberships/members.ts'
import { requireCanSeePeople, requireOwner } from '#features/institutions/memberships/policy.ts'
import { presentInvitation, presentMember } from '#features/institutions/memberships/presenter.ts'
import {
  countInvitations,
  countMembers,
  findInstitutionName,
  findInvitations,
  findMembers,
} from '#features/institutions/memberships/repository.ts'
import { presentUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerMembershipRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, contract.listMembers, async (ctx, { params, query, reply }) => {
    requireCanSeePeople(ctx.actor, params.id)
    if ((await findInstitutionName(ctx.db, params.id)) === undefined) throw new AppError('not_found')
    sendTotal(reply, await countMembers(ctx.db, params.id), query)
    return (await findMembers(ctx.db, params.id, sliceOf(query))).map(presentMember)
  })
  registerRoute(registrar, contract.listInvitations, async (ctx, { params, query, reply }) => {
    requireOwner(ctx.actor, params.id)
    const now = ctx.clock()
    sendTotal(reply, await countInvitations(ctx.db, params.id, now), query)
    return (await findInvitations(ctx.db, params.id, now, sliceOf(query))).map(presentInvitation)
  })
  registerRoute(registrar, contract.inviteMember, async (ctx, { params, body }) =>
    presentInvitation(await inviteMember(ctx, params.id, body.email)),
  )
  registerRoute(registrar, contract.withdrawInvitation, (ctx, { params }) =>
    withdrawInvitation(ctx, params.id, params.invitationId),
  )
  registerRoute(registrar, changeRoleRoute, (ctx, { params, body }) => changeRole(ctx, params.id, body))
  registerRoute(registrar, contract.removeMember, (ctx, { params }) => removeMember(ctx, params.id, params.userId))
  registerRoute(registrar, contract.handOver, async (ctx, { params, body }) =>
    presentMember(await handOver(ctx, params.id, body.newOwnerId)),
  )
  registerRoute(registrar, contract.getInvitation, (ctx, { params }) => openInvitation(ctx, params.token))
  registerRoute(registrar, contract.acceptInvitation, async (ctx, { params }) =>
    presentUser(await acceptInvitation(ctx, params.token)),
  )
}
