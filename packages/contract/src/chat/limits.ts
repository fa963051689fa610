/** The media type of a streamed reply: one `ChatEvent` a line, the last of which is the whole reply. */
export const lineByLine = 'application/x-ndjson'
/** Longest message to the assistant, in UTF-16 units. */
export const maxMessageLength = 4000

export const maxChangesAtOnce = 5
