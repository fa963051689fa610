import type { AuditedObject } from '@milepost/contract/audit-logs/limits'
import type { AuditLog } from '@milepost/contract/audit-logs/schema'
import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'

/** What an object is searched by; null where its screen has no search for it. */
type ObjectSearch = NonNullable<AuditLog['object']>['search']

const screen = (page: string, name?: string) => (search: ObjectSearch) =>
  addressOf(page, {}, name === undefined || search === null ? {} : { [name]: search })

/** Requests move to the decided ones, where they are searched for by name. */
const requests = (waiting: string) => (search: ObjectSearch) =>
  search === null ? waiting : addressOf(pages.adminCourseRequests, {}, { view: 'decided', search })

const users = screen(pages.adminUsers, 'search')
const institutions = screen(pages.adminInstitutions, 'search')

/** Where admins see an object of each type. Applications have no screen for them. */
const screens: Readonly<Partial<Record<AuditedObject, (search: ObjectSearch) => string>>> = {
  user: users,
  session: users,
  profile: users,
  roadmap: users,
  roadmap_share: users,
  course: screen(pages.adminCourses, 'search'),
  mentoring_request: () => addressOf(pages.adminMentoring, {}, { status: 'all' }),
  course_request: requests(pages.adminCourseRequests),
  institution: institutions,
  institution_request: requests(pages.adminInstitutions),
  institution_invitation: institutions,
  contact_message: (sender) => addressOf(pages.adminMessages, {}, { status: 'all', sender }),
  feedback: screen(pages.adminFeedback),
}

/** The address where admins see an object; undefined for one that is gone or has no screen. */
export function screenOfObject({ object, objectType }: AuditLog): string | undefined {
  if (object === null || !Object.hasOwn(screens, objectType)) return undefined
  return screens[objectType as AuditedObject]?.(object.search)
}

export const screenOfUser = users
