import { addressIn, readAddress } from '@milepost/contract/languages'
import { areas, pages } from '@milepost/contract/pages'
import type { Role } from '@milepost/contract/roles'
import { pageLanguage } from '#lib/i18n.ts'

/** What the guard leaves behind in the history when it sends a visitor to sign in. */
export interface SignInRedirect {
  from?: string
  expired?: boolean
}

const paymentPages: readonly string[] = [pages.plans, pages.paymentMethods, pages.paymentSuccess]
/** Pages that can be started without an account and continued with one. */
const begunPages: readonly string[] = [...paymentPages, pages.institutionRequests, pages.profileWizard]
/** An invitation brings every role back to it. */
const invitations = /^\/invitation\/[\w-]+$/
const studentPages: readonly string[] = [pages.roadmapAlone, pages.profileWizard, ...paymentPages]

export function homePageOf(role: Role): string {
  return areas[role]
}

/**
 * Where to go after signing in: back to `from` if it is on this origin and in the role's area, else to the role's home
 * page.
 */
export function redirectAfterSignIn(role: Role, from: unknown, origin: string): string {
  if (typeof from !== 'string' || !URL.canParse(from, origin)) return homePageOf(role)
  const address = new URL(from, origin)
  address.pathname = readAddress(address.pathname)?.english ?? address.pathname
  const allowed = address.origin === origin && belongsTo(role, address.pathname)
  if (!allowed) return homePageOf(role)
  return addressIn(pageLanguage(), address.pathname + address.search + address.hash)
}

/**
 * Where to go with a new account: back to what was started without one, else to the role's home page, because other
 * pages are still empty.
 */
export function redirectAfterSignUp(role: Role, from: unknown, origin: string): string {
  const destination = redirectAfterSignIn(role, from, origin)
  const path = new URL(destination, origin).pathname
  return isBegun(readAddress(path)?.english ?? path) ? destination : homePageOf(role)
}

/** @returns `from` if something was started there, else undefined. */
export function resumablePath(from: string | undefined): string | undefined {
  return isBegun(from?.split(/[?#]/)[0] ?? '') ? from : undefined
}

function isBegun(path: string): boolean {
  return begunPages.includes(path) || invitations.test(path)
}

function belongsTo(role: Role, path: string): boolean {
  const area = areas[role]
  if (path === pages.institutionRequests || invitations.test(path)) return true
  return path === area || path.startsWith(`${area}/`) || (role === 'student' && studentPages.includes(path))
}

/** Reads what the guard stored in the state of a history entry. */
export function readSignInRedirect(state: unknown): SignInRedirect {
  if (typeof state !== 'object' || state === null) return {}
  const { from, expired } = state as Record<string, unknown>
  return { ...(typeof from === 'string' && { from }), ...(expired === true && { expired }) }
}
