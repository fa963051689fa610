import { type Language, languages, readAddress } from '@milepost/contract/languages'
import { pages } from '@milepost/contract/pages'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, ServerRouter, StaticRouter } from 'react-router'
import { copyMark } from '#lib/copy-mark.ts'
import { showTexts, type Translations } from '#lib/i18n.ts'
import { Texts } from '#ui/texts.tsx'
import { EarlyOverview } from './routes/dashboard/early-overview.tsx'

/** All that pages may show while they are prerendered. */
const files = import.meta.glob<Translations>('../../../locales/*/{public,learner}.json', {
  eager: true,
  import: 'default',
})

function translationsIn(language: Language): Translations[] {
  return Object.entries(files).flatMap(([path, file]) => (path.includes(`/${language}/`) ? file : []))
}

/**
 * Runs while building only: pages are prerendered whole, nothing is streamed, and one after another, so that the language is the
 * page's. A page with one address in all languages has its copies behind it, which build-steps/prerendered-pages.ts takes apart.
 * Without this file the React Router command adds a dependency (isbot) for the default one and installs it by itself.
 */
export default async function prerenderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('content-type', 'text/html; charset=utf-8')
  const { pathname } = new URL(request.url)
  const isShell = request.headers.get('X-React-Router-SPA-Mode') === 'yes'
  const address = isShell ? null : readAddress(pathname)
  if (address !== null) return new Response(await render(request, context, address.language), { status, headers })
  let html = ''
  for (const language of languages) {
    const [state, copy] = context.serverHandoffStream?.tee() ?? []
    const its = { ...context, ...(state && { serverHandoffStream: state }) }
    if (copy) context.serverHandoffStream = copy
    html += (language === 'en' ? '' : copyMark(language)) + (await render(request, its, language))
  }
  return new Response(html, { status, headers })
}

async function render(request: Request, context: EntryContext, language: Language): Promise<string> {
  showTexts(language, translationsIn(language))
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await stream.allReady
  const html = await new Response(stream).text()
  const isOverview = new URL(request.url).pathname.replace(/\/$/, '') === pages.dashboard
  return isOverview ? html.replace('</body>', () => `${earlyOverview()}</body>`) : html
}

/** What the overview's page draws before its scripts are there. Not the application's: it lies in the page beside it. */
function earlyOverview(): string {
  return renderToStaticMarkup(
    <template data-early>
      <Texts>
        <StaticRouter location={pages.dashboard}>
          <EarlyOverview />
        </StaticRouter>
      </Texts>
    </template>,
  )
}
