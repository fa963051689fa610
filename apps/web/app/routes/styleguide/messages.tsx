import { Alert } from '#ui/alert.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Counter } from '#ui/counter.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FitBar } from '#ui/fit-bar.tsx'
import { PendingLine } from '#ui/pending-line.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Chapter, Specimen, Specimens } from './specimen.tsx'

const badges: readonly BadgeTone[] = ['plain', 'spruce', 'signal', 'success', 'danger']
const shares = [0, 30, 75, 100] as const
const nothing = () => undefined

export function Messages() {
  return (
    <Chapter
      title="What is said"
      note="A screen or a part of it that failed: an error state. A part of a card: an alert with a way to try again. Something that failed in passing: a toast."
    >
      <div className="grid gap-3">
        <Alert>Your message could not be sent. What you wrote is still here.</Alert>
        <RetryAlert onRetry={nothing}>The versions could not be loaded.</RetryAlert>
        <Alert tone="success">Account info updated successfully!</Alert>
        <Alert tone="note">Your answers have changed since this roadmap was made.</Alert>
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <Specimen name="nothing there yet">
          <EmptyState title="No courses match your filters" actions={<Button>Clear Filters</Button>}>
            Try fewer words, or another institution.
          </EmptyState>
        </Specimen>
        <Specimen name="could not be had">
          <ErrorState title="The courses could not be loaded" onRetry={nothing} />
        </Specimen>
      </div>
      <Specimens>
        <Specimen name="under way, with words">
          <PendingLine>Weighing your answers...</PendingLine>
        </Specimen>
        <Specimen name="under way, beside words">
          <span className="text-title text-spruce">
            <Spinner />
          </span>
        </Specimen>
        <Specimen name="the place of what is coming">
          <div className="grid gap-3">
            <Skeleton className="h-9 w-3/4" />
            <Skeleton />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </Specimen>
      </Specimens>
    </Chapter>
  )
}

/** The last has not said it yet. */
const names = ['Nila', 'அருண்', '']

export function Parts() {
  return (
    <Chapter title="Parts of screens">
      <Specimens>
        <Specimen name="badges">
          <div className="flex flex-wrap gap-2">
            {badges.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </div>
        </Specimen>
        <Specimen name="avatars">
          <div className="flex gap-2">
            {names.map((name) => (
              <Avatar key={name} name={name} />
            ))}
          </div>
        </Specimen>
        <Specimen name="disclosure">
          <Disclosure summary="How fit is counted">Something longer, folded away until asked for.</Disclosure>
        </Specimen>
        <Specimen name="the way behind one: 0, 30, 75, 100 %">
          <div className="grid gap-3">
            {shares.map((share) => (
              <ProgressBar key={share} label={`${share} %`} value={share} />
            ))}
          </div>
        </Specimen>
        <Specimen name="how well something fits: 0, 30, 75, 100">
          <div className="grid gap-5">
            {shares.map((share) => (
              <FitBar key={share} fit={share} />
            ))}
          </div>
        </Specimen>
        <Specimen name="counter">
          <dl>
            <Counter label="Total Users">12,345</Counter>
          </dl>
        </Specimen>
        <Specimen name="card">
          <Card className="grid gap-3">
            <p className="text-title">A sheet lying on the map</p>
            <p className="text-ink-soft">One level only: no card inside a card.</p>
          </Card>
        </Specimen>
      </Specimens>
    </Chapter>
  )
}
