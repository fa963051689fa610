import { describe, expect, it } from 'vitest'
import { findKnownSkills, impliedSkills, knowledgeOf } from '#plan/known-skills.ts'

const nothing = { experience: '', certifications: '', shortTermGoals: '', longTermGoals: '' }
const claimedSkills = (text: string, kind: 'past' | 'goals' = 'past') =>
  findKnownSkills({ ...nothing, [kind === 'past' ? 'experience' : 'shortTermGoals']: text }).known
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
    'Barista at Java Lounge',
    'Waiter in the Python Restaurant, Swift Logistics',
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
      level: 'projects',
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
          { skillId: 'react', level: 'heard_of' },
          { skillId: 'sql', level: 'projects' },
          { skillId: 'docker', level: 'projects' },
          { skillId: 'gone-since', level: 'projects' },
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

describe('claimedSkills reads how well a skill is known', () => {
  const levels = (text: string): object => Object.fromEntries(claimedSkills(text).map(({ id, level }) => [id, level]))

  it.each([
    ['2-day workshop on Docker', { docker: 'basics' }],
    ['I did a Udemy course in Python', { python: 'basics' }],
    ['Python course on YouTube', { python: 'basics' }],
    ['I attended a training about Kubernetes', { kubernetes: 'basics' }],
    ['I attended a talk about Kubernetes', {}],
    ['Basic HTML, CSS and JavaScript', { html: 'basics', css: 'basics', javascript: 'basics' }],
    ['HTML, CSS and basic JavaScript', { html: 'projects', css: 'projects', javascript: 'basics' }],
    ['know some html css', { html: 'basics', css: 'basics' }],
    ['Photoshop for 2 years, and I know CSS from a course at school', { 'adobe-photoshop': 'work', css: 'basics' }],
    ['I learned SQL at school and I used it for 4 years at work', { sql: 'work' }],
    ['JavaScript (basic), SQL - beginner level', { javascript: 'basics', sql: 'basics' }],
    ['pandas a little', { pandas: 'basics' }],
    ['Java 10 years ago', { java: 'basics' }],
    ['Java 10 years ago and forgot it', {}],
    ['AWS Solutions Architect certificate in progress', {}],
    ['Seven years of PHP', { php: 'work' }],
    ['I have used SQL for 7 years, and basic Python', { sql: 'work', python: 'basics' }],
    ['Linux I use daily', { linux: 'work' }],
    ['SQL at university', { sql: 'basics' }],
    ['I did a course in Django and built a shop with it', { django: 'projects' }],
    ['Python course passed, with a certificate', { python: 'projects' }],
    ['React', { react: 'projects' }],
    ['JavaScript and Git', { javascript: 'projects', git: 'projects' }],
  ])('%s', (text, expected) => {
    expect(levels(text)).toEqual(expected)
  })

  it.each([
    ['I know a bit of JavaScript', 'a bit of JavaScript'],
    ['Experience: seven years of PHP', 'seven years of PHP'],
    ['Java (2-day workshop)', 'Java (2-day workshop'],
  ])('and quotes the words that say so: %s', (text, quote) => {
    expect(claimedSkills(text).map((skill) => skill.quote)).toEqual([quote])
  })
})

describe('impliedSkills', () => {
  const implied = (id: string, level: 'basics' | 'projects' | 'work') =>
    Object.fromEntries([...impliedSkills([{ id, level }])].map(([one, what]) => [one, what.level]))

  it('knows what a known skill rests on as well as that skill', () => {
    const prerequisites = ['css', 'html', 'javascript', 'programming-fundamentals']
    expect(implied('react', 'projects')).toEqual(Object.fromEntries(prerequisites.map((id) => [id, 'projects'])))
    expect(implied('react', 'basics')).toEqual(Object.fromEntries(prerequisites.map((id) => [id, 'basics'])))
  })

  it('years of one tool give the basics of the others that do the same, and projects do not', () => {
    expect(implied('php', 'work')).toMatchObject({ python: 'basics', 'programming-fundamentals': 'work' })
    expect(implied('php', 'projects')).not.toHaveProperty('python')
  })
})

describe('knowledgeOf', () => {
  const know = (experience: string, ...corrections: { skillId: string; level: 'heard_of' | 'basics' | 'work' }[]) =>
    knowledgeOf({ ...said, experience, decisions: { chosenCareerId: null, rejections: [], corrections } }).levels

  it('takes the best of two claims', () => {
    expect(know('I took a Python course. Later I built two apps with Python.').get('python')).toBe('projects')
    expect(know('I built two apps with Python after a Python course.').get('python')).toBe('projects')
  })

  it('takes the learner’s own words about a skill before what another implies', () => {
    expect(Object.fromEntries(know('Basic JavaScript. I built a site with React.'))).toMatchObject({
      react: 'projects',
      javascript: 'basics',
      html: 'projects',
    })
  })

  it('changes one skill by a correction, and nothing that rests on it', () => {
    expect(Object.fromEntries(know('I built a site with React.', { skillId: 'react', level: 'basics' }))).toMatchObject(
      {
        react: 'basics',
        javascript: 'projects',
      },
    )
    expect([...know('', { skillId: 'react', level: 'work' }).keys()]).toEqual(['react'])
  })
})
