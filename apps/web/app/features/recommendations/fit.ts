export type FitBand = 'nearly_all' | 'much' | 'some' | 'little'

/** The band of a fit from 0 to 100. */
export function fitBandOf(fit: number): FitBand {
  if (fit >= 70) return 'nearly_all'
  if (fit >= 45) return 'much'
  return fit >= 25 ? 'some' : 'little'
}
