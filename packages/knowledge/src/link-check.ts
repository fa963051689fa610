const timeoutMilliseconds = 20_000
/** Hosts that are asked at the same time. Each gets one request after the other. */
const hostsAtOnce = 8

/** 'unclear': the site does not let programs in, or is not well today. Neither says anything about the page. */
export interface LinkResult {
  readonly state: 'alive' | 'dead' | 'unclear'
  /** Why, for people. Empty for a page that answers. */
  readonly reason: string
}

const alive: LinkResult = { state: 'alive', reason: '' }

/**
 * Opens an address as a browser would.
 *
 * @param url - An http or https address.
 * @returns Whether the page is there. One that leads to the home page instead is gone.
 */
export async function checkAddress(url: string): Promise<LinkResult> {
  try {
    const reply = await fetch(url, {
      headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': 'Mozilla/5.0 (link check of a course roadmap)' },
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    await reply.body?.cancel()
    if (reply.status === 404 || reply.status === 410) return { state: 'dead', reason: `answers ${reply.status}` }
    if (!reply.ok) return { state: 'unclear', reason: `answers ${reply.status}` }
    const isHome = ({ pathname, search }: URL) => pathname === '/' && search === ''
    if (isHome(new URL(reply.url)) && !isHome(new URL(url))) return { state: 'dead', reason: `leads to ${reply.url}` }
    return alive
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code === 'ENOTFOUND') return { state: 'dead', reason: 'there is no such site' }
    return { state: 'unclear', reason: cause instanceof Error ? cause.message : String(cause) }
  }
}

/**
 * Checks addresses without troubling any host: one request at a time for each.
 *
 * @param addresses - The addresses.
 * @param check - Checks one.
 * @returns The results by address.
 */
export async function checkInTurn(
  addresses: readonly string[],
  check: (url: string) => Promise<LinkResult>,
): Promise<Map<string, LinkResult>> {
  const results = new Map<string, LinkResult>()
  const hosts = [...Map.groupBy(addresses, (url) => new URL(url).host).values()]
  const work = async () => {
    for (let host = hosts.pop(); host !== undefined; host = hosts.pop())
      for (const url of host) results.set(url, await check(url))
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, work))
  return results
}
