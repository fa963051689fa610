import { Trans } from '@lingui/react/macro'
import { baseline, olderBrowserNotice } from '#lib/baseline.ts'
import { missingFileNotice } from '#lib/reload-guard.ts'

const notice = 'border-b border-line-strong bg-signal-soft px-5 py-3 text-ink'

/** At the top of every page, for browsers that can't or may not run the application. Needs no script, and hardly a style. */
export function BrowserNotices() {
  const { safari, chrome, firefox } = baseline
  return (
    <>
      <p id={olderBrowserNotice} hidden className={notice}>
        <Trans>
          Milepost needs a newer browser: Safari {safari}, Chrome {chrome} or Firefox {firefox}, or later.
        </Trans>
      </p>
      <p id={missingFileNotice} hidden className={notice}>
        <Trans>
          A part of this page couldn’t be loaded. A blocker of ads or tracking, or your network, may be keeping it out:
          allow this site in it, then reload the page.
        </Trans>
      </p>
      <noscript>
        <style>{'[data-waiting]{display:none}'}</style>
        <p className={notice}>
          <Trans>
            Milepost needs JavaScript to sign you in and to show your roadmap. Please turn it on in your browser’s
            settings, then reload the page. You can read our public pages without it.
          </Trans>
        </p>
      </noscript>
    </>
  )
}
