export interface Notice {
  text: string
  tone?: 'danger' | 'success' | 'note'
  action?: { label: string; run: () => void }
}

/** What shows notices, once it is loaded. */
export interface NoticeBoard {
  readonly show: (id: string, notice: Notice) => void
  readonly dismiss: (id: string) => void
}

let board: NoticeBoard | null = null
let count = 0
const waiting = new Map<string, Notice>()
const listeners = new Set<() => void>()

/** Shows a notice, at once or as soon as there is something that shows it. Out: its id. */
export function putNotice(notice: Notice, id = `notice-${++count}`): string {
  if (board !== null) board.show(id, notice)
  else {
    waiting.set(id, notice)
    for (const listener of listeners) listener()
  }
  return id
}

/** Takes a notice away, shown or not. */
export function takeNotice(id: string): void {
  waiting.delete(id)
  board?.dismiss(id)
}

/** Calls back when a notice has to wait. Out: stops it. */
export function onWaitingNotice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function hasWaitingNotice(): boolean {
  return waiting.size > 0
}

/** Hands notices to what shows them, those that wait first. Out: takes that back. */
export function hangBoard(next: NoticeBoard): () => void {
  board = next
  for (const [id, notice] of waiting) next.show(id, notice)
  waiting.clear()
  return () => {
    if (board === next) board = null
  }
}
