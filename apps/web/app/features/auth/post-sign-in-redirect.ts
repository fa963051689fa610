import { areas, pages } from '@milepost/contract/pages'
import type { Role } from '@milepost/contract/roles'

/** What the guard leaves behind in the history when it sends a visitor to sign in. */
export interface SignInRedirect {
  from?: string
  expired?: boolean
}

const paymentPages: readonly string[] = [pages.plans, pages.paymentMethods, pages.paymentSuccess]
/** What may be begun before there is an account, and is gone on with after. */
const begunPages: readonly string[] = [...paymentPages, pages.institutionRequests]
/** Whoever has the link to an invitation comes back to it, of whatever role they are. */
const invitations = /^\/invitation\/[\w-]+$/
const studentPages: readonly string[] = [pages.roadmapAlone, pages.profileWizard, ...paymentPages]

/** In: a role. Out: the first page of its area. */
export function homePageOf(role: Role): string {
  return areas[role]
}

/**
 * Where to go after signing in.
 * In: the role, where the guard met the visitor (from the history, so of any shape), and this page's origin.
 * Out: that address when it lies on this origin and in the role's area, else the area's first page.
 */
export function redirectAfterSignIn(role: Role, from: unknown, origin: string): string {
  if (typeof from !== 'string' || !URL.canParse(from, origin)) return homePageOf(role)
  const address = new URL(from, origin)
  const allowed = address.origin === origin && belongsTo(role, address.pathname)
  return allowed ? address.pathname + address.search + address.hash : homePageOf(role)
}

/**
 * Where to go with a new account: on with what was begun without one (a payment, a request, an invitation), else to the area's first page, since what the
 * guard kept a visitor from is empty still. In and out: as `destinationOf`.
 */
export function redirectAfterSignUp(role: Role, from: unknown, origin: string): string {
  const destination = redirectAfterSignIn(role, from, origin)
  return isBegun(new URL(destination, origin).pathname) ? destination : homePageOf(role)
}

/** In: where a visitor was sent to sign in. Out: the same where something was begun there; else nothing. */
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

/** In: the state of a history entry. Out: what the guard left there, if it was the guard. */
export function readSignInRedirect(state: unknown): SignInRedirect {
  if (typeof state !== 'object' || state === null) return {}
  const { from, expired } = state as Record<string, unknown>
  return { ...(typeof from === 'string' && { from }), ...(expired === true && { expired }) }
}
