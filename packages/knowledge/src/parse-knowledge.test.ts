import { describe, expect, it } from 'vitest'
import { knowledgeFolder, readKnowledge } from '#load.ts'
import { parseKnowledge } from '#parse-knowledge.ts'

/** A mistake made in the real files: some text becomes another, and the line that must be named holds `line`. */
interface Mistake {
  readonly title: string
  readonly file: string
  readonly from: string
  readonly to: string
  readonly line: string
  readonly message: string
  /** Where a file is named that the mistake was not made in. */
  readonly foundIn?: string
}

const mistakesOfOneFile: Mistake[] = [
  {
    title: 'YAML that cannot be read',
    file: 'skills/rust.yaml',
    from: 'kind: ',
    to: 'kind: [',
    line: 'level: ',
    message: 'Flow sequence in block collection',
  },
  {
    title: 'too few hours',
    file: 'skills/swift.yaml',
    from: 'hours: ',
    to: 'hours: 9 #',
    line: 'hours: ',
    message: 'hours: Too small: expected number to be >=10',
  },
  {
    title: 'a misspelled key',
    file: 'skills/git.yaml',
    from: 'outcomes:',
    to: 'outcome: []\noutcomes:',
    line: 'outcome: []',
    message: 'file: Unrecognized key: "outcome"',
  },
  {
    title: 'a key written twice',
    file: 'skills/go.yaml',
    from: 'hours: ',
    to: 'hours: 20\nhours: ',
    line: 'hours: 45',
    message: 'Map keys must be unique',
  },
  {
    title: 'too few self-checks',
    file: 'skills/sql.yaml',
    from: 'selfChecks:',
    to: 'selfChecks: []\nother:',
    line: 'selfChecks: []',
    message: 'selfChecks: Too small: expected array to have >=3 items',
  },
  {
    title: 'a phase without milestone',
    file: 'careers/qa-engineer.yaml',
    from: '    milestone:',
    to: '    goal:',
    line: '  foundation:',
    message: 'phases.foundation.milestone: Invalid input',
  },
  {
    title: 'an unknown career',
    file: 'careers/cloud-engineer.yaml',
    from: 'related:\n  - id: ',
    to: 'related:\n  - id: x',
    line: '  - id: x',
    message: 'related.0.id: Invalid option',
  },
  {
    title: 'an address that a browser would run',
    file: 'skills/http.yaml',
    from: 'url: https://developer',
    to: 'url: javascript:alert(1)#',
    line: 'url: javascript',
    message: 'materials.0.url: Invalid URL',
  },
  {
    title: 'a strange language',
    file: 'skills/git.yaml',
    from: 'language: en',
    to: 'language: latin',
    line: 'language: latin',
    message: 'materials.0.language: Invalid option',
  },
  {
    title: 'material without hours',
    file: 'skills/sql.yaml',
    from: '    hours: ',
    to: '    hours: 0 #',
    line: 'hours: 0',
    message: 'materials.0.hours: Too small',
  },
]

const contradictions: Mistake[] = [
  {
    title: 'an unknown prerequisite',
    file: 'skills/react.yaml',
    from: 'prerequisites:',
    to: 'prerequisites:\n  - quantum',
    line: '  - quantum',
    message: 'There is no skill quantum',
  },
  {
    title: 'prerequisites in a cycle',
    file: 'skills/html.yaml',
    from: 'prerequisites: []',
    to: 'prerequisites:\n  - css',
    line: '  - html',
    message: 'Prerequisites in a cycle: html > css > html',
    foundIn: 'skills/css.yaml',
  },
  {
    title: 'a title on the way with a skill of another career',
    file: 'careers/qa-engineer.yaml',
    from: '    skills:\n      - testing-fundamentals\n',
    to: '    skills:\n      - react\n',
    line: '      - react',
    message: 'The career doesn’t teach the skill react',
  },
  {
    title: 'a name of two titles on the way',
    file: 'careers/it-support-specialist.yaml',
    from: '      - desktop engineer\n',
    to: '      - help desk technician\n',
    line: '  - id: desktop-support-engineer',
    message: "'help desk technician' stands for two titles",
  },
  {
    title: 'an alias of two skills',
    file: 'skills/rust.yaml',
    from: 'aliases:',
    to: 'aliases:\n  - Reactjs',
    line: '  - Reactjs',
    message: "'Reactjs' is a name of the skill react too",
  },
  {
    title: 'an unknown skill of a career',
    file: 'careers/qa-engineer.yaml',
    from: '      sql: 2',
    to: '      sql: 2\n      sequel: 2',
    line: '      sequel: 2',
    message: 'There is no skill sequel',
  },
  {
    title: 'a skill in two phases',
    file: 'careers/qa-engineer.yaml',
    from: '      docker: 1',
    to: '      docker: 1\n      http: 1',
    line: '      http: 1',
    message: 'The skill http is listed twice',
  },
  {
    title: 'an alternative to nothing',
    file: 'careers/qa-engineer.yaml',
    from: 'alternatives:',
    to: 'alternatives:\n  rust:\n    - go',
    line: '  rust:',
    message: 'No phase lists the skill rust',
  },
  {
    title: 'a title of two careers',
    file: 'careers/cloud-engineer.yaml',
    from: 'titles:',
    to: 'titles:\n  - Data scientist',
    line: '- Data scientist',
    message: "'Data scientist' is a title of data-scientist too",
  },
  {
    title: 'a title written twice',
    file: 'careers/qa-engineer.yaml',
    from: 'titles:',
    to: 'titles:\n  - qa engineer',
    line: '  - qa engineer',
    message: "'qa engineer' is written twice",
  },
  {
    title: 'an unknown occupation',
    file: 'careers/qa-engineer.yaml',
    from: 'occupations:',
    to: 'occupations:\n  - 99-9999.99',
    line: '  - 99-9999.99',
    message: 'There is no occupation 99-9999.99 in occupations.json',
  },
  {
    title: 'an example of two intents',
    file: 'intents/quiz.yaml',
    from: '    - quiz me',
    to: '    - How far have i come?\n    - quiz me',
    line: '    - How far have i come?',
    message: 'is written in intents/road.yaml already',
  },
  {
    title: 'a skill listed twice',
    file: 'knowledge.yaml',
    from: '          - python',
    to: '          - python\n          - html',
    line: '          - html',
    message: 'The skill html is listed twice',
  },
  {
    title: 'a skill that is not there',
    file: 'knowledge.yaml',
    from: '          - java\n',
    to: '          - java\n          - quantum\n',
    line: '          - quantum',
    message: 'There is no skill quantum',
  },
]

