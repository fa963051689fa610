export const contactStates = ['new', 'answered'] as const
