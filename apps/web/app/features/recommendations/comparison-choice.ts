import { type CareerId, careerIds } from '@milepost/contract/careers'

export const minCompared = 2
export const maxCompared = 3

/** In: what an address says after 'compare='. Out: the careers to compare, null when they are not two or three. */
export function comparedCareers(text: string | null): CareerId[] | null {
  const named = (text ?? '').split(',')
  const known = careerIds.filter((id) => named.includes(id))
  const inOrder = known.sort((a, b) => named.indexOf(a) - named.indexOf(b)).slice(0, maxCompared)
  return inOrder.length >= minCompared ? inOrder : null
}

/** In: the careers chosen so far and one that is ticked or unticked. Out: the choice after that. */
export function withChoice(chosen: readonly CareerId[], careerId: CareerId, checked: boolean): CareerId[] {
  const others = chosen.filter((id) => id !== careerId)
  return checked && others.length < maxCompared ? [...others, careerId] : others
}
