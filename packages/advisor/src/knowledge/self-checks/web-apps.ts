import type { SelfChecks } from '#knowledge/types.ts'

export const webAppsSelfChecks: SelfChecks = {
  jquery: [
    {
      ask: "Why does $('.row').on('click', f) not work for rows added later, and what does?",
      answer: "It binds only to elements present at that time; delegate with $('#table').on('click', '.row', f).",
    },
    {
      ask: 'What does $.noConflict solve, and when do you need it?',
      answer: 'It gives the $ name back when another library or a second jQuery uses it, as on WordPress pages.',
    },
    {
      ask: "What is the plain equal of $('.item').addClass('on'), and what differs?",
      answer:
        "document.querySelectorAll('.item').forEach(e => e.classList.add('on')); jQuery loops over all matches by itself.",
    },
  ],
  svelte: [
    {
      ask: 'What is the difference between $derived and $effect, and which do you use for a filtered list?',
      answer:
        '$derived computes a value from others and is right for the list; $effect is for side effects after the screen is updated.',
    },
    {
      ask: 'What does the Svelte compiler spare the browser compared with a virtual DOM?',
      answer:
        'It produces code that updates exactly the changed nodes, so no tree has to be built and compared at run time.',
    },
    {
      ask: 'How can a form in SvelteKit work before or without JavaScript?',
      answer: 'It posts to a form action on the server; use:enhance then only improves it when JavaScript is there.',
    },
  ],
  'forms-and-validation': [
    {
      ask: 'Why must input be checked on the server although the browser has checked it already?',
      answer:
        'Anyone can send a request without your page, so checks in the browser are help for the user, not protection.',
    },
    {
      ask: 'When should an error at a field appear: on each key, on leaving the field or on submitting, and why?',
      answer:
        'Usually on leaving or submitting, so that nobody is scolded while typing; once shown, it should vanish as soon as the input is right.',
    },
    {
      ask: 'Why is input type="number" a poor choice for a phone or card number?',
      answer:
        'Such numbers are not quantities: leading zeros get lost, arrows and scrolling change them; use text with inputmode="numeric" or type="tel".',
    },
  ],
  'progressive-web-apps': [
    {
      ask: 'Why does a new version of a service worker not take over at once?',
      answer:
        'It waits until no page uses the old one any more, unless it calls skipWaiting, so that one page never mixes two versions.',
    },
    {
      ask: 'When do you use cache first, and when network first?',
      answer:
        'Cache first for files with a version in their name; network first for data that should be fresh, with the cache as a fallback.',
    },
    {
      ask: 'What does a site need to be installable?',
      answer:
        'HTTPS and a web app manifest with name, icons, start address and display mode; a service worker makes it work offline.',
    },
  ],
  'server-state': [
    {
      ask: 'What do stale time and garbage collection time mean in TanStack Query?',
      answer:
        'Stale time is how long data counts as fresh and is not fetched again; the other is how long unused data stays in the cache.',
    },
    {
      ask: 'What belongs in a query key, and what happens when something is left out?',
      answer:
        'Everything the request depends on, such as id, filter and page; otherwise different requests share one entry and show wrong data.',
    },
    {
      ask: 'What are the steps of an optimistic change that can fail?',
      answer:
        'Stop running fetches, keep the old value, show the new one, put the old back on error, and fetch again at the end.',
    },
  ],
  'server-side-rendering': [
    {
      ask: 'What is hydration, and what causes a mismatch?',
      answer:
        'Attaching the app to HTML made on the server; it fails when the first client render differs, for instance by dates, random values or window checks.',
    },
    {
      ask: 'When is static generation the wrong choice for a page?',
      answer:
        'When its content depends on the visitor or changes more often than the site can be rebuilt or revalidated.',
    },
    {
      ask: 'Why can a server-rendered page be seen early and still not answer clicks?',
      answer: 'The HTML is there, but the JavaScript has to load and hydrate before handlers are attached.',
    },
  ],
  'micro-frontends': [
    {
      ask: 'What problem of an organisation justifies micro frontends, and what do users pay for it?',
      answer:
        'Several teams that must release independently; users pay with more code, possible doubles of libraries and uneven looks.',
    },
    {
      ask: 'Two parts need the same framework library; how does module federation avoid loading it twice?',
      answer:
        'The library is declared as shared, if needed as a singleton with a version range, and the first loaded fitting version is used by both.',
    },
    {
      ask: 'How should the page behave when one part cannot be loaded?',
      answer:
        'The shell catches the failure at that part’s border, shows a small notice and keeps everything else usable.',
    },
  ],
  webassembly: [
    {
      ask: 'Why does moving a small function to WebAssembly often make it slower?',
      answer:
        'Crossing between JavaScript and WebAssembly and copying data costs more than the small calculation saves.',
    },
    {
      ask: 'How does a string get from JavaScript into a WebAssembly module?',
      answer:
        'It is encoded as bytes into the module’s linear memory, and the function receives a pointer and a length; tools write that glue.',
    },
    {
      ask: 'Why does a core WebAssembly module need JavaScript to change the page?',
      answer: 'It has no access to the DOM of its own; it can only call functions imported from JavaScript.',
    },
  ],
  'browser-devtools': [
    {
      ask: 'A click does nothing and the console is empty; how do you find the code that should run?',
      answer:
        'Look at the element’s event listeners, or set an event listener breakpoint for click, and step from there.',
    },
    {
      ask: 'In the list of styles, what does a crossed-out declaration tell you?',
      answer: 'It was overridden by a stronger or later rule, or is invalid; the panel shows which rule won.',
    },
    {
      ask: 'What do you set in the network panel to see what a first-time visitor with a slow phone sees?',
      answer:
        'Disable the cache and choose slow network throttling, together with processor throttling in the performance panel.',
    },
  ],
  'browser-security': [
    {
      ask: 'What does CORS protect, and who enforces it?',
      answer:
        'It keeps scripts of one origin from reading answers of another that has not allowed it; the browser enforces it, not the server.',
    },
    {
      ask: 'Why does SameSite=Lax stop most request forgery, and what is still open?',
      answer:
        'Cookies are not sent with cross-site posts or embedded requests; top-level GET navigations still carry them, so GET must change nothing.',
    },
    {
      ask: 'How does a nonce in a content security policy stop an injected inline script?',
      answer: 'Only scripts with the random value of this response may run, and an attacker cannot know it in advance.',
    },
  ],
}
