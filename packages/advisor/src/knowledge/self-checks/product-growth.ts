import type { SelfChecks } from '#knowledge/types.ts'

export const productGrowthSelfChecks: SelfChecks = {
  okrs: [
    {
      ask: 'Why is ‘launch the new app’ a poor key result?',
      answer:
        'It is a task that can be done without any benefit. A result measures the change, such as the share of orders made without calling.',
    },
    {
      ask: 'What do you learn if all key results are always reached in full?',
      answer: 'That they were set too low or counted kindly. They no longer stretch or teach anything.',
    },
    {
      ask: 'Why should OKRs not decide on people’s pay?',
      answer: 'Then people set safe goals and colour figures, and the tool no longer shows the truth needed to learn.',
    },
  ],
  pricing: [
    {
      ask: 'Why is cost plus a margin a weak way to price software?',
      answer:
        'Cost per copy is near zero, and customers pay for what it is worth to them compared with their next best way. Cost sets only the lower bound.',
    },
    {
      ask: 'What is a good unit to charge for?',
      answer:
        'One that grows with the value the customer gets, is understood and can be foreseen, such as orders handled. A unit that punishes use keeps people away.',
    },
    {
      ask: 'How do you raise prices without losing trust?',
      answer:
        'Give notice and reasons, protect existing customers for a time, link it to added value, and try it on new customers first.',
    },
  ],
  'business-models': [
    {
      ask: 'A customer costs 900 rupees to win and brings a margin of 150 a month. When does it pay?',
      answer:
        'After six months, if they stay. If most leave after four, each new customer loses money, and growth makes it worse.',
    },
    {
      ask: 'Why is a marketplace hard to start?',
      answer:
        'Each side comes only if the other is there. One begins narrow, with one place or kind of goods, and often brings in one side by hand.',
    },
    {
      ask: 'What is the difference between revenue and contribution margin of one order?',
      answer:
        'From revenue one takes off all cost that this order causes: goods, delivery, payment fees, support. Only what is left helps to pay fixed cost.',
    },
  ],
  'minimum-viable-product': [
    {
      ask: 'What is the difference between an MVP and a cheap first version?',
      answer:
        'An MVP is chosen to answer a question about users and has a result that would stop the idea. A cheap version is just less of the same plan.',
    },
    {
      ask: 'Which quality must not be left out even in the smallest version?',
      answer:
        'Whatever could harm people or trust: safety, honest promises, personal data, money. The one core task must also truly work.',
    },
    {
      ask: 'Why write down the stop line before you start?',
      answer:
        'Afterwards everyone finds reasons why a poor result was good. A line set beforehand makes the decision honest.',
    },
  ],
  growth: [
    {
      ask: 'Why mend retention before buying adverts?',
      answer:
        'If people do not stay, paid visitors run through like water in a sieve. Better retention raises the worth of every later visitor.',
    },
    {
      ask: 'How do you find a product’s moment of first value?',
      answer:
        'Compare what people who stayed did in their first days with those who left, check it in interviews, and test whether helping newcomers there raises retention.',
    },
    {
      ask: 'What is wrong with a pop-up that raises sign-ups but is hard to close?',
      answer:
        'The figure rises through pressure; quality, trust and later retention fall. Guardrail figures and interviews show the damage.',
    },
  ],
  'process-modelling': [
    {
      ask: 'What is the difference between an exclusive and a parallel gateway in BPMN?',
      answer:
        'At an exclusive gateway exactly one path is taken by a condition; a parallel gateway starts all paths, and the joining one waits for all of them.',
    },
    {
      ask: 'Why does the handbook not suffice to draw a process as it is?',
      answer:
        'Work differs from rules: exceptions, lists on the side and phone calls are not in it. Only watching and asking those who do it shows them.',
    },
    {
      ask: 'Where do you look first to make a process faster?',
      answer:
        'At waiting and hand-overs, since work often lies most of the time, then at loops of correction. Doing single steps faster gains little.',
    },
  ],
  'business-cases': [
    {
      ask: 'Why must ‘do nothing’ be one of the options?',
      answer:
        'It is the yardstick. Doing nothing has cost and risk too, and without it one cannot see whether any option is worth its effort.',
    },
    {
      ask: 'What does net present value take into account that payback time does not?',
      answer:
        'That money later is worth less than money today, and all the money after payback. Payback only says when the outlay is recovered.',
    },
    {
      ask: 'How do you treat benefits that cannot be put into money?',
      answer:
        'Name and measure them in their own unit, say how sure they are and whom they help, and show whether the choice holds without them.',
    },
  ],
}
