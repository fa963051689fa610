import { type StepStatus, stepStatuses } from '@milepost/contract/progress/limits'
import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

/** What a learner marked on screen: the status of a step, or one of its tasks. */
export type Change =
  | { readonly stepId: number; readonly status: StepStatus }
  | { readonly stepId: number; readonly task: string; readonly ticked: boolean }

/** Changes that the server has not acknowledged yet, in order. At most one for a step's status and for each task. */
export type Unsaved = readonly Change[]

export interface Outbox {
  /** What is not saved yet; the same object until something changes. */
  read(): Unsaved
  /** The last attempt to save failed and there is still something to save. */
  isFailing(): boolean
  subscribe(listener: () => void): () => void
  /** Shows a change at once and sees to it that it is saved. */
  put(change: Change): void
  /** Tries again now: the connection is back, or the user pressed the button. */
  flush(): void
  /**
   * Like `flush`.
   * @returns True once everything is saved, false when an attempt fails.
   */
  saveAll(): Promise<boolean>
  /** Starts sending, first of all what an earlier page left behind; `stop` ends it and keeps the rest in storage. */
  resume(): void
  stop(): void
}

export interface OutboxOptions {
  /** Resolves once the server has it and what it answered is known to the screens. */
  readonly save: (change: Change) => Promise<unknown>
  /** True when trying again cannot help: the step is gone. */
  readonly isFinal: (error: unknown) => boolean
  readonly onRefused: (stepId: number) => void
  readonly userId: string
  readonly schedule: (work: () => void, milliseconds: number) => () => void
}

const firstWait = 1_000
const maxWait = 30_000

/**
 * Keeps what a learner has ticked until the server has it: across failures, a lost network and a reload. One save at a
 * time goes out, and the last choice for a step or a task wins, so that saves never overtake each other.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { notify, subscribe } = createListeners()
  const queue = createQueue(options.userId, notify)
  const retry = createRetryTimer(options.schedule, () => void send())
  let sending = false
  let failing = false
  let stopped = true

  async function send(): Promise<void> {
    if (sending || stopped) return
    retry.cancel()
    sending = true
    try {
      for (let next = queue.first(); next !== undefined && !stopped; next = queue.first()) {
        await saveChange(next, options)
        failing = false
        queue.remove(next)
        retry.reset()
      }
    } catch {
      failing = true
      notify()
      retry.start()
    } finally {
      sending = false
    }
  }

  const outbox: Outbox = {
    read: queue.read,
    isFailing: () => failing,
    subscribe,
    put(change) {
      queue.put(change)
      void send()
    },
    flush() {
      retry.reset()
      void send()
    },
    async saveAll() {
      if (queue.isEmpty() || stopped) return queue.isEmpty()
      failing = false
      const outcome = waitForOutcome(outbox)
      outbox.flush()
      return outcome
    },
    resume() {
      stopped = false
      if (!queue.isEmpty()) void send()
    },
    stop() {
      stopped = true
      retry.cancel()
    },
  }
  return outbox
}

function createListeners() {
  const listeners = new Set<() => void>()
  return {
    notify() {
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The changes to save, also over a reload. */
function createQueue(userId: string, onChange: () => void) {
  const store = createStore(storedItems.unsavedProgress, parseUnsaved, userId)
  let unsaved = store.read() ?? []
  const set = (next: Unsaved) => {
    unsaved = next
    if (unsaved.length === 0) store.remove()
    else store.write(unsaved)
    onChange()
  }
  return {
    read: () => unsaved,
    isEmpty: () => unsaved.length === 0,
    first: () => unsaved[0],
    put: (change: Change) => set([...unsaved.filter((other) => subjectOf(other) !== subjectOf(change)), change]),
    /** A newer change of the same subject stays in the outbox. */
    remove: (change: Change) => set(unsaved.filter((other) => other !== change)),
  }
}

/** What a later change replaces: the status of a step, or one task. */
function subjectOf(change: Change): string {
  return 'task' in change ? `${change.stepId} ${change.task}` : String(change.stepId)
}

/** Runs the work later; each time it waits longer, until it is reset. */
function createRetryTimer(schedule: OutboxOptions['schedule'], work: () => void) {
  let wait = firstWait
  let cancel: (() => void) | undefined
  return {
    start() {
      cancel = schedule(work, wait)
      wait = Math.min(wait * 2, maxWait)
    },
    cancel: () => cancel?.(),
    reset() {
      wait = firstWait
    },
  }
}

/** @throws If another try may help. */
async function saveChange(change: Change, options: OutboxOptions): Promise<void> {
  try {
    await options.save(change)
  } catch (error) {
    if (!options.isFinal(error)) throw error
    options.onRefused(change.stepId)
  }
}

function waitForOutcome(outbox: Outbox): Promise<boolean> {
  return new Promise((resolve) => {
    const unsubscribe = outbox.subscribe(() => {
      const isSaved = outbox.read().length === 0
      if (!isSaved && !outbox.isFailing()) return
      unsubscribe()
      resolve(isSaved)
    })
  })
}

/** Changes were stored as statuses by step number before tasks could be ticked. */
function parseUnsaved(stored: unknown): Unsaved {
  const changes = Array.isArray(stored)
    ? stored
    : Object.entries(Object(stored)).map(([stepId, status]) => ({ stepId: Number(stepId), status }))
  return changes.flatMap(parseChange)
}

function parseChange(stored: unknown): Change[] {
  const { stepId, status, task, ticked }: Readonly<Record<string, unknown>> = Object(stored)
  if (typeof stepId !== 'number' || !Number.isInteger(stepId)) return []
  const knownStatus = stepStatuses.find((candidate) => candidate === status)
  if (knownStatus !== undefined) return [{ stepId, status: knownStatus }]
  return typeof task !== 'string' || typeof ticked !== 'boolean' ? [] : [{ stepId, task, ticked }]
}
