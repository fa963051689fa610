import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { areas, readEnglish, translatedLanguages } from './read-messages.mjs'

/*
 * locales/<language>/<area>.json: English text → translation, written by translators. The English text is the key, so that what
 * was changed in English has no translation any more (docs/decisions/0111).
 */

/** Moves each translation to the file of its area, and says how much there is. */
export function sortTranslations(root, say) {
  const english = readEnglish(root)
  for (const language of translatedLanguages(root)) {
    const files = new Map(areas.map((area) => [area, readFile(root, language, area)]))
    const all = Object.assign({}, ...[...files.values()].map(({ texts }) => texts))
    const stale = Object.keys(all).filter((text) => !english.has(text))
    for (const [area, file] of files) {
      const wanted = [...english].filter(([, its]) => its === area).map(([text]) => text)
      // A text that only staff see now, or that no longer occurs, stays where it was until it is removed by hand.
      const kept = Object.keys(file.texts).filter((text) => !areas.includes(english.get(text)))
      const texts = Object.fromEntries(
        [...wanted, ...kept].filter((text) => text in all).map((text) => [text, all[text]]),
      )
      const path = join(root, 'locales', language, `${area}.json`)
      writeFileSync(path, `${JSON.stringify({ reviewedBy: file.reviewedBy, texts }, null, 2)}\n`)
      const done = wanted.filter((text) => text in all).length
      say(`${language} ${area}: ${done} of ${wanted.length} translated`)
    }
    for (const text of stale) say(`${language}: stale, no longer in English: ${JSON.stringify(text)}`)
  }
}

/** What is wrong with the translations of all files. What is missing or stale is no fault. */
export function findFaults(root) {
  return translatedLanguages(root).flatMap((language) =>
    areas.flatMap((area) =>
      Object.entries(readFile(root, language, area).texts).flatMap(([english, translation]) =>
        compare(english, translation).map(
          (fault) => `locales/${language}/${area}.json: ${JSON.stringify(english)}: ${fault}`,
        ),
      ),
    ),
  )
}

/** How a translation differs from its text in what both must have. */
export function compare(english, translation) {
  if (typeof translation !== 'string' || translation.trim() === '') return ['is empty']
  if (translation !== translation.normalize('NFC')) return ['is not in the composed form of Unicode (NFC)']
  if (translation.includes("'")) return ["has an apostrophe ' for which it needs ’"]
  try {
    const [before, after] = [english, translation].map(partsOf)
    return Object.keys(before)
      .filter((part) => before[part] !== after[part])
      .map((part) => `other ${part}: ${before[part]} became ${after[part]}`)
  } catch (error) {
    return [error.message]
  }
}

function partsOf(message) {
  const placeholders = new Set()
  const walk = (tokens) => {
    for (const token of tokens) {
      if (typeof token === 'string') continue
      const [name, type, forms] = token
      const isChoice = typeof forms === 'object'
      const { offset, ...cases } = isChoice ? forms : {}
      placeholders.add(
        [name, type, isChoice ? Object.keys(cases).sort().join('|') : forms, offset].filter(Boolean).join(' '),
      )
      for (const each of Object.values(cases)) if (Array.isArray(each)) walk(each)
    }
  }
  walk(compileMessageOrThrow(message))
  const plain = message.replace(/\{[^{}]*\}/g, ' ').replace(/<\/?\w+\/?>/g, ' ')
  return {
    placeholders: [...placeholders].sort().join(', '),
    tags: [...message.matchAll(/<\/?\w+\/?>/g)]
      .map(([tag]) => tag)
      .sort()
      .join(' '),
    numbers: [...plain.matchAll(/\d+(?:[.,]\d+)*/g)]
      .map(([number]) => number)
      .sort()
      .join(' '),
  }
}

function readFile(root, language, area) {
  const path = join(root, 'locales', language, `${area}.json`)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { reviewedBy: null, texts: {} }
}
