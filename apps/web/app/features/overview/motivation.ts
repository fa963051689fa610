export type Motivation = 'starting' | 'progressing' | 'halfway' | 'almost' | 'completed'

export function motivationAt(percent: number): Motivation {
  if (percent >= 100) return 'completed'
  if (percent >= 75) return 'almost'
  if (percent >= 50) return 'halfway'
  return percent >= 25 ? 'progressing' : 'starting'
}
