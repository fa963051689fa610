/** The media type of the stream. Each message's `data` is an `InboxState`, the current one first. */
export const eventStream = 'text/event-stream'
export const maxStreamsPerSession = 3
