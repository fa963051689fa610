import type { CourseFacts, CourseSkill } from '#advisor.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { levelOf } from '#link/level.ts'
import { withKnownNames } from '#link/local-names.ts'
import { takeApart } from '#link/taught-part.ts'
import { readTitle } from '#link/title-roles.ts'
import { tagPhrases } from '#text/phrase-tagger.ts'

/** Institutions write these texts, so only a bounded part is read. In UTF-16 units. */
const maxTitleLength = 300
const maxDescriptionLength = 4000
/** A description says at once what a course teaches: in its first sentence, of which so much counts. In UTF-16 units. */
const maxFirstSentenceLength = 200
/** Naming a skill in the title's own subject weighs this much; what the description adds comes on top. */
const inTitleAlone = 0.9
const describedToo = 0.35
/** A course on a skill that one must have before does not teach its first steps. */
const ofWhatIsRequired = 0.5
/** A skill named once, early, with a word like 'learn' before it, or more often: each sign adds, four are all there is. */
const maxInDescription = 0.5
const allSigns = 4
/** A course that names more skills than this cannot give each its time; one that names fewer gives more. */
const usualSkills = 3
const maxShare = 1.3
/** The rest of a long list tells nothing of a course. */
const maxSkills = 24

const sentenceEnd = /[.!?\n](?:\s|$)/u
const teaching =
  /(?:\b(?:learn|learning|teach|teaches|taught|master|study|understand|cover|covers|covering|introduces?|introduction to|practi[cs]e|course (?:in|on)|program(?:me)? (?:in|on)|training in)|கற்று|கற்க|ඉගෙන)\b[^.;!?\n]{0,40}$/iu

/**
 * In: a course's title and description as its institution wrote them. Out: the skills it teaches and whom it is for, read from
 * these words alone; the surest skill first.
 */
export function readCourse(title: string, description: string): CourseFacts {
  const shortTitle = withKnownNames(title.slice(0, maxTitleLength))
  const whole = withKnownNames(description.slice(0, maxDescriptionLength))
  const { taught: text, required } = takeApart(whole)
  const brought = new Set(required === '' ? [] : tagPhrases(skillTagger, required).map(({ id }) => id))
  const firstSentence = Math.min(maxFirstSentenceLength, text.search(sentenceEnd) + 1 || maxFirstSentenceLength)
  const signs = new Map<string, number>()
  for (const { id, start } of tagPhrases(skillTagger, text)) {
    const before = signs.get(id)
    const isTaught = before === undefined && teaching.test(text.slice(Math.max(0, start - 60), start))
    const first = before === undefined && start < firstSentence ? 1 : 0
    signs.set(id, (before ?? 0) + 1 + first + (isTaught ? 1 : 0))
  }
  const titled = readTitle(shortTitle, text)
  const inTitle = new Set(titled.map(({ id }) => id))
  const named = new Set([...inTitle, ...signs.keys()]).size
  const share = Math.min(maxShare, Math.sqrt(usualSkills / named))
  const told = (id: string) => (maxInDescription * Math.min(allSigns, signs.get(id) ?? 0)) / allSigns
  const skills: CourseSkill[] = titled.map(({ id, weight }) => ({
    id,
    where: 'title',
    strength: Math.min(1, inTitleAlone * weight + describedToo * told(id)) * (brought.has(id) ? ofWhatIsRequired : 1),
  }))
  for (const id of signs.keys()) {
    if (!inTitle.has(id)) skills.push({ id, where: 'description', strength: told(id) * share })
  }
  skills.sort((a, b) => b.strength - a.strength)
  return { skills: skills.slice(0, maxSkills), level: levelOf(title, whole) }
}
