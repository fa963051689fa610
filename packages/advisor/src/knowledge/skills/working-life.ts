import type { SkillArea } from '#knowledge/types.ts'

export const workingLife: SkillArea = {
  locale: 'en',
  area: 'Working life',
  skills: [
    {
      id: 'learning-how-to-learn',
      name: 'Learning how to learn',
      kind: 'soft',
      level: 1,
      hours: 10,
      prerequisites: [],
      aliases: ['learning to learn', 'study skill', 'spaced repetition', 'active recall', 'self directed learning'],
      weakAliases: ['continuous learning', 'lifelong learning', 'self study', 'growth mindset'],
      step: 'Learn in a way that stays',
      description:
        'Reading and watching feel like learning, but most of it is gone in a week. Recalling, spacing and making something keep it, and a trade that changes each year asks for that all your life.',
      learn:
        'Recalling before looking, spaced repetition, small projects, explaining to others, choosing sources, and planning a week you can keep.',
      build:
        'A four-week plan with daily recall questions and a diary of what you could still answer after seven days.',
      check: 'A week after a topic you explain it for two minutes without notes.',
      outcomes: [
        'plan study you can keep to',
        'test yourself instead of rereading',
        'judge whether a source is worth your time',
      ],
      tools: ['Anki'],
    },
    {
      id: 'professional-networking',
      name: 'Professional networking',
      kind: 'soft',
      level: 1,
      hours: 12,
      prerequisites: [],
      aliases: [
        'tech meetup',
        'tech community',
        'linkedin networking',
        'personal branding',
        'networking event',
        'finding a mentor',
        'informational interview',
        'building a professional network',
      ],
      step: 'Get to know people of the trade',
      description:
        'Many openings are filled by somebody who knew somebody. You learn to meet people by being useful and curious, which also works for the shy.',
      learn:
        'Meetups and online communities, a short introduction, asking good questions, helping first, staying in touch, and asking for a referral.',
      build: 'Talk with five people who do the job you want, twenty minutes each, and write down what surprised you.',
      check: 'A month later two of them have answered a further question, and you have given each something back.',
      outcomes: [
        'introduce yourself and your work in a minute',
        'ask a stranger for a conversation',
        'keep contacts alive without begging',
      ],
      tools: ['LinkedIn', 'Meetup'],
    },
    {
      id: 'freelancing',
      name: 'Freelancing',
      kind: 'practice',
      level: 2,
      hours: 20,
      prerequisites: [],
      aliases: [
        'freelance',
        'freelancer',
        'freelance work',
        'upwork',
        'fiverr',
        'independent contractor',
        'client proposal',
      ],
      weakAliases: ['self employed'],
      step: 'Find and finish paid work of your own',
      description:
        'Freelancers sell a result to a stranger and carry the risk themselves. You learn to agree on what is to be done, to set a price that feeds you, and to get paid.',
      learn:
        'Choosing an offer, proposals, scope and changes in writing, prices, deposits and invoices, taxes in your country, and difficult clients.',
      build:
        'An offer page, one proposal for a real request, and a one-page agreement with scope, price, dates and payments.',
      check: 'Somebody who freelances reads the agreement and finds no gap through which unpaid work could creep in.',
      outcomes: [
        'write a proposal with a clear scope',
        'set a price and explain it',
        'handle changes and late payment',
      ],
      tools: ['Upwork', 'Fiverr'],
    },
    {
      id: 'remote-work',
      name: 'Remote work',
      kind: 'soft',
      level: 1,
      hours: 10,
      prerequisites: [],
      aliases: [
        'work remotely',
        'working remotely',
        'work from home',
        'working from home',
        'remote job',
        'remote team',
        'distributed team',
        'asynchronous communication',
        'virtual team',
      ],
      step: 'Work well with people far away',
      description:
        'In a team spread over time zones, what is not written down did not happen. You learn to write so that others can go on without you, and to keep your own hours.',
      learn:
        'Clear written updates, asking so that one answer is enough, meetings across time zones, a reliable place and connection, and an end to the day.',
      build: 'One week of daily written updates on a project with somebody in another place, and no meeting.',
      check: 'Your partner never waited half a day for something that your message could have said.',
      outcomes: ['write updates others can act on', 'plan work across time zones', 'guard your time and attention'],
      tools: ['Slack', 'Microsoft Teams', 'Zoom'],
    },
    {
      id: 'salary-negotiation',
      name: 'Salary negotiation',
      kind: 'soft',
      level: 1,
      hours: 10,
      prerequisites: [],
      aliases: [
        'negotiate salary',
        'offer negotiation',
        'negotiating salary',
        'evaluating offers',
        'compensation negotiation',
        'negotiating an offer',
      ],
      weakAliases: ['job offer', 'pay rise'],
      step: 'Talk about pay without fear',
      description:
        'The first offer is often not the last, and a polite question rarely costs it. You learn to know your worth in your market, to weigh the whole offer, and to ask.',
      learn:
        'Finding pay ranges, fixed and variable pay, notice periods, bonds and allowances, answering the question of expected pay, and practising aloud.',
      build:
        'A comparison of two offers, real or invented, with pay, learning, hours and terms, and the sentence with which you would ask for more.',
      check: 'In a mock talk you name a number with a reason and then stay silent until the other speaks.',
      outcomes: [
        'find a fair range for a role in your city',
        'compare offers as a whole',
        'ask for more with a reason',
      ],
      tools: ['Glassdoor', 'LinkedIn'],
    },
  ],
}
