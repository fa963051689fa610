import { Trans, useLingui } from '@lingui/react/macro'
import { maxInstitutionTexts } from '@milepost/contract/applications/limits'
import { NewInstitutionText } from '@milepost/contract/applications/schema'
import { useMutation, useQuery } from '@tanstack/react-query'
import { addTextMutation, deleteTextMutation, textsQuery } from '#features/applications/received/api.ts'
import { messageOf } from '#lib/api-error.ts'
import { useWrite } from '#lib/use-write.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Loaded } from '#ui/loaded.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { SectionTitle } from '#ui/section-title.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { notifyFailure } from '#ui/toast.tsx'

/** Texts that an institution keeps for its answers. */
export function TextsCard({ institutionId }: { institutionId: number }) {
  return (
    <Card aria-labelledby="kept-texts" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SectionTitle id="kept-texts" note={<Trans>Begin an answer or a message to a learner with one of them.</Trans>}>
        <Trans>Texts for answers</Trans>
      </SectionTitle>
      <Loaded
        query={useQuery(textsQuery(institutionId))}
        failure={(retry) => (
          <RetryAlert onRetry={retry}>
            <Trans>We couldn’t load your texts.</Trans>
          </RetryAlert>
        )}
      >
        {(texts) => (
          <>
            {texts.length > 0 && (
              <ul className="grid gap-3">
                {texts.map((text) => (
                  <KeptText key={text.id} institutionId={institutionId} {...text} />
                ))}
              </ul>
            )}
            {texts.length < maxInstitutionTexts && <AddText institutionId={institutionId} />}
          </>
        )}
      </Loaded>
    </Card>
  )
}

interface KeptTextProps {
  institutionId: number
  id: number
  title: string
  text: string
}

function KeptText({ institutionId, id, title, text }: KeptTextProps) {
  const { t } = useLingui()
  const { busy, run } = useWrite(deleteTextMutation(institutionId), {
    onFailure: (error) => notifyFailure(error, t`We couldn’t delete the text. Please try again.`),
  })
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        <p className="line-clamp-2 text-small text-ink-soft">{text}</p>
      </div>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        aria-label={t`Delete the text ${title}`}
        onClick={() => void run(id)}
      >
        <Trans>Delete</Trans>
      </Button>
    </li>
  )
}

function AddText({ institutionId }: { institutionId: number }) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(addTextMutation(institutionId))
  const form = useForm(NewInstitutionText, {
    labels: { title: t`Name`, text: t`Text` },
    defaultValues: { title: '', text: '' },
    onSubmit: async (text) => {
      await mutateAsync(text)
      form.reset()
    },
    failure: (error) => messageOf(error, t`We couldn’t keep the text. Please try again.`),
  })
  return (
    <form {...form.attributes} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field {...form.field('title')}>{(control) => <TextInput {...control} {...form.input('title')} />}</Field>
      <Field {...form.field('text')}>{(control) => <TextArea {...control} {...form.input('text')} rows={3} />}</Field>
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      <div>
        <Button type="submit" variant="quiet" size="small" busy={form.busy} busyText={<Trans>Saving...</Trans>}>
          <Trans>Keep this text</Trans>
        </Button>
      </div>
    </form>
  )
}
