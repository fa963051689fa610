import type { SelfChecks } from '#knowledge/types.ts'

export const productDeliverySelfChecks: SelfChecks = {
  scrum: [
    {
      ask: 'What happens to work that does not meet the definition of done at the end of a sprint?',
      answer:
        'It is not counted or shown as done, goes back to the backlog and is ordered anew. Counting it half would hide the true state.',
    },
    {
      ask: 'What is a sprint goal good for if there is a list of items anyway?',
      answer:
        'It gives one reason to work together and lets the team trade items when something unexpected turns up, without losing the aim.',
    },
    {
      ask: 'How do you notice that a daily meeting has become a report to the boss?',
      answer:
        'People speak to one person, list activities and nothing changes afterwards. It should be the developers re-planning the day towards the sprint goal.',
    },
  ],
  kanban: [
    {
      ask: 'Why does a limit on work in progress shorten waiting?',
      answer:
        'Time in a process grows with the amount in it at a given rate of finishing. Less begun at once means each thing is finished sooner and jams are seen.',
    },
    {
      ask: 'What should a team do when the column ‘in test’ is full?',
      answer:
        'Not start anything new but help to get something out of it. If it is full again and again, the bottleneck is there and the way of working must change.',
    },
    {
      ask: 'How do you answer ‘when will it be done?’ with cycle times?',
      answer:
        'With a percentile of past times for such work, such as ‘85 of 100 were done within nine days’, instead of one guessed date.',
    },
  ],
  'issue-tracking': [
    {
      ask: 'What makes an issue’s title useful in a list of three hundred?',
      answer:
        'It names the object and the problem or result, so that it can be found and understood without opening: ‘Refund fails for gift cards’ and not ‘Bug’.',
    },
    {
      ask: 'When do you link two issues instead of writing a comment?',
      answer:
        'When one blocks, duplicates or causes the other. Links can be searched and shown on boards; a comment is lost in the text.',
    },
    {
      ask: 'Why does a workflow with fourteen statuses usually fail?',
      answer:
        'People do not keep it up to date, so reports are wrong. Statuses should mirror real hand-overs that somebody acts on.',
    },
  ],
  'backlog-management': [
    {
      ask: 'How do you decide which items to refine next?',
      answer:
        'Those that could start within the next one or two sprints, and uncertain ones with large effect. Refining far-off items is work that will be thrown away.',
    },
    {
      ask: 'What do you do with a request that has lain in the backlog for two years?',
      answer: 'Close it with a short reason. If it matters, it will come again with fresh evidence.',
    },
    {
      ask: 'Why should bugs and technical work stand in the same order as features?',
      answer: 'They compete for the same time. A separate list hides the choice, and one side is starved.',
    },
  ],
  'product-requirements': [
    {
      ask: 'How do you write ‘the app must be fast’ as a requirement?',
      answer:
        'As a figure under a condition: for instance results show within two seconds for 95 of 100 searches on a mid-range phone over 4G.',
    },
    {
      ask: 'Why list what is not part of the work?',
      answer:
        'Readers fill gaps with their own expectations. Named exclusions settle the talk before building and protect the plan.',
    },
    {
      ask: 'What is a decision table useful for in a specification?',
      answer:
        'It shows each combination of conditions with its result, so missing and contradicting rules become visible where prose would hide them.',
    },
  ],
  'technical-basics-for-product': [
    {
      ask: 'What happens, roughly, between tapping ‘order’ and seeing the confirmation?',
      answer:
        'The app sends a request to an API; a server checks who you are and the rules, writes to a database, perhaps calls a payment service, and answers; the app shows the result or an error.',
    },
    {
      ask: 'Why may adding one field to a form cost two weeks?',
      answer:
        'The value must also be stored, checked, migrated, passed through APIs to other systems and reports, tested, translated and covered by privacy rules.',
    },
    {
      ask: 'What is technical debt, and when is it sensible to take it on?',
      answer:
        'A quick solution that makes each later change dearer. It is sensible when learning or a deadline is worth more than the interest, and a plan exists to pay it back.',
    },
  ],
  'ai-products': [
    {
      ask: 'When is a rule better than a model?',
      answer:
        'When the logic is known and stable, errors are costly, decisions must be explained or there is too little data. Rules are cheaper, testable and predictable.',
    },
    {
      ask: 'How do you judge quality before launch when answers are free text?',
      answer:
        'With a set of realistic inputs, a scoring guide and people or a checked model as judges, giving error rates by kind and group, and a line that must be met.',
    },
    {
      ask: 'How do you design for the moment when the model is wrong?',
      answer:
        'Show sources or confidence, let people correct or undo, keep risky actions behind a person, offer a way without the model, and record mistakes to learn from.',
    },
  ],
  'enterprise-software': [
    {
      ask: 'Why do consultants advise ‘standard before custom’ in an ERP project?',
      answer:
        'Custom code must be built, tested and carried through every upgrade. Often adapting the process is cheaper than bending the system.',
    },
    {
      ask: 'What is the difference between master data and a document in such a system?',
      answer:
        'Master data, such as customers and materials, lasts and is used again and again; a document, such as an order or invoice, records one event and refers to it.',
    },
    {
      ask: 'What follows when goods are received in an ERP but the purchase order was wrong?',
      answer:
        'Stock and the accounts already carry the wrong record, so the invoice check fails later. One must reverse or correct by a new document, since booked records are not simply deleted.',
    },
  ],
}
