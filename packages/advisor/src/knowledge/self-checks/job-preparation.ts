import type { SelfChecks } from '#knowledge/types.ts'

export const jobPreparationSelfChecks: SelfChecks = {
  'job-interviews': [
    {
      ask: 'How do you tell a project in two minutes?',
      answer:
        'The situation and goal, what you yourself did and why, the result with a figure, and what you would do otherwise.',
    },
    {
      ask: 'What do you answer when you do not know something you are asked?',
      answer:
        'Say so, tell what you do know that is near to it, and how you would find out; do not guess as if you knew.',
    },
    {
      ask: 'Which questions to the interviewer show that you think about the work?',
      answer:
        'For instance how a change gets to users, what the first three months should bring, or what the team finds hard; not what the website answers.',
    },
  ],
  'coding-interviews': [
    {
      ask: 'What do you do in the first three minutes of a coding interview?',
      answer:
        'Restate the task, ask about input, size and edge cases, and work an example by hand before you choose a method.',
    },
    {
      ask: 'What do you do when you see only a slow solution?',
      answer:
        'Name it with its cost, code it or agree to look further, and search for repeated work that a map, sorting or two pointers would save.',
    },
    {
      ask: 'How do you test your code without running it?',
      answer:
        'Trace it line by line with a small ordinary input, an empty one and an edge case, speaking the values aloud.',
    },
  ],
  'job-applications': [
    {
      ask: 'How do you turn “responsible for testing” into a line that shows something done?',
      answer:
        'With verb, object and result: “Wrote 120 automated tests that cut release checks from two days to three hours.”',
    },
    {
      ask: 'How do you use the words of a posting without lying?',
      answer: 'Use its terms for what you really can do, with proof, and say plainly what you are still learning.',
    },
    {
      ask: 'What do you do a week after an application without an answer?',
      answer:
        'Send one short, polite message that refers to the role and adds something useful, note it in your list, and go on applying elsewhere.',
    },
  ],
  'open-source': [
    {
      ask: 'How do you choose a project and an issue for a first contribution?',
      answer:
        'Something you use, with recent activity, a contribution guide and friendly answers; then a small issue, asked about before you begin.',
    },
    {
      ask: 'Why open an issue before a large pull request?',
      answer:
        'The maintainers may not want it or may prefer another way; agreement first spares both sides wasted work.',
    },
    {
      ask: 'What do you do when your pull request gets no answer?',
      answer:
        'Check that tests pass and the guide is followed, ask politely after a week or two, and accept that maintainers may be volunteers.',
    },
  ],
  'technical-writing': [
    {
      ask: 'How does a how-to guide differ from a reference?',
      answer:
        'A guide leads a reader with a goal through the steps; a reference describes each part completely for looking up.',
    },
    {
      ask: 'How do you test a guide?',
      answer:
        'Watch somebody who does not know the subject follow it on a clean machine, in silence, and note where they stop.',
    },
    {
      ask: 'Why put the most important sentence first?',
      answer: 'Readers skim and leave early; they should find out at once whether the page answers their question.',
    },
  ],
}
