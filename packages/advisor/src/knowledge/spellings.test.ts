import { describe, expect, test } from 'vitest'
import { translateLocalWords } from '#assistant/local-words.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { listSpellings } from '#knowledge/spellings.ts'
import { tagPhrases } from '#text/phrase-tagger.ts'

describe('spellings', () => {
  test('are understood in a question', () => {
    expect(translateLocalWords('what is paithan?')).toEqual({ text: 'what is Python', language: null })
    expect(translateLocalWords('பைதானில் என்ன').text).toContain('Python')
    expect(translateLocalWords('what is a queue')).toEqual({ text: 'what is a queue', language: null })
  })

  test.each(['python', 'Paithan', 'பைதான்', 'පයිතන්'])('%s is written in all three scripts', (typed) => {
    const spellings = listSpellings(typed)
    expect(spellings[0]).toBe(typed)
    expect(spellings).toEqual(expect.arrayContaining(['Python', 'பைதான்', 'පයිතන්']))
  })

  test('of what has none are the search alone', () => {
    for (const typed of ['', '%', 'watercolours', 'python3000']) expect(listSpellings(typed)).toEqual([typed])
  })

  test.each([
    ['paithan and java skript', ['python', 'javascript']],
    ['எனக்கு பைதானும் எக்செல்லும் தெரியும்', ['python', 'spreadsheets']],
    ['මම ජාවාස්ක්\u200dරිප්ට් සහ යන්ත්\u200dර ඉගෙනීම දන්නවා', ['javascript', 'machine-learning']],
    ['Pyt\u00adhon, na\u00efve Bayes and machine learn-\ning', ['python', 'machine-learning']],
  ])('the skills of %j are %j, each quoted as it was written', (text, skills) => {
    const tags = tagPhrases(skillTagger, text)
    expect(tags.map(({ id }) => id)).toEqual(skills)
    for (const { quote } of tags) expect(text).toContain(quote)
  })
})
