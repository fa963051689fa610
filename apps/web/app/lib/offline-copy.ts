import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api-error.ts'
import { currentSession } from '#lib/session.ts'
import { createStore, removeOfOthers, type StoredItem } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

type CopiedItem = StoredItem & { readonly perUser: true }

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Where the browser keeps what was loaded last. */
      readonly copy?: CopiedItem
    }
  }
}

interface CopiedQuery<T> {
  readonly item: CopiedItem
  readonly userId: string
  readonly load: () => Promise<T>
  /** Checks a copy, which an older version of the product may have kept. */
  readonly parse: (copy: unknown) => Promise<T | null>
}

const retryInterval = 15_000
const copies = new WeakSet<object>()

/** Whether this was not loaded but is the copy that the browser keeps. */
export function isCopy(value: object | undefined): boolean {
  return value !== undefined && copies.has(value)
}

/** Options of a query that answers from the browser's copy while the server can't be reached. */
export function withCopy<T extends object>({ item, userId, load, parse }: CopiedQuery<T>) {
  return {
    queryFn: async () => {
      try {
        return await load()
      } catch (error) {
        const copy = isUnreachable(error) ? await parse(storeOf(item, userId).read()) : null
        if (copy === null) throw error
        copies.add(copy)
        return copy
      }
    },
    meta: { copy: item },
    refetchInterval: ({ state }: { state: { data: T | undefined } }) => (isCopy(state.data) ? retryInterval : false),
  } as const
}

/**
 * Keeps a copy of what is loaded for this user.
 * @returns A function that ends it.
 */
export function keepCopies(queryClient: QueryClient, userId: string): () => void {
  const cache = queryClient.getQueryCache()
  const keep = ({ meta, state: { data } }: Query) => {
    if (meta?.copy === undefined || !isObject(data) || currentSession().user?.id !== userId) return
    storeOf(meta.copy, userId).write(data)
  }
  cache.getAll().forEach(keep)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query)
  })
}

/** Removes the copies of all but this user; of everyone where it is undefined. */
export function removeCopiesOfOthers(userId: string | undefined): void {
  for (const item of [storedItems.roadmapCopy, storedItems.progressCopy]) removeOfOthers(item, userId)
}

function storeOf(item: CopiedItem, userId: string) {
  return createStore(item, (value) => (isObject(value) ? value : null), userId)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network'
}
