import type { SelfChecks } from '#knowledge/types.ts'

export const webFrameworksSelfChecks: SelfChecks = {
  react: [
    {
      ask: 'Why is the array index a poor key for a list whose items can be moved or removed?',
      answer:
        'React matches elements by key, so state and input values stay with the position and end up at the wrong item.',
    },
    {
      ask: 'You call a state setter and log the variable on the next line; why is it still the old value?',
      answer:
        'The variable belongs to the current render; the setter schedules a new render, in which the new value appears.',
    },
    {
      ask: 'When does an effect run again, and what does the function it returns do?',
      answer:
        'When a value in its dependency list has changed; the returned function cleans up before the next run and when the component is removed.',
    },
  ],
  vue: [
    {
      ask: 'What is lost when you destructure a reactive object, and how do you keep it?',
      answer: 'Plain variables are no longer reactive; use toRefs, a getter or access through the object.',
    },
    {
      ask: 'When would you use a computed value rather than a watcher?',
      answer:
        'For a value derived from others, which is cached until they change; a watcher is for side effects such as a request.',
    },
    {
      ask: 'How does a child component change a value that its parent owns?',
      answer:
        'It does not change the prop but emits an event, usually through v-model with update:modelValue or defineModel.',
    },
  ],
  angular: [
    {
      ask: 'What changes when a component uses OnPush change detection?',
      answer:
        'It is checked only when an input reference changes, an event of its own fires, a signal it reads changes or it is marked, so changed objects must be replaced or signalled.',
    },
    {
      ask: 'Where do you provide a service so that the whole app shares one instance?',
      answer:
        "With providedIn: 'root'; providing it in a component instead gives each instance of that component its own.",
    },
    {
      ask: 'For a search box, why is switchMap the usual choice instead of mergeMap?',
      answer: 'It drops the earlier request when a new term arrives, so an old answer cannot overwrite a newer one.',
    },
  ],
  'state-management': [
    {
      ask: 'Why should a total not be stored beside the items it is made of?',
      answer: 'It is derived state that can fall out of step; calculate it in a selector or computed value instead.',
    },
    {
      ask: 'Which state belongs in the address, and what do users gain?',
      answer:
        'Filters, pages, tabs and the selected item; reload, the back button and shared links then show the same view.',
    },
    {
      ask: 'Why must a Redux reducer be pure, and how can Redux Toolkit let you write changes directly?',
      answer:
        'The same state and action must give the same result so that changes can be traced and repeated; Toolkit uses Immer, which turns changes to a draft into a new object.',
    },
  ],
  nextjs: [
    {
      ask: 'What can a server component do that a client component cannot, and the other way round?',
      answer:
        'It can read databases and secrets without sending code to the browser; only a client component can use state, effects and event handlers.',
    },
    {
      ask: 'What makes a route in the App Router dynamic instead of being rendered at build time?',
      answer:
        'Reading something of the request, such as cookies, headers or search parameters, or data that is marked as not cached.',
    },
    {
      ask: 'After a form action changed data, why may a page still show the old value, and what do you do?',
      answer:
        'The cached page or data is served; in the action call revalidatePath, or expire the tag of the data with updateTag (before version 16 with revalidateTag).',
    },
  ],
  'tailwind-css': [
    {
      ask: "Why does a class name glued together from parts, such as 'text-' plus a colour, often have no effect?",
      answer: 'Tailwind searches the source text for complete class names and makes CSS only for those it finds.',
    },
    {
      ask: 'When many elements share the same ten classes, what would you do before writing your own CSS class?',
      answer: 'Make a component or template part of it, so that the classes stand in one place.',
    },
    {
      ask: 'How does md:flex behave on narrow and wide screens?',
      answer:
        'The prefix is a minimum width, so it applies from the medium breakpoint upwards; unprefixed classes apply to all sizes.',
    },
  ],
  'frontend-testing': [
    {
      ask: 'Why is finding a button by its role and name better than by a CSS class?',
      answer:
        'It is how users and screen readers find it, so it survives restyling and fails when the button becomes unreachable.',
    },
    {
      ask: 'A test passes alone but fails with others; what are the usual causes?',
      answer:
        'Shared state that is not reset: stored data, fake timers, mocks, or elements and requests left over from another test.',
    },
    {
      ask: 'What do you gain by faking the network at the level of requests instead of mocking your own loading function?',
      answer: 'The real loading, parsing and error code runs, so the test stays valid when that code is rewritten.',
    },
  ],
}
