/** Everyone who may send a request, honest or not. */
export const callers = [
  'visitor',
  'student',
  'premium student',
  'institution',
  'admin',
  'signed out',
  'expired session',
  'deleted user',
  'forged token',
] as const
export type CallerKind = (typeof callers)[number]

/** Whose object a request names: the caller's own, somebody else's, or one that does not exist. */
export const objects = ['own', 'foreign', 'missing'] as const
export type ObjectKind = (typeof objects)[number]

/** Ids a request may name, made per caller and kind of object. */
export interface Target {
  readonly userId: string
  readonly institutionId: number
  /** An approved course of that institution. */
  readonly courseId: number
}

export interface Row {
  readonly request: (target: Target) => { url: string; payload?: object }
  /** Expected status for each kind of object, or one status for all where the route names no object. */
  readonly expected: (caller: CallerKind, object: ObjectKind) => number
  /** Admins are shown who other people are. */
  readonly showsPeople?: true
  /** Admins change or delete other people: each test gets one of its own. */
  readonly changesPerson?: true
}

export const nobody: readonly CallerKind[] = [
  'visitor',
  'signed out',
  'expired session',
  'deleted user',
  'forged token',
]
const learners: readonly CallerKind[] = ['student', 'premium student']

export const open = () => 200
export const anySignedIn = (caller: CallerKind) => (nobody.includes(caller) ? 401 : 200)
export const ownOnly = (caller: CallerKind, object: ObjectKind) => {
  if (nobody.includes(caller)) return 401
  return object === 'own' ? 200 : 403
}
export const learner = (caller: CallerKind) => {
  if (nobody.includes(caller)) return 401
  return learners.includes(caller) ? 200 : 403
}
export const ownLearner = (caller: CallerKind, object: ObjectKind) => {
  const status = learner(caller)
  return status === 200 && object !== 'own' ? 403 : status
}
export const teaching = (caller: CallerKind) => {
  if (nobody.includes(caller)) return 401
  return caller === 'institution' || caller === 'admin' ? 200 : 403
}
/** Admins manage every course, an institution its own; another's approved course is no secret. */
export const ownCourse = (done: number) => (caller: CallerKind, object: ObjectKind) => {
  const status = teaching(caller)
  if (status !== 200) return status
  if (object === 'missing') return 404
  return caller === 'admin' || object === 'own' ? done : 403
}
export const existing = (_caller: CallerKind, object: ObjectKind) => (object === 'missing' ? 404 : 200)
