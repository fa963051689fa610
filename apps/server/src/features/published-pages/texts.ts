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
  credential: /*i18n*/ { id: 'page.credential', message: 'Credential' },
  credentialTitle: /*i18n*/ { id: 'page.credential_title', message: 'Completed: {course}' },
  confirmed: /*i18n*/ {
    id: 'page.confirmed',
    message: '{institution} confirmed on {day} that the holder completed this course.',
  },
  status: /*i18n*/ { id: 'page.status', message: 'Status' },
  statusName: /*i18n*/ {
    id: 'page.status_name',
    message: '{status, select, revoked {Revoked by {institution}} other {Valid}}',
  },
  aboutCourse: /*i18n*/ { id: 'page.about_course', message: 'About the course' },
  issuer: /*i18n*/ { id: 'page.issuer', message: 'Issued by' },
  issuedOn: /*i18n*/ { id: 'page.issued_on', message: 'Issued on' },
  number: /*i18n*/ { id: 'page.number', message: 'Number' },
  proves: /*i18n*/ { id: 'page.proves', message: 'What it proves' },
  provesText: /*i18n*/ {
    id: 'page.proves_text',
    message:
      'The institution confirmed the completion on Milepost. The credential doesn’t show a name: it belongs to one email address, ' +
      'which only its holder can tell you. How the institution examined them is for the institution to say.',
  },
  revokedText: /*i18n*/ {
    id: 'page.revoked_text',
    message: 'The institution has revoked this credential. It proves nothing any more.',
  },
  check: /*i18n*/ { id: 'page.check', message: 'Check it' },
  checkText: /*i18n*/ {
    id: 'page.check_text',
    message: 'Download the signed credential and check it here, or with any Open Badges 3.0 verifier.',
  },
  verify: /*i18n*/ { id: 'page.verify', message: 'Check a credential' },
  downloads: /*i18n*/ { id: 'page.downloads', message: 'Download' },
  signed: /*i18n*/ { id: 'page.signed', message: 'Signed credential (.jwt)' },
  badge: /*i18n*/ { id: 'page.badge', message: 'Picture that carries it (.png)' },
  content: /*i18n*/ { id: 'page.content', message: 'Its content to read (.json)' },
  withdrawn: /*i18n*/ { id: 'page.withdrawn', message: 'This credential was withdrawn' },
  withdrawnText: /*i18n*/ {
    id: 'page.withdrawn_text',
    message: 'Its holder deleted it. We keep nothing of it but its number.',
  },
} as const satisfies Record<string, MessageDescriptor>