const mistakesOfMaterials: Mistake[] = [
  {
    title: 'a title of one skill twice',
    file: 'skills/graphql.yaml',
    from: 'title: "Full Stack Open, part 8: GraphQL"',
    to: 'title: learn graphql',
    line: 'title: learn graphql',
    message: "'learn graphql' is written twice",
  },
  {
    title: 'a term of an unknown skill',
    file: 'terms.yaml',
    from: 'skill: web-performance',
    to: 'skill: quantum',
    line: 'skill: quantum',
    message: 'There is no skill quantum',
  },
  {
    title: 'a product listed twice',
    file: 'products.yaml',
    from: '    - KNIME',
    to: '    - Alteryx\n    - KNIME',
    line: '    - Alteryx',
    message: 'Alteryx is listed twice',
    last: true,
  },
  {
    title: 'a product that is a skill',
    file: 'products.yaml',
    from: '- KNIME',
    to: '- Docker',
    line: '- Docker',
    message: 'Docker is a skill of ours',
  },
  {
    title: 'a spelling of two names',
    file: 'vocabulary.yaml',
    from: 'si: [ගිට්]',
    to: 'si: [ගිට්හබ්]',
    line: '- { name: GitHub',
    message: 'is a spelling of Git too',
  },
  {
    title: 'a name of an unknown skill',
    file: 'vocabulary.yaml',
    from: 'of: docker',
    to: 'of: quantum',
    line: 'name: Docker',
    message: 'There is no skill or career quantum',
  },
  {
    title: 'a word of two terms',
    file: 'terms.yaml',
    from: 'words: [throughput]',
    to: 'words: [latency]',
    line: 'words: [latency]',
    message: "'latency' is a word of Latency too",
  },
  {
    title: 'an address of one skill twice',
    file: 'skills/docker.yaml',
    from: 'materials:',
    to: `materials:\n${['one', 'two'].map((title) => `  - {title: ${title}, url: "https://docs.example/", publisher: P, kind: docs, language: en, hours: 1, evidence: site}\n`).join('')}`,
    line: 'title: two',
    message: "'https://docs.example/' is written twice",
  },
  {
    title: 'evidence that another skill contradicts',
    file: 'skills/mlops.yaml',
    from: 'evidence: site\n  - title: "MLOps: continuous',
    to: 'evidence: seen\n  - title: "MLOps: continuous',
    line: 'evidence: seen',
    message: "The same address has 'site' in",
  },
]

const mistakesOfSessions: Mistake[] = [
  {
    title: 'a skill that says no hours and has no sessions',
    file: 'skills/swift.yaml',
    from: 'hours: ',
    to: '#',
    line: 'name: ',
    message: 'Without sessions a skill says its hours',
  },
  {
    title: 'hours beside sessions',
    file: 'skills/command-line.yaml',
    from: 'level: 1',
    to: 'hours: 12\nlevel: 1',
    line: 'hours: 12',
    message: 'The sessions say the hours',
  },
  {
    title: 'an id that learners have ticked and that vanished',
    file: 'sessions/git.yaml',
    from: 'id: rescue',
    to: 'id: save-it',
    line: 'git/rescue',
    message: 'git/rescue has vanished',
    foundIn: 'session-ids.txt',
  },
  {
    title: 'material that the skill has not',
    file: 'sessions/git.yaml',
    from: '- from: Pro Git, 2nd edition',
    to: '- from: Another Book',
    line: '- from: Another Book',
    message: 'has no material',
  },
  {
    title: 'a tool without an entry',
    file: 'sessions/docker.yaml',
    from: 'needs: [Docker',
    to: 'needs: [A Paid Suite, Docker',
    line: 'needs: [A Paid Suite',
    message: "tools.yaml has no tool 'A Paid Suite'",
  },
  {
    title: 'a session that is read from end to end',
    file: 'sessions/python.yaml',
    from: 'minutes: ',
    to: 'minutes: 280 #',
    line: 'study:',
    message: 'at most 75 % of the session',
  },
]

