import type { HelpCountry } from '#chat/crisis/help-lines.ts'

/** How people write a country. Longer names come first, since some contain others ('New South Wales', 'Northern Ireland'). */
const names: readonly (readonly [name: string, country: HelpCountry])[] = [
  ['new south wales', 'AU'],
  ['northern ireland', 'GB'],
  ['united kingdom', 'GB'],
  ['great britain', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['uk', 'GB'],
  ['ireland', 'IE'],
  ['sri lanka', 'LK'],
  ['srilanka', 'LK'],
  ['இலங்கை', 'LK'],
  ['ශ්‍රී ලංකා', 'LK'],
  ['ශ්‍රී ලංකාව', 'LK'],
  ['ලංකාව', 'LK'],
  ['india', 'IN'],
  ['இந்தியா', 'IN'],
  ['ඉන්දියාව', 'IN'],
  ['united states of america', 'US'],
  ['united states', 'US'],
  ['usa', 'US'],
  ['u s a', 'US'],
  ['canada', 'CA'],
  ['australia', 'AU'],
]

/** The districts of Sri Lanka: the profile's form says that a town or district is enough. */
const districts = new Set([
  'ampara',
  'anuradhapura',
  'badulla',
  'batticaloa',
  'colombo',
  'galle',
  'gampaha',
  'hambantota',
  'jaffna',
  'kalutara',
  'kandy',
  'kegalle',
  'kilinochchi',
  'kurunegala',
  'mannar',
  'matale',
  'matara',
  'monaragala',
  'mullaitivu',
  'nuwara eliya',
  'polonnaruwa',
  'puttalam',
  'ratnapura',
  'trincomalee',
  'vavuniya',
])

/**
 * Finds the country that a learner wrote as their place. Used for help lines and nothing else.
 *
 * @param place - The words of the profile's location.
 * @returns The country, or null where none is named, more than one is, or it is one without help lines here.
 */
export function helpCountryOf(place: string): HelpCountry | null {
  let rest = ` ${place
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\u200d]+/gu, ' ')
    .trim()} `
  const found = new Set<HelpCountry>()
  for (const [name, country] of names) {
    if (!rest.includes(` ${name} `)) continue
    found.add(country)
    rest = rest.replaceAll(` ${name} `, ' ')
  }
  const [country] = found
  if (country !== undefined) return found.size === 1 ? country : null
  return districts.has(rest.replace(' district ', ' ').trim()) ? 'LK' : null
}
