import {
  type FirstResult,
  type StatedLimit,
  type StudyLanguage,
  statedLimits,
  studyLanguages,
} from '@milepost/contract/profiles/limits'
import type { AdvisorProfile } from '#advisor.ts'
import { readDeadline } from '#read/deadline.ts'
import type { ReadField } from '#read/read-person.ts'
import { readStudyTime } from '#read/study-time.ts'
import { anyOf } from '#text/patterns.ts'

/** Words of a learner, verbatim. */
interface QuotedWords {
  readonly field: ReadField
  readonly quote: string
}

/** What the texts say beside skills. What they say of health is not read (decision 0097). */
export interface Conditions {
  readonly hoursPerWeek: (QuotedWords & { readonly hours: number }) | null
  /** A calendar day. */
  readonly deadline: (QuotedWords & { readonly until: string }) | null
  readonly firstResult: (QuotedWords & { readonly result: FirstResult }) | null
  readonly studyLanguage: (QuotedWords & { readonly language: StudyLanguage }) | null
  readonly limits: readonly (QuotedWords & { readonly kind: StatedLimit })[]
}

/** The goals say by when before the past does. */
const fields = ['shortTermGoals', 'longTermGoals', 'experience'] as const

const clause = /[^.;!?\n\r()]+/g

const words = (alternatives: string, local: string) => new RegExp(String.raw`\b${alternatives}\b|${local}`, 'iu')

const machine = anyOf`laptop|computer|pc`
const net = anyOf`internet|signal|wifi|wi-fi|connection`
const family = anyOf`mother|father|parents?|child|son|daughter`

const limitWords: Readonly<Record<StatedLimit, RegExp>> = {
  money: words(
    anyOf`
      (?:can.?t|cannot|can not|could not|not able to|hard to) (?:afford|pay)|no (?:money|budget|cash)|(?:only|just) free
      free (?:courses?|only|things)|if i can afford|loans?|without paying|too (?:expensive|costly)
    `,
    'பணம் இல்லை|සල්ලි නැහැ|සල්ලි නෑ',
  ),
  device: words(
    anyOf`
      (?:only|just) (?:have )?(?:a |an |my |the )?(?:smart ?|mobile |old )?phone|on my phone|phone only|no ${machine}
      (?:old|slow|shared|borrowed|broken|\d ?gb(?: ram)?) ${machine}|don.?t (?:have|own) a ${machine}|internet caf[eé]
    `,
    'கைபேசி மட்டுமே|ෆෝන් එක විතරයි',
  ),
  language: words(
    anyOf`
      english is (?:weak|poor|bad|not)|(?:weak|poor|bad|little) (?:in )?english|no english|(?:only|just) (?:tamil|sinhala)
      (?:tamil|sinhala) (?:only|medium)|(?:don.?t|do not|can.?t|cannot) (?:speak|understand|read|write) english
    `,
    'தமிழ் மட்டும்|ඉංග්\u200d?රීසි (?:දන්නේ )?(?:නැහැ|නෑ)|සිංහල විතරයි',
  ),
  place: words(
    anyOf`
      village|rural|remote area|(?:slow|bad|weak|no|poor) ${net}|${net} is (?:bad|weak|slow)|can.?t (?:move|travel|relocate)
      (?:stay|near|close to) (?:home|my (?:home|town|parents))|no (?:institute|class(?:es)?|college)s? (?:here|near)
    `,
    'இணையம் மெதுவாக',
  ),
  time: words(
    anyOf`
      (?:only|just) (?:on |at |in )?(?:the )?(?:weekends?|evenings?|nights?|sundays?|saturdays?)|weekends? only
      after the kids|(?:small|new|two|young|my) (?:kids|child(?:ren)?|baby|twins)|no(?:t much)? time|not more|that is all
      care (?:for|of) (?:my|a) ${family}
    `,
    'நேரம் இல்லை|වෙලාව නැහැ',
  ),
}

const job = anyOf`job|jobs|internship|intern|placement|offer|employed|hired|work in (?:it|tech|data)|role|position`
const resultWords: readonly (readonly [FirstResult, RegExp])[] = [
  [
    'present job',
    new RegExp(
      anyOf`
        \b(?:in|at|for|to use in|use it in|within) (?:my|our|the) (?:present|current|own|same) (?:job|work|company|office|team|role)\b
        \bstay (?:in|at|with) (?:my|our|the) (?:job|company|office|team)\b|\bpromot(?:ed|ion)\b
      `,
      'i',
    ),
  ],
  [
    'first job',
    new RegExp(String.raw`\b(?:first|1st|entry[- ]level|junior|fresher|trainee)\b(?: \w+){0,4}? ${job}\b`, 'i'),
  ],
  [
    'whole career',
    /\b(?:whole career|career (?:change|for life)|change (?:my )?careers?|for (?:the rest of )?my life|long[- ]term career)\b/i,
  ],
]

