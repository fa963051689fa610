/** A browser's part of a sign-in: cookies and redirects, followed one by one. */
export interface Browser {
  /**
   * Requests an address.
   * @returns the reply; redirects are not followed
   */
  request(
    address: string,
    options?: {
      method?: string
      form?: Record<string, string>
      json?: object
      bearer?: string
      headers?: Readonly<Record<string, string>>
    },
  ): Promise<BrowserReply>
  /**
   * Follows redirects until the last one, or a page of the product's screens.
   * @returns where that is
   */
  follow(reply: BrowserReply): Promise<{ readonly address: URL; readonly reply: BrowserReply | null }>
  cookies: Map<string, string>
}

export interface BrowserReply {
  readonly status: number
  readonly address: URL
  readonly location: URL | null
  readonly text: string
  readonly headers: Headers
}

const screens = ['/login', '/oauth-redirect']

/** Opens a browser for the product at an origin. */
export function openBrowser(origin: string): Browser {
  const cookies = new Map<string, string>()
  const request: Browser['request'] = async (address, { method, form, json, bearer, headers } = {}) => {
    const at = new URL(address, origin)
    const body = form === undefined ? json && JSON.stringify(json) : new URLSearchParams(form).toString()
    const response = await fetch(at, {
      redirect: 'manual',
      ...(body === undefined ? {} : { method: 'POST', body }),
      ...(method && { method }),
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = response.headers.get('location')
    return {
      status: response.status,
      address: at,
      location: location === null ? null : new URL(location, at),
      text: await response.text(),
      headers: response.headers,
    }
  }
  const follow: Browser['follow'] = async (reply) => {
    if (reply.location === null) return { address: reply.address, reply }
    if (screens.includes(reply.location.pathname)) return { address: reply.location, reply: null }
    return follow(await request(reply.location.href))
  }
  return { request, follow, cookies }
}

/**
 * Chooses on the page of a provider's sandbox: a person's key, 'cancel' or 'fail'.
 * @returns where the browser ends
 */
export async function signInAt(browser: Browser, provider: 'google' | 'github', choice: string): Promise<URL> {
  const page = await browser.follow(await browser.request(`/api/auth/${provider}`))
  return choose(browser, page.reply, choice)
}

export async function choose(browser: Browser, page: BrowserReply | null, choice: string): Promise<URL> {
  const action = /action="([^"]+)"/.exec(page?.text ?? '')?.[1]
  if (page === null || action === undefined) throw new Error(`there is no page to choose on: ${page?.text}`)
  const form: Record<string, string> = ['cancel', 'fail'].includes(choice) ? { [choice]: '1' } : { person: choice }
  const end = await browser.follow(await browser.request(new URL(action, page.address).href, { form }))
  return end.address
}

/** Exchanges the return screen's code. */
export async function exchange(browser: Browser, end: URL, bearer?: string) {
  const token = end.searchParams.get('token') ?? 'none'
  const reply = await browser.request('/api/auth/exchange', { json: { token }, ...(bearer && { bearer }) })
  return { status: reply.status, body: JSON.parse(reply.text) }
}
