import { diff3Merge } from 'node-diff3'

/** Lines that both have changed stay, one after the other. */
interface MergedRegion {
  readonly ok?: string[]
  readonly conflict?: { readonly a: string[]; readonly b: string[] }
}

/** Joins two changes of the same text line by line. Nothing that was written is lost. */
export function mergeNotes(before: string, stored: string, typed: string): string {
  if (stored === before || stored === typed) return typed
  if (typed === before) return stored
  const linesOf = (text: string) => text.split('\n')
  const regions: MergedRegion[] = diff3Merge(linesOf(stored), linesOf(before), linesOf(typed), {
    excludeFalseConflicts: true,
  })
  return regions
    .flatMap(({ ok = [], conflict }) => (conflict === undefined ? ok : [...conflict.a, ...conflict.b]))
    .join('\n')
    .trim()
}
