import type { SelfChecks } from '#knowledge/types.ts'

export const qualityPracticeSelfChecks: SelfChecks = {
  'test-metrics': [
    {
      ask: 'What does 95 per cent code coverage tell you?',
      answer:
        'That these lines ran during tests, not that anything was checked. It shows what is untested; it does not show quality.',
    },
    {
      ask: 'Why should testers not be judged by the number of bugs they report?',
      answer:
        'They would report many small ones and split them, and prevention would not count. A figure used as a target stops measuring what it did.',
    },
    {
      ask: 'Which figures would you show before a release decision?',
      answer:
        'Covered and uncovered main risks, open faults by severity and trend, and how past releases did after the same state, with what is not known.',
    },
  ],
  'risk-based-testing': [
    {
      ask: 'What is the difference between a product risk and a project risk in testing?',
      answer:
        'A product risk is a possible failure of the product for its users, such as a wrong bill; a project risk endangers the work, such as a missing test system.',
    },
    {
      ask: 'Who should be in the room when product risks are collected?',
      answer:
        'People who see different harm: business, support, development, operations, testing, perhaps law. Testers alone know too little of damage and causes.',
    },
    {
      ask: 'How do you deal with a risk that is very unlikely but ruinous?',
      answer:
        'It still gets attention: test the protections, limits and recovery, even if likelihood times damage ranks it low. The owner must accept what remains.',
    },
  ],
  'quality-management': [
    {
      ask: 'What is the difference between quality assurance and quality control?',
      answer:
        'Assurance works on the process so that faults do not arise; control checks the product to find them. Testing alone is mostly control.',
    },
    {
      ask: 'What is the difference between a correction and a corrective action?',
      answer:
        'A correction mends the single fault; a corrective action removes its cause so that it does not come back, and its effect is checked.',
    },
    {
      ask: 'What does an auditor look for besides documents?',
      answer:
        'Evidence that work follows them: records, interviews, samples followed from end to end. A fine procedure nobody uses is a finding.',
    },
  ],
  'game-testing': [
    {
      ask: 'How do you report a fault that happens once in fifty jumps?',
      answer:
        'With a video, the build, seed or save file, position, frame rate and controller, how many tries, and what you changed to make it likelier.',
    },
    {
      ask: 'What is the difference between a playtest and a test by game testers?',
      answer:
        'A playtest watches players for fun, difficulty and understanding; game testers search for faults with method. Testers know too much to judge the fun.',
    },
    {
      ask: 'Why are saved games a risk at each update?',
      answer:
        'Old saves hold data of the old version. If formats or items changed, loading may fail or lose progress, so saves of earlier versions must be tested.',
    },
  ],
  'testing-ai-systems': [
    {
      ask: 'How do you test an answer that may be worded in many ways?',
      answer:
        'By properties: facts it must contain, claims it must not make, format, language and source, scored on many examples. Exact comparison fails right answers.',
    },
    {
      ask: 'What is a metamorphic test?',
      answer:
        'One changes the input in a way with a known effect, such as rewording or another name, and checks that the output keeps or changes as it should, without knowing the right answer.',
    },
    {
      ask: 'Why is a test set that developers tuned on no longer evidence?',
      answer:
        'The system has been fitted to it, so the score is too good. A set kept apart and renewed shows how it does on new cases.',
    },
  ],
  'visual-testing': [
    {
      ask: 'Why must pictures be taken in the same environment each time?',
      answer:
        'Fonts, anti-aliasing and screen density differ between systems, so every run would report differences. A fixed container or service removes them.',
    },
    {
      ask: 'How do you treat dates and adverts in a compared screen?',
      answer:
        'Freeze or fake the data and the clock, switch off animation, or mask these regions. Otherwise false alarms teach people to approve blindly.',
    },
    {
      ask: 'What should happen when a picture differs?',
      answer:
        'A person looks at old, new and difference, and either approves the new one as baseline with the change or reports a fault. Automatic acceptance makes the test pointless.',
    },
  ],
}
