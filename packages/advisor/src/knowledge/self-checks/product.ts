import type { SelfChecks } from '#knowledge/types.ts'

export const productSelfChecks: SelfChecks = {
  'product-management': [
    {
      ask: 'What is the difference between an output and an outcome?',
      answer:
        'An output is what was shipped, such as a feature. An outcome is the change in what people do or in the business, and only that shows whether the output was worth it.',
    },
    {
      ask: 'How does the work of a product manager differ from that of a project manager?',
      answer:
        'The product manager answers for what is worth building and for its result over the product’s life; the project manager for reaching an agreed aim in time, scope and budget.',
    },
    {
      ask: 'What do you ask when a manager hands you a finished feature idea?',
      answer:
        'Which problem it solves for whom, how we know that, what happens without it and how we would see success. Then other solutions can be compared.',
    },
  ],
  'market-research': [
    {
      ask: 'How do you size a market from below?',
      answer:
        'Count the customers you could reach, times how many would buy, times what they pay in a year, each with a source or a small test. A share of a huge total is no estimate.',
    },
    {
      ask: 'Who are your competitors if no product like yours exists?',
      answer:
        'Whatever people use today: a spreadsheet, a cousin, a paper form or doing nothing. These set the price and the habits you must beat.',
    },
    {
      ask: 'How do you judge a market figure found in a blog post?',
      answer:
        'Look for the first source, its date, method and interest, what is counted, and whether a second independent way gives the same order of size.',
    },
  ],
  'product-discovery': [
    {
      ask: 'Which assumption of an idea do you test first?',
      answer:
        'The one that would kill the idea if wrong and about which you know least. Whether people want it usually comes before whether it can be built.',
    },
    {
      ask: 'How can you test demand without building the product?',
      answer:
        'With a page that takes sign-ups or payments, by doing the service by hand for a few, with a fake entry in an existing product, or by pre-orders.',
    },
    {
      ask: 'Why is ‘users said they liked it’ weak evidence?',
      answer: 'Liking costs nothing. Time, money, data or a changed habit show whether the need is real.',
    },
  ],
  'user-stories': [
    {
      ask: 'What belongs into a good acceptance criterion?',
      answer:
        'A situation, an action and a result that can be observed, best with concrete values. It says what must hold, not how it is built.',
    },
    {
      ask: 'How do you split a story that is too large?',
      answer:
        'Along the user’s path, rules, kinds of data or simple before full, so that each slice works end to end. Splitting by layers gives parts nobody can use.',
    },
    {
      ask: 'Why is a story map better than a flat list for planning a first release?',
      answer:
        'It shows the user’s activities from left to right and variants below, so a release can be cut as a thin row that still covers the whole journey.',
    },
  ],
  'product-roadmapping': [
    {
      ask: 'Why do many teams drop dates beyond the near future from their roadmap?',
      answer:
        'Far dates rest on guesses and are read as promises. Problems in now, next and later keep the direction and leave room to learn.',
    },
    {
      ask: 'How do you answer a salesperson who asks for a feature on the roadmap by March?',
      answer:
        'Ask for the customer’s problem and its size, compare it with what is planned, say what would have to give way, and decide with reasons in the open.',
    },
    {
      ask: 'What does a roadmap item need besides a title?',
      answer: 'The problem, whom it concerns, the figure that should move, how sure we are, and what it depends on.',
    },
  ],
  prioritisation: [
    {
      ask: 'What is the weakness of a RICE score?',
      answer:
        'Its inputs are guesses multiplied with each other, so the result looks exact and is not. It helps to compare and to talk, not to decide by the second decimal.',
    },
    {
      ask: 'What does ‘cost of delay’ add to comparing value and effort?',
      answer:
        'It asks what each week of waiting costs. Something of less value but with a deadline or fast-growing damage may come first.',
    },
    {
      ask: 'How do you tell someone that their wish comes last?',
      answer:
        'Say it early, show the criteria and what comes before it and why, what would change the order, and give no false hope.',
    },
  ],
  'product-analytics': [
    {
      ask: 'Registrations rise by 30 per cent but weekly active users stay flat. What do you look at?',
      answer:
        'Cohorts: whether new people reach first value and come back, where they come from, and whether the extra ones are the wrong audience or old ones leave.',
    },
    {
      ask: 'What is a guardrail metric for?',
      answer:
        'It shows damage while you push another figure, such as complaints or cancellations while you raise sign-ups.',
    },
    {
      ask: 'Why is an average session time a poor goal for a help page?',
      answer:
        'Longer may mean lost. The goal is a solved problem, so measure whether people found the answer and did not write to support.',
    },
  ],
  'product-strategy': [
    {
      ask: 'How can you tell a strategy from a list of goals?',
      answer:
        'A strategy names the obstacle, a choice of how to overcome it and actions that fit together, and it rules things out. Goals only say where one would like to be.',
    },
    {
      ask: 'What does it mean that a strategy must exclude something?',
      answer:
        'If no reasonable idea is turned down by it, it does not guide decisions. Saying whom one does not serve frees effort for those one does.',
    },
    {
      ask: 'How would you test whether your strategy is understood?',
      answer:
        'Give people who read it a few real decisions and see whether they decide alike and with reasons from the text.',
    },
  ],
  'go-to-market': [
    {
      ask: 'How do you find the first twenty users of a product for small shops?',
      answer:
        'Go where they are: visit, call, use their associations and groups, help by hand, and ask each for the next one. Adverts come later.',
    },
    {
      ask: 'What does a positioning statement have to answer?',
      answer: 'For whom it is, what they use today, what is better about this for them and why they should believe it.',
    },
    {
      ask: 'What do you watch in the two weeks after a launch?',
      answer:
        'Whether people reach first value, come back and what they ask support; where they came from; and interviews with those who left.',
    },
  ],
}
