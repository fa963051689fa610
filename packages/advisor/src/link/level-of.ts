import type { CourseLevel } from '@milepost/contract/courses/limits'
import { anyOf } from '#text/patterns.ts'

/** What titles and descriptions say of a level in English, and elsewhere in Tamil and Sinhala. */
const beginnerTitles = anyOf`
  beginners?|introduction to|introductory|basics|fundamentals|foundations|essentials|first steps
  from scratch|getting started|for everybody|for everyone|starters?|newcomers?|newbies|dummies|from zero
  zero to|101
`
const beginnerTitlesElsewhere = anyOf`
  தொடக்க|ஆரம்ப|அடிப்படை|அறிமுக|புதியவர்|ආරම්භ|මූලික|මුලික|හැඳින්වී
  ආධුනික|නවක|මුල සිට|පදනම
`
const advancedTitles = anyOf`
  advanced|expert|experts|deep dive|mastery
`
const advancedTitlesElsewhere = anyOf`
  மேம்பட்ட|உயர்நிலை|உயர் நிலை|நிபுணர்|උසස්|ප්\u200d?රවීණ
`
const beginnerDescriptions = anyOf`
  (?:for|absolute|complete|total) beginners?|beginner(?:-| )(?:friendly|level|course)
  no (?:prior|previous) (?:experience|knowledge|programming|coding)
  no (?:coding|programming|experience|background)(?: experience| knowledge)? (?:is )?(?:needed|required|necessary)
  from (?:scratch|zero)|first steps|entry[- ]level|foundation level|never (?:written|programmed|coded|used)
`
const beginnerDescriptionsElsewhere = anyOf`
  தொடக்க|ஆரம்ப|அடிப்படை நிலை|புதியவர்|எதுவும் தெரியாத|ආරම්භක|ආධුනික
  නවක|මුල සිට|පටන් ගන්න
`
const advancedDescriptions = anyOf`
  advanced (?:course|level|class|students|learners|developers|users)
  (?:for|aimed at) (?:\p{L}+ )?(?:experienced|senior|seasoned|advanced|maintainers|contributors|researchers)
  (?:many|several|some|two|three|four|five|ten|[2-9]\+?) years|for years
  (?:experienced|senior|seasoned) (?:developers?|engineers?|programmers?|analysts?|administrators?|designers?|professionals?)
`
const advancedDescriptionsElsewhere = anyOf`
  மேம்பட்ட|அனுபவமுள்ள|அனுபவம் உள்ள|உயர்நிலை|උසස්|පළපුරුදු|අත්දැකීම් ඇති
`

const titlePatterns: Readonly<Record<CourseLevel, RegExp>> = {
  beginner: new RegExp(String.raw`\b${beginnerTitles}\b|${beginnerTitlesElsewhere}`, 'iu'),
  intermediate: /\bintermediate\b|இடைநிலை|මධ්\u200d?යම|අතරමැදි/iu,
  advanced: new RegExp(String.raw`\b${advancedTitles}\b|${advancedTitlesElsewhere}`, 'iu'),
}
/** A description spells out its audience in words that a title need not use. */
const descriptionPatterns: Readonly<Record<CourseLevel, RegExp>> = {
  beginner: new RegExp(String.raw`\b${beginnerDescriptions}\b|${beginnerDescriptionsElsewhere}`, 'iu'),
  intermediate: /\bintermediate\b|இடைநிலை|මධ්\u200d?යම මට්ටම|අතරමැදි/iu,
  advanced: new RegExp(
    String.raw`(?:^|[.;] )advanced\.|\b${advancedDescriptions}\b|${advancedDescriptionsElsewhere}`,
    'iu',
  ),
}

function levelIn(text: string, patterns: Readonly<Record<CourseLevel, RegExp>>): CourseLevel | null {
  // 'From beginner to advanced' suits a beginner.
  if (patterns.beginner.test(text)) return 'beginner'
  if (patterns.intermediate.test(text)) return 'intermediate'
  return patterns.advanced.test(text) ? 'advanced' : null
}

/**
 * Finds the level of a course. The title wins over the description.
 *
 * @param title - The course's title.
 * @param description - The course's description.
 * @returns The level, or null where the text names none.
 */
export function levelOf(title: string, description: string): CourseLevel | null {
  return levelIn(title, titlePatterns) ?? levelIn(description, descriptionPatterns)
}
