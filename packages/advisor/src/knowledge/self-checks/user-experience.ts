import type { SelfChecks } from '#knowledge/types.ts'

export const userExperienceSelfChecks: SelfChecks = {
  'user-research': [
    {
      ask: 'Why ask ‘tell me about the last time you…’ instead of ‘would you use…’?',
      answer:
        'People are poor at predicting what they will do and like to be polite. A past event is concrete and shows real steps, obstacles and workarounds.',
    },
    {
      ask: 'When do you choose observation over an interview?',
      answer:
        'When habits, surroundings or handling matter that people do not notice or cannot describe, for instance work at a counter or with gloves.',
    },
    {
      ask: 'How do you get from notes to a finding?',
      answer:
        'Break the notes into single observations, group them across people, look for contradictions, and state a pattern with the number of people and quotes behind it.',
    },
  ],
  'personas-journeys': [
    {
      ask: 'What makes a persona useful and not a decoration?',
      answer:
        'It rests on research, describes goals, habits and obstacles that change design decisions, and leaves out invented hobbies and ages.',
    },
    {
      ask: 'What does a journey map show that a user flow does not?',
      answer:
        'A whole experience over time and channels with thoughts, feelings and waiting, including moments outside the product. A flow shows steps and branches inside it.',
    },
    {
      ask: 'How do you choose which moment of a journey to mend first?',
      answer:
        'Weigh how much it hurts, how many meet it, whether it decides on leaving or staying, and what a change would cost.',
    },
  ],
  'information-architecture': [
    {
      ask: 'When do you use an open and when a closed card sort?',
      answer:
        'Open to learn how people group and name things themselves; closed to check whether given groups are understood and where items land.',
    },
    {
      ask: 'What does a tree test tell you that a card sort cannot?',
      answer:
        'Whether people find something in a given structure, using its labels alone, and at which branch they take the wrong way.',
    },
    {
      ask: 'Why is copying the organisation chart a poor menu?',
      answer:
        'Visitors do not know which department does what; they come with tasks. Groups should follow their goals and words.',
    },
  ],
  'usability-testing': [
    {
      ask: 'Why do five people often suffice in one round of testing, and when do they not?',
      answer:
        'Frequent problems show up within a few sessions, and several small rounds with fixes find more. Rare problems, several distinct user groups or figures to be measured need more people.',
    },
    {
      ask: 'What do you do when a participant asks you whether they should press that button?',
      answer:
        'Give the question back, such as ‘what would you do if I were not here?’, and note the hesitation. Helping would hide the problem.',
    },
    {
      ask: 'How do you write a task that does not give away the answer?',
      answer: 'Describe a situation and a goal in everyday words and avoid the words that stand on the interface.',
    },
  ],
  'interaction-design': [
    {
      ask: 'When is undo better than a question asking for confirmation?',
      answer:
        'When the action can be taken back. Undo costs nothing in the usual case, whereas people learn to click questions away without reading.',
    },
    {
      ask: 'Why check a form field when the user leaves it and not at every keystroke?',
      answer:
        'While typing, the value is naturally incomplete, so errors flash up too early. On leaving, it is finished; after an error, checking while typing helps again.',
    },
    {
      ask: 'What should an interface do within the first second after a press, if the answer takes ten?',
      answer:
        'React at once that the press was taken, prevent a second press, then show progress, with a way to leave or cancel.',
    },
  ],
}
