import { I18nProvider } from '@lingui/react'
import { Children, cloneElement, isValidElement, type PropsWithChildren, type ReactNode } from 'react'
import { i18n, isUntranslated } from '#lib/i18n.ts'

/**
 * Gives the application its texts, each in a separate element. Page translation takes text nodes out of the page: React can't
 * find one that it wants to change or remove, while a text that is alone in its element is replaced whole.
 */
export function Texts({ children }: PropsWithChildren) {
  return (
    <I18nProvider i18n={i18n} defaultComponent={Text}>
      {children}
    </I18nProvider>
  )
}

function Text({ translation, message }: { translation: ReactNode; message?: string | null | undefined }) {
  const text = Children.map(translation, inElement)
  return message && isUntranslated(message) ? <span lang="en">{text}</span> : text
}

/** What a text has around and within links and other elements, too. */
function inElement(part: ReactNode): ReactNode {
  // A prerendered page may be translated before the application has started.
  if (typeof part === 'string') return <span suppressHydrationWarning>{part}</span>
  if (!isValidElement<PropsWithChildren>(part) || part.props.children === undefined) return part
  return cloneElement(part, undefined, Children.map(part.props.children, inElement))
}
