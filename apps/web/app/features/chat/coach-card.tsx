import { Trans } from '@lingui/react/macro'
import type { Coach } from '@milepost/contract/chat/schema'
import { pages } from '@milepost/contract/pages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { conversationQuery } from '#features/chat/api.ts'
import { call } from '#lib/api.ts'
import { Alert } from '#ui/alert.tsx'
import { InEnglish } from '#ui/beside-english.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'

interface CoachCardProps {
  userId: string
  coach: Coach
  onChosen: () => void
}

/** What a language model does here and is sent, before it is sent anything. */
export function CoachCard({ userId, coach: { provider }, onChosen }: CoachCardProps) {
  const id = useId()
  const client = useQueryClient()
  const { queryKey } = conversationQuery(userId)
  const choice = useMutation({
    mutationFn: (coach: boolean) => call('PUT /preferences/:userId', { params: { userId }, body: { coach } }),
    meta: { invalidates: [queryKey] },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey })
      onChosen()
    },
  })
  return (
    <section
      aria-labelledby={id}
      className="grid max-h-[60%] shrink-0 gap-2 overflow-y-auto border-t-2 border-signal bg-raised px-4 py-3 text-small sm:px-5"
    >
      <h3 id={id} className="text-body">
        <Trans>Would you like a coach?</Trans>
      </h3>
      <ConsentText provider={provider} />
      <InEnglish className="grid gap-2 text-ink-soft">
        <ConsentText provider={provider} />
      </InEnglish>
      {choice.isError && (
        <Alert>{choice.error.message || <Trans>Something went wrong. Please try again.</Trans>}</Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={choice.isPending} onClick={() => choice.mutate(true)}>
          <Trans>Use the coach</Trans>
        </Button>
        <Button size="small" variant="quiet" disabled={choice.isPending} onClick={() => choice.mutate(false)}>
          <Trans>Answer without it</Trans>
        </Button>
      </div>
    </section>
  )
}

/** What a learner agrees to. */
function ConsentText({ provider }: { provider: string }) {
  return (
    <>
      <p>
        <Trans>
          Here an AI ({provider}) can explain things, give you exercises and talk your plan through with you. It can be
          wrong, so Milepost checks what it says about your roadmap, courses, prices and dates.
        </Trans>
      </p>
      <p>
        <Trans>
          It gets your messages and our answers, your steps and progress, and facts on careers and courses. Before that,
          we take out names, addresses, phone numbers, birth dates and links as well as we can. If a message shows that
          someone may be in danger, it never gets that.
        </Trans>{' '}
        <TextLink to={pages.privacy}>
          <Trans>Privacy</Trans>
        </TextLink>
      </p>
    </>
  )
}
