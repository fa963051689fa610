import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knowledge } from '#knowledge/knowledge.ts'
import { languageOf } from '#link/language-of.ts'
import { readCourse } from '#link/read-course.ts'
import { suggestCourse } from '#link/suggest-course.ts'

const strengthOf = (skill: string, title: string, description = '') =>
  readCourse(title, description).skills.find(({ id }) => id === skill)?.strength ?? 0
const named = (title: string, description = '') => readCourse(title, description).skills.map(({ id }) => id)
const levelOf = (title: string, description = '') => readCourse(title, description).level

describe('readCourse', () => {
  it('tells what a title is on from what it uses, leads to or only begins with', () => {
    const whole = strengthOf('python', 'Python')
    expect(strengthOf('machine-learning', 'Machine Learning with Python')).toBe(whole)
    expect(strengthOf('python', 'Machine Learning with Python')).toBeLessThan(0.6)
    expect(strengthOf('python', 'Programming in Python')).toBe(whole)
    expect(strengthOf('sql', 'SQL for Data Science')).toBe(whole)
    expect(strengthOf('linear-algebra', 'Linear Algebra for Machine Learning')).toBe(whole)
    expect(strengthOf('machine-learning', 'Linear Algebra for Machine Learning')).toBeLessThan(0.3)
    expect(strengthOf('docker', 'Docker Licence Fees')).toBeLessThan(0.6)
    expect(strengthOf('figma', 'From Figma to HTML')).toBeLessThan(0.6)
    expect(strengthOf('html', 'From Figma to HTML')).toBe(whole)
    expect(strengthOf('machine-learning', 'Data analysis: Machine Learning')).toBe(whole)
  })

  it('gives each subject of a long title less', () => {
    const two = strengthOf('html', 'HTML and CSS')
    const five = strengthOf('html', 'HTML, CSS, JavaScript, React and Django')
    expect(two).toBe(strengthOf('html', 'HTML'))
    expect(five).toBeLessThan(0.6)
    expect(five).toBeGreaterThan(0)
  })

  it('takes an ordinary word for a skill where the course speaks of its matters', () => {
    expect(named('Statistics for Nurses', 'Sampling, correlation, regression and hypothesis tests.')).toContain(
      'statistics',
    )
    expect(named('Statistics Office Tours', 'A walk through the building with tea.')).not.toContain('statistics')
  })

  it.each([
    'Prerequisites: SQL.',
    'You should already know SQL.',
    'Participants are fluent in SQL.',
    'SQL is not covered.',
    'SQL is assumed.',
    'There is no SQL in it.',
    'Graduates go on to SQL.',
    'SQL is compared on one slide.',
    'SQL தெரிந்திருக்க வேண்டும்.',
    'SQL අවශ්‍ය නැත.',
  ])('does not count what is not taught: %s', (sentence) => {
    expect(named('Evening course', `We cook rice. ${sentence} Bring a pan.`)).not.toContain('sql')
  })

  it('counts a description more that says so at once, with a word of teaching, and again', () => {
    const filler = 'We meet in the evening. '
    const late = strengthOf('sql', 'Evening course', `${filler}There are SQL exercises.`)
    const taught = strengthOf('sql', 'Evening course', `${filler}We learn SQL.`)
    const often = strengthOf('sql', 'Evening course', `We learn SQL. ${filler}SQL is fun.`)
    const listed = strengthOf(
      'sql',
      'Evening course',
      `${filler}There are SQL, Java, Git, HTML, Docker and Linux exercises.`,
    )
    expect(listed).toBeLessThan(late)
    expect(late).toBeLessThan(taught)
    expect(taught).toBeLessThan(often)
    expect(often).toBeLessThan(strengthOf('sql', 'SQL'))
  })

  it('counts a title less whose skill one must have before', () => {
    expect(strengthOf('git', 'Git from the inside', 'You have used Git already.')).toBeLessThan(0.6)
    expect(strengthOf('git', 'Git from the inside', 'Learn Git.')).toBeGreaterThan(0.6)
  })

  it.each([
    ['Python for Beginners', '', 'beginner'],
    ['Python: from beginner to advanced', '', 'beginner'],
    ['Intermediate Python', '', 'intermediate'],
    ['Advanced Python', 'No prior experience', 'advanced'],
    ['Python', 'No coding experience needed.', 'beginner'],
    ['Python', 'For experienced developers.', 'advanced'],
    ['Python', 'A course.', null],
    ['Python அடிப்படை', '', 'beginner'],
    ['Python', 'இடைநிலை மாணவர்களுக்கு.', 'intermediate'],
    ['மேம்பட்ட Python', '', 'advanced'],
    ['Python ආරම්භකයින්ට', '', 'beginner'],
    ['Python – මධ්‍යම මට්ටම', '', 'intermediate'],
    ['උසස් Python', '', 'advanced'],
  ] as const)('reads the level of %s (%s)', (title, description, level) => {
    expect(levelOf(title, description)).toBe(level)
  })

  it('knows names of the trade in Tamil and Sinhala letters', () => {
    expect(named('பைதான் கற்போம்')).toEqual(['python'])
    expect(named('ලිනක්ස් මූලික කරුණු')).toEqual(['linux'])
    expect(named('Docker செய்முறை')).toEqual(['docker'])
  })

  it('gives known skills, each once, the surest first, and strengths from 0 to 1, for any text', async () => {
    const words = [...knowledge.skills.values()].map(({ name }) => name)
    const text = fc
      .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...words, 'for', 'with', 'requires', '. ')), {
        maxLength: 40,
      })
      .map((parts) => parts.join(' '))
    await fc.assert(
      fc.property(text, text, (title, description) => {
        const { skills } = readCourse(title, description)
        expect(new Set(skills.map(({ id }) => id)).size).toBe(skills.length)
        skills.forEach(({ id, strength }, index) => {
          expect(knowledge.skills.has(id)).toBe(true)
          expect(strength).toBeGreaterThan(0)
          expect(strength).toBeLessThanOrEqual(skills[index - 1]?.strength ?? 1)
        })
      }),
    )
  })
})

describe('suggestCourse', () => {
  it('suggests at most eight skills, without what is named in passing', () => {
    const list = 'Learn HTML, CSS, JavaScript, React, Git, SQL, Docker, Linux, Python, Java and Kubernetes.'
    expect(suggestCourse('HTML, CSS, JavaScript, React, Git, SQL, Docker, Linux, Python', list).skills).toHaveLength(8)
    expect(suggestCourse('SQL for beginners', `Queries and joins. ${'We meet weekly. '.repeat(20)}Git too.`)).toEqual({
      skills: ['sql'],
      level: 'beginner',
      language: 'en',
    })
  })

  it('tells the language by the letters, and does not mistake a quoted word for it', () => {
    expect(languageOf('Python நிரலாக்கம்', 'Python மொழியில் எழுதிப் பழகுவோம்.')).toBe('ta')
    expect(languageOf('Python ක්‍රමලේඛනය', 'Python වලින් ලියමු.')).toBe('si')
    expect(languageOf('Typing in සිංහල', 'We write a small keyboard for the script, with unit tests.')).toBe('en')
    expect(languageOf('', '')).toBe('en')
  })
})
