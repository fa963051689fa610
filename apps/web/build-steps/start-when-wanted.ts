/** What the scripts of a prerendered page consist of. */
export interface PageScripts {
  readonly preloads: readonly string[]
  readonly manifest: string
  /** The page's routes: the ids React Router knows them by, and where their modules are. */
  readonly routes: readonly (readonly [id: string, module: string])[]
  readonly entry: string
}

/**
 * Runs in the browser, as text within a prerendered page, and so uses nothing from outside of it: starts the application
 * once the browser is idle after loading, or as soon as the visitor does anything. A form that is sent before the
 * application is there waits for it. The whole style sheet and the letters come with the application; on a later visit,
 * when the browser has kept them, at once.
 */
export function startWhenWanted(
  scripts: PageScripts,
  laterSheet: string,
  ready: string,
  load: (module: string) => Promise<unknown>,
): void {
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']
  const kept = 'letters-kept'
  let isBegun = false
  let held: { form: HTMLFormElement; submitter: HTMLElement | null } | null = null

  const fetchSheet = (link: HTMLLinkElement) =>
    new Promise<void>((resolve, reject) => {
      link.onload = () => resolve()
      link.onerror = () => {
        link.rel = laterSheet
        reject(new TypeError(link.href))
      }
      link.rel = 'stylesheet'
    })
  let sheets: Promise<unknown> | null = null
  const fetchSheets = () => {
    sheets ??= Promise.all([...document.querySelectorAll<HTMLLinkElement>(`link[rel=${laterSheet}]`)].map(fetchSheet))
    return sheets
  }
  const keep = async () => {
    try {
      await document.fonts.ready
      localStorage.setItem(kept, '1')
    } catch {
      // Storage is blocked: the letters come late on the next visit too.
    }
  }
  const begin = async () => {
    if (isBegun) return
    isBegun = true
    for (const href of scripts.preloads) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    try {
      const [[, ...modules]] = await Promise.all([
        Promise.all([scripts.manifest, ...scripts.routes.map(([, module]) => module)].map((module) => load(module))),
        fetchSheets(),
      ])
      const entries = scripts.routes.map(([id], index) => [id, modules[index]])
      Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(entries) })
      await load(scripts.entry)
    } catch {
      // Offline, perhaps: the next thing the visitor does tries again.
      isBegun = false
      sheets = null
    }
  }
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) held = { form: event.target, submitter: event.submitter }
    void begin()
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 3000 })
    else setTimeout(begin, 1000)
  }

  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true })
  addEventListener('submit', hold, { capture: true })
  addEventListener(
    ready,
    () => {
      for (const sign of signs) removeEventListener(sign, begin, { capture: true })
      removeEventListener('submit', hold, { capture: true })
      void keep()
      if (held?.form.isConnected) held.form.requestSubmit(held.submitter)
    },
    { once: true },
  )
  try {
    if (localStorage.getItem(kept) !== null) fetchSheets().catch(() => {})
  } catch {
    // Storage is blocked.
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
