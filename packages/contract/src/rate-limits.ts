interface RateLimitShape {
  readonly per: 'account' | 'address' | 'browser' | 'device' | 'network' | 'email' | 'session' | 'all'
  readonly attempts: number
  readonly minutes: number
  readonly counts: string
}

/**
 * Every rate limit: who shares it, how many attempts, in how many minutes, and what is limited. Where a browser is counted
 * (the account, else its cookie), the address is for floods: a class or a village may share one.
 */
export const rateLimits = {
  'sign-in-device': {
    ...({ per: 'device', attempts: 10, minutes: 15 } as const),
    counts: 'wrong passwords in a browser that has signed in to the account before',
  },
  'sign-in-network': {
    ...({ per: 'network', attempts: 10, minutes: 15 } as const),
    counts: 'wrong passwords for one account',
  },
  'sign-in-names': {
    ...({ per: 'network', attempts: 100, minutes: 15 } as const),
    counts: 'accounts tried; after that each account gets one attempt',
  },
  'sign-in-account': {
    ...({ per: 'email', attempts: 30, minutes: 15 } as const),
    counts: 'wrong passwords from browsers that have not signed in before',
  },
  'sign-in-account-day': {
    ...({ per: 'email', attempts: 60, minutes: 24 * 60 } as const),
    counts: 'the same for a day',
  },
  'reauthentication-session': {
    ...({ per: 'session', attempts: 10, minutes: 15 } as const),
    counts: 'wrong passwords when confirming who you are',
  },
  'second-factor-account': {
    ...({ per: 'account', attempts: 10, minutes: 15 } as const),
    counts: 'wrong codes of a second factor; a browser that has signed in before has a separate count',
  },
  'second-factor-account-day': {
    ...({ per: 'account', attempts: 30, minutes: 24 * 60 } as const),
    counts: 'the same for a day',
  },
  'sign-up-browser': { per: 'browser', attempts: 20, minutes: 15, counts: 'sign-ups' },
  'sign-up-address': { per: 'address', attempts: 300, minutes: 15, counts: 'sign-ups' },
  'generation-account': { per: 'account', attempts: 60, minutes: 15, counts: 'roadmaps' },
  // Learners often correct a whole list of skills in one go.
  'correction-account': { per: 'account', attempts: 60, minutes: 60, counts: 'corrections of known skills' },
  // The texts are read each time that a learner pauses.
  'reading-account': { per: 'account', attempts: 200, minutes: 15, counts: 'readings of unsaved answers' },
  'chat-account': { per: 'account', attempts: 60, minutes: 15, counts: 'messages to the assistant' },
  'contact-browser': { per: 'browser', attempts: 5, minutes: 60, counts: 'messages by the contact form' },
  'contact-address': { per: 'address', attempts: 300, minutes: 15, counts: 'messages by the contact form' },
  'rating-browser': { per: 'browser', attempts: 60, minutes: 60, counts: 'answers of the guides rated' },
  'rating-address': { per: 'address', attempts: 300, minutes: 15, counts: 'answers of the guides rated' },
  'contact-all': { per: 'all', attempts: 200, minutes: 60, counts: 'messages by the contact form' },
  'mail-account': { per: 'account', attempts: 5, minutes: 15, counts: 'emails asked for' },
  'mail-address': { per: 'address', attempts: 300, minutes: 15, counts: 'emails asked for' },
  'mail-strangers': {
    per: 'all',
    attempts: 1_000,
    minutes: 60,
    counts: 'emails to people who have not proven that they want them',
  },
  'link-address': { per: 'address', attempts: 300, minutes: 15, counts: 'emailed links and codes tried' },
  'payment-account': { per: 'account', attempts: 20, minutes: 15, counts: 'checkouts' },
  'writing-account': {
    per: 'account',
    attempts: 30,
    minutes: 60,
    counts: 'feedback and requests for courses, together',
  },
  'application-account': { per: 'account', attempts: 30, minutes: 15, counts: 'applications to courses' },
  'message-account': { per: 'account', attempts: 20, minutes: 60, counts: 'messages to enrolled learners' },
  'application-message-account': { per: 'account', attempts: 20, minutes: 60, counts: 'messages about applications' },
  'invitation-account': { per: 'account', attempts: 20, minutes: 60, counts: 'invitations to an institution' },
  'export-account': { per: 'account', attempts: 6, minutes: 15, counts: 'downloads of personal data and logs' },
  'interests-browser': {
    per: 'browser',
    attempts: 60,
    minutes: 15,
    counts: 'interest checks and example roadmaps',
  },
  'interests-address': { per: 'address', attempts: 300, minutes: 15, counts: 'interest checks and example roadmaps' },
  'credential-address': { per: 'address', attempts: 600, minutes: 15, counts: 'credentials opened and checked' },
  'shared-address': { per: 'address', attempts: 300, minutes: 15, counts: 'shared roadmaps opened' },
  'import-account': {
    per: 'account',
    attempts: 60,
    minutes: 60,
    counts: 'files of courses read, imported or downloaded',
  },
} as const satisfies Record<string, RateLimitShape>

export type RateLimitName = keyof typeof rateLimits

/** The limits that a route may name: the server knows the account, the browser and the network address of every request. */
export type RateLimit = {
  [Name in RateLimitName]: (typeof rateLimits)[Name]['per'] extends 'account' | 'address' | 'browser' ? Name : never
}[RateLimitName]

/** Limits that replies don't speak of: what signs in or resets a password doesn't say how many guesses are left. */
export const unannouncedLimits: ReadonlySet<RateLimit> = new Set<RateLimit>(['link-address', 'mail-address'])
