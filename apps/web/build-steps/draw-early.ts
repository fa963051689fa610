import type { EarlyReplies } from '../app/lib/early-answers.ts'
import type { OverviewPart, OverviewWords, overviewSlots } from '../app/lib/overview-slots.ts'

/*
 * These run in the browser, as text within the overview's page, and so use nothing from outside of them but each other.
 */

interface Drawing {
  readonly parts: readonly OverviewPart[]
  readonly words: OverviewWords
}

/** Returns what the drawing says; null where it would not be what the application draws. */
export function findDrawing(
  { user, services, roadmap, progress }: EarlyReplies,
  { labelBeginning }: Pick<typeof overviewSlots, 'labelBeginning'>,
  language: string,
): Drawing | null {
  const [initial = '', ...restOfName] = user.name.trim()
  const hasNotice = roadmap.outdated || (!user.emailVerified && services.mail !== 'off')
  const stateOf = (stepId: number) => progress.find(({ step_id }) => step_id === stepId)
  const steps = [...roadmap.roadmap].sort((one, other) => one.id - other.id)
  const step = steps.find(({ id }) => stateOf(id)?.status !== 'done')
  if (user.role !== 'student' || initial === '' || hasNotice || !step) return null

  const { id, details, milestone } = step
  const tasks = typeof details === 'string' ? [] : details.filter((one) => one.id !== 'outcome' && one.id !== 'tools')
  const ticked = tasks.filter((one) => stateOf(id)?.ticks.some(({ task }) => task === one.id))
  const next = tasks.find((one) => !ticked.includes(one))
  const hours = Math.round(step.hours)
  // The drawing has one form of each text with a number.
  const isUsual = (count: number) => new Intl.PluralRules(language).select(count) === 'other'
  if (
    !isUsual(hours) ||
    (next?.hours !== undefined && !isUsual(next.hours)) ||
    (ticked.length > 0 && !isUsual(tasks.length))
  )
    return null
  // It has the words of sessions only.
  if (ticked.length > 0 && tasks.some((task) => task.hours === undefined)) return null
  const label = [...step.label]
  const first = next === undefined ? 'all-ticked' : next.hours === undefined ? 'first-task' : 'next-session'
  return {
    parts: [
      `${milestone ? 'milestone' : 'step'}${ticked.length > 0 ? '-started' : ''}`,
      typeof details === 'string' ? 'what-to-show' : first,
    ],
    words: {
      initial,
      restOfName: restOfName.join(''),
      labelBeginning: label.slice(0, labelBeginning.length).join(''),
      restOfLabel: label.slice(labelBeginning.length).join(''),
      id: `${id}`,
      total: `${steps.length}`,
      hours: `${hours}`,
      done: `${ticked.length}`,
      tasks: `${tasks.length}`,
      sessionHours: `${next?.hours ?? ''}`,
      task: next?.label ?? '',
      description: typeof details === 'string' ? details : (next?.description ?? ''),
    },
  }
}

/** Takes out what is not shown, and puts the words into the texts: as texts, whatever is in them. */
export function fillDrawing(drawing: Element, { parts, words }: Drawing, slots: typeof overviewSlots): void {
  for (const part of drawing.querySelectorAll<HTMLElement>('[data-part]'))
    if (!parts.some((name) => name === part.dataset.part)) part.remove()
  const wordOf = new Map(Object.entries(slots).map(([name, slot]) => [slot, words[name as keyof OverviewWords]]))
  const anySlot = new RegExp([...wordOf.keys()].join('|'), 'g')
  const texts = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    text.data = text.data.replace(anySlot, (slot) => wordOf.get(slot as never) ?? '')
  }
}

/**
 * Draws the beginning of the overview once its data is there, and starts the application after that has been painted, or where
 * it can't be. The drawing goes in the moment in which the application no longer says that it is loading.
 */
export function drawEarly(slots: typeof overviewSlots): void {
  const maxWait = 500
  const isWaiting = () => document.querySelector('[data-waiting]') !== null
  const draw = async () => {
    const early = window.earlyAnswers
    const isClosed =
      document.cookie.split('; ').includes('sidebar_state=false') && matchMedia('(width >= 48rem)').matches
    const hasUnsaved = Object.keys(localStorage).some((key) => key.startsWith('unsaved-progress'))
    const template = document.querySelector<HTMLTemplateElement>('template[data-early]')
    const drawing = template?.content.firstElementChild
    if (!early?.replies || !drawing || isClosed || hasUnsaved) return
    const found = findDrawing(await early.replies, slots, document.documentElement.lang)
    if (found === null || !isWaiting()) return
    fillDrawing(drawing, found, slots)
    document.body.append(drawing)
    new MutationObserver((_, observer) => {
      if (isWaiting()) return
      drawing.remove()
      observer.disconnect()
    }).observe(document.body, { childList: true, subtree: true })
    // A hidden page never gets a frame.
    if (!document.hidden) await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }
  const start = () => {
    for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-later]'))
      template.replaceWith(template.content)
  }
  // After the requests, which are sent in the same way.
  setTimeout(() => {
    const drawn = draw().catch(() => undefined)
    void Promise.race([drawn, new Promise((done) => setTimeout(done, maxWait))]).then(start)
  })
}
