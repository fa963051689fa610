import type { SelfChecks } from '#knowledge/types.ts'

export const testKindsSelfChecks: SelfChecks = {
  'regression-testing': [
    {
      ask: 'What is the difference between retesting and regression testing?',
      answer:
        'Retesting repeats the failed case to see whether the fix works. Regression testing checks that the fix or change broke nothing else.',
    },
    {
      ask: 'How do you choose regression tests after a change in the tax calculation?',
      answer:
        'Trace who uses it: invoices, refunds, reports, exports; take their central and boundary cases, then the business’s top flows as a smoke set.',
    },
    {
      ask: 'When do you remove a test from the regression set?',
      answer:
        'When the feature is gone, another test covers the same, or it has found nothing for long and the risk is low. Keeping all makes the set too slow to be run.',
    },
  ],
  'acceptance-testing': [
    {
      ask: 'Why should testers not run the acceptance test for the users?',
      answer:
        'Only those who do the work know whether it fits their day, and their decision must be theirs. Testers prepare, guide and record.',
    },
    {
      ask: 'A user reports in acceptance that a report lacks a column never asked for. How do you treat it?',
      answer:
        'As a change request, not as a fault: record it, judge its value, and let the owner decide whether the release waits or it comes later.',
    },
    {
      ask: 'What separates an alpha from a beta test?',
      answer:
        'Alpha runs in-house or under the maker’s eyes on an early version; beta gives a nearly finished one to outside users in their own surroundings.',
    },
  ],
  'accessibility-testing': [
    {
      ask: 'Which faults does an automatic checker not find?',
      answer:
        'Whether alternative text is right, the focus order makes sense, instructions are understood, custom controls really work with keyboard and screen reader.',
    },
    {
      ask: 'How do you test a page with the keyboard alone?',
      answer:
        'Go through with Tab, Shift+Tab, Enter, space and arrows: everything reachable and usable in a sensible order, focus always visible, no trap, dialogues hold and return focus.',
    },
    {
      ask: 'A button shows only a magnifying glass. What do you check with a screen reader?',
      answer:
        'That it is announced as a button with a name such as ‘Search’, and its state if it has one. An icon without a text alternative is announced as ‘button’ only.',
    },
  ],
  'security-testing-basics': [
    {
      ask: 'How do you test for access to other people’s records?',
      answer:
        'Take a request of user A, change the id to one of B, and send it with A’s session. Any data or change is a serious fault, also if the screen hides the link.',
    },
    {
      ask: 'Why must you have permission before testing security, even with good intent?',
      answer:
        'Attacking systems of others is a crime in most countries, and tests can do damage. Scope, time and contact are agreed in writing, or one uses own systems.',
    },
    {
      ask: 'Where do you put a report on a leak of personal data you found?',
      answer:
        'In a restricted place to those named for it, without copying the data, with steps and the smallest proof. An open ticket would spread the leak.',
    },
  ],
  'database-testing': [
    {
      ask: 'How do you check with SQL that no order line is without its order?',
      answer:
        'Left join lines to orders and select those where the order’s key is null, or use not exists. The result must be empty.',
    },
    {
      ask: 'A transfer between two accounts fails half-way. What must the database show?',
      answer:
        'Neither booking: both belong to one transaction that is rolled back as a whole. Test it by forcing an error between the two.',
    },
    {
      ask: 'Why do equal row counts not prove that a migration worked?',
      answer:
        'Values may be cut, shifted or mixed up. Compare sums and checksums by group, samples in full, nulls, dates and special characters too.',
    },
  ],
  'test-data': [
    {
      ask: 'Why is a copy of production data a poor source for tests?',
      answer:
        'It holds personal data, which law protects, is huge, changes without control and often lacks the rare cases. Made or masked data fits better.',
    },
    {
      ask: 'What goes wrong when two tests share one customer?',
      answer:
        'One changes what the other expects, so results depend on order and timing. Each test should create or reserve its own data.',
    },
    {
      ask: 'Why does replacing names not make data anonymous?',
      answer:
        'Birth date, place and rare traits together can still identify a person. One must also generalise, shuffle or remove such combinations.',
    },
  ],
  'compatibility-testing': [
    {
      ask: 'Why do Chrome and Edge count nearly as one in a browser matrix?',
      answer:
        'Both use the Chromium engine, so most faults are shared. Firefox and Safari have engines of their own and reveal more.',
    },
    {
      ask: 'How do you keep a matrix of browsers, systems and sizes small?',
      answer:
        'Choose by usage and risk, cover pairs instead of all combinations, and check the few top ones in full and the rest by a smoke test.',
    },
    {
      ask: 'A page works in all browsers on your desk but fails in one bank branch. What do you look at?',
      answer:
        'Older versions, policies that block scripts or storage, proxies, extensions, zoom and fonts there. Ask for versions and a console log and repeat their set-up.',
    },
  ],
  'localisation-testing': [
    {
      ask: 'What does pseudo-localisation find before any translator starts?',
      answer:
        'Texts fixed in code, cut labels through longer strings, letters that fonts lack, and sentences built from pieces.',
    },
    {
      ask: 'Why is a plural made by adding ‘s’ a fault in code?',
      answer:
        'Languages have different numbers of plural forms and rules. The message must hold all forms and let a library choose by number.',
    },
    {
      ask: 'Which formats differ between Sri Lanka, the United States and Germany on one invoice?',
      answer:
        'Date order, decimal and thousands marks, currency and its place, names, addresses, phone numbers and paper size.',
    },
  ],
  'contract-testing': [
    {
      ask: 'Who writes the contract in consumer-driven testing, and why?',
      answer:
        'The consumer, by stating the requests it makes and what it needs from the answers. So the provider knows what is really used and may change the rest.',
    },
    {
      ask: 'What does a contract test not show?',
      answer:
        'Whether the provider’s logic is right, its speed, network and whole flows. It only secures that both sides understand the messages alike.',
    },
    {
      ask: 'How does a provider find out before release that it would break a consumer?',
      answer:
        'Its pipeline verifies all contracts of deployed consumers from the broker, and the release is blocked if one fails.',
    },
  ],
}
