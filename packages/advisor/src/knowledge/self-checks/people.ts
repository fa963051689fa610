import type { SelfChecks } from '#knowledge/types.ts'

export const peopleSelfChecks: SelfChecks = {
  'stakeholder-management': [
    {
      ask: 'How do you deal with someone who has much power but little interest in your project?',
      answer:
        'Keep them content with short, well-chosen updates and ask them only at decisions they care about. Surprise is what turns them against it.',
    },
    {
      ask: 'When do you tell a sponsor that a date will be missed?',
      answer:
        'As soon as you believe it, with the reason, the effect and two options. Late news takes away their chance to act.',
    },
    {
      ask: 'What do you do when two managers give you contradicting aims?',
      answer:
        'Put both in writing with the consequences, bring the two together or to the person above both, and get one decision instead of serving half of each.',
    },
  ],
  'project-management': [
    {
      ask: 'What do you do first when someone adds a wish in the middle of a project?',
      answer:
        'Work out its effect on time, cost and quality, and let the person who answers for the aim decide what gives way. Taking it in silently is how projects slip.',
    },
    {
      ask: 'Why estimate in ranges?',
      answer:
        'A single number hides how unsure it is and is heard as a promise. A range shows the uncertainty, which shrinks as work goes on.',
    },
    {
      ask: 'What does a good weekly status contain?',
      answer:
        'What is done against the plan, the forecast, the top risks with next steps and owners, and decisions needed. Not a list of everything everyone did.',
    },
  ],
  communication: [
    {
      ask: 'How do you begin a message that asks a busy person for a decision?',
      answer:
        'With the decision needed, by when and your proposal. Reasons and background follow for those who want them.',
    },
    {
      ask: 'What shows in a meeting that you have listened?',
      answer:
        'You can repeat the other’s point so that they agree with your wording, and your question builds on it, before you give your own view.',
    },
    {
      ask: 'How do you make a paragraph shorter without losing content?',
      answer:
        'Cut the run-up, use verbs instead of nouns, one thought a sentence, examples instead of adjectives, and delete what the reader knows.',
    },
  ],
  leadership: [
    {
      ask: 'How do you hand over a task so that it does not come back half done?',
      answer:
        'Agree on the result and why it matters, limits, freedom, time and when to talk, and ask the person to put it in their own words.',
    },
    {
      ask: 'What makes feedback usable?',
      answer:
        'It is soon, names a concrete action and its effect, and asks for the other’s view and a next step. Judging character only makes people defend themselves.',
    },
    {
      ask: 'When should a leader decide alone?',
      answer:
        'When time is short, or opinions were heard and do not meet, or the matter is small. Then say who decided, why, and when it will be looked at again.',
    },
  ],
}
