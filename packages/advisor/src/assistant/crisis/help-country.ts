import { type HelpCountry, helpCountries } from '#assistant/crisis/help-lines.ts'
import { readPlace } from '#text/read-place.ts'

/**
 * Finds the country that a learner wrote as their place, for its help lines.
 *
 * @param place - The words of the profile's location.
 * @returns The country, or null where none is named, more than one is, or it is one without help lines here.
 */
export function helpCountryOf(place: string): HelpCountry | null {
  const { country } = readPlace(place)
  return helpCountries.find((one) => one === country) ?? null
}