const mistakesOfHelp: Mistake[] = [
  {
    title: 'a page that does not exist',
    file: 'help/plans.yaml',
    from: 'screens:',
    to: 'screens:\n  - tariffs',
    line: '  - tariffs',
    message: 'There is no page tariffs',
  },
  {
    title: 'a route that does not exist',
    file: 'help/plans.yaml',
    from: 'routes:',
    to: 'routes:\n  - fly',
    line: '  - fly',
    message: 'There is no route fly',
  },
  {
    title: 'a title of two topics',
    file: 'help/plans.yaml',
    from: 'title: Plans',
    to: 'title: courses',
    line: 'title: courses',
    message: "'courses' is the title of courses too",
  },
  {
    title: 'a section id written twice',
    file: 'help/roadmap.yaml',
    from: '- id: diagram',
    to: '- id: sharing',
    line: '- id: sharing',
    message: "'sharing' is written twice",
  },
  {
    title: 'a heading written twice',
    file: 'help/progress.yaml',
    from: 'Progress is kept',
    to: 'Marking steps',
    line: 'Marking steps',
    message: "'Marking steps' is written twice",
  },
  {
    title: 'an unknown placeholder',
    file: 'help/assistant.yaml',
    from: '{proMessages}',
    to: '{proMesages}',
    line: 'text: >-',
    message: 'There is no value {proMesages}',
  },
  {
    title: 'an address without a page',
    file: 'help/account.yaml',
    from: 'You sign in',
    to: 'At /nowhere you sign in',
    line: 'text: >-',
    message: 'There is no page with the address /nowhere',
  },
  {
    title: 'examples of an unknown section',
    file: 'intents/help/account.yaml',
    from: '- id: settings',
    to: '- id: setting',
    line: '- id: setting',
    message: 'There is no section account#setting',
  },
]

const real = readKnowledge(knowledgeFolder)

/** Plants all mistakes at once, because reading all files takes a second. Returns what is found, with the text of its line. */
function findAll(mistakes: readonly Mistake[], more: readonly (readonly [string, string])[] = []) {
  const contents = new Map([...real, ...more])
  for (const { file, from, to } of mistakes) {
    const before = contents.get(file) ?? ''
    expect(before, file).toContain(from)
    contents.set(
      file,
      before.replace(from, () => to),
    )
  }
  return parseKnowledge(contents).issues.map(({ file, line, message }) => ({
    file,
    message,
    text: contents.get(file)?.split('\n')[line - 1],
  }))
}

describe('a mistake in one file', () => {
  const found = findAll(mistakesOfOneFile, [
    ['careers/pilot.yaml', ''],
    ['skills/New Skill.yaml', ''],
    ['intents/pilots.yaml', ''],
  ])

  it.each(mistakesOfOneFile)('$title is found with its line', ({ file, line, message }) => {
    const text = line === '' ? '' : expect.stringContaining(line)
    expect(found).toContainEqual({ file, message: expect.stringContaining(message), text })
  })

  it.each([
    ['careers/pilot.yaml', 'No career of packages/contract/src/careers/limits.ts has this id'],
    ['skills/New Skill.yaml', 'No file of this name belongs here'],
    ['intents/pilots.yaml', 'No tool of src/intents-file.ts has this name'],
  ])('%s is not taken for knowledge', (file, message) => {
    expect(found).toContainEqual({ file, message: expect.stringContaining(message), text: '' })
  })

  it('is found where a file is missing', () => {
    const contents = new Map([...real].filter(([file]) => !file.startsWith('skills/')))
    contents.delete('careers/qa-engineer.yaml')
    expect(parseKnowledge(contents).issues).toContainEqual({
      file: 'careers/qa-engineer.yaml',
      line: 1,
      message: 'The file is missing',
    })
  })
})

describe('a contradiction between files', () => {
  const unlisted: [string, string] = [
    'skills/new-skill.yaml',
    (real.get('skills/rust.yaml') ?? '').replace('name: Rust', 'name: Unheard'),
  ]
  const mistakes = [...contradictions, ...mistakesOfMaterials, ...mistakesOfSessions, ...mistakesOfHelp]
  const found = findAll(mistakes, [unlisted])

  it.each(mistakes)('$title is found with its line', ({ file, foundIn = file, line, message }) => {
    expect(found).toContainEqual({
      file: foundIn,
      message: expect.stringContaining(message),
      text: expect.stringContaining(line),
    })
  })

  it('a skill that no area lists and no career needs is found', () => {
    const messages = found.filter(({ file }) => file === 'skills/new-skill.yaml').map(({ message }) => message)
    expect(messages).toContain('The skill is not listed in knowledge.yaml')
    expect(messages).toContain('No career needs the skill, nor a skill that a career needs')
  })
})
