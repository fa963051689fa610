/** The real service, our sandbox with the same protocol, or none. */
export const serviceModes = ['live', 'sandbox', 'off'] as const
export type ServiceMode = (typeof serviceModes)[number]

/** Defaults of the settings. */
export const usualMinimumAge = 16
