import { Trans } from '@lingui/react/macro'
import { careerTitles } from '@milepost/contract/careers'

const careerCount = careerTitles.length

/** Every career by name, so that it is clear what Milepost is for, and what it is not. */
export function CareersOffered() {
  return (
    <section aria-labelledby="careers" className="grid gap-4 border-y-2 border-line py-8">
      <h2 id="careers" className="text-title">
        <Trans>{careerCount} careers, all in technology</Trans>
      </h2>
      <ul className="flex flex-wrap gap-x-2 gap-y-2">
        {careerTitles.map((title) => (
          <li
            key={title}
            className="rounded-full bg-spruce-soft px-3 py-1 font-display font-semibold text-spruce max-sm:text-small sm:px-4 sm:py-1.5"
          >
            {title}
          </li>
        ))}
      </ul>
    </section>
  )
}
