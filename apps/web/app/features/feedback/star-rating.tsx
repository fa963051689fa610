import { Plural, Trans } from '@lingui/react/macro'
import { maxStars } from '@milepost/contract/feedback/limits'
import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Star } from '#ui/icons.ts'

const stars = Array.from({ length: maxStars }, (_, fieldName) => fieldName + 1)

interface StarRatingProps {
  /** 0: not rated. */
  value: number
  onChange: (value: number) => void
}

/** One to five stars, or none: radio buttons that look like stars. */
export function StarRating({ value, onChange }: StarRatingProps) {
  const first = useRef<HTMLInputElement>(null)
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-display font-semibold">
        <Trans>Rating</Trans>
        <span className="ml-2 font-text text-small font-normal text-ink-soft">
          <Trans>optional</Trans>
        </span>
      </legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex flex-wrap">
          {stars.map((count) => (
            <label
              key={count}
              className="relative grid size-11 cursor-pointer place-items-center rounded-medium hover:bg-signal-soft"
            >
              <input
                type="radio"
                name="rating"
                value={count}
                checked={value === count}
                onChange={() => onChange(count)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-medium"
                {...(count === 1 && { ref: first })}
              />
              <Star
                className={classNames(
                  'size-8 stroke-[1.5]',
                  count <= value ? 'fill-signal text-signal-ink' : 'fill-transparent text-line-strong',
                )}
                aria-hidden
              />
              <span className="sr-only">
                <Plural value={count} one="# star" other="# stars" />
              </span>
            </label>
          ))}
        </div>
        {value > 0 && (
          <Button
            variant="link"
            className="text-small"
            onClick={() => {
              onChange(0)
              first.current?.focus()
            }}
          >
            <Trans>Remove the rating</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  )
}

/** Stars that were given; nothing where none were. */
export function GivenStars({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="flex items-center">
      <span className="sr-only">
        <Plural value={count} one="# star" other="# stars" />
      </span>
      {stars.map((star) => (
        <Star
          key={star}
          className={classNames(
            'size-5 stroke-[1.5]',
            star <= count ? 'fill-signal text-signal-ink' : 'fill-transparent text-line-strong',
          )}
          aria-hidden
        />
      ))}
    </p>
  )
}
