import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type CredentialFile, saveCredential } from '#features/credentials/api.ts'
import { useWrite } from '#lib/use-write.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { notify, notifyFailure } from '#ui/toast.tsx'

const files: readonly { readonly file: CredentialFile; readonly name: ReactNode; readonly use: ReactNode }[] = [
  {
    file: 'jwt',
    name: <Trans>Signed text (.jwt)</Trans>,
    use: <Trans>To give to someone who wants to check it.</Trans>,
  },
  {
    file: 'png',
    name: <Trans>Picture (.png)</Trans>,
    use: <Trans>A badge that has the signed text inside.</Trans>,
  },
  {
    file: 'json',
    name: <Trans>Content (.json)</Trans>,
    use: <Trans>For reading only. It isn’t signed, so it proves nothing.</Trans>,
  },
]

/** A credential's files, also of one that isn't shared. */
export function CredentialFiles({ id }: { id: string }) {
  const { t } = useLingui()
  const { subject, run } = useWrite(
    { mutationFn: (file: CredentialFile) => saveCredential(id, file) },
    {
      onDone: (name) => notify({ text: t`Your browser is saving it as ${name}.`, tone: 'success' }),
      onFailure: (error) => notifyFailure(error, t`We couldn’t download the file. Please try again.`),
    },
  )
  return (
    <Disclosure summary={<Trans>Downloads</Trans>}>
      <ul className="grid gap-3">
        {files.map(({ file, name, use }) => (
          <li key={file} className="grid justify-items-start gap-1">
            <Button variant="link" busy={subject === file} onClick={() => void run(file)}>
              {name}
            </Button>
            <p className="text-small text-ink-soft">{use}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
