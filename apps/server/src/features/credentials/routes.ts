import {
  deleteCredential as deleteCredentialRoute,
  downloadBadge,
  downloadCredential,
  listCredentials,
  listSigningKeys,
  readCredentialContent,
  readIssuer,
  readRevocations,
  readSigningKey,
  revokeCredential as revokeCredentialRoute,
  shareCredential,
  verifyCredential as verifyCredentialRoute,
} from '@milepost/contract/credentials/routes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { bakeBadge } from '#features/credentials/bake-badge.ts'
import {
  addressOfCredential,
  addressOfIssuer,
  addressOfRevocations,
  issuerProfile,
  openBadge,
} from '#features/credentials/open-badge.ts'
import { presentCredential } from '#features/credentials/presenter.ts'
import {
  type CredentialRow,
  deleteCredential,
  findCredential,
  findCredentials,
  findIssuerName,
  findPublicKey,
  findPublicKeys,
  findRevokedIds,
  updateSharing,
} from '#features/credentials/repository.ts'
import { revokeCredential } from '#features/credentials/revoke-credential.ts'
import { signCredential } from '#features/credentials/sign-credential.ts'
import { verifyCredential } from '#features/credentials/verify-credential.ts'
import { AppError } from '#http/errors.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerCredentialRoutes(registrar: RouteRegistrar): void {
  const { originFor } = registrar.dependencies
  const originOf = (request: FastifyRequest) => originFor(request.headers.host)
  registerRoute(registrar, listCredentials, async (ctx) =>
    (await findCredentials(ctx.db, ctx.actor.id)).map(presentCredential),
  )
  registerRoute(registrar, shareCredential, async (ctx, { params, body }) => {
    const row = await updateSharing(ctx.db, ctx.actor.id, params.id, body.isShared ? ctx.clock() : null)
    if (row === undefined) throw new AppError('not_found')
    return presentCredential(row)
  })
  registerRoute(registrar, deleteCredentialRoute, async (ctx, { params: { id } }) => {
    await transaction(ctx, async (tx) => {
      if (!(await deleteCredential(tx.db, tx.actor.id, id))) throw new AppError('not_found')
      await audit(tx, { action: 'credential.deleted', objectType: 'credential', objectId: id })
    })
    return undefined
  })
  registerRoute(registrar, downloadCredential, async (ctx, { params, request, reply }) => {
    const jwt = await signCredential(ctx, await readDeliverable(ctx, params.id), originOf(request))
    return sendFile(reply, Buffer.from(jwt), 'text/plain; charset=utf-8', 'credential.jwt')
  })
  registerRoute(registrar, downloadBadge, async (ctx, { params, request, reply }) => {
    const jwt = await signCredential(ctx, await readDeliverable(ctx, params.id), originOf(request))
    return sendFile(reply, bakeBadge(jwt), 'image/png', 'credential.png')
  })
  registerRoute(registrar, readCredentialContent, async (ctx, { params, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return openBadge(await readDeliverable(ctx, params.id), originOf(request))
  })
  registerRoute(registrar, verifyCredentialRoute, async (ctx, { body, request }) =>
    verifyCredential(ctx, body.credential, originOf(request)),
  )
  registerRoute(registrar, listSigningKeys, async (ctx) => ({ keys: await findPublicKeys(ctx.db) }))
  registerRoute(registrar, readSigningKey, async (ctx, { params }) => {
    const key = await findPublicKey(ctx.db, params.thumbprint)
    if (key === undefined) throw new AppError('not_found')
    return key
  })
  registerRoute(registrar, readIssuer, async (ctx, { params, request }) => {
    const name = await findIssuerName(ctx.db, params.id)
    if (name === undefined) throw new AppError('not_found')
    return {
      '@context': ['https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
      ...issuerProfile(originOf(request), params.id, name),
    }
  })
  registerRoute(registrar, readRevocations, async (ctx, { params, request }) => {
    const origin = originOf(request)
    const ids = await findRevokedIds(ctx.db, params.id)
    return {
      id: addressOfRevocations(origin, params.id),
      issuer: addressOfIssuer(origin, params.id),
      revokedCredential: ids.map((id) => ({ id: addressOfCredential(origin, id), revoked: true as const })),
    }
  })
  registerRoute(registrar, revokeCredentialRoute, async (ctx, { params, body }) => {
    await revokeCredential(ctx, params.id, params.applicationId, body.reason)
    return undefined
  })
}

/**
 * A credential for its learner, or for everyone where it is shared.
 * @throws {AppError} 'not_found' otherwise; 'credential_revoked'
 */
async function readDeliverable(ctx: Context, id: string): Promise<CredentialRow> {
  const row = await findCredential(ctx.db, id)
  if (row === undefined || (row.sharedAt === null && row.userId !== ctx.actor?.id)) throw new AppError('not_found')
  if (row.revokedAt !== null) throw new AppError('credential_revoked')
  return row
}

function sendFile(reply: FastifyReply, content: Buffer, mediaType: string, name: string): Buffer {
  reply.headers({
    'cache-control': 'no-store',
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${name}"`,
  })
  return content
}
