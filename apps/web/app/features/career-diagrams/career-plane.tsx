import { Trans, useLingui } from '@lingui/react/macro'
import type { CareerDiagram } from '@milepost/contract/career-diagrams/schema'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { diagramQuery } from '#features/career-diagrams/api.ts'
import type { DiagramProgress } from '#features/career-diagrams/diagram-progress.ts'
import { useCardPositions } from '#features/career-diagrams/use-card-positions.ts'
import { Button } from '#ui/button.tsx'
import { PendingLine } from '#ui/pending-line.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { notify } from '#ui/toast.tsx'

/** The list is there without it: only who looks at the diagram loads what draws it. */
const CareerFlow = lazy(() =>
  import('#features/career-diagrams/career-flow.tsx').then(
    (module) => ({ default: module.CareerFlow }),
    () => ({ default: FlowMissing }),
  ),
)

interface CareerPlaneProps {
  userId: string
  content: CareerDiagram['content']
  progress: DiagramProgress
  onList: () => void
}

/** A card is one stop of Tab. Enter follows the link in it, which the plane would take for picking the card up. */
function openFocusedStep(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return
  const link = event.target.matches('.react-flow__node') ? event.target.querySelector('a') : null
  if (link === null) return
  event.stopPropagation()
  link.click()
}

/** The diagram in its panel, and what becomes of cards that are moved. */
export function CareerPlane({ userId, content: given, progress, onList }: CareerPlaneProps) {
  const { t } = useLingui()
  // Read from the cache, because a new arrangement needs the latest positions before the parent renders.
  const { data: content = given } = useQuery({ ...diagramQuery(userId), enabled: false })
  const positions = useCardPositions(userId)
  const { hasMoved, resetting, reset } = useLayoutReset(content, positions)
  return (
    <div className="grid gap-3">
      <p className="text-small text-ink-soft">
        <Trans>Drag cards to arrange them. Select a title to open the step.</Trans>
      </p>
      <section
        aria-label={t`Map of your roadmap`}
        onKeyDownCapture={openFocusedStep}
        className="career-flow relative h-[750px] overflow-hidden rounded-large bg-sunken ring-1 ring-line"
      >
        <button
          type="button"
          onClick={onList}
          className="absolute top-2 left-2 z-20 rounded-small bg-spruce px-3 py-2 text-on-spruce not-focus:sr-only"
        >
          <Trans>Show as a list</Trans>
        </button>
        <Suspense
          fallback={
            <div className="p-6">
              <PendingLine>
                <Trans>Building your career map...</Trans>
              </PendingLine>
            </div>
          }
        >
          <CareerFlow
            // Another roadmap or arrangement is laid out again.
            key={`${positions.arrangement} ${content.nodes.map(({ key }) => key).join(' ')}`}
            content={content}
            progress={progress}
            onMove={positions.move}
          />
        </Suspense>
      </section>
      {positions.failed && (
        <RetryAlert onRetry={positions.retry}>
          <Trans>Your layout isn’t saved yet. We’ll try again the next time you move a card.</Trans>
        </RetryAlert>
      )}
      {hasMoved && (
        <div>
          <Button variant="link" busy={resetting} onClick={() => void reset()}>
            <Trans>Reset layout</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

/** Puts moved cards back where the layout has them, with a way to undo it. */
function useLayoutReset(content: CareerDiagram['content'], positions: ReturnType<typeof useCardPositions>) {
  const { t } = useLingui()
  const [resetting, setResetting] = useState(false)
  const moved = content.nodes.flatMap(({ key, position }) => (position === null ? [] : [[key, position] as const]))
  const reset = async () => {
    setResetting(true)
    const done = await positions.reset()
    setResetting(false)
    if (!done) {
      notify({
        text: t`We couldn’t reset the layout. Nothing has changed. Please try again.`,
        tone: 'danger',
        id: 'layout',
      })
      return
    }
    const undo = { label: t`Undo`, run: () => positions.restore(Object.fromEntries(moved)) }
    notify({ text: t`Layout reset.`, tone: 'success', id: 'layout', action: undo })
  }
  return { hasMoved: moved.length > 0, resetting, reset }
}

function FlowMissing() {
  return (
    <div className="p-6">
      <RetryAlert onRetry={() => window.location.reload()}>
        <Trans>We couldn’t load the diagram. Here’s the same roadmap as a list.</Trans>
      </RetryAlert>
    </div>
  )
}
