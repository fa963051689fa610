import { describe, expect, test } from 'vitest'
import { foldedWords, foldText, hasFoldedWords } from '#fold.ts'

describe('the folded copy', () => {
  test.each([
    ['accents', 'Café naïve Ångström', 'cafe naive angstrom'],
    ['accents of Greek and Cyrillic', 'Μάθημα Йога', 'μαθημα иога'],
    ['ligatures', 'ﬁle ﬂow Æsir straße Cœur', 'file flow aesir strasse coeur'],
    ['full width', 'Ｐｙｔｈｏｎ　３', 'python 3'],
    ['invisible characters', 'pro\u00adgram\u200bming \ufeffSQL \u202edata\u202c', 'programming sql data'],
    [
      'a word broken at a line’s end',
      'machine learn-\ning and pro\u00ad\r\n  gramming',
      'machine learning and programming',
    ],
    ['no list, no compound', 'the web -\nthe API\nfull-stack', 'the web -\nthe api\nfull-stack'],
    ['apostrophes', 'O’Neil Oʼneil', "o'neil o'neil"],
    ['the dotted İ of Turkish', 'İstanbul ırmak', 'istanbul irmak'],
  ])('%s', (_, text, folded) => {
    expect(foldText(text)).toBe(folded)
    expect(foldText(folded)).toBe(folded)
  })

  test('keeps the vowel signs of Tamil and Sinhala, however they were typed', () => {
    const flag = '\u0b95\u0bca\u0b9f\u0bbf'
    expect(foldText(flag)).toBe(flag)
    expect(foldText(flag.normalize('NFD').replace('\u0bca', '\u0bc6\u0bbe'))).toBe(flag)
    expect(foldText('\u0b95\u0bc6\u0bbe\u0b9f\u0bbf')).toBe(flag)
    expect(foldText('ශ්\u200dරී')).toBe(foldText('ශ්රී'))
    expect(foldedWords('නිර්මාණය கற்றல்')).toEqual(['නිර්මාණය', 'கற்றல்'])
  })

  test('has the words of a search, whether with an apostrophe or without', () => {
    for (const typed of ['oneil', "o'neil", 'O’NEIL', 'neil', 'onei'])
      expect(hasFoldedWords("Mary O'Neil", typed)).toBe(true)
    expect(hasFoldedWords("Mary O'Neil", 'mary jane')).toBe(false)
  })
})
