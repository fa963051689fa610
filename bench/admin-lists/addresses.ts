/** What is asked for in each measured case, by the number of the run. */
type Addresses = Record<string, (turn: number) => string>

const lastPageOf = (rows: number, perPage: number) => Math.max(1, Math.ceil(rows / perPage))

/**
 * Lists what is measured of the admin's lists, by the case's name.
 *
 * @param size - How many rows each list has.
 * @returns The addresses, without '/api'.
 */
export function addressesOf(size: number): Addresses {
  return {
    ...userAddresses(size),
    ...courseAddresses(size),
    ...messageAddresses(size),
    ...historyAddresses(size),
  }
}

function userAddresses(size: number): Addresses {
  // Another moment each time, so that no count is cached.
  const ago = (seconds: number, turn: number) => new Date(Date.now() - (seconds + turn) * 1000).toISOString()
  const few = 3600
  const half = size * 30
  return {
    'users, first 5': () => '/users?page=1&page_size=5',
    'users, by role': () => '/users?sort=role&page=1&page_size=5',
    'users, latest first': () => '/users?sort=joined&page=1&page_size=5',
    'users, latest first, a quarter found': () => '/users?search=asha&sort=joined&page=1&page_size=5',
    'users, in the middle': (turn) => `/users?page=${Math.floor(size / 10) + turn}&page_size=5`,
    'users, last page': () => `/users?page=${lastPageOf(size, 5)}&page_size=5`,
    'users, one found': (turn) => `/users?search=u${turn + 1}@example.com&page=1&page_size=5`,
    'users, a quarter found': () => '/users?search=asha&page=1&page_size=5',
    'users, a quarter found, by role': () => '/users?search=asha&sort=role&page=1&page_size=5',
    'users, none found': () => '/users?search=unknown&page=1&page_size=5',
    'users, a plan': () => '/users?plan=pro&page=1&page_size=5',
    'users, not verified': () => '/users?verified=no&page=1&page_size=5',
    'users, joined lately': (turn) => `/users?joined_from=${ago(few, turn)}&page=1&page_size=5`,
    'users, joined long ago': (turn) => `/users?joined_before=${ago(half, turn)}&page=1&page_size=5`,
    'users, seen lately': (turn) => `/users?seen_from=${ago(few, turn)}&page=1&page_size=5`,
    'users, seen in half the time': (turn) => `/users?seen_from=${ago(half / 2, turn)}&page=1&page_size=5`,
    'users, not seen for long': (turn) => `/users?seen_before=${ago(half / 2, turn)}&page=1&page_size=5`,
    'users, of a day, by role': (turn) =>
      `/users?joined_from=${ago(half, turn)}&seen_before=${ago(few, turn)}&sort=role&page=1&page_size=5`,
    'users, by institution': () => '/users?search=school&page=1&page_size=5',
    'users, of one institution': (turn) => `/users?search=school%20${(turn + 1) * 50}&page=1&page_size=5`,
    'users, institutions': () => '/users?role=institution&page=1&page_size=5',
    'candidates, a quarter found': () => '/admin/candidates?search=asha&page_size=20',
  }
}

function courseAddresses(size: number): Addresses {
  return {
    'courses, first 5': () => '/admin/courses?page=1&page_size=5',
    'courses, last page': () => `/admin/courses?page=${lastPageOf(size, 5)}&page_size=5`,
    'courses, pending': () => '/admin/courses?status=pending&page=1&page_size=5',
    'courses, by title': () => '/admin/courses?sort=title&page=1&page_size=5',
    'courses, by title, last page': () => `/admin/courses?sort=-title&page=${lastPageOf(size, 5)}&page_size=5`,
    'courses, a quarter found': () => '/admin/courses?search=network&page=1&page_size=5',
    'courses, a quarter found, by title': () => '/admin/courses?search=network&sort=title&page=1&page_size=5',
    'courses, none found': () => '/admin/courses?search=nothing&page=1&page_size=5',
    'courses, of an institution': (turn) => `/admin/courses?institution_id=${turn + 1}&page=1&page_size=5`,
    'courses, of an institution, with words': (turn) =>
      `/admin/courses?institution_id=${turn + 1}&search=group&page=1&page_size=5`,
    'courses, by the institution’s name': (turn) => `/admin/courses?search=school%20${turn + 1}&page=1&page_size=5`,
    'institutions, first 5': () => '/institutions?page=1&page_size=5',
    'institutions, last page': () => `/institutions?page=${lastPageOf(size, 5)}&page_size=5`,
    'institutions, all found': () => '/institutions?search=school&page=1&page_size=5',
    'institutions, one found': (turn) => `/institutions?search=s${turn + 1}@example.com&page=1&page_size=5`,
  }
}

