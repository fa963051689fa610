import { foldText } from '@milepost/contract/fold'
import { translateLocalWords } from '#assistant/local-words.ts'
import type { ParsedMessage } from '#assistant/message.ts'
import { cleanWords } from '#assistant/words.ts'
import type { Features } from '#text/softmax.ts'
import { stemOf } from '#text/terms.ts'

/** Tamil and Sinhala write endings to the word, so that it is compared by how it begins. */
const lengthOfBeginning = 5
/** Pairs of words say what belongs together, and parts of words help with endings and slips. That there is a name says more than a word. */
const [pairWeight, partWeight, markWeight] = [0.6, 0.35, 2]
const partLength = 4

const isMark = (word: string) => word.startsWith('#')
const beginOf = (word: string) =>
  isMark(word) || /^\p{Script=Latin}/u.test(word) ? word : word.slice(0, lengthOfBeginning)

/**
 * Lists what a question in Tamil or Sinhala is read by, in its script or in Latin letters.
 *
 * @param text - The question. '{skill}' stands for a name.
 * @returns Beginnings of words, their pairs, and parts of words.
 */
export function localFeaturesOf(text: string): Features {
  const words = foldText(text.replace(/\{(\w+)\}/g, ' #$1 ').replace(/\d+/g, ' #number '))
    .split(/[^\p{L}\p{M}#]+/u)
    .filter((word) => word !== '')
  const features = new Map<string, number>()
  words.forEach((word, at) => {
    const before = words[at - 1]
    features.set(beginOf(word), isMark(word) ? markWeight : 1)
    features.set(`${before === undefined ? '^' : beginOf(before)} ${beginOf(word)}`, pairWeight)
    if (isMark(word)) return
    const whole = `^${word.slice(0, 30)}$`
    for (let start = 0; start + partLength <= whole.length; start += 1)
      features.set(`~${whole.slice(start, start + partLength)}`, partWeight)
  })
  // 'பாடநெறி' and 'கோர்ஸ்' are both courses.
  for (const word of translateLocalWords(cleanWords(text)).text.split(/[^a-z]+/))
    if (word !== '') features.set(`=${stemOf(word)}`, 1)
  return features
}

/**
 * Writes a message as its examples are: what it names stands at its end, in braces.
 *
 * @param message - The message.
 * @returns Its text.
 */
export function withNames({ typed, careers, skills, looseSkills, terms, tools }: ParsedMessage): string {
  // 'Docker' is a skill and a tool, and is asked for as a skill.
  const [thing] =
    Object.entries({ skill: [...skills, ...looseSkills], concept: terms, tool: tools }).find(
      ([, ids]) => ids.length > 0,
    ) ?? []
  const marks = [careers.length > 0 ? '{career}' : '', thing === undefined ? '' : `{${thing}}`]
  return [typed, ...marks].join(' ')
}
