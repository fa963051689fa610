import '#lib/added-functions.ts'
import { readAddress } from '@milepost/contract/languages'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { olderBrowserNotice } from '#lib/baseline.ts'
import { keepLanguageOfAddress } from '#lib/language.ts'
import { mayStart } from '#lib/reload-guard.ts'
import { loadTranslations } from '#lib/translations.ts'

const isForEveryone = readAddress(window.location.pathname) !== null
const start = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })

// Otherwise the page says by itself which browsers Milepost works in, and remains as it is.
if (document.getElementById(olderBrowserNotice)?.hidden !== false && mayStart())
  void Promise.all([loadTranslations('public'), isForEveryone ? undefined : loadTranslations('learner')]).then(start)
keepLanguageOfAddress()