function messageAddresses(size: number): Addresses {
  return {
    'feedback, first 5': () => '/admin/feedback?page=1&page_size=5',
    'feedback, five stars': () => '/admin/feedback?rating=5&page=1&page_size=5',
    'feedback, last page': () => `/admin/feedback?page=${lastPageOf(size, 5)}&page_size=5`,
    'messages, first 5': () => '/admin/messages?page=1&page_size=5',
    'messages, new': () => '/admin/messages?status=new&page=1&page_size=5',
    'messages, last page': () => `/admin/messages?page=${lastPageOf(size, 5)}&page_size=5`,
    'course requests, waiting': () => '/admin/course-requests?status=requested&page=1&page_size=5',
    'course requests, last page': () => `/admin/course-requests?page=${lastPageOf(size, 5)}&page_size=5`,
    'mentoring, waiting': () => '/admin/mentoring?status=requested&page=1&page_size=5',
    'mentoring, last page': () => `/admin/mentoring?page=${lastPageOf(size, 5)}&page_size=5`,
    'queue, first 50': () => '/admin/queue?page=1&page_size=50',
    'queue, last page': () => `/admin/queue?page=${lastPageOf(Math.min(1000, size), 50)}&page_size=50`,
    'queue, similar names': (turn) => `/admin/institutions/similar?name=Lagoonside%20Polytechnic%20${turn}`,
    counters: () => '/admin/counters',
  }
}

function historyAddresses(size: number): Addresses {
  const lastYear = new Date(Date.now() - size * 250_000).toISOString().slice(0, 10)
  return {
    'login history, first 5': () => '/login-logs/?page=1&page_size=5',
    'login history, a role, 100': () => '/login-logs/?role=institution&page=1&page_size=100',
    'login history, in the middle': (turn) => `/login-logs/?page=${Math.floor(size / 10) + turn}&page_size=5`,
    'login history, last page': () => `/login-logs/?page=${Math.floor(size / 5)}&page_size=5`,
    'login history, of a person': (turn) => `/login-logs/?person=n${turn + 1}@example.com&page=1&page_size=5`,
    'login history, an outcome': () => '/login-logs/?status=failed&page=1&page_size=5',
    'login history, a person’s failures': (turn) =>
      `/login-logs/?person=name&status=failed&page=${turn + 1}&page_size=5`,
    'decided requests, first 20': () => '/admin/decided-requests?page=1&page_size=20',
    'decided requests, last page': () => `/admin/decided-requests?page=${lastPageOf(size / 2, 20)}&page_size=20`,
    'decided requests, one found': (turn) =>
      `/admin/decided-requests?search=course%20${2 * turn + 2}&page=1&page_size=20`,
    'decided requests, of a person': (turn) =>
      `/admin/decided-requests?search=u${2 * turn + 1}@example.com&page=1&page_size=20`,
    'audit log, first 20': () => '/admin/audit-log?page=1&page_size=20',
    'audit log, in the middle': (turn) =>
      `/admin/audit-log?page=${Math.max(1, Math.floor(size / 40) - turn)}&page_size=20`,
    'audit log, an action': () => '/admin/audit-log?action=plan.changed&page=1&page_size=20',
    'audit log, days long ago': () => `/admin/audit-log?to=${lastYear}&page=1&page_size=20`,
    // Another name each time, so that no count is cached.
    'audit log, a new name each time': (turn) =>
      `/admin/audit-log?actor=${encodeURIComponent(`name ${turn}`)}&page=1&page_size=20`,
    'audit log, an unknown name': (turn) => `/admin/audit-log?actor=unknown${turn}&page=1&page_size=20`,
  }
}
