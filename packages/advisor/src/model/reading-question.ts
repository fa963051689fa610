import { firstResults, lastFinishDay, statedLimits, studyLanguages } from '@milepost/contract/profiles/limits'
import type { HeardCorrection, HeardKnown, HeardSkill } from '@milepost/contract/profiles/reading'
import * as z from 'zod/mini'
import type { HeardProfile, ProfileTexts } from '#advisor.ts'
import type { ModelQuestion } from '#model/ask-model.ts'
import { withoutPersonalData } from '#model/coach/personal-data.ts'
import { dataBlock, dataRule, sanitize } from '#model/prompt-data.ts'
import { salvageObject } from '#model/salvage.ts'
import { withoutHealth } from '#model/without-health.ts'
import { namesIn } from '#read/names.ts'
import { readFields } from '#read/read-person.ts'

/** How much of a text is sent, in UTF-16 units. */
const maxTextLength = 2_000

const system = `You read what a learner wrote about themselves and fill in a form. Take only what the words say; leave out what you would have to guess.
skills: each skill or tool that the learner says they know (says "knows") or don't know (says "lacks": never used, only read about, forgotten, or
known by others and not by them). Nothing that they only want to learn. level for "knows": "basics" after a course or a little practice, "projects" if
used in projects, "work" if used at work for a year or more.
hoursPerWeek: how long they can study. finishBy: the day by which they want to be done, as YYYY-MM-DD. firstResult: what they want first.
studyLanguage: the language in which they want to learn, if they say so. limits: what bounds them. Leave out everything about health.
quote: their words that say it, copied letter by letter from one text.
Reply with one JSON object: {"skills": [{"name", "says", "level", "quote"}], "hoursPerWeek": {"hours", "quote"} or null, "finishBy": {"until", "quote"} or null,
"firstResult": {"result", "quote"} or null, "studyLanguage": {"language", "quote"} or null, "limits": [{"kind", "quote"}]}.
${dataRule}`

const quote = z.string().check(z.minLength(2), z.maxLength(300))
const form = z.object({
  skills: z.array(
    z.object({
      name: z.string(),
      says: z.enum(['knows', 'lacks']),
      level: z.nullish(z.enum(['basics', 'projects', 'work'])),
      quote,
    }),
  ),
  hoursPerWeek: z.nullish(z.object({ hours: z.int().check(z.gte(1), z.lte(80)), quote })),
  finishBy: z.nullish(z.object({ until: z.iso.date(), quote })),
  firstResult: z.nullish(z.object({ result: z.enum(firstResults), quote })),
  studyLanguage: z.nullish(z.object({ language: z.enum(studyLanguages), quote })),
  limits: z.array(z.object({ kind: z.enum(statedLimits), quote })),
})
type ReadForm = z.output<typeof form>

const plain = (text: string, ownNames: readonly string[]) =>
  sanitize(withoutPersonalData(withoutHealth(text), ownNames), maxTextLength)

/** What a statement is about, if its quote names it: what isn't named there is a guess. */
function namedIn({ name, quote: words }: ReadForm['skills'][number]) {
  const meant = name.trim().toLowerCase()
  return namesIn(words).find((found) => [found.name, found.quote].some((one) => one.toLowerCase() === meant)) ?? null
}

function merge(base: HeardProfile, said: ReadForm, written: readonly string[], today: string): HeardProfile {
  const isQuoted = ({ quote: words }: { readonly quote: string }) => written.some((text) => text.includes(words.trim()))
  const quoted = <T extends { readonly quote: string }>(one: T | null | undefined) =>
    one != null && isQuoted(one) ? one : null
  const known = new Map<string, HeardKnown>()
  const denied = new Map<string, HeardSkill>()
  for (const statement of said.skills.filter(isQuoted)) {
    const found = namedIn(statement)
    if (found === null) continue
    const heard = { id: found.skillId, name: found.name, quote: statement.quote.trim() }
    const before = base.known.find(({ name }) => name === heard.name)
    if (statement.says === 'lacks') denied.set(heard.name, heard)
    else
      known.set(heard.name, {
        ...heard,
        level: statement.level ?? before?.level ?? 'basics',
        years: before?.years ?? null,
      })
  }
  // Who says both of one name has been misread.
  for (const name of [...known.keys()].filter((one) => denied.has(one))) {
    known.delete(name)
    denied.delete(name)
  }
  const isNew = ({ name }: HeardSkill) => !known.has(name) && !denied.has(name)
  const levelBefore = (id: string | null) =>
    base.known.find((one) => one.id === id)?.level ?? (base.denied.some((one) => one.id === id) ? 'heard_of' : null)
  const corrections = [
    ...known.values(),
    ...[...denied.values()].map((one) => ({ ...one, level: 'heard_of' as const })),
  ]
    .filter(({ id, level }) => levelBefore(id) !== level)
    .flatMap(({ id: skillId, level }): HeardCorrection[] => (skillId === null ? [] : [{ skillId, level }]))
  const { finishBy, hoursPerWeek } = said
  const isPossible = finishBy != null && finishBy.until > today && finishBy.until <= lastFinishDay
  const limits = said.limits.filter(isQuoted)
  return {
    ...base,
    known: [...base.known.filter(isNew), ...known.values()],
    denied: [...base.denied.filter(isNew), ...denied.values()],
    finishBy: (isPossible ? quoted(finishBy) : null) ?? base.finishBy,
    hoursPerWeek: quoted(hoursPerWeek) ?? base.hoursPerWeek,
    firstResult: quoted(said.firstResult) ?? base.firstResult,
    studyLanguage: quoted(said.studyLanguage) ?? base.studyLanguage,
    limits: [...base.limits, ...limits.filter(({ kind }) => !base.limits.some((one) => one.kind === kind))],
    corrections,
  }
}

/**
 * Creates the question that makes a model read a learner's texts. Only what it quotes letter by letter is taken, and of skills only
 * those that the quote names. What it doesn't say is filled in by the embedded reading.
 *
 * @param texts - The learner's texts. Sentences about health are not sent.
 * @param base - The embedded reading.
 * @param today - The day to count from, like '2026-11-21'.
 * @param ownNames - The learner's names, which are taken out.
 * @returns The question.
 */
export function readingQuestion(
  texts: ProfileTexts,
  base: HeardProfile,
  today: string,
  ownNames: readonly string[] = [],
): ModelQuestion<HeardProfile> {
  const sent = readFields
    .map((field) => [field, plain(texts[field], ownNames)] as const)
    .filter(([, text]) => text !== '')
  return {
    name: 'reading',
    system,
    prompt: [dataBlock('texts', Object.fromEntries(sent)), `Today is ${today}.`].join('\n'),
    schema: form,
    maxOutputTokens: 1_500,
    read: (text) => {
      const parsed = form.safeParse(salvageObject(text))
      if (!parsed.success) return { issue: z.prettifyError(parsed.error).slice(0, 300) }
      return {
        value: merge(
          base,
          parsed.data,
          sent.map(([, text]) => text),
          today,
        ),
      }
    },
  }
}
