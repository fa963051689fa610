import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { onFirstInteraction } from '#lib/on-first-interaction.ts'

/**
 * Loads an overlay's component when it first opens, or ahead of that on the first interaction. A failed import is a
 * failed render.
 */
export function whenOpen<P extends { open: boolean }>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Loaded = lazy(() => importWithRetry(async () => ({ default: await load() })))
  return function WhenOpen(props: P) {
    const [wasOpen, setWasOpen] = useState(props.open)
    if (props.open && !wasOpen) setWasOpen(true)
    useEffect(() => onFirstInteraction(() => void importWithRetry(load).catch(() => undefined)), [])
    if (!wasOpen) return null
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
