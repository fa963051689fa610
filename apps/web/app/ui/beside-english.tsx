import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Children, type ReactNode } from 'react'
import { englishI18n, isFirstTranslation } from '#lib/i18n.ts'
import { Alert } from '#ui/alert.tsx'

const id = 'english'

/** Texts of the law: until a native reader has read their translation, the English stands below it and prevails. */
export function BesideEnglish({ children }: { children: ReactNode }) {
  if (!isFirstTranslation()) return children
  return (
    <>
      <Alert tone="note">
        <Trans>
          This is a first translation. If it differs from the English, the{' '}
          <a href={`#${id}`} className="underline underline-offset-4">
            English text below
          </a>{' '}
          applies.
        </Trans>
      </Alert>
      {children}
      <div id={id} lang="en" className="grid gap-14 border-t-4 border-spruce pt-14">
        <I18nProvider i18n={englishI18n}>{Children.toArray(children)}</I18nProvider>
      </div>
    </>
  )
}
