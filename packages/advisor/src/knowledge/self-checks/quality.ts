import type { SelfChecks } from '#knowledge/types.ts'

export const qualitySelfChecks: SelfChecks = {
  'testing-fundamentals': [
    {
      ask: 'Why can testing not prove that a program has no faults?',
      answer:
        'The possible inputs, states and surroundings are practically endless, and one can only run a sample. Tests show faults, and lower the risk that some remain.',
    },
    {
      ask: 'What is the difference between verification and validation?',
      answer:
        'Verification asks whether the product meets its specification; validation whether it serves its users. A product can pass the first and fail the second.',
    },
    {
      ask: 'Why do the same tests find fewer new faults over time?',
      answer:
        'Faults they can find have been fixed, and new ones arise elsewhere. Tests must be changed and explored anew; the old ones guard against relapse.',
    },
  ],
  'test-case-design': [
    {
      ask: 'A field takes whole numbers from 1 to 100. Which values do you choose first, and why?',
      answer:
        '0, 1, 100 and 101 as boundaries, one inside such as 50, and invalid kinds such as empty, a letter, a negative and a decimal number. Faults gather at limits, and one value of each class stands for the rest.',
    },
    {
      ask: 'When is a decision table better than boundary values?',
      answer:
        'When the result depends on combinations of conditions, such as age, day and membership. The table shows each rule and those forgotten.',
    },
    {
      ask: 'What does pairwise testing gain, and what can it miss?',
      answer:
        'It covers each pair of values with far fewer cases than all combinations, and many faults depend on one or two factors. It misses those that need three or more together.',
    },
  ],
  'exploratory-testing': [
    {
      ask: 'What is in a charter?',
      answer:
        'What to explore, with which means or data, and what you hope to find out, in a sentence or two, and a time limit. It guides without listing steps.',
    },
    {
      ask: 'How do you know that what you see is a fault, if no specification says so?',
      answer:
        'By comparing with something trusted: earlier versions, similar products, the product’s own claims, users’ expectations, standards or its other parts.',
    },
    {
      ask: 'How does exploring differ from clicking around?',
      answer:
        'It has a question, uses each result to choose the next test, is noted so that it can be repeated and is talked through afterwards.',
    },
  ],
  'bug-reporting': [
    {
      ask: 'What is the difference between severity and priority?',
      answer:
        'Severity says how badly the fault hurts the product, priority how soon it should be fixed. A typing error in the company’s name may be minor and urgent.',
    },
    {
      ask: 'A fault appears only sometimes. What do you write?',
      answer:
        'How often out of how many tries, what was alike when it appeared, logs, times, versions and data, and what you ruled out. Then narrow it down by changing one thing at a time.',
    },
    {
      ask: 'Why reduce the steps before reporting?',
      answer:
        'Few steps point to the cause, are quick to repeat and show what does not matter. Long recipes are put aside.',
    },
  ],
  'test-planning': [
    {
      ask: 'What are entry and exit criteria for?',
      answer:
        'Entry criteria say when testing can begin sensibly, such as a stable build and data; exit criteria when it may stop, such as covered risks and no open blockers. Both make the decision explicit.',
    },
    {
      ask: 'The time for testing is halved. What do you do?',
      answer:
        'Cut by risk, say which areas get less or none and what could happen, look for cheaper evidence, and let the owner decide with that in writing.',
    },
    {
      ask: 'What belongs in a test strategy and what in a test plan?',
      answer:
        'The strategy says how an organisation or product is tested in general: levels, methods, tools, responsibility. The plan applies it to one release with scope, people, dates and risks.',
    },
  ],
  'api-testing': [
    {
      ask: 'Which checks does an API request deserve besides the status code?',
      answer:
        'Body and types against the schema, rules of the business, headers, what was stored, errors for wrong input, rights of other users and time taken.',
    },
    {
      ask: 'A POST is sent twice because of a network fault. What do you test?',
      answer:
        'That the second one does not create a duplicate, for instance by an idempotency key or a unique rule, and that the answer is sensible in both cases.',
    },
    {
      ask: 'How do you test that user A cannot read user B’s order?',
      answer:
        'Sign in as A, request the id of B’s order, and expect a refusal such as 403 or 404 without any of B’s data; repeat for changing and deleting.',
    },
  ],
  'test-automation': [
    {
      ask: 'Which tests do you leave manual, and why?',
      answer:
        'Those run rarely, changing daily or needing judgement of looks, usability or surprise. Automation pays for stable checks repeated often.',
    },
    {
      ask: 'A test fails once in twenty runs. What do you do?',
      answer:
        'Take it out of the gate but not out of sight, find the cause, such as a race, shared data or the environment, and fix it. Repeating until green hides real faults.',
    },
    {
      ask: 'Why should most automated checks not go through the browser?',
      answer:
        'Browser tests are slow and break for many reasons. Rules can be checked faster and more precisely in units and APIs; a few browser tests cover the joints.',
    },
  ],
  'performance-testing': [
    {
      ask: 'Why is the average response time misleading?',
      answer: 'A few very slow requests vanish in it. Percentiles such as the 95th show what the unlucky users meet.',
    },
    {
      ask: 'What is the difference between a load, a stress and a soak test?',
      answer:
        'Load checks the expected traffic, stress goes on until it breaks and watches how, soak runs for hours to find leaks and slow decay.',
    },
    {
      ask: 'Throughput stops rising while response times climb. What does that tell you?',
      answer:
        'A bottleneck is saturated: requests wait in a queue. Look for the resource at its limit, such as CPU, connections, locks or a downstream service.',
    },
  ],
  'mobile-testing': [
    {
      ask: 'Which faults show only on a real phone and not in an emulator?',
      answer:
        'Heat and battery, real sensors and cameras, changing networks, vendors’ changes to Android, notifications while locked, memory pressure and touch by a real hand.',
    },
    {
      ask: 'What do you try when an app is in the middle of a payment?',
      answer:
        'Call, lock, switch apps, rotate, lose network, kill and reopen it. Then check that money was taken once and the state is clear.',
    },
    {
      ask: 'How do you choose five devices for a test?',
      answer:
        'From usage figures: system versions, screen sizes, vendors, one weak and old phone, and the ones with most complaints or crashes.',
    },
  ],
  'behaviour-driven-development': [
    {
      ask: 'What is the main gain of BDD if not the automation?',
      answer:
        'The talk: business, development and testing agree on rules by examples before the work, and find gaps while they are cheap.',
    },
    {
      ask: 'What is wrong with a scenario of twenty steps that names buttons and fields?',
      answer:
        'It describes the interface, breaks with each change and hides the rule. Steps should say what happens in words of the business.',
    },
    {
      ask: 'When is Gherkin more burden than help?',
      answer:
        'When nobody from the business reads it. Then it is a layer of text over tests that plain code would express better.',
    },
  ],
}
