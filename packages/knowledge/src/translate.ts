import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@milepost/contract/languages'
import { studyLanguages } from '@milepost/contract/profiles/limits'
import { knowledgeFolder } from '#load.ts'
import { fillPlaceholders } from '#placeholders.ts'

/** What is no text for readers, whatever it says: names of things, addresses, and what learners wrote. */
const untranslated: ReadonlySet<string> = new Set(['id', 'key', 'url', 'quote', 'career', 'engine', 'area', 'level'])

/**
 * Reads the translators' files of a language.
 *
 * @param language - A language other than English.
 * @returns For each file its English texts with their translations.
 */
export function readTranslations(language: Language): Map<string, Readonly<Record<string, string>>> {
  const folder = join(knowledgeFolder, 'translations', language)
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  return new Map(files.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')).texts]))
}

/** Also names of choices, which replies have as they are. */
const choices: ReadonlySet<string> = new Set(studyLanguages)

/** What the assistant says. Its words may be names of choices in replies, such as 'online'. */
const ofAssistant = 'assistant.json'

interface TranslatedTexts {
  readonly all: ReadonlyMap<string, string>
  readonly ofReplies: ReadonlyMap<string, string>
}

function loadTexts(language: Language): TranslatedTexts {
  const files = [...readTranslations(language)]
  const ofReplies = files.filter(([name]) => name !== ofAssistant)
  return { all: indexTexts(files, language), ofReplies: indexTexts(ofReplies, language) }
}

/** Each whole text, and each paragraph of those that are shown in paragraphs, as readers get it. */
function indexTexts(
  files: readonly (readonly [string, Readonly<Record<string, string>>])[],
  language: Language,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const [name, file] of files) {
    for (const [english, translation] of Object.entries(file)) {
      if (choices.has(english) && name !== ofAssistant) continue
      const [before, after] = [fillPlaceholders(english), fillPlaceholders(translation, language)]
      texts.set(before, after)
      const [paragraphs, translated] = [before.split(/\n+/), after.split(/\n+/)]
      if (paragraphs.length > 1 && paragraphs.length === translated.length)
        for (const [index, paragraph] of paragraphs.entries()) texts.set(paragraph, translated[index] ?? paragraph)
    }
  }
  return texts
}

const loaded = new Map<Language, TranslatedTexts>()

/**
 * Puts translations in the place of knowledge's texts, field by field: a text is translated as a whole, or stays English.
 *
 * @param value - A text, also of the assistant, or lists and objects with texts.
 * @param language - The reader's.
 * @returns A copy. In English the value itself.
 */
export function translate<Value>(value: Value, language: Language): Value {
  if (language === 'en') return value
  const texts = loaded.get(language) ?? loadTexts(language)
  loaded.set(language, texts)
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return texts.ofReplies.get(part) ?? part
    if (Array.isArray(part)) return part.map(walk)
    // A date is no object with texts.
    if (typeof part !== 'object' || part === null || part.constructor !== Object) return part
    return Object.fromEntries(
      Object.entries(part).map(([name, field]) => [
        name,
        typeof field === 'string' && untranslated.has(name) ? field : walk(field),
      ]),
    )
  }
  return (typeof value === 'string' ? (texts.all.get(value) ?? value) : walk(value)) as Value
}
