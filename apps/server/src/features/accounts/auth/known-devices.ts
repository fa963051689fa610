import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Dependencies } from '#context.ts'
import { deleteDevicesBefore, deleteDevicesOf, hasDeviceSince, saveDevice } from '#features/accounts/auth/repository.ts'
import { browserLifetime, markBrowser, readBrowser } from '#http/browser-cookie.ts'
import { digestOf } from '#lib/secrets.ts'

const maxDevicesPerUser = 20

/** Marks this browser as known for an account. */
export async function rememberDevice(tx: Context, userId: string, request: FastifyRequest, reply: FastifyReply) {
  const deviceHash = digestOf(markBrowser(tx, request, reply))
  await saveDevice(tx.db, { userId, deviceHash, lastSignedInAt: tx.clock() }, maxDevicesPerUser)
}

/** @returns the device's hash if this browser has signed in to the account before, else null */
export async function findKnownDevice(
  ctx: Dependencies,
  userId: string,
  request: FastifyRequest,
): Promise<Buffer | null> {
  const secret = readBrowser(ctx, request)
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

const oldest = (ctx: Dependencies) => new Date(ctx.clock().getTime() - browserLifetime)
