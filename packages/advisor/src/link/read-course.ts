import type { CourseFacts, CourseSkill } from '#advisor.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { levelOf } from '#link/level-of.ts'
import { readTitle } from '#link/read-title.ts'
import { splitDescription } from '#link/split-description.ts'
import { translateLocalNames } from '#link/translate-local-names.ts'
import { tagPhrases } from '#text/phrase-tagger.ts'

/** Institutions write these texts, so only a bounded part is read. In UTF-16 units. */
const maxTitleLength = 300
const maxDescriptionLength = 4000
/** A description says at once what a course teaches: in its first sentence, of which so much counts. In UTF-16 units. */
const maxFirstSentenceLength = 200
/** Naming a skill in the title's own subject weighs this much; what the description adds comes on top. */
const titleWeight = 0.9
const descriptionBonus = 0.35
/** A course on a skill that one must have before does not teach its first steps. */
const requiredSkillFactor = 0.5
/** A skill named once, early, with a word like 'learn' before it, or more often: each sign adds, four are all there is. */
const maxDescriptionStrength = 0.5
const maxMentions = 4
/** A course that names more skills than this cannot give each its time; one that names fewer gives more. */
const typicalSkillCount = 3
const maxFocus = 1.3
/** The rest of a long list tells nothing of a course. */
const maxSkills = 24

const sentenceEnd = /[.!?\n](?:\s|$)/u
const teachingPhrase =
  /(?:\b(?:learn|learning|teach|teaches|taught|master|study|understand|cover|covers|covering|introduces?|introduction to|practi[cs]e|course (?:in|on)|program(?:me)? (?:in|on)|training in)|கற்று|கற்க|ඉගෙන)\b[^.;!?\n]{0,40}$/iu

/**
 * In: a course's title and description as its institution wrote them. Out: the skills it teaches and whom it is for, read from
 * these words alone; the surest skill first.
 */
export function readCourse(title: string, description: string): CourseFacts {
  const shortTitle = translateLocalNames(title.slice(0, maxTitleLength))
  const whole = translateLocalNames(description.slice(0, maxDescriptionLength))
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
  const skills: CourseSkill[] = titleSkills.map(({ id, weight }) => ({
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
