const maxInteger = 2_147_483_647

/** The number of an item that has one; null for another id, which names nothing. */
export function numberOf(id: string): number | null {
  return /^\d+$/.test(id) && Number(id) <= maxInteger ? Number(id) : null
}
