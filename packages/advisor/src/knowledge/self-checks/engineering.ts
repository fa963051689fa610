import type { SelfChecks } from '#knowledge/types.ts'

export const engineeringSelfChecks: SelfChecks = {
  'command-line': [
    {
      ask: 'What does the pipe do in ps aux | grep java?',
      answer: 'It passes the output of ps on as input to grep, which prints only the lines that contain java.',
    },
    {
      ask: 'What is the difference between > and >> when you redirect output?',
      answer: '> replaces the file’s content, >> appends to it.',
    },
    {
      ask: 'How would you find all files over 100 MB beneath a folder?',
      answer: 'With find, for example find . -type f -size +100M, perhaps passed on to ls or du for the sizes.',
    },
  ],
  git: [
    {
      ask: 'How do merge and rebase differ in the history they leave?',
      answer:
        'Merge joins two lines with a commit that has two parents and keeps them as they were; rebase writes your commits anew on top of the other branch, so history is straight.',
    },
    {
      ask: 'You committed to main instead of a branch and have not pushed. How do you put it right?',
      answer:
        'Create a branch at the present commit, then move main back, for instance with git branch topic and git reset --keep origin/main.',
    },
    {
      ask: 'Why use git revert rather than git reset for a faulty commit that others already have?',
      answer:
        'Revert adds a commit that undoes it and leaves the shared history intact; reset rewrites history and clashes with everyone’s copies.',
    },
  ],
  'code-review': [
    {
      ask: 'What should the description of a change tell a reviewer?',
      answer:
        'Why it is needed, what was chosen and left out, how it was tested, and where to look closely; the diff itself shows what changed.',
    },
    {
      ask: 'Why do small changes get better reviews than large ones?',
      answer:
        'A reviewer can hold them in mind and imagine the cases; in a large diff attention fades and faults slip through.',
    },
    {
      ask: 'How do you comment on code you would have written differently but which is correct?',
      answer:
        'Mark it as an optional suggestion with a reason or leave it; block only for faults, unclear code or agreed rules.',
    },
  ],
  debugging: [
    {
      ask: 'How does git bisect find the commit that brought in a fault?',
      answer:
        'By binary search: you mark a good and a bad commit, and it offers the middle one to test until one commit remains.',
    },
    {
      ask: 'What is the first thing you do with a fault somebody reports?',
      answer: 'Reproduce it reliably with the smallest input that still shows it, so that every guess can be tested.',
    },
    {
      ask: 'Why write a failing test before you mend a fault?',
      answer:
        'It proves that you have understood the cause, shows that the fix works, and keeps the fault from coming back.',
    },
  ],
  'unit-testing': [
    {
      ask: 'How do a stub and a mock differ?',
      answer: 'A stub supplies prepared answers; a mock also checks that certain calls were made as expected.',
    },
    {
      ask: 'Why is full line coverage no proof that code is well tested?',
      answer: 'A line can run without its result being checked, and missing cases or inputs do not show in coverage.',
    },
    {
      ask: 'How do you test a function that depends on the present date?',
      answer: 'Pass the date or a clock in as a parameter, so the test can give it a fixed moment.',
    },
  ],
  agile: [
    {
      ask: 'What is a retrospective for, and how does it differ from a review?',
      answer:
        'The review looks at the product with those it is for; the retrospective looks at how the team works and chooses something to improve.',
    },
    {
      ask: 'Why does Kanban limit work in progress?',
      answer: 'Fewer things at once are finished sooner, and a full column shows at once where work is stuck.',
    },
    {
      ask: 'What goes wrong without a definition of done?',
      answer:
        'Everyone means something else by done, so unfinished testing or documentation piles up and progress looks better than it is.',
    },
  ],
  'requirements-analysis': [
    {
      ask: 'How do you turn “the system must be fast” into a requirement?',
      answer:
        'With a measure, a condition and a limit, such as: 95 of 100 searches answer within one second with 200 users at work.',
    },
    {
      ask: 'A user asks for an export button. What do you ask?',
      answer:
        'What they do with the export, how often and for whom; the need may be a report or a link to another system.',
    },
    {
      ask: 'How do you find cases nobody mentioned?',
      answer:
        'Walk through examples with odd inputs: nothing, too much, cancelled, late, twice, not allowed; and ask the people who handle complaints.',
    },
  ],
  'continuous-integration': [
    {
      ask: 'How do continuous delivery and continuous deployment differ?',
      answer:
        'With delivery each change that passes could be released by a decision; with deployment it goes live without one.',
    },
    {
      ask: 'Why build the artefact once and carry it through all environments?',
      answer:
        'So that what was tested is exactly what is released; a new build may pick up other dependencies or settings.',
    },
    {
      ask: 'How should a pipeline get the password of a database?',
      answer:
        'From the secret store of the CI system at run time, never from the repository, masked in logs and limited to the jobs that need it.',
    },
  ],
  'system-design': [
    {
      ask: 'About how many requests per second are ten million a day, and why plan for more?',
      answer:
        'About 116 on average; peaks are often several times higher, so plan for perhaps five hundred to a thousand.',
    },
    {
      ask: 'What do read replicas help with, and what do they not?',
      answer: 'They spread reads over several machines; writes still go to the primary, and a replica may lag behind.',
    },
    {
      ask: 'Why put a queue between a web request and slow work such as sending mail?',
      answer:
        'The request answers at once, peaks are evened out, and failed work can be repeated without the user waiting.',
    },
  ],
  'mobile-development': [
    {
      ask: 'Why may a phone app lose what a user typed when they take a call?',
      answer:
        'The system may end an app in the background to free memory, so state must be saved when the app leaves the foreground and restored later.',
    },
    {
      ask: 'How should an app behave that needs the network and has none?',
      answer:
        'Show stored data and say how old it is, keep the user’s changes locally, and send them when the network returns.',
    },
    {
      ask: 'When should an app ask for a permission such as location?',
      answer:
        'At the moment the user does something that needs it, with the reason, and it must still work in a reduced way when refused.',
    },
  ],
}
