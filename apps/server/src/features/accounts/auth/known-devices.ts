import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Dependencies } from '#context.ts'
import { cookieOptions, nameCookie } from '#features/accounts/auth/cookies.ts'
import { deleteDevicesBefore, deleteDevicesOf, hasDeviceSince, saveDevice } from '#features/accounts/auth/repository.ts'
import { digestOf, newSecret } from '#lib/secrets.ts'

const day = 24 * 60 * 60 * 1000
/** Since the last sign-in there. */
const knownDeviceLifetime = 180 * day
const maxDevicesPerUser = 20

/** Marks this browser as known for an account. One cookie serves all accounts used in it. */
export async function rememberDevice(tx: Context, userId: string, request: FastifyRequest, reply: FastifyReply) {
  const secret = readSecret(tx, request) ?? newSecret()
  await saveDevice(tx.db, { userId, deviceHash: digestOf(secret), lastSignedInAt: tx.clock() }, maxDevicesPerUser)
  reply.setCookie(cookieName(tx), secret, { ...cookieOptions(tx), maxAge: knownDeviceLifetime / 1000 })
}

/** @returns the device's hash if this browser has signed in to the account before, else null */
export async function findKnownDevice(
  ctx: Dependencies,
  userId: string,
  request: FastifyRequest,
): Promise<Buffer | null> {
  const secret = readSecret(ctx, request)
  if (secret === null) return null
  const deviceHash = digestOf(secret)
  return (await hasDeviceSince(ctx.db, userId, deviceHash, oldest(ctx))) ? deviceHash : null
}

/** Forgets an account's known browsers, as someone who knew its old password may have used one. */
export function forgetDevices(tx: Pick<Context, 'db'>, userId: string): Promise<void> {
  return deleteDevicesOf(tx.db, userId)
}

export function deleteOldDevices(ctx: Dependencies): Promise<void> {
  return deleteDevicesBefore(ctx.db, oldest(ctx))
}

function readSecret(ctx: Dependencies, request: FastifyRequest): string | null {
  const cookie = request.cookies[cookieName(ctx)]
  return cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? cookie : null
}

const cookieName = (ctx: Dependencies) => nameCookie(ctx, 'milepost-device')
const oldest = (ctx: Dependencies) => new Date(ctx.clock().getTime() - knownDeviceLifetime)
