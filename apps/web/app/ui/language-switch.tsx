import { useLingui } from '@lingui/react/macro'
import { addressIn, languageNames, languages, readAddress } from '@milepost/contract/languages'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { pageLanguage } from '#lib/i18n.ts'
import { switchLanguage } from '#lib/language.ts'

const item = 'inline-flex min-h-8 items-center px-1 font-language-name'

/** The languages in their own names, each a link to this page in it. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { t } = useLingui()
  const english = readAddress(useLocation().pathname)?.english
  return (
    <nav
      translate="no"
      aria-label={t`Language of this page`}
      className={`flex flex-wrap gap-x-2 text-small ${className}`}
    >
      {languages.map((language) => {
        const press = (event: MouseEvent) => {
          event.preventDefault()
          void switchLanguage(language)
        }
        if (language === pageLanguage())
          return (
            <span key={language} lang={language} aria-current="true" className={`${item} font-bold`}>
              {languageNames[language]}
            </span>
          )
        return english === undefined ? (
          <button key={language} type="button" lang={language} onClick={press} className={`${item} underline`}>
            {languageNames[language]}
          </button>
        ) : (
          <a
            key={language}
            href={addressIn(language, english)}
            lang={language}
            hrefLang={language}
            onClick={press}
            className={`${item} underline underline-offset-4`}
          >
            {languageNames[language]}
          </a>
        )
      })}
    </nav>
  )
}
