import { Trans } from '@lingui/react/macro'
import { careers } from '@milepost/contract/careers/limits'
import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

const careerCount = careers.length

/** Every career by name, so that it is clear what Milepost is for, and what it is not. */
export function CareersOffered() {
  return (
    <section aria-labelledby="careers" className="grid gap-4 border-y-2 border-line py-8">
      <h2 id="careers" className="text-title">
        <Trans>{careerCount} careers, all in technology</Trans>
      </h2>
      <ul className="flex flex-wrap gap-x-2 gap-y-2">
        {careers.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={addressOf(pages.publicCareer, { careerId: id })}
              className="block rounded-full bg-spruce-soft px-3 py-1 font-display font-semibold text-spruce underline-offset-4 hover:underline max-sm:text-small sm:px-4 sm:py-1.5"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <TextLink to={pages.publicCareers}>
          <Trans>Read about each career, with its whole roadmap</Trans>
        </TextLink>
      </p>
    </section>
  )
}
