export const passwordLength = { shortest: 8, longest: 128 } as const
