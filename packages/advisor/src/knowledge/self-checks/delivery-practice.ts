import type { SelfChecks } from '#knowledge/types.ts'

export const deliveryPracticeSelfChecks: SelfChecks = {
  'test-driven-development': [
    {
      ask: 'Why must you see the new test fail before you write the code?',
      answer:
        'A test that passes at once may check nothing or something that exists already; the failure proves that it can fail for the right reason.',
    },
    {
      ask: 'What may you do in the refactor step and what not?',
      answer:
        'Improve names, structure and duplication while all tests stay green; not add behaviour, which needs a failing test first.',
    },
    {
      ask: 'When is test-first a poor fit?',
      answer:
        'When you are exploring what is possible or how something should look; then try it out, throw it away, and test what you keep.',
    },
  ],
  'integration-testing': [
    {
      ask: 'Why can an in-memory database in tests mislead you?',
      answer:
        'It differs from the real one in SQL dialect, types, constraints and locking, so tests pass where production fails; run the real product in a container.',
    },
    {
      ask: 'How do you keep tests that share a database independent of each other?',
      answer:
        'Each creates its own data and is rolled back or cleaned afterwards, or runs in a schema of its own, so that order does not matter.',
    },
    {
      ask: 'What do you do about a test that fails once in twenty runs?',
      answer:
        'Treat it as a fault: look for time, order, shared state or waiting by fixed sleeps, and mend it or take it out; never just run it again until it passes.',
    },
  ],
  'secure-coding': [
    {
      ask: 'Why validate input on the server although the page already does so?',
      answer: 'Anyone can send requests without the page; checks in the browser are a convenience, not a protection.',
    },
    {
      ask: 'A key was committed and the commit removed again. What still has to happen?',
      answer:
        'The key must be revoked and replaced at once, since it remains in the history, in clones and perhaps in logs; then look for misuse.',
    },
    {
      ask: 'Why does output encoding depend on where the value goes?',
      answer:
        'HTML text, attributes, JavaScript, URLs and SQL each have other special characters, so a value made safe for one may be dangerous in another.',
    },
  ],
  'branching-strategies': [
    {
      ask: 'What does trunk-based development ask of a team?',
      answer:
        'Very short branches merged at least daily, strong automatic tests, and unfinished work hidden behind flags.',
    },
    {
      ask: 'Where do you make an urgent fix when releases live on their own branch, and what must follow?',
      answer:
        'On the release branch or on a branch from its tag, or first on main and picked over; either way it must reach both, or the fault returns in the next release.',
    },
    {
      ask: 'Why do long-lived branches become expensive?',
      answer: 'They drift from the main line, conflicts grow, and the parts are tested together only at the end.',
    },
  ],
  'release-management': [
    {
      ask: 'Which part of a semantic version rises for a backwards-compatible new feature, and which for an incompatible change?',
      answer:
        'The minor number for the feature, the major number for the incompatible change; the patch number is for fixes.',
    },
    {
      ask: 'Why plan database changes in two releases when a column is renamed?',
      answer:
        'Old and new code run side by side and you may have to go back; so first add and fill the new column, and remove the old one only when nothing uses it.',
    },
    {
      ask: 'What should release notes tell a user first?',
      answer:
        'What changes for them and what they must do, above all breaking changes and security fixes, not a list of commits.',
    },
  ],
  'feature-flags': [
    {
      ask: 'How do you show a feature to exactly the same tenth of users each time without storing a list?',
      answer: 'Hash the user’s id together with the name of the flag and compare the result with the percentage.',
    },
    {
      ask: 'Why must old flags be removed?',
      answer:
        'Each doubles the possible states, code for dead states confuses and rots, and an old flag switched by mistake may do harm.',
    },
    {
      ask: 'What should a program do when the flag service does not answer?',
      answer: 'Use the last known values or a safe default in the code and go on working.',
    },
  ],
  'software-licensing': [
    {
      ask: 'What may you do with code on a public page that carries no licence?',
      answer:
        'Read it, but not copy, change or pass it on without permission, because copyright holds by default; a host’s terms may allow little more, such as forking on the site.',
    },
    {
      ask: 'What does the GPL ask that the MIT licence does not?',
      answer:
        'That whoever distributes a program built on it passes on the whole under the GPL, with source; MIT asks only to keep its notice.',
    },
    {
      ask: 'How does the AGPL go further than the GPL?',
      answer:
        'Users who reach a modified program over a network must also be offered its source, even if no copy is handed out.',
    },
  ],
  estimation: [
    {
      ask: 'How do an estimate, a goal and a commitment differ?',
      answer:
        'An estimate says how long it will probably take, a goal what is wished, a commitment what is promised; confusing them produces broken promises.',
    },
    {
      ask: 'Why is a range more honest than a single number?',
      answer: 'It shows how uncertain the work is and lets others plan for risk; a single number is read as a promise.',
    },
    {
      ask: 'What do you do when halfway through you see that a task will take twice as long?',
      answer:
        'Say so at once with the reason and the choices: less scope, more time, or help; and note what the estimate missed.',
    },
  ],
  'pair-programming': [
    {
      ask: 'What does the navigator do while the driver types?',
      answer:
        'Thinks ahead, checks for mistakes and the larger direction, looks things up and asks questions, instead of dictating each key.',
    },
    {
      ask: 'How do you pair with a beginner so that both gain from it?',
      answer:
        'Let the beginner drive, ask before telling, explain the why, take breaks, and let them say back what was done.',
    },
    {
      ask: 'When is working alone better than pairing?',
      answer:
        'For routine work, long reading or quiet thinking, and when either is worn out; pairing pays for hard, risky or shared parts.',
    },
  ],
}
