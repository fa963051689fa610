/** What a learner's screens need without a connection. */
export interface OfflineFiles {
  /** Of this build alone. */
  readonly cacheName: string
  /** The overview's page. */
  readonly home: string
  /** A page that shows every other screen. */
  readonly shell: string
  readonly assets: readonly string[]
  /** What the pages of a language load besides, by the language. */
  readonly texts: Readonly<Record<string, readonly string[]>>
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/**
 * Runs in the browser as the service worker, as text, and so uses nothing from outside of it. A page comes from the
 * network, and from the cache only where that fails. Of the API only sessions to study are kept, which are public.
 */
export function serveOffline({ cacheName, home, shell, assets, texts }: OfflineFiles): void {
  const install = async () => {
    const cache = await caches.open(cacheName)
    await cache.addAll([home, shell])
    // One that a blocker keeps out is no reason to do without the others.
    const page = await (await cache.match(home))?.text()
    const own = texts[/<html[^>]* lang="(\w+)"/.exec(page ?? '')?.[1] ?? ''] ?? []
    await Promise.allSettled([...assets, ...own].map((asset) => cache.add(asset)))
  }
  const deleteOlder = async () => {
    for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
  }
  const loadPage = async (request: Request) => {
    try {
      return await fetch(request)
    } catch (error) {
      const cache = await caches.open(cacheName)
      const page = new URL(request.url).pathname.replace(/\/$/, '') === home ? home : shell
      const kept = await cache.match(page)
      if (kept === undefined) throw error
      return kept
    }
  }
  const loadAsset = async (request: Request) => {
    const cache = await caches.open(cacheName)
    const kept = await cache.match(request)
    if (kept !== undefined) return kept
    const loaded = await fetch(request)
    if (loaded.ok) await cache.put(request, loaded.clone())
    return loaded
  }
  const loadSession = async (request: Request) => {
    const cache = await caches.open(cacheName)
    try {
      const loaded = await fetch(request)
      if (loaded.ok) await cache.put(request, loaded.clone())
      return loaded
    } catch (error) {
      const kept = await cache.match(request)
      if (kept === undefined) throw error
      return kept
    }
  }
  const answer = (event: FetchEvent) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== location.origin) return
    if (request.mode === 'navigate') event.respondWith(loadPage(request))
    else if (pathname.startsWith('/assets/')) event.respondWith(loadAsset(request))
    else if (/^\/(api\/skills\/[^/]+\/sessions|session-files)\//.test(pathname)) event.respondWith(loadSession(request))
  }
  addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(install()))
  addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(deleteOlder()))
  addEventListener('fetch', (event) => answer(event as FetchEvent))
}

interface RetiringScope {
  skipWaiting(): Promise<void>
  readonly registration: { unregister(): Promise<boolean> }
}

/** Runs in the browser instead, where the worker is switched off: removes it and all that it has kept. */
export function retire(): void {
  const worker = self as unknown as RetiringScope
  const clear = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await worker.registration.unregister()
  }
  addEventListener('install', () => void worker.skipWaiting())
  for (const reason of ['activate', 'message'])
    addEventListener(reason, (event) => (event as ExtendableEvent).waitUntil(clear()))
}
