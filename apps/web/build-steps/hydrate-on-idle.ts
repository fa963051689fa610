/** What the scripts of a prerendered page consist of. */
export interface PageScripts {
  readonly preloads: readonly string[]
  readonly manifest: string
  /** The page's routes: the ids React Router knows them by, and where their modules are. */
  readonly routes: readonly (readonly [id: string, module: string])[]
  readonly entry: string
}

/**
 * Runs as inline text in a prerendered page, so it must not use anything from outside. Starts the application once the
 * browser is idle, or on the first interaction. An early form submission waits for it. Full CSS and fonts load with the
 * application, or at once if the browser has cached them.
 */
export function hydrateOnIdle(
  scripts: PageScripts,
  laterSheet: string,
  ready: string,
  load: (module: string) => Promise<unknown>,
): void {
  const events = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']
  const fontsKey = 'fonts-cached'
  let isStarted = false
  let heldSubmit: { form: HTMLFormElement; submitter: HTMLElement | null } | null = null

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
  const rememberFonts = async () => {
    try {
      await document.fonts.ready
      localStorage.setItem(fontsKey, '1')
    } catch {
      // Storage is blocked: the fonts load late on the next visit too.
    }
  }
  const start = async () => {
    if (isStarted) return
    isStarted = true
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
      isStarted = false
      sheets = null
    }
  }
  const holdSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) heldSubmit = { form: event.target, submitter: event.submitter }
    void start()
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 })
    else setTimeout(start, 1000)
  }

  for (const event of events) addEventListener(event, start, { capture: true, passive: true })
  addEventListener('submit', holdSubmit, { capture: true })
  addEventListener(
    ready,
    () => {
      for (const event of events) removeEventListener(event, start, { capture: true })
      removeEventListener('submit', holdSubmit, { capture: true })
      void rememberFonts()
      if (heldSubmit?.form.isConnected) heldSubmit.form.requestSubmit(heldSubmit.submitter)
    },
    { once: true },
  )
  try {
    if (localStorage.getItem(fontsKey) !== null) fetchSheets().catch(() => {})
  } catch {
    // Storage is blocked.
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
