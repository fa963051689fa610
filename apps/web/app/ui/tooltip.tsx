import { lazy, Suspense, useEffect, useState } from 'react'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { onFirstInteraction } from '#lib/on-first-interaction.ts'

type Side = 'top' | 'right' | 'bottom'

/**
 * A hint for sighted users: the control must have the same text as its name.
 * @returns Attributes for the control; a TooltipLayer shows the tooltip.
 */
export function tooltip(text: string, side: Side = 'top') {
  return { 'data-tooltip': text, 'data-tooltip-side': side }
}

const Bubble = lazy(() =>
  importWithRetry(async () => ({ default: (await import('#ui/tooltip-bubble.tsx')).TooltipBubble })),
)

/** Shows the tooltips of all controls: once, in the layout around the screens. */
export function TooltipLayer() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => onFirstInteraction(() => setWanted(true)), [])
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <Bubble />
    </Suspense>
  )
}
