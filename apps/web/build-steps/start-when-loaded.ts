/**
 * Runs in the browser, as text within a prerendered page, and so uses nothing from outside of it: once the page is loaded
 * and painted, takes what it will load out of its templates. A form sent before the application is there waits for it.
 */
export function startWhenLoaded(readyEvent: string): void {
  let early: { form: HTMLFormElement; submitter: HTMLElement | null } | null = null
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) early = { form: event.target, submitter: event.submitter }
  }
  const start = () => {
    for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-later]'))
      template.replaceWith(template.content)
  }
  // What comes later must not compete with the first paint. A hidden page has none, and never gets a frame.
  const afterPaint = () => {
    if (document.hidden) start()
    else requestAnimationFrame(() => requestAnimationFrame(start))
  }
  // Some browsers never ask again for a module that failed, until the page is loaded again.
  const reloadOnline = (event: Event) => {
    if (event.target instanceof HTMLScriptElement) addEventListener('online', () => location.reload(), { once: true })
  }
  const finish = () => {
    removeEventListener('submit', hold, { capture: true })
    removeEventListener('error', reloadOnline, { capture: true })
    if (early?.form.isConnected) early.form.requestSubmit(early.submitter)
  }
  addEventListener('submit', hold, { capture: true })
  addEventListener('error', reloadOnline, { capture: true })
  addEventListener(readyEvent, finish, { once: true })
  addEventListener('load', afterPaint, { once: true })
}
