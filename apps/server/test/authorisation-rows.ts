import { isOwn, type ObjectKind, type Target } from './authorisation-targets.ts'

/** Everyone who may send a request, honest or not. */
export const callers = [
  'visitor',
  'student',
  'premium student',
  'institution member',
  'institution owner',
  'admin',
  'demoted admin',
  'signed out',
  'expired session',
  'deleted user',
  'forged token',
  'bound token without its cookie',
] as const
export type CallerKind = (typeof callers)[number]

export interface AccessRow {
  /** The row's variant, if a route has several rows. */
  readonly naming?: string
  readonly request: (target: Target) => { url: string; payload?: object }
  /** Expected status by kind of object, or one status if the route has none. */
  readonly expected: Rule
  /** Admins see other users' data. */
  readonly showsPeople?: true
  /** Objects for which the request succeeds but must change nothing. */
  readonly changesNothing?: (object: ObjectKind) => boolean
}
export type Rule = (caller: CallerKind, object: ObjectKind) => number

export const unauthenticated: readonly CallerKind[] = [
  'visitor',
  'signed out',
  'expired session',
  'deleted user',
  'forged token',
  'bound token without its cookie',
]
const learners: readonly CallerKind[] = ['student', 'premium student', 'demoted admin']
export const institutions: readonly CallerKind[] = ['institution member', 'institution owner']

export const open = () => 200
export const anySignedIn = (caller: CallerKind) => (unauthenticated.includes(caller) ? 401 : 200)
export const ownOnly: Rule = (caller, object) => {
  if (unauthenticated.includes(caller)) return 401
  return isOwn(object) ? 200 : 403
}
export const learner = (caller: CallerKind) => {
  if (unauthenticated.includes(caller)) return 401
  return learners.includes(caller) ? 200 : 403
}
export const ownLearner: Rule = (caller, object) => {
  const status = learner(caller)
  return status === 200 && !isOwn(object) ? 403 : status
}
export const teaching = (caller: CallerKind) => {
  if (unauthenticated.includes(caller)) return 401
  return institutions.includes(caller) || caller === 'admin' ? 200 : 403
}
/** Admins act for every institution, members for their own. */
export const ownInstitution: Rule = (caller, object) => {
  const status = teaching(caller)
  if (status !== 200) return status
  if (caller === 'admin') return object === 'missing' ? 404 : 200
  return isOwn(object) ? 200 : 403
}
/** Only the owner decides about members, not members or admins. */
export const ownerOnly: Rule = (caller, object) => {
  if (unauthenticated.includes(caller)) return 401
  return caller === 'institution owner' && isOwn(object) ? 200 : 403
}
/** Admins manage every course, an institution its own; another's public course is visible. */
export const ownCourse =
  (done: number): Rule =>
  (caller, object) => {
    const status = teaching(caller)
    if (status !== 200) return status
    if (object === 'missing') return 404
    return caller === 'admin' || object === 'own' ? done : 403
  }
/** Others can't find out that a hidden course exists. */
export const ownPendingCourse =
  (done: number): Rule =>
  (caller, object) => {
    const status = teaching(caller)
    if (status !== 200) return status
    return object === 'own' || (object === 'foreign' && caller === 'admin') ? done : 404
  }
export const existing: Rule = (_caller, object) => (object === 'missing' ? 404 : 200)
/** Admins only, for any object. */
export const adminOnly =
  (done = 200): Rule =>
  (caller, object) => {
    if (unauthenticated.includes(caller)) return 401
    if (caller !== 'admin') return 403
    return object === 'missing' ? 404 : done
  }

/** The rule's status, except on success. */
export const answering =
  (done: number, rule: Rule): Rule =>
  (caller, object) => {
    const status = rule(caller, object)
    return status === 200 ? done : status
  }
/** Another user's item looks as if it did not exist. */
export const ownItem =
  (done: number, rule: Rule): Rule =>
  (caller, object) => {
    const status = rule(caller, object)
    if (status !== 200) return status
    return object === 'own' ? done : 404
  }
