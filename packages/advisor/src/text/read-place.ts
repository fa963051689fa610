import { findCountryNamed } from '@milepost/contract/country-names'

/** Where someone lives, as far as their words say. */
export interface LearnerPlace {
  /** An ISO 3166-1 code. */
  readonly country: string | null
  readonly town: string | null
}

/** The profile's form says that a town or district is enough. Names that another country has too are left out. */
const townsByCountry: Readonly<Record<string, string>> = {
  LK: `
    ampara anuradhapura badulla batticaloa colombo galle gampaha hambantota jaffna kalutara kandy kegalle kilinochchi
    kurunegala mannar matale matara monaragala mullaitivu nuwara-eliya polonnaruwa puttalam ratnapura trincomalee vavuniya
    chavakachcheri dehiwala kalmunai moratuwa negombo peradeniya point-pedro யாழ்ப்பாணம் கொழும்பு கண்டி மட்டக்களப்பு திருகோணமலை
    வவுனியா காலி මහනුවර කොළඹ යාපනය ගාල්ල මාතර කුරුණෑගල
  `,
  IN: `
    ahmedabad bangalore bengaluru chennai coimbatore delhi kochi kolkata madurai mumbai mysuru new-delhi pondicherry puducherry
    pune thiruvananthapuram tiruchirappalli சென்னை மதுரை கோயம்புத்தூர் புதுச்சேரி
  `,
}
const countryOfTown: ReadonlyMap<string, string> = new Map(
  Object.entries(townsByCountry).flatMap(([country, towns]) =>
    towns
      .trim()
      .split(/\s+/)
      .map((town) => [town.replace('-', ' '), country] as const),
  ),
)

/** No name of a country has more words. */
const maxNameWords = 5
const notLetters = /[^\p{L}\p{M}\u200d]+/gu
const kinds = / (?:district|province|city|town|மாவட்டம்|දිස්ත්‍රික්කය)(?= )/giu

/** Takes the names of countries out of the words of a text, the longest first: 'Northern Ireland' before 'Ireland'. */
function takeCountries(words: readonly string[], found: Set<string>): string[] {
  for (let size = Math.min(maxNameWords, words.length); size > 0; size -= 1) {
    for (let at = 0; at + size <= words.length; at += 1) {
      const country = findCountryNamed(words.slice(at, at + size).join(' '))
      if (country === undefined) continue
      found.add(country)
      return [...takeCountries(words.slice(0, at), found), ...takeCountries(words.slice(at + size), found)]
    }
  }
  return [...words]
}

/**
 * Reads where someone lives. It orders courses and names help lines, and never changes which careers fit.
 *
 * @param location - Their words, such as 'Jaffna, Sri Lanka' or '12 Temple Road, Jaffna'.
 * @returns The country, null where none is named or more than one is, and the town: the last part of the words that isn't a
 *   country.
 */
export function readPlace(location: string): LearnerPlace {
  const found = new Set<string>()
  const parts = location.split(/[,;\n()]/).flatMap((part) => {
    const words = part
      .replace(/(?<=\p{L})\./gu, '')
      .replace(notLetters, ' ')
      .trim()
      .split(' ')
    const town = ` ${takeCountries(words, found).join(' ')} `.replace(kinds, '').trim()
    return town === '' ? [] : [town]
  })
  const towns = parts.map((part) => countryOfTown.get(part.toLowerCase()))
  const countries = new Set(found.size > 0 ? found : towns.filter((country) => country !== undefined))
  const [country = null] = countries
  const known = parts.findLast((_, at) => towns[at] !== undefined)
  return { country: countries.size === 1 ? country : null, town: known ?? parts.at(-1) ?? null }
}
