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
      <div id={id} className="border-t-4 border-spruce pt-14">
        <InEnglish className="grid gap-14">{Children.toArray(children)}</InEnglish>
      </div>
    </>
  )
}

/** The English of a text on consent or payment, which stands below its first translation. Nothing on an English page. */
export function InEnglish({ className = '', children }: { className?: string; children: ReactNode }) {
  if (!isFirstTranslation()) return null
  return (
    <div lang="en" className={className}>
      <I18nProvider i18n={englishI18n}>{children}</I18nProvider>
    </div>
  )
}
