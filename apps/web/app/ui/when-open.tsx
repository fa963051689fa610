import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { onFirstInteraction } from '#lib/on-first-interaction.ts'

/**
 * A part that opens over the screen, loaded when it opens first, or ahead of that as soon as the visitor does anything.
 * In: how its component is loaded. Out: that component, without its weight. Errors: what cannot be loaded is a failed render.
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
