import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { appearanceScript } from '#lib/appearance.ts'
import { baselineScript } from '#lib/baseline.ts'
import { i18n } from '#lib/i18n.ts'
import { languageScript } from '#lib/language.ts'
import { readyEvent } from '#lib/ready-event.ts'
import { useReloadOnce } from '#lib/use-reload-once.ts'
import { BrowserNotices } from '#ui/browser-notices.tsx'
import { FailurePage } from '#ui/failure-page.tsx'
import { NotFoundPage } from '#ui/not-found-page.tsx'
import { Texts } from '#ui/texts.tsx'
import '#ui/tokens.css'

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The server adds what it doesn't have.
    <html lang={i18n.locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script>{appearanceScript}</script>
        <script>{languageScript}</script>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <Texts>
          <BrowserNotices />
          {children}
        </Texts>
        <script>{baselineScript}</script>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export function HydrateFallback() {
  return (
    <p className="p-8 font-waiting text-ink-soft" role="status" data-waiting>
      <Trans>Loading...</Trans>
    </p>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isReloading = useReloadOnce(error)
  const missing = isRouteErrorResponse(error) && error.status === 404
  if (isReloading) return <HydrateFallback />
  return missing ? <NotFoundPage /> : <FailurePage />
}

export function meta() {
  return [{ title: product.name }]
}

export default function Root() {
  useEffect(() => {
    window.dispatchEvent(new Event(readyEvent))
  }, [])
  return <Outlet />
}
