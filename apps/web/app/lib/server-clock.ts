/** More than a slow reply explains: the device's clock is wrong. */
const toleranceMilliseconds = 5 * 60_000

let offset = 0

/** Learns from a reply of the server how far this device's clock is off. */
export function noteServerTime(headers: Headers): void {
  const off = Date.parse(headers.get('date') ?? '') - Date.now()
  if (Number.isFinite(off)) offset = Math.abs(off) > toleranceMilliseconds ? off : 0
}

/** The present moment by this device's clock, or by the server's where that is wrong: what the server will check against. */
export function serverNow(): Date {
  return new Date(Date.now() + offset)
}
