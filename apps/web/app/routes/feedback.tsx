import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { ownFeedback } from '#features/feedback/api.ts'
import { FeedbackForm } from '#features/feedback/feedback-form.tsx'
import { OwnFeedback } from '#features/feedback/own-feedback.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [{ title: `${t`Feedback`} · ${product.name}` }]
}

export default function FeedbackScreen() {
  const { id, name } = useCurrentUser()
  const queryClient = useQueryClient()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ButtonLink to={pages.dashboard} variant="quiet" size="small" className="justify-self-start">
        <ArrowLeft className="size-4" aria-hidden />
        <Trans>Back to Home</Trans>
      </ButtonLink>
      <PageHeading
        title={<Trans>Give feedback</Trans>}
        subtitle={
          <Trans>Say how a course or an institution was for you. It helps them, and those who come after you.</Trans>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-2">
        <Card key={id} aria-label={t`Feedback form`}>
          <FeedbackForm
            userId={id}
            name={name.trim()}
            onGiven={() => void queryClient.invalidateQueries({ queryKey: ownFeedback(id) })}
          />
        </Card>
        <OwnFeedback key={`own-${id}`} userId={id} />
      </div>
    </div>
  )
}
