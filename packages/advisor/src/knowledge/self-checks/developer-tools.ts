import type { SelfChecks } from '#knowledge/types.ts'

export const developerToolsSelfChecks: SelfChecks = {
  'development-environments': [
    {
      ask: 'Why is renaming with the editor’s refactoring safer than search and replace?',
      answer:
        'It knows the meaning: it changes every use of that one symbol and leaves other things with the same name and texts alone.',
    },
    {
      ask: 'What does a conditional breakpoint do, and when does it help?',
      answer:
        'It stops only when an expression is true, for instance at the one record of a thousand that causes the fault.',
    },
    {
      ask: 'Which editor settings belong in the repository and which do not?',
      answer:
        'Formatting, recommended extensions and launch settings that all need belong there; personal themes, keys and local paths do not.',
    },
  ],
  'package-management': [
    {
      ask: 'What does the version range ^2.3.1 allow in npm?',
      answer: 'Any version from 2.3.1 up to, but not including, 3.0.0.',
    },
    {
      ask: 'Why is the lock file of an application kept in version control?',
      answer:
        'It fixes the exact versions of all direct and indirect packages, so every machine and every build gets the same ones.',
    },
    {
      ask: 'What do you look at before you add a package by strangers?',
      answer:
        'Its need, upkeep, users, licence, open security advisories, install scripts, and what it brings along itself.',
    },
  ],
  'build-tools': [
    {
      ask: 'How does Make decide whether a target must be built again?',
      answer: 'If it does not exist or one of its prerequisites has a newer modification time.',
    },
    {
      ask: 'What does mvn package do before it makes the jar?',
      answer: 'It runs the earlier phases of the life cycle, among them compiling and the unit tests.',
    },
    {
      ask: 'Why should a build not depend on what happens to be installed on a machine?',
      answer:
        'Otherwise it works in one place and fails in another; declared, pinned tools and dependencies make it repeatable.',
    },
  ],
  'static-analysis': [
    {
      ask: 'How do you bring a strict linter into a project with thousands of old findings?',
      answer:
        'Record the old ones as a baseline, fail the build only on new findings, and reduce the baseline step by step.',
    },
    {
      ask: 'What can static analysis find that tests may miss, and what can it not find?',
      answer:
        'It sees paths no test runs, such as a missing null check; it does not know what the program is supposed to do.',
    },
    {
      ask: 'Why leave formatting to a tool?',
      answer: 'Then nobody argues about it, diffs show only real changes, and reviews can look at meaning.',
    },
  ],
  github: [
    {
      ask: 'What is the difference between a fork and a branch?',
      answer:
        'A fork is a copy of the repository under your own account, used when you may not write to the original; a branch is a line of work within one repository.',
    },
    {
      ask: 'What can a branch protection rule demand before a merge?',
      answer: 'For example reviews by others, passing checks, a branch that is up to date, and no direct pushes.',
    },
    {
      ask: 'How do you make a pull request close its issue when it is merged?',
      answer:
        'Write a closing keyword with the number in its description, such as “Fixes #42”; it takes effect on merging into the default branch.',
    },
  ],
  'ai-assisted-coding': [
    {
      ask: 'What makes a task suitable for a coding agent?',
      answer:
        'It is small and clearly described, its context is at hand, and the result can be checked by tests or by reading the diff.',
    },
    {
      ask: 'Which faults are typical of generated code?',
      answer:
        'Invented functions or packages, missed edge cases, outdated or insecure habits, duplicated logic, and tests that only confirm what the code does.',
    },
    {
      ask: 'Why may an AI assistant be tricked by a text inside a project or web page?',
      answer:
        'It reads instructions and data in one stream, so hidden instructions may steer it; limit its rights and review what it does.',
    },
  ],
  'code-documentation': [
    {
      ask: 'What should the doc comment of a public function say that its name and types do not?',
      answer: 'What it promises and requires, units, limits, errors, side effects, and what happens in special cases.',
    },
    {
      ask: 'Which comment is better deleted than kept up?',
      answer:
        'One that repeats what the code plainly says, code that was commented out, or a history that version control already holds.',
    },
    {
      ask: 'How do you keep examples in documentation from becoming wrong?',
      answer: 'Let the test run carry them out, as doctests or compiled snippets do, so that an outdated one fails.',
    },
  ],
  'performance-profiling': [
    {
      ask: 'What does the width of a bar in a flame graph mean?',
      answer:
        'The share of samples in which that function was on the call stack, so the time in it and in what it calls; the horizontal order has no meaning in time.',
    },
    {
      ask: 'Why may a loop in a naive benchmark seem to take no time at all?',
      answer:
        'The compiler sees that the result is unused and removes the work; the result must be consumed, and warm-up runs left out.',
    },
    {
      ask: 'A program is slow but the processor is almost idle. Where do you look?',
      answer:
        'At waiting: disk, network, database, locks. A profiler of processor time does not show it; measure wall-clock time or trace the calls.',
    },
  ],
}
