import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

// Runs while building only: pages are prerendered whole, nothing is streamed. Without this file the
// React Router command adds a dependency (isbot) for the default one and installs it by itself.
export default async function prerenderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
