import { readFileSync } from 'node:fs'
import { type I18n, type MessageDescriptor, type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { ErrorCode } from '@milepost/contract/errors'
import { type Language, languageLocales } from '@milepost/contract/languages'
import { errorTexts } from '#http/error-texts.ts'
import type { ValidationIssue } from '#http/errors.ts'

const rules: Record<string, MessageDescriptor> = {
  required: /*i18n*/ { id: 'rule.required', message: '{field} is required.' },
  type: /*i18n*/ {
    id: 'rule.type',
    message:
      '{expected, select, string {{field} must be text.} number {{field} must be a number.} ' +
      'int {{field} must be a whole number.} boolean {{field} must be true or false.} array {{field} must be a list.} ' +
      'object {{field} must be a group of values.} date {{field} must be a date.} other {{field} isn’t valid.}}',
  },
  too_short: /*i18n*/ {
    id: 'rule.too_short',
    message: '{field} must have at least {minimum, plural, one {# character} other {# characters}}.',
  },
  too_long: /*i18n*/ {
    id: 'rule.too_long',
    message: '{field} can be up to {maximum, plural, one {# character} other {# characters}}.',
  },
  too_few: /*i18n*/ {
    id: 'rule.too_few',
    message: '{field} needs at least {minimum, plural, one {# entry} other {# entries}}.',
  },
  too_many: /*i18n*/ {
    id: 'rule.too_many',
    message: '{field} can have up to {maximum, plural, one {# entry} other {# entries}}.',
  },
  too_small: /*i18n*/ { id: 'rule.too_small', message: '{field} must be at least {minimum, number}.' },
  too_big: /*i18n*/ { id: 'rule.too_big', message: '{field} must be at most {maximum, number}.' },
  format: /*i18n*/ {
    id: 'rule.format',
    message:
      '{expected, select, date {{field} doesn’t look right. Enter a date such as 2026-11-22.} ' +
      'datetime {{field} doesn’t look right. Enter a time such as 2026-11-22T10:00:00Z.} ' +
      'uuid {{field} doesn’t look right. Enter an id.} other {{field} doesn’t look right.}}',
  },
  email: /*i18n*/ { id: 'rule.email', message: '{field} must be an email address such as name@example.com.' },
  phone: /*i18n*/ { id: 'rule.phone', message: '{field} can only contain digits, spaces and + ( ) . / -' },
  one_of: /*i18n*/ { id: 'rule.one_of', message: '{field} must be one of: {options}.' },
  unknown_key: /*i18n*/ { id: 'rule.unknown_key', message: '{field} isn’t known here.' },
  well_formed: /*i18n*/ { id: 'rule.well_formed', message: '{field} contains a character we can’t store.' },
  web_address: /*i18n*/ {
    id: 'rule.web_address',
    message: '{field}: write it like https://example.com.',
  },
  past_date: /*i18n*/ { id: 'rule.past_date', message: '{field} must be a date in the past, from 1900 on.' },
  date_range: /*i18n*/ { id: 'rule.date_range', message: '{field} must be between 2000 and 2099.' },
  too_young: /*i18n*/ {
    id: 'rule.too_young',
    message: 'You must be at least {minimum} years old to use Milepost.',
  },
  time_ahead: /*i18n*/ {
    id: 'rule.time_ahead',
    message: '{field} must be between 1 hour and 60 days from now.',
  },
  day_ahead: /*i18n*/ { id: 'rule.day_ahead', message: '{field} must be a day after today.' },
  within_year: /*i18n*/ { id: 'rule.within_year', message: '{field} must be within the next year.' },
  distinct: /*i18n*/ { id: 'rule.distinct', message: '{field} has a duplicate.' },
  taken: /*i18n*/ { id: 'rule.taken', message: '{field} is already in use.' },
  too_common: /*i18n*/ { id: 'rule.too_common', message: '{field} is too easy to guess.' },
  too_personal: /*i18n*/ {
    id: 'rule.too_personal',
    message: 'Choose a password without your name, your email address or the word Milepost. People guess those first.',
  },
  no_institution: /*i18n*/ {
    id: 'rule.no_institution',
    message: '{field}: there’s no institution here that could answer.',
  },
  no_account: /*i18n*/ { id: 'rule.no_account', message: '{field}: there’s no account with this address.' },
  not_there: /*i18n*/ { id: 'rule.not_there', message: '{field} doesn’t exist.' },
  unknown_skill: /*i18n*/ { id: 'rule.unknown_skill', message: '{field}: Milepost doesn’t know this skill.' },
  unknown_country: /*i18n*/ {
    id: 'rule.unknown_country',
    message: '{field}: we don’t know this country. Write its English name, such as Sri Lanka.',
  },
  amount: /*i18n*/ {
    id: 'rule.amount',
    message: '{field} must be an amount from 0 to {maximum, number}, such as 1200 or 1200.50.',
  },
  unknown_skill_named: /*i18n*/ {
    id: 'rule.unknown_skill_named',
    message: '{field}: Milepost doesn’t know “{skill}”.',
  },
  broken_csv: /*i18n*/ {
    id: 'rule.broken_csv',
    message: '{field}: we can’t read the CSV from line {line} on. Look for a quotation mark that isn’t closed.',
  },
  no_rows: /*i18n*/ { id: 'rule.no_rows', message: '{field} has no courses in it.' },
  no_column: /*i18n*/ { id: 'rule.no_column', message: '{field} has no column “{column}”.' },
  column_twice: /*i18n*/ { id: 'rule.column_twice', message: '{field} has the column “{column}” twice.' },
  too_many_rows: /*i18n*/ {
    id: 'rule.too_many_rows',
    message: '{field} has more than {maximum, plural, one {# course} other {# courses}}. Import it in parts.',
  },
  too_many_columns: /*i18n*/ {
    id: 'rule.too_many_columns',
    message:
      '{field} has more than {maximum, plural, one {# column} other {# columns}}. Remove the ones that aren’t about courses.',
  },
  too_many_cells: /*i18n*/ {
    id: 'rule.too_many_cells',
    message: '{field} has more cells than columns. Put quotation marks around texts with commas.',
  },
  no_prices: /*i18n*/ {
    id: 'rule.no_prices',
    message: '{field}: this file has no prices. Write 0 or Free where a course is free.',
  },
  failed_cell: /*i18n*/ {
    id: 'rule.failed_cell',
    message: '{field}: your spreadsheet couldn’t work out this cell. Enter a value.',
  },
  not_clearable: /*i18n*/ {
    id: 'rule.not_clearable',
    message: '{field} can’t be cleared with “-”. Enter a value, or leave the cell blank to keep what’s there.',
  },
  milepost_id: /*i18n*/ {
    id: 'rule.milepost_id',
    message: '{field} must be as in our export, such as MP-1042. Leave it blank for a new course.',
  },
  intakes: /*i18n*/ {
    id: 'rule.intakes',
    message: '{field} must be start dates such as 2027-01-11 (30), with semicolons between them.',
  },
  code_taken: /*i18n*/ { id: 'rule.code_taken', message: '{field}: another of your courses has this code.' },
  many_titles: /*i18n*/ {
    id: 'rule.many_titles',
    message: '{changed} of {courses} courses would get another title. Send {field} as true if that’s what you want.',
  },
  line_twice: /*i18n*/ { id: 'rule.line_twice', message: '{field}: line {line} is about the same course.' },
  ambiguous: /*i18n*/ {
    id: 'rule.ambiguous',
    message: '{field}: several of your courses have this title. Give the milepost_id or the code of the one you mean.',
  },
  not_valid: /*i18n*/ { id: 'rule.not_valid', message: '{field} isn’t valid.' },
}

const fields: Record<string, MessageDescriptor> = {
  '': /*i18n*/ { id: 'field.body', message: 'The request' },
  name: /*i18n*/ { id: 'field.name', message: 'Name' },
  email: /*i18n*/ { id: 'field.email', message: 'Email' },
  password: /*i18n*/ { id: 'field.password', message: 'Password' },
  role: /*i18n*/ { id: 'field.role', message: 'Role' },
  fullName: /*i18n*/ { id: 'field.fullName', message: 'Full Name' },
  dob: /*i18n*/ { id: 'field.dob', message: 'Date of Birth' },
  gender: /*i18n*/ { id: 'field.gender', message: 'Gender' },
  location: /*i18n*/ { id: 'field.location', message: 'Location' },
  preferredCareer: /*i18n*/ { id: 'field.preferredCareer', message: 'Preferred career' },
  interestAreas: /*i18n*/ { id: 'field.interestAreas', message: 'Interest areas' },
  shortTermGoals: /*i18n*/ { id: 'field.shortTermGoals', message: 'Short-term goals' },
  longTermGoals: /*i18n*/ { id: 'field.longTermGoals', message: 'Long-term goals' },
  dreamCompany: /*i18n*/ { id: 'field.dreamCompany', message: 'Dream company' },
  educationLevel: /*i18n*/ { id: 'field.educationLevel', message: 'Education level' },
  studyLanguage: /*i18n*/ { id: 'field.studyLanguage', message: 'Study language' },
  budget: /*i18n*/ { id: 'field.budget', message: 'Budget' },
  experience: /*i18n*/ { id: 'field.experience', message: 'Experience' },
  certifications: /*i18n*/ { id: 'field.certifications', message: 'Certifications' },
  careerId: /*i18n*/ { id: 'field.careerId', message: 'Career' },
  reason: /*i18n*/ { id: 'field.reason', message: 'Reason' },
  note: /*i18n*/ { id: 'field.note', message: 'Note' },
  finishBy: /*i18n*/ { id: 'field.finishBy', message: 'Finish date' },
  firstResult: /*i18n*/ { id: 'field.firstResult', message: 'First result' },
  corrections: /*i18n*/ { id: 'field.corrections', message: 'Corrections' },
  hoursPerWeek: /*i18n*/ { id: 'field.hoursPerWeek', message: 'Hours a week' },
  until: /*i18n*/ { id: 'field.until', message: 'Finish date' },
  status: /*i18n*/ { id: 'field.status', message: 'Status' },
  code: /*i18n*/ { id: 'field.code', message: 'Code' },
  title: /*i18n*/ { id: 'field.title', message: 'Title' },
  description: /*i18n*/ { id: 'field.description', message: 'Description' },
  address: /*i18n*/ { id: 'field.address', message: 'Address' },
  duration: /*i18n*/ { id: 'field.duration', message: 'Duration' },
  price: /*i18n*/ { id: 'field.price', message: 'Price' },
  startsOn: /*i18n*/ { id: 'field.startsOn', message: 'Start date' },
  places: /*i18n*/ { id: 'field.places', message: 'Places' },
  intakes: /*i18n*/ { id: 'field.intakes', message: 'Intakes' },
  country: /*i18n*/ { id: 'field.country', message: 'Country' },
  town: /*i18n*/ { id: 'field.town', message: 'Town' },
  skills: /*i18n*/ { id: 'field.skills', message: 'Skills' },
  level: /*i18n*/ { id: 'field.level', message: 'Level' },
  language: /*i18n*/ { id: 'field.language', message: 'Language' },
  milepost_id: /*i18n*/ { id: 'field.milepost_id', message: 'The Milepost ID' },
  csv: /*i18n*/ { id: 'field.csv', message: 'The file' },
  line: /*i18n*/ { id: 'field.line', message: 'The line' },
  institution_id: /*i18n*/ { id: 'field.institution_id', message: 'Institution' },
  phone: /*i18n*/ { id: 'field.phone', message: 'Phone' },
  message: /*i18n*/ { id: 'field.message', message: 'Message' },
  target: /*i18n*/ { id: 'field.target', message: 'What the feedback is about' },
  targetId: /*i18n*/ { id: 'field.target', message: 'What the feedback is about' },
  type: /*i18n*/ { id: 'field.type', message: 'Type' },
  rating: /*i18n*/ { id: 'field.rating', message: 'Rating' },
  courseName: /*i18n*/ { id: 'field.courseName', message: 'Course name' },
  category: /*i18n*/ { id: 'field.category', message: 'Category' },
  difficulty: /*i18n*/ { id: 'field.difficulty', message: 'Difficulty' },
  mode: /*i18n*/ { id: 'field.mode', message: 'Mode' },
  link: /*i18n*/ { id: 'field.link', message: 'Link' },
  answer: /*i18n*/ { id: 'field.answer', message: 'Answer' },
  courseId: /*i18n*/ { id: 'field.courseId', message: 'Course' },
  topic: /*i18n*/ { id: 'field.topic', message: 'What you want to talk about' },
  label: /*i18n*/ { id: 'field.label', message: 'Who is it for?' },
  days: /*i18n*/ { id: 'field.days', message: 'How long' },
  time: /*i18n*/ { id: 'field.time', message: 'Time' },
  contactAddress: /*i18n*/ { id: 'field.contactAddress', message: 'Contact email' },
  proposedTimes: /*i18n*/ { id: 'field.proposedTimes', message: 'Proposed times' },
}

/** What is said of a field whatever rule it breaks, where its name is no word of people's. */
const fieldTexts: Record<string, MessageDescriptor> = {
  token: /*i18n*/ {
    id: 'field.token',
    message: 'Part of the link is missing. Open it from the email again, or ask for a new one.',
  },
}

const signedOut: MessageDescriptor = /*i18n*/ { id: 'auth.signed_out', message: 'You’re signed out.' }

const hours: MessageDescriptor = /*i18n*/ {
  id: 'time.hours',
  message: '{hours, plural, one {# hour} other {# hours}}',
}

const locales = new URL('../../../../locales/', import.meta.url)
/** What is also on screens is translated with them. */
const translatedFiles = ['public', 'learner', 'server']

/** The server's texts in a language, from the product's one message catalogue. What has no translation is in English. */
export class MessageCatalogue {
  readonly language: Language
  readonly #english: I18n
  readonly #i18n: I18n
  readonly #translations: ReadonlyMap<string, string>
  readonly #others: Map<Language, MessageCatalogue>

  constructor(language: Language = 'en', english?: MessageCatalogue) {
    this.language = language
    this.#english = english === undefined ? openEnglish() : english.#english
    this.#others = english === undefined ? new Map() : english.#others
    this.#others.set(language, this)
    this.#translations = language === 'en' ? new Map() : readTranslations(language)
    this.#i18n =
      language === 'en'
        ? this.#english
        : setupI18n({ locale: language, locales: [languageLocales[language]], messages: { [language]: {} } })
    if (language !== 'en') this.#i18n.setMessagesCompiler(compileMessage)
  }

  /** The same texts in another language, read when they are first needed. */
  in(language: Language): MessageCatalogue {
    return this.#others.get(language) ?? new MessageCatalogue(language, this)
  }

  /** Renders a text with its values. */
  of(descriptor: MessageDescriptor, values: Readonly<Record<string, string | number>> = {}): string {
    const message = this.#translations.get(descriptor.message ?? '')
    if (message === undefined) return this.#english._({ ...descriptor, values: { ...values } })
    return this.#i18n._({ id: descriptor.id, message, values: { ...values } })
  }

  signedOut(): string {
    return this.of(signedOut)
  }

  hours(count: number): string {
    return this.of(hours, { hours: count })
  }

  ofError(code: ErrorCode, params: Record<string, string | number> = {}): string {
    return this.of(errorTexts[code], params)
  }

  /** The text for programs, which may name the field as they do. */
  ofIssue(issue: ValidationIssue): string {
    return this.#textOf(issue, this.#labelOf(issue.field) ?? issue.field)
  }

  /** The text for people; undefined where one of the fields has a name that only programs know. */
  ofIssues(issues: readonly ValidationIssue[]): string | undefined {
    const texts = issues.map((issue) => {
      const label = this.#labelOf(issue.field)
      return issue.field in fieldTexts || label !== undefined ? this.#textOf(issue, label ?? '') : undefined
    })
    return texts.length === 0 || texts.includes(undefined) ? undefined : [...new Set(texts)].join(' ')
  }

  #textOf({ field, rule, params }: ValidationIssue, label: string): string {
    const descriptor = fieldTexts[field] ?? rules[rule] ?? rules['not_valid']
    return this.of({ id: 'rule.not_valid', ...descriptor }, { ...params, field: label })
  }

  /** A part of a field, such as the second of a list, is called like its nearest part with a name. */
  #labelOf(field: string): string | undefined {
    const parts = [field, ...field.split('.').reverse()]
    const known = parts.map((part) => fields[part]).find((label) => label !== undefined)
    return known && this.of(known)
  }
}

function openEnglish(): I18n {
  const compiled: { messages: Messages } = JSON.parse(readFileSync(new URL('en.json', locales), 'utf8'))
  return setupI18n({ locale: 'en', messages: { en: compiled.messages } })
}

/** English text → translation. */
function readTranslations(language: Language): ReadonlyMap<string, string> {
  const files = translatedFiles.map((name) => readFileSync(new URL(`${language}/${name}.json`, locales), 'utf8'))
  return new Map(files.flatMap((file) => Object.entries<string>(JSON.parse(file).texts)))
}
