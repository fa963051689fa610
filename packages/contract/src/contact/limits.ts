/** The states of a contact message. Only new ones wait; closed ones and spam can become new again. */
export const contactStates = ['new', 'answered', 'closed', 'spam'] as const

/** Whether one message is dealt with, or all that its email address sent. */
export const contactScopes = ['message', 'sender'] as const

/** The messages of a sender are counted up to here. */
export const maxSenderCount = 100
