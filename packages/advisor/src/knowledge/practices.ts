interface Practice {
  readonly id: string
  readonly label: string
  readonly description: string
  readonly learn: string
  readonly build: string
  readonly check: string
  readonly outcomes: readonly string[]
}

/** What remains worth doing for someone who knows everything a career asks for. */
export const practices: readonly Practice[] = [
  {
    id: 'retrospective',
    label: 'Write up your hardest project',
    description:
      'Hard projects hold the lessons interviewers ask about. Writing one up finds the decisions you would make otherwise today.',
    learn: 'How to tell a project by decisions: the choice, the alternative, the result.',
    build: 'A public page of at most 1,000 words on one project, without anything confidential.',
    check: 'A colleague of that time agrees with it, and a stranger understands it.',
    outcomes: ['tell a project by its decisions and results', 'say what you would do otherwise today, and why'],
  },
  {
    id: 'mentoring',
    label: 'Mentor a beginner for a month',
    description:
      'Explaining shows what you only believed you knew. A month with one learner also proves that you can grow a team.',
    learn: 'Asking before telling, setting small goals, and giving feedback that is acted on.',
    build: 'Four weekly meetings with one learner, with a goal and a note each.',
    check: 'The learner can do something alone at the end that they could not at the start.',
    outcomes: ['help somebody learn by asking rather than telling', 'give feedback that is acted on'],
  },
  {
    id: 'talk',
    label: 'Give a technical talk',
    description: 'A talk makes you known beyond your team. A short one at a local group or at work is enough to begin.',
    learn: 'One message, an example that runs, and leaving out the rest.',
    build: 'A fifteen-minute talk with slides, given to at least five people.',
    check: 'Three listeners can repeat the message a week later.',
    outcomes: ['explain one idea to a room in fifteen minutes', 'answer questions on it without notes'],
  },
  {
    id: 'measured-improvement',
    label: 'Improve something and measure it',
    description:
      'Numbers before and after are the strongest line on a CV. You choose something slow, dear or unreliable and make it better.',
    learn: 'Choosing a measure, taking a baseline, and ruling out chance.',
    build: 'One improvement with figures from before and after, at work or in an open project.',
    check: 'Someone else repeats the measurement and gets the same result.',
    outcomes: ['show by figures that something became better through you', 'tell an effect from chance'],
  },
  {
    id: 'teaching-article',
    label: 'Publish an article that teaches',
    description: 'An article that answers a real question keeps working for you. Choose a problem that cost you a day.',
    learn: 'Writing for one reader, showing the failed attempts, and testing each example.',
    build: 'One article with an example that a reader can run or try.',
    check: 'A reader solves the problem with it and tells you where it was unclear.',
    outcomes: [
      'write so that a stranger can repeat what you did',
      'point to an article of yours when asked what you know',
    ],
  },
  {
    id: 'design-review',
    label: 'Review a design from outside your team',
    description:
      'Seeing many designs is how judgement grows. You review one and are honest about what you do not know.',
    learn: 'Asking for goals first, separating risk from taste, and ordering remarks.',
    build: 'A written review of one design, with at most five remarks in order of weight.',
    check: 'The author changed at least one thing, and would ask you again.',
    outcomes: ['find what is risky in a design before it is built', 'say it so that its author acts on it'],
  },
  {
    id: 'postings-study',
    label: 'Study thirty job postings',
    description:
      'Postings show what is asked for this year and how. You count rather than guess, and find the gap worth closing.',
    learn: 'Reading a posting for what is required, what is wished and what is noise.',
    build: 'A table of thirty postings with what they ask for and what you can prove.',
    check: 'Your CV answers the five most frequent demands with evidence.',
    outcomes: [
      'say what employers ask for this year, with counts',
      'answer the five most frequent demands with evidence',
    ],
  },
  {
    id: 'network',
    label: 'Talk to five people in the field',
    description:
      'Many openings are filled before they are published. Short, well-prepared talks open doors and correct your picture of the work.',
    learn: 'Writing a request people answer, preparing three questions, and thanking.',
    build: 'Five talks of twenty minutes, with notes.',
    check: 'One of them named another person to talk to or looked at your work.',
    outcomes: ['ask people of the field for twenty minutes and get them', 'name someone who knows your work'],
  },
  {
    id: 'senior-interviews',
    label: 'Practise interviews at the next level',
    description:
      'At the next level interviews ask for judgement: trade-offs, conflicts and failures. You practise telling yours.',
    learn: 'The rounds of senior interviews and what each looks for.',
    build: 'Eight stories on paper and three mock interviews.',
    check: 'The interviewers would have invited you to the next round, and say why.',
    outcomes: [
      'tell stories of judgement, conflict and failure in five minutes each',
      'name the trade-off behind every decision you tell',
    ],
  },
  {
    id: 'capstone',
    label: 'Lead a piece of work from idea to use',
    description:
      'Leading from question to result shows more than any certificate. Keep it small enough to finish in weeks.',
    learn: 'Setting a goal, ordering the work, deciding in the open, and ending.',
    build: 'One finished piece of work with at least one other person.',
    check: 'Someone uses the result, and you can say what changed for them.',
    outcomes: ['take a piece of work from idea to use with others', 'say what changed for the people who use it'],
  },
]