function firstIn<T>(
  texts: Pick<AdvisorProfile, ReadField>,
  read: (text: string) => { readonly found: T; readonly quote: string } | null,
): (QuotedWords & { readonly found: T }) | null {
  for (const field of fields) {
    const one = read(texts[field])
    if (one !== null) return { field, quote: one.quote.trim(), found: one.found }
  }
  return null
}

/** The clause that says it is what is quoted. */
function clauseWith(text: string, test: (clause: string) => boolean): string | null {
  for (const [words] of text.matchAll(clause)) if (test(words)) return words
  return null
}

/** 'Five hours a week' in Tamil and Sinhala. */
const localHours = /(?:வாரத்திற்கு|வாரம்|සතියකට)[^.\d]{0,16}(\d{1,2})\s*(?:மணி|ක්|පැය|$)|(?:සතියකට)\s*පැය\s*(\d{1,2})/u

function readHours(text: string) {
  const local = localHours.exec(text)
  if (local !== null) return { found: Number(local[1] ?? local[2]), quote: local[0] }
  let hours: number | null = null
  const quote = clauseWith(text, (words) => {
    hours = readStudyTime(words.toLowerCase()).hoursPerWeek
    return hours !== null
  })
  return quote === null || hours === null ? null : { found: Math.round(hours), quote }
}

/** 'I study in Tamil', 'Sinhala medium', 'only in Tamil'. Who speaks a language doesn't say that they learn in it. */
const languageWords =
  /\b(?:stud(?:y|ied|ying)|learn(?:ed|ing)?|school(?:ed)?|taught|courses?|lessons|explained|only|just) (?:\w+ )?(?:in )?(tamil|sinhala|english)\b|\b(tamil|sinhala|english)[- ](?:medium|only)\b/i

function readLanguage(text: string) {
  let found: StudyLanguage | undefined
  const quote = clauseWith(text, (words) => {
    const named = languageWords.exec(words)
    const name = (named?.[1] ?? named?.[2])?.toLowerCase()
    found = studyLanguages.find((language) => language.toLowerCase() === name)
    return found !== undefined
  })
  return quote === null || found === undefined ? null : { found, quote }
}

/**
 * Reads which result a learner wants first.
 *
 * @param texts - The learner's texts.
 * @returns The result, or null where they don't say.
 */
export function readFirstResult(texts: Pick<AdvisorProfile, ReadField>): FirstResult | null {
  return firstIn(texts, readResult)?.found ?? null
}

function readResult(text: string) {
  for (const [found, pattern] of resultWords) {
    const quote = clauseWith(text, (words) => pattern.test(words))
    if (quote !== null) return { found, quote }
  }
  return null
}

/**
 * Reads what a learner's texts say of pace, deadline, the first result they want, the language they learn in, and their limits.
 *
 * @param texts - The learner's texts.
 * @param today - The day to count from, like '2026-11-21'.
 * @returns What was said first of each, with its words; null where nothing was.
 */
export function readConditions(texts: Pick<AdvisorProfile, ReadField>, today: string): Conditions {
  const hours = firstIn(texts, readHours)
  const deadline = firstIn(texts, (text) => {
    const read = readDeadline(text, today)
    return read && { found: read.until, quote: read.quote }
  })
  const result = firstIn(texts, readResult)
  const language = firstIn(texts, readLanguage)
  const limits = statedLimits.flatMap((kind) => {
    for (const field of fields) {
      const quote = clauseWith(texts[field], (words) => limitWords[kind].test(words))
      if (quote !== null) return [{ kind, field, quote: quote.trim() }]
    }
    return []
  })
  return {
    hoursPerWeek: hours && { field: hours.field, quote: hours.quote, hours: hours.found },
    deadline: deadline && { field: deadline.field, quote: deadline.quote, until: deadline.found },
    firstResult: result && { field: result.field, quote: result.quote, result: result.found },
    studyLanguage: language && { field: language.field, quote: language.quote, language: language.found },
    limits,
  }
}
