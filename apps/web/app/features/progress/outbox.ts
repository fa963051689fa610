import { type StepStatus, stepStatuses } from '@milepost/contract/progress'

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
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  readonly storageKey: string
  readonly schedule: (work: () => void, milliseconds: number) => () => void
}

const firstWait = 1_000
const maxWait = 30_000

/**
 * Keeps what a learner has ticked until the server has it: across failures, a lost network and a reload. One save at a
 * time goes out, and for each step the last choice wins, so that saves never overtake each other.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const listeners = new Set<() => void>()
  let unsaved: Unsaved = restore(options)
  let sending = false
  let failing = false
  let wait = firstWait
  let cancelRetry: (() => void) | undefined
  let stopped = true

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const change = (next: Unsaved) => {
    unsaved = next
    store(options, unsaved)
    tell()
  }
  const settle = (stepId: number, status: StepStatus) => {
    // A newer choice for the same step stays in the outbox.
    if (unsaved[stepId] !== status) return
    const { [stepId]: _, ...rest } = unsaved
    change(rest)
  }

  async function send(): Promise<void> {
    if (sending || stopped) return
    cancelRetry?.()
    sending = true
    try {
      for (let next = firstOf(unsaved); next !== undefined && !stopped; next = firstOf(unsaved)) {
        const [stepId, status] = next
        try {
          await options.save(stepId, status)
          options.onSaved(stepId, status)
        } catch (error) {
          if (!options.isFinal(error)) throw error
          options.onRefused(stepId)
        }
        failing = false
        settle(stepId, status)
        wait = firstWait
      }
    } catch {
      failing = true
      tell()
      cancelRetry = options.schedule(() => void send(), wait)
      wait = Math.min(wait * 2, maxWait)
    } finally {
      sending = false
    }
  }

  return {
    read: () => unsaved,
    isFailing: () => failing,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    put(stepId, status) {
      change({ ...unsaved, [stepId]: status })
      void send()
    },
    flush() {
      wait = firstWait
      void send()
    },
    async saveAll() {
      if (firstOf(unsaved) === undefined || stopped) return firstOf(unsaved) === undefined
      failing = false
      wait = firstWait
      const outcome = new Promise<boolean>((resolve) => {
        const listener = () => {
          const isEmpty = firstOf(unsaved) === undefined
          if (!isEmpty && !failing) return
          listeners.delete(listener)
          resolve(isEmpty)
        }
        listeners.add(listener)
      })
      void send()
      return outcome
    },
    resume() {
      stopped = false
      if (firstOf(unsaved) !== undefined) void send()
    },
    stop() {
      stopped = true
      cancelRetry?.()
    },
  }
}

function firstOf(unsaved: Unsaved): [number, StepStatus] | undefined {
  const [entry] = Object.entries(unsaved)
  return entry === undefined ? undefined : [Number(entry[0]), entry[1]]
}

function restore({ storage, storageKey }: OutboxOptions): Unsaved {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(storageKey) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const known = Object.entries(stored).flatMap(([stepId, value]) => {
      const status = stepStatuses.find((candidate) => candidate === value)
      return status === undefined || !/^\d{1,5}$/.test(stepId) ? [] : [[Number(stepId), status] as const]
    })
    return Object.fromEntries(known)
  } catch {
    return {}
  }
}

function store({ storage, storageKey }: OutboxOptions, unsaved: Unsaved): void {
  try {
    if (firstOf(unsaved) === undefined) storage?.removeItem(storageKey)
    else storage?.setItem(storageKey, JSON.stringify(unsaved))
  } catch {
    // A full or blocked storage costs the reload its memory, not the save itself.
  }
}
