import { countries } from '#countries.ts'
import { foldText } from '#fold.ts'

/** What people call some countries beside their English names, without spaces. */
const otherNames: Readonly<Record<string, string>> = {
  britain: 'GB',
  england: 'GB',
  greatbritain: 'GB',
  northernireland: 'GB',
  scotland: 'GB',
  uk: 'GB',
  wales: 'GB',
  newsouthwales: 'AU',
  america: 'US',
  unitedstatesofamerica: 'US',
  usa: 'US',
  uae: 'AE',
  இலங்கை: 'LK',
  ලංකාව: 'LK',
  ශ්රීලංකා: 'LK',
  ශ්රීලංකාව: 'LK',
  இந்தியா: 'IN',
  ඉන්දියාව: 'IN',
}

const keyOf = (name: string) => foldText(name).replace(/[^\p{L}\p{M}]+/gu, '')
let byName: ReadonlyMap<string, string> | undefined

function countriesByName(): ReadonlyMap<string, string> {
  if (byName !== undefined) return byName
  const names = new Intl.DisplayNames('en', { type: 'region' })
  byName = new Map([
    ...countries.map((code) => [keyOf(names.of(code) ?? code), code] as const),
    ...Object.entries(otherNames).map(([name, code]) => [keyOf(name), code] as const),
  ])
  return byName
}

/**
 * Finds the country with a name.
 *
 * @param name - An English name, or another that is common in Sri Lanka.
 * @returns Its code, or undefined.
 */
export function findCountryNamed(name: string): string | undefined {
  return countriesByName().get(keyOf(name))
}

/**
 * Finds a country by its code or a name.
 *
 * @param text - An ISO 3166-1 code, or a name as above.
 * @returns Its code, or undefined.
 */
export function findCountry(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return countries.includes(code) ? code : findCountryNamed(text)
}
