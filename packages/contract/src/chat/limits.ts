/** Longest message to the assistant, in UTF-16 units. */
export const maxMessageLength = 4000

export const maxChangesAtOnce = 5
