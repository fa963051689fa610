import type { MessageDescriptor } from '@lingui/core'

/** What the public pages of courses and institutions say. */
export const publishedTexts = {
  apply: /*i18n*/ { id: 'page.apply', message: 'Apply' },
  applyHint: /*i18n*/ {
    id: 'page.apply_hint',
    message: 'Applying takes a free account. You come back to this course after signing in.',
  },
  closed: /*i18n*/ { id: 'page.closed', message: 'It isn’t taking applications now.' },
  full: /*i18n*/ { id: 'page.full', message: 'Every place is taken. You can apply and wait for one.' },
  fullStart: /*i18n*/ { id: 'page.full_start', message: '{day}: full, with a waiting list' },
  about: /*i18n*/ { id: 'page.about', message: 'What you’ll learn' },
  skills: /*i18n*/ { id: 'page.skills', message: 'Skills' },
  facts: /*i18n*/ { id: 'page.facts', message: 'At a glance' },
  price: /*i18n*/ { id: 'page.price', message: 'Price' },
  free: /*i18n*/ { id: 'page.free', message: 'Free' },
  duration: /*i18n*/ { id: 'page.duration', message: 'Duration' },
  weeks: /*i18n*/ { id: 'page.weeks', message: '{weeks, plural, one {# week} other {# weeks}}' },
  flexible: /*i18n*/ { id: 'page.flexible', message: 'Flexible' },
  language: /*i18n*/ { id: 'page.language', message: 'Language' },
  languageName: /*i18n*/ {
    id: 'page.language_name',
    message: '{language, select, ta {Tamil} si {Sinhala} other {English}}',
  },
  level: /*i18n*/ { id: 'page.level', message: 'Level' },
  levelName: /*i18n*/ {
    id: 'page.level_name',
    message: '{level, select, beginner {Beginner} intermediate {Intermediate} other {Advanced}}',
  },
  mode: /*i18n*/ { id: 'page.mode', message: 'Mode' },
  modeName: /*i18n*/ {
    id: 'page.mode_name',
    message: '{mode, select, online {Online} offline {Offline} other {Hybrid}}',
  },
  starts: /*i18n*/ { id: 'page.starts', message: 'Starts' },
  from: /*i18n*/ { id: 'page.from', message: 'Offered by' },
  courses: /*i18n*/ { id: 'page.courses', message: 'Courses' },
  noCourses: /*i18n*/ { id: 'page.no_courses', message: 'It has no courses on Milepost now.' },
  allCourses: /*i18n*/ { id: 'page.all_courses', message: 'See all its courses' },
  address: /*i18n*/ { id: 'page.address', message: 'Address' },
  campus: /*i18n*/ { id: 'page.campus', message: 'Campus' },
  website: /*i18n*/ { id: 'page.website', message: 'Website' },
  contact: /*i18n*/ { id: 'page.contact', message: 'Contact' },
  contactPerson: /*i18n*/ { id: 'page.contact_person', message: 'Contact person' },
  email: /*i18n*/ { id: 'page.email', message: 'Email' },
} as const satisfies Record<string, MessageDescriptor>
