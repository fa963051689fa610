import { languages } from '@milepost/contract/languages'
import { detailLabels } from '#detail-labels.ts'
import type { KnowledgeFiles } from '#schema.ts'
import { readTranslations } from '#translate.ts'

/** Whether a translation has each placeholder and each number of a text. It may write further numbers in digits. */
function hasFactsOf(english: string, translation: string): boolean {
  const rest: string[] = translation.match(facts) ?? []
  return (english.match(facts) ?? []).every((fact) => {
    const at = rest.indexOf(fact)
    return at >= 0 && rest.splice(at, 1).length === 1
  })
}

const facts = /\{\w+\}|\d+(?:[.,]\d+)*/g

/** Every text, also single paragraphs of longer ones. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value, value.trim()]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

/** The texts that learners and visitors read, by the name of the translators' file. */
function readersTexts(files: KnowledgeFiles): Map<string, Set<string>> {
  const careers = files.domains.flatMap((domain) => domain.careers)
  const skills = files.domains.flatMap((domain) => domain.areas.flatMap((area) => area.skills))
  const sessions = Object.values(files.sessions).flatMap((file) => file.sessions)
  const lists = {
    careers: careers.flatMap(({ summary, work, day, suits, suitsLess }) => [
      summary,
      ...work,
      ...day.map(({ activity }) => activity),
      suits,
      suitsLess,
    ]),
    help: files.help.flatMap(({ title, summary, sections }) => [
      title,
      summary,
      ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
    ]),
    guides: files.handbook.flatMap(({ guides }) =>
      guides.flatMap(({ title, summary, answers }) => [
        title,
        summary,
        ...answers.flatMap(({ question, answer }) => [question, answer.trim()]),
      ]),
    ),
    interests: files.interests.activities.map(({ text }) => text),
    plans: [
      ...careers.flatMap(({ phases }) =>
        Object.values(phases).flatMap(({ section, milestone: { label, description, details } }) => [
          section,
          label,
          description,
          details.trim(),
        ]),
      ),
      ...skills.flatMap(({ step, description }) => [step, description]),
    ],
    skills: skills.flatMap(({ learn, build, check, outcomes }) => [learn, build, check, ...outcomes]),
    assistant: [...Object.values(files.sentences), ...files.intents.flatMap(({ ask }) => ask ?? [])],
    sessions: sessions.flatMap(({ title, outcome }) => [title, outcome]),
    tasks: sessions.flatMap(({ make }) => [make.task, make.result, make.check]),
  }
  return new Map(Object.entries(lists).map(([name, texts]) => [`${name}.json`, new Set(texts)]))
}

/**
 * Compares the translators' files with the knowledge.
 *
 * @param files - The knowledge.
 * @returns Lines that say how much is translated and what is stale, and what is wrong with translations.
 */
export function checkTranslations(files: KnowledgeFiles): { readonly lines: string[]; readonly faults: string[] } {
  const lines: string[] = []
  const faults: string[] = []
  const known = new Set(textsOf([files, detailLabels]))
  const wanted = readersTexts(files)
  for (const language of languages.slice(1)) {
    const translations = readTranslations(language)
    const paragraphs = new Set([...translations.values()].flatMap((texts) => Object.keys(texts).flatMap(partsOf)))
    for (const [name, texts] of wanted)
      lines.push(
        `${language} ${name}: ${[...texts].filter((text) => paragraphs.has(text)).length} of ${texts.size} texts`,
      )
    for (const [name, texts] of translations) {
      for (const [english, translation] of Object.entries(texts)) {
        const where = `packages/knowledge/translations/${language}/${name}: ${JSON.stringify(english.slice(0, 80))}`
        if (
          !partsOf(english)
            .slice(1)
            .every((part) => known.has(part))
        )
          lines.push(`${where} is stale`)
        if (!hasFactsOf(english, translation)) faults.push(`${where} has other placeholders or numbers`)
        if (translation !== translation.normalize('NFC')) faults.push(`${where} is not composed Unicode (NFC)`)
      }
    }
  }
  return { lines, faults }
}

/** A text and its paragraphs. */
function partsOf(text: string): string[] {
  return [text, ...text.split(/\n+/)]
}
