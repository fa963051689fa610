/** Names the request of an unexpected failure, as the log does. */
export const requestIdHeader = 'x-request-id'
