/** PostgreSQL classes 08 (connection) and 57P (operator intervention), socket errors, and messages of pg and of ours. */
const lostConnection = {
  code: /^(08|57P|26000$|0A000$|E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$|ENOENT$)/,
  message:
    /^(Query read timeout|Waited too long|Connection (terminated|ended)|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|Cannot use a pool after)/,
}

/**
 * Temporary failures on a working connection: class 53 (resources), timeouts, read-only during failover, refused
 * sign-in while restoring, serialization conflicts.
 */
const passing = /^(53|57014$|55P03$|25006$|28000$|28P01$|3D000$|40001$|40P01$)/
const diskFull = '53100'
const readOnly = '25006'
const colliding = ['40P01', '40001']

/** Whether the connection of an error must not be used again. */
export function isConnectionLost(error: unknown): boolean {
  return hasCause(error, ({ code, message }) => lostConnection.code.test(code) || lostConnection.message.test(message))
}

/** Whether the database is temporarily unavailable, so that a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  return isConnectionLost(error) || hasCause(error, ({ code }) => passing.test(code))
}

/** Whether the database's disk is full. */
export function isDiskFull(error: unknown): boolean {
  return hasCause(error, ({ code }) => code === diskFull)
}

/** Whether the database can't write, though it may still read. */
export function isWriteRefused(error: unknown): boolean {
  return hasCause(error, ({ code }) => code === diskFull || code === readOnly)
}

/** Whether the transaction lost a conflict with others and may succeed when retried. */
export function isCollision(error: unknown): boolean {
  return hasCause(error, ({ code }) => colliding.includes(code))
}

/** Whether a unique index refused a row: this one, or any. */
export function isUniqueViolation(error: unknown, index = ''): boolean {
  return hasCause(error, ({ code, message }) => code === '23505' && message.includes(index))
}

/** Drizzle wraps pg's errors, and others wrap those again. */
function hasCause(error: unknown, matches: (cause: { code: string; message: string }) => boolean): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (matches({ code, message: cause.message })) return true
  }
  return false
}
