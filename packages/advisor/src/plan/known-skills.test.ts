import { describe, expect, it } from 'vitest'
import { claimedSkills, findKnownSkills, withPrerequisites } from '#plan/known-skills.ts'

const ids = (text: string) => claimedSkills(text).map(({ id }) => id)

describe('claimedSkills', () => {
  it.each([
    ['I know HTML, CSS and a bit of JavaScript.', ['html', 'css', 'javascript']],
    ['Two years with Node.js and PostgreSQL', ['nodejs', 'postgresql']],
    ['Python, Go, SQL', ['python', 'go', 'sql']],
    ['I programmed services in Go programming language', ['go']],
    ['R, Python and statistics', ['r-language', 'python', 'statistics']],
    ['C++ and C# at college', ['cpp', 'csharp']],
    ['ASP.NET Core developer', ['dotnet']],
    ['CI/CD with Jenkins', ['continuous-integration', 'jenkins']],
    ['Not only Java but also SQL', ['java', 'sql']],
    ['I have no experience in Python, but I know Excel sheets and SQL', ['spreadsheets', 'sql']],
    ['CompTIA A+ and Network+', ['computer-hardware', 'networking']],
    ['I want to learn Python, already know Java', ['java']],
    ['I have not worked with Docker yet but Linux I use daily', ['linux']],
    ['Skills: React, Node, Express', ['react', 'nodejs', 'express']],
    ['Excel, Word, PowerPoint', ['spreadsheets', 'office-productivity']],
    ['Not much experience but built an app in Flutter', ['flutter']],
    ['JAVA.I also used Docker', ['java', 'docker']],
  ])('%s', (text, expected) => {
    expect(ids(text)).toEqual(expected)
  })

  it.each([
    'No experience in Python, SQL or Java',
    'I have never used Docker',
    'I want to learn React and TypeScript',
    'I do not know any Kubernetes',
    "I don't have experience with AWS",
    'Python: none',
    'React is new to me',
    'My brother knows Java',
    'I would like to learn SQL',
    'Interested in machine learning',
    'I want to go to the office and rest at home',
    'I need rest, and I go home early',
    'Planning to get the CCNA',
    'I excel at football',
    'I am currently learning Figma',
    'My team used Kubernetes',
    'She taught me SQL',
    'I failed my CCNA exam',
    'CISSP (in progress)',
    'Not yet: SQL',
    'I am not good at Python',
    'Selenium was always done by the other team.',
    'SQL is still on my to-do list',
    'Kafka 0/5',
    'Docker theriyathu',
    'mama React danne nehe',
    'I wish I knew statistics',
    'TensorFlow I avoided completely',
    'TensorFlow Developer (in progress)',
    'TypeScript was skipped because time was short',
    'The penetration testing was outsourced',
    'None',
    '',
  ])('claims nothing in: %s', (text) => {
    expect(ids(text)).toEqual([])
  })

  it('quotes the words as written', () => {
    expect(claimedSkills('Built pages in ReactJS')[0]).toEqual({
      id: 'react',
      name: 'React',
      quote: 'ReactJS',
      source: 'answers',
      impliedBy: null,
    })
  })
})

const said = { experience: '', certifications: '', shortTermGoals: '', longTermGoals: '' }

describe('findKnownSkills', () => {
  it('reads experience and certifications, each skill once', () => {
    const { known } = findKnownSkills({
      ...said,
      experience: 'SQL, sql, structured query language',
      certifications: 'AWS Certified Cloud Practitioner; SQL',
    })
    expect(known.map(({ id }) => id)).toEqual(['sql', 'aws'])
  })

  it.each([
    ['I already know Java and want to learn Python', ['java']],
    ['I know React, but no Docker', ['react']],
    ['I want to build things with React. I used Figma in school.', ['figma']],
    ['Become good at SQL and use Kubernetes at work', []],
    ['So that I can use Docker', []],
    ['I have a dream to work with TypeScript', []],
  ])('reads in goals only what is said to be known: %s', (shortTermGoals, expected) => {
    expect(findKnownSkills({ ...said, shortTermGoals }).known.map(({ id }) => id)).toEqual(expected)
  })

  it('lets the learner’s word count', () => {
    const { known, denied } = findKnownSkills({
      ...said,
      experience: 'I built sites with React and SQL',
      decisions: {
        chosenCareerId: null,
        rejections: [],
        corrections: [
          { skillId: 'react', known: false },
          { skillId: 'sql', known: true },
          { skillId: 'docker', known: true },
          { skillId: 'gone-since', known: true },
        ],
      },
    })
    expect(known.map(({ id, source, quote }) => [id, source, quote])).toEqual([
      ['sql', 'answers', 'SQL'],
      ['docker', 'learner', null],
    ])
    expect(denied).toEqual([{ id: 'react', name: 'React' }])
  })
})

describe('withPrerequisites', () => {
  it('knows what a known skill rests on', () => {
    expect([...withPrerequisites(['react']).keys()].sort()).toEqual([
      'css',
      'html',
      'javascript',
      'programming-fundamentals',
      'react',
    ])
  })
})
