// A guestbook of an invented guest house, unsafe on purpose. Only run it on your own computer.
// Run: node guestbook.mjs  Then open http://localhost:3000/sign-in
import { createServer } from 'node:http'

const entries = [{ name: 'Kavin', text: 'Lovely garden.' }]
const session = 'session=anu'

async function form(request) {
  let text = ''
  for await (const part of request) text += part
  return new URLSearchParams(text)
}

function page(search) {
  const list = entries.map((entry) => `<li><b>${entry.name}</b>: ${entry.text}</li>`).join('')
  return `<!doctype html><html lang="en"><title>Guestbook</title>
<h1>Guestbook</h1>
<p>You searched for: ${search}</p>
<ul>${list}</ul>
<form method="post" action="/entries">
  <label>Name <input name="name"></label> <label>Text <input name="text"></label> <button>Write</button>
</form>
<form method="post" action="/clear"><button>Delete all entries</button></form>
<script>document.title = 'Guestbook (' + document.querySelectorAll('li').length + ')'</script>`
}

createServer(async (request, response) => {
  const url = new URL(request.url, 'http://localhost:3000')
  const signedIn = request.headers.cookie?.includes(session)
  const html = { 'content-type': 'text/html; charset=utf-8' }
  const back = { location: '/' }
  if (url.pathname === '/sign-in') {
    response.writeHead(302, { ...back, 'set-cookie': `${session}; SameSite=None; Secure` }).end()
  } else if (url.pathname === '/entries' && request.method === 'POST') {
    const sent = await form(request)
    entries.push({ name: sent.get('name'), text: sent.get('text') })
    response.writeHead(302, back).end()
  } else if (url.pathname === '/clear') {
    if (!signedIn) return response.writeHead(401, html).end('Sign in first')
    entries.length = 0
    response.writeHead(302, back).end()
  } else if (url.pathname === '/api/entries') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(entries))
  } else {
    response.writeHead(200, html).end(page(url.searchParams.get('search') ?? 'nothing'))
  }
}).listen(3000)
