import type { SkillArea } from '#knowledge/types.ts'

export const jobPreparation: SkillArea = {
  locale: 'en',
  area: 'Ready for a job',
  skills: [
    {
      id: 'job-interviews',
      name: 'Job interviews',
      kind: 'practice',
      level: 1,
      hours: 15,
      prerequisites: [],
      aliases: ['interview preparation', 'interview skills', 'mock interviews', 'interview practice'],
      step: 'Practise job interviews',
      description:
        'An interview is a skill of its own: listening, asking back, and telling what you did. You practise the usual kinds until they are no longer frightening.',
      learn:
        'The usual rounds of your career, telling a project by situation, action and result, and asking good questions.',
      build: 'Five stories from your own projects, written down and told in two minutes each.',
      check:
        'In the last of three mock interviews with different people no answer runs over two minutes, and the other person can retell your best project.',
      outcomes: [
        'tell a project in two minutes',
        'answer a question you did not expect calmly',
        'ask questions that show interest in the work',
      ],
      tools: [],
    },
    {
      id: 'coding-interviews',
      name: 'Coding interviews',
      kind: 'practice',
      level: 2,
      hours: 20,
      prerequisites: ['programming-fundamentals'],
      aliases: [
        'coding interview preparation',
        'technical interview',
        'technical interview preparation',
        'coding challenges',
      ],
      step: 'Practise coding interviews',
      description:
        'In a coding interview you solve a small problem while thinking aloud. You practise understanding, asking, solving and testing under a clock, and telling your own projects.',
      learn:
        'Clarifying a task, thinking aloud, the usual patterns, testing by hand, and recovering from a wrong start.',
      build: 'Twenty timed exercises with notes on what held you up, and three project stories.',
      check:
        'In the last of three mock interviews with different people you finish the task in time, and the other person could follow every thought.',
      outcomes: ['clarify a task before you code', 'think aloud while you solve it', 'test your solution by hand'],
      tools: ['LeetCode', 'HackerRank'],
    },
    {
      id: 'job-applications',
      name: 'CV and job applications',
      kind: 'practice',
      level: 1,
      hours: 12,
      prerequisites: [],
      aliases: [
        'cv writing',
        'resume writing',
        'job applications',
        'linkedin profile',
        'resume building',
        'cover letter',
      ],
      weakAliases: ['job search'],
      step: 'Apply with a CV that shows proof',
      description:
        'A recruiter reads a CV in under a minute, so each line has to show something done. You learn to write for one job, to link to proof, and to keep track of applications.',
      learn: 'Results instead of duties, matching a posting’s words honestly, links to work, and polite follow-up.',
      build: 'A one-page CV, a profile with your milestones linked, and a list of fifteen fitting openings.',
      check: 'Two people who hire, or work in the field, have read the CV and you acted on what they said.',
      outcomes: [
        'write a one-page CV with results',
        'match an application to a posting honestly',
        'keep track of applications and follow up',
      ],
      tools: ['LinkedIn', 'Microsoft Word', 'Google Docs'],
    },
    {
      id: 'open-source',
      name: 'Open source contribution',
      kind: 'practice',
      level: 2,
      hours: 15,
      prerequisites: ['git'],
      aliases: [
        'open source contributor',
        'contributing to open source',
        'hacktoberfest',
        'open source project',
        'open source community',
      ],
      weakAliases: ['open source'],
      step: 'Contribute to an open project',
      description:
        'Public projects let you work with experienced people before anyone has hired you. You learn to find a fitting issue, follow house rules and see a change through.',
      learn: 'Reading contribution guides, choosing an issue, running a foreign project, and discussing in public.',
      build: 'One merged contribution: a fix, a test or a page of documentation.',
      check: 'The merged change is linked from your profile and you can tell its story in two minutes.',
      outcomes: [
        'find an issue that fits your level',
        'run and change a project you did not write',
        'see a change through review',
      ],
      tools: ['GitHub', 'Git'],
    },
    {
      id: 'technical-writing',
      name: 'Technical writing',
      kind: 'soft',
      level: 1,
      hours: 12,
      prerequisites: [],
      aliases: [
        'technical documentation',
        'documentation writing',
        'writing documentation',
        'user manuals',
        'software documentation',
      ],
      step: 'Write documentation people use',
      description:
        'A good page of documentation answers a question in the order the reader has it. You learn to write guides, references and decision notes that stay true.',
      learn:
        'Readers and their questions, tutorials against references, short sentences, examples, and keeping pages current.',
      build: 'A README and a how-to guide for one of your projects.',
      check: 'A stranger sets your project up from the guide alone, while you watch in silence.',
      outcomes: [
        'write a guide a stranger can follow',
        'choose between tutorial, guide and reference',
        'keep pages true as the product changes',
      ],
      tools: ['Markdown', 'Confluence'],
    },
  ],
}
