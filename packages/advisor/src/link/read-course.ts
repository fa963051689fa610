import type { CourseFacts, TaughtSkill } from '#advisor.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { levelOf } from '#link/level-of.ts'
import { readTitle } from '#link/read-title.ts'
import { splitDescription } from '#link/split-description.ts'
import { anyOf } from '#text/patterns.ts'
import { tagPhrases } from '#text/phrase-tagger.ts'

/** Institutions write these texts, so only a bounded part is read. In UTF-16 units. */
const maxTitleLength = 300
const maxDescriptionLength = 4000
/** The first sentence says what a course teaches. At most this much of it is used, in UTF-16 units. */
const maxFirstSentenceLength = 200
/** Strength of a skill that is the title's subject. What the description adds comes on top. */
const titleWeight = 0.9
const descriptionBonus = 0.35
/** A course on a skill that it also requires does not teach that skill's first steps. */
const requiredSkillFactor = 0.5
/** Each mention counts, and an early one or one after a word like 'learn' counts more, up to the maximum. */
const maxDescriptionStrength = 0.5
const maxMentions = 4
/** A course on more skills than this has less time for each. */
const typicalSkillCount = 3
const maxFocus = 1.3
/** The rest of a long list says nothing about a course. */
const maxSkills = 24

const sentenceEnd = /[.!?\n](?:\s|$)/u
const teachingWord = anyOf`
  learn|learning|teach|teaches|taught|master|study|understand|cover|covers|covering|introduces?
  introduction to|practi[cs]e|course (?:in|on)|program(?:me)? (?:in|on)|training in
`
const teachingPhrase = new RegExp(String.raw`(?:\b${teachingWord}|கற்று|கற்க|ඉගෙන)\b[^.;!?\n]{0,40}$`, 'iu')

/** The phrases of these rules are written without them. */
const withoutJoiners = (text: string) => text.replace(/\p{Cf}/gu, '')

/**
 * Reads the skills and the level of a course from its text alone.
 *
 * @param title - The course's title.
 * @param description - The course's description.
 * @returns Skills with the surest first, and the level.
 */
export function readCourse(title: string, description: string): CourseFacts {
  const shortTitle = withoutJoiners(title.slice(0, maxTitleLength))
  const whole = withoutJoiners(description.slice(0, maxDescriptionLength))
  const { taught: text, required } = splitDescription(whole)
  const requiredSkills = new Set(required === '' ? [] : tagPhrases(skillTagger, required).map(({ id }) => id))
  const firstSentence = Math.min(maxFirstSentenceLength, text.search(sentenceEnd) + 1 || maxFirstSentenceLength)
  const mentions = new Map<string, number>()
  for (const { id, start } of tagPhrases(skillTagger, text)) {
    const before = mentions.get(id)
    const isTaught = before === undefined && teachingPhrase.test(text.slice(Math.max(0, start - 60), start))
    const first = before === undefined && start < firstSentence ? 1 : 0
    mentions.set(id, (before ?? 0) + 1 + first + (isTaught ? 1 : 0))
  }
  const titleSkills = readTitle(shortTitle, text)
  const inTitle = new Set(titleSkills.map(({ id }) => id))
  const named = new Set([...inTitle, ...mentions.keys()]).size
  const focus = Math.min(maxFocus, Math.sqrt(typicalSkillCount / named))
  const descriptionStrength = (id: string) =>
    (maxDescriptionStrength * Math.min(maxMentions, mentions.get(id) ?? 0)) / maxMentions
  const skills: TaughtSkill[] = titleSkills.map(({ id, weight }) => ({
    id,
    where: 'title',
    strength:
      Math.min(1, titleWeight * weight + descriptionBonus * descriptionStrength(id)) *
      (requiredSkills.has(id) ? requiredSkillFactor : 1),
  }))
  for (const id of mentions.keys()) {
    if (!inTitle.has(id)) skills.push({ id, where: 'description', strength: descriptionStrength(id) * focus })
  }
  skills.sort((a, b) => b.strength - a.strength)
  return { skills: skills.slice(0, maxSkills), level: levelOf(title, whole) }
}
