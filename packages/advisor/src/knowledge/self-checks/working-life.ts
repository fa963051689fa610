import type { SelfChecks } from '#knowledge/types.ts'

export const workingLifeSelfChecks: SelfChecks = {
  'learning-how-to-learn': [
    {
      ask: 'Why does testing yourself teach more than reading the page again?',
      answer:
        'Recalling strengthens the memory and shows what is missing, while rereading only makes the text feel familiar.',
    },
    {
      ask: 'How do you space repetitions of something new?',
      answer:
        'Recall it after about a day, then after growing gaps such as three days, a week and a month, sooner again if you fail.',
    },
    {
      ask: 'How do you notice that a tutorial has taught you nothing?',
      answer:
        'You cannot rebuild its result with a blank page and a small change, or explain why each step was needed.',
    },
  ],
  'professional-networking': [
    {
      ask: 'How do you ask a stranger for a conversation so that they may say yes?',
      answer:
        'In a few lines: who you are, why them in particular, one clear question, twenty minutes at their convenience, and easy to refuse.',
    },
    {
      ask: 'How do you give something back when you are a beginner?',
      answer:
        'Report what you did with their advice, share a useful find, test something they made, or help at an event.',
    },
    {
      ask: 'When may you ask for a referral?',
      answer:
        'When the person knows your work well enough to speak for it and a fitting opening exists; send the posting and a few lines they can use.',
    },
  ],
  freelancing: [
    {
      ask: 'How do you find the lowest hourly rate you can live on?',
      answer:
        'Add living costs, taxes, savings, tools and unpaid time, and divide by the hours you can really bill, often little more than half.',
    },
    {
      ask: 'A client asks for “just one more thing”. What do you do?',
      answer:
        'Compare it with the written scope; if it is new, name price and time in writing and begin after they agree.',
    },
    {
      ask: 'Why ask for a deposit and payments by stage?',
      answer: 'They share the risk, show that the client means it, and limit what you lose if the project stops.',
    },
  ],
  'remote-work': [
    {
      ask: 'What should a message hold so that a colleague eight hours away can act on it?',
      answer:
        'The context, what you tried, the exact question or decision with your proposal, links, and what you will do if no answer comes.',
    },
    {
      ask: 'When is a call better than writing?',
      answer:
        'For disagreement, feelings, or a tangle after several rounds of messages; afterwards write down what was decided.',
    },
    {
      ask: 'How do you keep trust when nobody sees you work?',
      answer: 'By visible results and short regular updates, promises kept, and early word when something slips.',
    },
  ],
  'salary-negotiation': [
    {
      ask: 'How do you answer when asked for your expected pay early on?',
      answer:
        'Ask for the range of the role, or name a range from research whose lower end you would accept, and say that it depends on the whole offer.',
    },
    {
      ask: 'Which parts of an offer besides basic pay should you compare?',
      answer:
        'Variable pay and its conditions, provident fund and insurance, hours, notice period or bond, leave, learning, and the chance of a rise.',
    },
    {
      ask: 'How do you ask for more after an offer without spoiling it?',
      answer:
        'Thank them, say that you want the job, name one figure with a reason such as the market or another offer, and wait for the answer.',
    },
  ],
}
