import { stepStatuses } from '@milepost/contract/constants/progress'
import type { StepStatus } from '@milepost/contract/progress'
import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

/** Statuses chosen on screen and not yet acknowledged by the server, by step number. */
export type Unsaved = Readonly<Record<number, StepStatus>>

export interface Outbox {
  /** What is not saved yet; the same object until something changes. */
  read(): Unsaved
  /** The last attempt to save failed and there is still something to save. */
  isFailing(): boolean
  subscribe(listener: () => void): () => void
  /** Shows a status at once and sees to it that it is saved. */
  put(stepId: number, status: StepStatus): void
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
  readonly save: (stepId: number, status: StepStatus) => Promise<unknown>
  readonly onSaved: (stepId: number, status: StepStatus) => void
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
 * time goes out, and for each step the last choice wins, so that saves never overtake each other.
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
        await saveStatus(next, options)
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
    put(stepId, status) {
      queue.put(stepId, status)
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

type QueuedStatus = readonly [stepId: number, status: StepStatus]

/** The statuses to save, also over a reload. */
function createQueue(userId: string, onChange: () => void) {
  const store = createStore(storedItems.unsavedProgress, parseUnsaved, userId)
  let unsaved = store.read() ?? {}
  const change = (next: Unsaved) => {
    unsaved = next
    if (isEmpty(unsaved)) store.remove()
    else store.write(unsaved)
    onChange()
  }
  return {
    read: () => unsaved,
    isEmpty: () => isEmpty(unsaved),
    first(): QueuedStatus | undefined {
      const [entry] = Object.entries(unsaved)
      return entry === undefined ? undefined : [Number(entry[0]), entry[1]]
    },
    put: (stepId: number, status: StepStatus) => change({ ...unsaved, [stepId]: status }),
    remove([stepId, status]: QueuedStatus) {
      // A newer choice for the same step stays in the outbox.
      if (unsaved[stepId] !== status) return
      const { [stepId]: _, ...rest } = unsaved
      change(rest)
    },
  }
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
async function saveStatus([stepId, status]: QueuedStatus, options: OutboxOptions): Promise<void> {
  try {
    await options.save(stepId, status)
    options.onSaved(stepId, status)
  } catch (error) {
    if (!options.isFinal(error)) throw error
    options.onRefused(stepId)
  }
}

function waitForOutcome(outbox: Outbox): Promise<boolean> {
  return new Promise((resolve) => {
    const unsubscribe = outbox.subscribe(() => {
      const isSaved = isEmpty(outbox.read())
      if (!isSaved && !outbox.isFailing()) return
      unsubscribe()
      resolve(isSaved)
    })
  })
}

function isEmpty(unsaved: Unsaved): boolean {
  return Object.keys(unsaved).length === 0
}

function parseUnsaved(stored: unknown): Unsaved {
  const known = Object.entries(Object(stored)).flatMap(([stepId, value]) => {
    const status = stepStatuses.find((candidate) => candidate === value)
    return status === undefined || !/^\d{1,5}$/.test(stepId) ? [] : [[Number(stepId), status] as const]
  })
  return Object.fromEntries(known)
}
