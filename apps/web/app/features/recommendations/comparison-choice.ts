import { type CareerId, careerIds } from '@milepost/contract/careers/limits'

export const minCompared = 2
export const maxCompared = 3

/**
 * Reads the careers to compare from an address.
 * @returns Null unless there are two or three.
 */
export function comparedCareers(text: string | null): CareerId[] | null {
  const named = (text ?? '').split(',')
  const known = careerIds.filter((id) => named.includes(id))
  const inOrder = known.sort((a, b) => named.indexOf(a) - named.indexOf(b)).slice(0, maxCompared)
  return inOrder.length >= minCompared ? inOrder : null
}

/** The chosen careers after one is ticked or unticked. */
export function withChoice(chosen: readonly CareerId[], careerId: CareerId, checked: boolean): CareerId[] {
  const others = chosen.filter((id) => id !== careerId)
  return checked && others.length < maxCompared ? [...others, careerId] : others
}
