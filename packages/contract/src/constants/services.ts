/** The real service, our sandbox with the same protocol, or none. */
export const serviceModes = ['live', 'sandbox', 'off'] as const
/** Defaults of the settings. */
export const usualMinimumAge = 16
