import type { SelfChecks } from '#knowledge/types.ts'

export const serverFrameworksSelfChecks: SelfChecks = {
  nodejs: [
    {
      ask: 'What happens to other requests while one handler runs a heavy calculation for two seconds?',
      answer:
        'They all wait, because JavaScript runs on one thread; move the work to a worker thread, another process or a queue.',
    },
    {
      ask: 'Why can an unhandled promise rejection end a Node.js server?',
      answer: 'Since version 15 it raises an uncaught error by default, which ends the process unless it is handled.',
    },
    {
      ask: 'Why stream a large file to the client instead of reading it whole first?',
      answer: 'Memory stays small and the first bytes leave at once; pipeline also respects a slow client’s pace.',
    },
  ],
  django: [
    {
      ask: 'What is the difference between select_related and prefetch_related?',
      answer:
        'select_related joins single-valued relations in the same query; prefetch_related loads many-valued ones with a second query.',
    },
    {
      ask: 'When does a Django QuerySet really query the database?',
      answer:
        'Only when it is evaluated: by iterating, slicing with a step, len, list, bool and the like; filters before only build the query.',
    },
    {
      ask: 'What must change in the settings before a Django site goes public?',
      answer:
        'DEBUG off, ALLOWED_HOSTS set, a secret key from the environment, secure cookies and HTTPS, and static files served properly.',
    },
  ],
  'spring-boot': [
    {
      ask: 'Why does @Transactional have no effect when a method calls another method of the same object?',
      answer:
        'The transaction is added by a proxy around the bean, and a call inside the object does not pass through it.',
    },
    {
      ask: 'What is the difference between @SpringBootTest and @WebMvcTest?',
      answer:
        'The first starts the whole application context; the second only the web layer, for which you supply the services it needs as mocks.',
    },
    {
      ask: 'Why is constructor injection preferred to @Autowired fields?',
      answer: 'Dependencies are visible, final and always set, and the class can be built in a test without Spring.',
    },
  ],
  dotnet: [
    {
      ask: 'What are the lifetimes transient, scoped and singleton, and what goes wrong when a singleton takes a scoped service?',
      answer:
        'New each time, one per request, one for the application; the singleton would keep a request’s service such as a DbContext alive forever.',
    },
    {
      ask: 'Why is calling .Result on a task in a request handler harmful?',
      answer:
        'It blocks a thread of the pool until the task ends, which under load starves the server; await it instead.',
    },
    {
      ask: 'Why does the order of middleware in ASP.NET Core matter?',
      answer:
        'Each request passes through it in that order; authorisation placed before authentication, for instance, knows no user.',
    },
  ],
  express: [
    {
      ask: 'How does Express recognise error-handling middleware, and where must it stand?',
      answer: 'By its four parameters (err, req, res, next); it is registered after all routes.',
    },
    {
      ask: 'What happens in Express 4 when an async handler throws, and what changed in Express 5?',
      answer:
        'In 4 the rejection is not passed on and the request hangs unless you call next(err); 5 forwards rejected promises to the error handler.',
    },
    {
      ask: 'A request never gets an answer after your middleware; what did you most likely forget?',
      answer: 'To call next() or to send a response on one of its paths.',
    },
  ],
  nestjs: [
    {
      ask: 'In what order do middleware, guards, interceptors and pipes run before a handler?',
      answer:
        'Middleware, guards, interceptors, then pipes; afterwards the interceptors see the answer and filters catch exceptions.',
    },
    {
      ask: 'You inject a service of another module and Nest cannot resolve it; what is missing?',
      answer: 'That module must export the provider, and your module must import that module.',
    },
    {
      ask: 'How does Nest check a request body against a class?',
      answer:
        'ValidationPipe transforms it to the DTO class and checks its class-validator decorators, answering 400 on failure.',
    },
  ],
  fastapi: [
    {
      ask: 'What happens when you call a blocking database driver inside an async def endpoint?',
      answer:
        'It blocks the event loop, and all other requests wait; use a plain def, which runs in a thread pool, or an async driver.',
    },
    {
      ask: 'How does FastAPI know whether a parameter comes from the path, the query or the body?',
      answer: 'By the name in the path, simple types otherwise as query values, and Pydantic models as the body.',
    },
    {
      ask: 'What is a dependency with yield good for?',
      answer:
        'To open something such as a session before the request and close it afterwards, also when an error occurred.',
    },
  ],
  flask: [
    {
      ask: 'Why is an application factory better than one global app object?',
      answer: 'Tests and settings can each make an app of their own, and circular imports are avoided.',
    },
    {
      ask: 'Where does Flask keep the session by default, and what follows?',
      answer:
        'In a signed cookie at the browser: it cannot be forged without the key, but the user can read it and it must stay small.',
    },
    {
      ask: 'Why should flask run not serve the public?',
      answer:
        'It is a development server, not made for load or attack; use Gunicorn or another WSGI server, usually behind a proxy.',
    },
  ],
  laravel: [
    {
      ask: 'How do you notice and cure the N+1 problem with Eloquent relations?',
      answer:
        'The query log shows one query per row; load the relation with with(), or forbid lazy loading in development.',
    },
    {
      ask: 'What does mass assignment protection guard against?',
      answer:
        'A request that sets fields such as is_admin through create or update; only fields in $fillable are taken.',
    },
    {
      ask: 'Why put a mail into a queued job instead of sending it in the controller?',
      answer: 'The user does not wait for the mail server, and a failed sending is tried again by the worker.',
    },
  ],
  'ruby-on-rails': [
    {
      ask: 'What is the difference between includes and joins in Active Record?',
      answer:
        'includes loads the related records to avoid N+1 queries; joins only joins for filtering and loads nothing of them.',
    },
    {
      ask: 'Why back a uniqueness validation with a unique index?',
      answer: 'Two requests can pass the validation at the same moment; only the database can refuse the second row.',
    },
    {
      ask: 'What do strong parameters prevent?',
      answer: 'That a request sets attributes it should not, because only permitted keys reach the model.',
    },
  ],
  'go-services': [
    {
      ask: 'What is a context passed through a handler good for?',
      answer:
        'It carries cancellation and deadlines, so that database calls and goroutines stop when the client leaves or time is up.',
    },
    {
      ask: 'How can a goroutine leak in a handler, and how do you prevent it?',
      answer:
        'It waits forever on a channel nobody serves; give it a context or a buffered channel so that it can always end.',
    },
    {
      ask: 'Why must rows from database/sql be closed, and how do you make sure of it?',
      answer:
        'Open rows hold a connection from the pool; defer rows.Close() right after the error check and look at rows.Err() at the end.',
    },
  ],
}
