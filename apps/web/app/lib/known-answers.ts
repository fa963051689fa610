interface KnownAnswer {
  readonly etag: string
  readonly body: unknown
}

const maxKnown = 20
let owner: string | null
const answers = new Map<string, KnownAnswer>()

/**
 * What the server answered last by address, to be asked only whether it has changed. In memory alone, and for one
 * session: the browser's own cache keeps nothing of an account.
 */
export function knownAnswersFor(token: string | null): Map<string, KnownAnswer> {
  if (token !== owner || answers.size > maxKnown) answers.clear()
  owner = token
  return answers
}
