import { Trans } from '@lingui/react/macro'
import { careerTitleOf } from '@milepost/contract/careers/limits'
import { pages } from '@milepost/contract/pages'
import type { Advice } from '@milepost/contract/recommendations/schema'
import { type AdviceClaim, adviceTexts } from '@milepost/contract/recommendations/texts'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#features/profiles/api.ts'
import { AdviceText } from '#features/recommendations/advice-text.tsx'
import { FirstGuess } from '#features/recommendations/fit-summary.tsx'
import { helpfulAnswers } from '#features/recommendations/notices.ts'
import { OtherWorkSaid } from '#features/recommendations/where-else.tsx'
import { tasterPage } from '#lib/addresses.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { TextLink } from '#ui/text-link.tsx'

interface ConclusionProps {
  advice: Advice
  claim: AdviceClaim
  roadmap: Roadmap
}

/** What the advisor concludes, in short, where it isn't one career. */
export function Conclusion({ advice, claim, roadmap: { careerId, career } }: ConclusionProps) {
  const { verdict, ranking, toTry } = advice.recommendation
  const { id } = useCurrentUser()
  const { data: profile } = useQuery(profileQuery(id))
  const [best] = ranking.filter(({ rejected }) => !rejected)
  if (ranking.some((one) => one.careerId === careerId && one.rejected))
    return best && <AdviceText text={adviceTexts.instead[verdict]} career={best.career} />
  if (claim === 'elsewhere' && advice.otherWork !== null)
    return (
      <>
        <p>
          <OtherWorkSaid {...advice.otherWork} />
        </p>
        <TextLink to={pages.recommendation}>
          <Trans>See where to look</Trans>
        </TextLink>
      </>
    )
  if (claim !== 'close' && claim !== 'open') return null
  return (
    <>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {toTry.map((tried) => (
          <li key={tried}>
            <TextLink to={tasterPage(tried)}>
              <Trans>Try it: {careerTitleOf(tried)}</Trans>
            </TextLink>
          </li>
        ))}
      </ul>
      {claim === 'close' && (
        <p>
          <Trans>Your roadmap is for {career}, so that you can begin.</Trans>
        </p>
      )}
      {claim === 'open' && profile !== undefined && profile !== null && (
        <FirstGuess helpful={helpfulAnswers(profile)} />
      )}
    </>
  )
}
