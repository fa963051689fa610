import type { SelfChecks } from '#knowledge/types.ts'

export const backendSelfChecks: SelfChecks = {
  http: [
    {
      ask: 'What is the difference between a 401 and a 403 answer?',
      answer: '401 says the caller is not recognised and should sign in; 403 says the caller is known but not allowed.',
    },
    {
      ask: 'What does it mean that PUT and DELETE are idempotent, and why does it matter on a bad network?',
      answer:
        'Sending them again leaves the server in the same state, so a client may repeat them when no answer came; POST gives no such promise.',
    },
    {
      ask: 'How does an ETag save bytes on the second visit?',
      answer: 'The browser sends it in If-None-Match; if nothing changed the server answers 304 without a body.',
    },
  ],
  'rest-apis': [
    {
      ask: 'A client posts valid JSON with an email that is already taken; which status and body would you send?',
      answer:
        '409, or 422 by house rule, with a machine-readable code and a message that names the field; not 200 or 500.',
    },
    {
      ask: 'What goes wrong with offset paging when rows are inserted meanwhile, and what is better?',
      answer:
        'Rows are repeated or skipped between pages and deep pages are slow; use a cursor over a stable, unique order.',
    },
    {
      ask: 'How would you express that an order is cancelled without a verb in the path?',
      answer: 'Change the state with PATCH on the order, or create a cancellation sub-resource with POST.',
    },
  ],
  'api-design': [
    {
      ask: 'Which changes to a published answer are safe for old clients, and which are not?',
      answer:
        'Adding optional fields is safe if clients ignore unknown ones; removing, renaming or changing the type or meaning of a field breaks them.',
    },
    {
      ask: 'What does an idempotency key do for a payment call?',
      answer:
        'The server stores the result under the key, so a repeated request gets the same answer instead of a second charge.',
    },
    {
      ask: 'How would you retire a call that a hundred clients use?',
      answer:
        'Announce a date, mark it with Deprecation and Sunset headers, measure who still calls, offer the replacement, and remove it only when use has ended.',
    },
  ],
  'api-documentation': [
    {
      ask: 'How do you keep an OpenAPI description from drifting away from the code?',
      answer:
        'Generate one from the other, or check real answers against the schema in tests, so that a difference fails the build.',
    },
    {
      ask: 'Which parts of an API can a generated reference not explain, and where do they go?',
      answer: 'Purpose, order of calls, limits and typical tasks; they belong in a guide with worked examples.',
    },
    {
      ask: 'What does $ref in an OpenAPI document spare you?',
      answer:
        'It points to one shared schema in components, so that the same shape is described once and stays the same everywhere.',
    },
  ],
  graphql: [
    {
      ask: 'What is the N+1 problem in resolvers, and how does DataLoader cure it?',
      answer:
        'A list of N items makes a query for each item’s relation; DataLoader collects the keys within one tick and loads them in one batch.',
    },
    {
      ask: 'Why does a GraphQL error usually not show as an HTTP status, and where do you look?',
      answer:
        'Partial results are possible, so servers commonly answer 200 with an errors array beside data; look there and at each path.',
    },
    {
      ask: 'How can a harmless looking query bring your server down, and how do you stop it?',
      answer: 'By deep nesting or huge lists; limit depth and cost, demand paging, or allow only known queries.',
    },
  ],
  authentication: [
    {
      ask: 'Why is a fast hash such as SHA-256 wrong for passwords, and what is right?',
      answer: 'It lets an attacker try billions a second; use a slow, salted one such as Argon2id, scrypt or bcrypt.',
    },
    {
      ask: 'Why is it hard to sign out a user who holds a JWT, and what can you do?',
      answer:
        'It stays valid until it expires; use short lifetimes with refresh tokens that can be revoked, or a list of revoked tokens.',
    },
    {
      ask: 'What does PKCE protect in the OAuth authorisation code flow?',
      answer:
        'A stolen code is useless, because the token request needs the secret verifier whose hash was sent at the start.',
    },
  ],
  'api-security': [
    {
      ask: 'What is broken object level authorisation, and how do you test for it?',
      answer:
        'The API checks that you are signed in but not whether this object is yours; call it with another user’s id and expect a refusal.',
    },
    {
      ask: 'How do parameterised queries stop SQL injection?',
      answer: 'Statement and values travel apart, so a value is never read as part of the statement.',
    },
    {
      ask: 'A key was committed to a public repository and removed in the next commit; what do you do?',
      answer:
        'Revoke and replace it at once, because it remains in the history and may already be copied, then check for misuse.',
    },
  ],
  'message-queues': [
    {
      ask: 'Why must a consumer be idempotent on a queue with at-least-once delivery?',
      answer: 'A message is delivered again when the acknowledgement is lost, so the same work may arrive twice.',
    },
    {
      ask: 'When should a worker acknowledge a message, before or after the work, and what follows from each?',
      answer:
        'After: a crash repeats the message; before: a crash loses it. Usually after, with work that can be repeated.',
    },
    {
      ask: 'What is a dead letter queue for?',
      answer:
        'Messages that failed several times are put aside there, so that they stop blocking others and somebody can look at them.',
    },
  ],
  microservices: [
    {
      ask: 'Why should two services not share database tables?',
      answer:
        'Neither can change the schema or rules alone any more, so they are coupled as tightly as one program, but over a network.',
    },
    {
      ask: 'How does a circuit breaker help when a called service hangs?',
      answer:
        'After repeated failures it refuses calls at once for a while, so callers do not pile up waiting and the other can recover.',
    },
    {
      ask: 'An order needs stock and payment from two services; how do you undo when the second fails?',
      answer:
        'With a saga: each step has a compensating step, here releasing the reserved stock, since one transaction cannot span both.',
    },
  ],
  websockets: [
    {
      ask: 'How does a WebSocket connection begin?',
      answer:
        'As an HTTP request with an Upgrade header that the server answers with 101, after which both sides send frames.',
    },
    {
      ask: 'When are server-sent events the better choice?',
      answer:
        'When only the server sends: they run over plain HTTP and reconnect by themselves with the last event id.',
    },
    {
      ask: 'With two servers behind a balancer, why does a message reach only half the users, and what helps?',
      answer:
        'Each server knows only its own connections; pass messages between them with a shared broker such as Redis publish and subscribe.',
    },
  ],
}
