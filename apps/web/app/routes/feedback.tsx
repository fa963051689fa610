import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { FeedbackForm } from '#features/feedback/feedback-form.tsx'
import { OwnFeedback } from '#features/feedback/own-feedback.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ArrowLeft } from '#ui/icons.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Feedback`)

export default function FeedbackScreen() {
  const { id, name } = useCurrentUser()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ButtonLink to={pages.dashboard} variant="quiet" size="small" className="justify-self-start">
        <ArrowLeft className="size-4" aria-hidden />
        <Trans>Back to Home</Trans>
      </ButtonLink>
      <PageHeading
        title={<Trans>Give feedback</Trans>}
        subtitle={
          <Trans>
            Tell us about a course or an institution. Your feedback helps them improve and helps other learners choose.
          </Trans>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-2">
        <Card key={id} aria-label={t`Feedback form`}>
          <FeedbackForm userId={id} name={name.trim()} />
        </Card>
        <OwnFeedback key={`own-${id}`} userId={id} />
      </div>
    </div>
  )
}
