import { pages } from '@milepost/contract/pages'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, ServerRouter, StaticRouter } from 'react-router'
import { Texts } from '#ui/texts.tsx'
import { EarlyOverview } from './routes/dashboard/early-overview.tsx'

// Runs while building only: pages are prerendered whole, nothing is streamed. Without this file the
// React Router command adds a dependency (isbot) for the default one and installs it by itself.
export default async function prerenderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  if (new URL(request.url).pathname.replace(/\/$/, '') !== pages.dashboard)
    return new Response(stream, { status, headers })
  const html = await new Response(stream).text()
  return new Response(
    html.replace('</body>', () => `${earlyOverview()}</body>`),
    { status, headers },
  )
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
