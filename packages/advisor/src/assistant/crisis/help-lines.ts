/** Countries with help lines here, by their ISO 3166 code. */
export const helpCountries = ['LK', 'IN', 'GB', 'IE', 'US', 'CA', 'AU'] as const
export type HelpCountry = (typeof helpCountries)[number]

export interface HelpLine {
  readonly country: HelpCountry
  readonly name: string
  readonly number: string
  /** What the line is for: `crisis.<purpose>` of the assistant's sentences, in the words of the source. */
  readonly purpose: string
  readonly isEmergency: boolean
  /** As ISO 639 codes; 'many' where the source names none. */
  readonly languages: readonly string[] | 'many'
  /** How far the source vouches for the row. */
  readonly evidence: string
}

const evidence = 'known, to be confirmed by a person before a public start'
const inSriLanka = { country: 'LK', languages: ['si', 'ta', 'en'], isEmergency: false, evidence } as const
const inIndia = { country: 'IN', languages: 'many', isEmergency: false, evidence } as const
const inEnglish = { languages: ['en'], isEmergency: false, evidence } as const

/**
 * Help lines by country, in the order in which they are named. All of them come from the project's `help-lines.tsv` of
 * 22 Nov 2026. A number changes only together with its source.
 */
export const helpLines: readonly HelpLine[] = [
  {
    ...inSriLanka,
    name: 'National Mental Health Helpline (NIMH)',
    number: '1926',
    purpose: 'mental-health',
  },
  { ...inSriLanka, name: 'CCCline', number: '1333', purpose: 'counselling' },
  { ...inSriLanka, name: 'Sumithrayo', number: '011 269 6666', purpose: 'support' },
  { ...inSriLanka, name: 'Suwa Seriya ambulance', number: '1990', purpose: 'medical', isEmergency: true },
  { ...inIndia, name: 'Tele-MANAS', number: '14416', purpose: 'mental-health' },
  { ...inIndia, name: 'Emergency', number: '112', purpose: 'emergency-help', isEmergency: true },
  {
    ...inEnglish,
    country: 'GB',
    name: 'Samaritans',
    number: '116 123',
    purpose: 'support-all-day',
  },
  {
    ...inEnglish,
    country: 'IE',
    name: 'Samaritans',
    number: '116 123',
    purpose: 'support-all-day',
  },
  {
    country: 'US',
    languages: ['en', 'es'],
    isEmergency: false,
    evidence,
    name: '988 Suicide & Crisis Lifeline',
    number: '988',
    purpose: 'crisis-all-day',
  },
  {
    country: 'CA',
    languages: ['en', 'fr'],
    isEmergency: false,
    evidence,
    name: '9-8-8 Suicide Crisis Helpline',
    number: '988',
    purpose: 'crisis-all-day',
  },
  { ...inEnglish, country: 'AU', name: 'Lifeline', number: '13 11 14', purpose: 'crisis-all-day' },
]

/** Where help lines of all other countries are found. From the same source. */
export const helpLineFinder = 'findahelpline.com'
