export type FitBand = 'nearly_all' | 'much' | 'some' | 'little'

/** In: the fit from 0 to 100. Out: how much of what the learner told us points to the career, roughly. */
export function fitBandOf(fit: number): FitBand {
  if (fit >= 70) return 'nearly_all'
  if (fit >= 45) return 'much'
  return fit >= 25 ? 'some' : 'little'
}
