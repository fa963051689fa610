import { careersOf } from '#chat/aspects.ts'
import { readBackground } from '#chat/backgrounds.ts'
import { readCourseConditions } from '#chat/course-conditions.ts'
import { findCuedSection } from '#chat/help-cues.ts'
import type { DialogueState, Intent, Refusal } from '#chat/intents.ts'
import { ownCues as cues } from '#chat/own-cues.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { readStudyTime } from '#read/study-time.ts'
import { phrases } from '#text/patterns.ts'

/* Questions on getting into tech work, and on leaving a career for another. Locale: 'en'. */

const dislike = phrases`do not (?:really )?(?:like|want|enjoy)|no longer|hate|bored (?:of|with)|tired of|lost interest in|not interested in|regret`
const mindChanged = phrases`changed? my mind|(?:i|i would) (?:rather|prefer) (?:do|be|become)|want .{0,24}\b(?:again|instead|back)$`
const whatNow = phrases`now what|what now|any ?more|what (?:should|can|do) i|other (?:career|field|option)|instead|change|switch`

/**
 * Reads 'I don't like backend any more' and 'what would change if I go to data science?'.
 *
 * @param question - A question.
 * @param state - What is known of the learner.
 * @returns The intent, or null.
 */
export function readLeaving(question: ParsedQuestion, { career: own }: DialogueState): Intent | null {
  const { text, skills } = question
  const [career] = careersOf(question)
  if (own === null || skills.length > 0) return null
  const isCompared = /\bcompare\b|\bdifferen\w+/.test(text) && /\bmy (?:career|road ?map|plan|path)\b/.test(text)
  if (career !== undefined && career !== own && isCompared) return { name: 'compare', careers: [own, career] }
  if (
    career !== undefined &&
    career !== own &&
    /\bwhat (?:would|will|happens?|changes?)\b.{0,24}\b(?:change|happen|if|be different)\b/.test(text) &&
    /\b(?:go|switch|move|change|take|choose)\b/.test(text)
  )
    return { name: 'compare', careers: [own, career] }
  if (career !== undefined && mindChanged.test(text)) return { name: 'help', address: 'recommendation#switching' }
  const isOwn = career === own || (career === undefined && /\b(?:this|my) (?:career|path|field|roadmap)\b/.test(text))
  return isOwn && dislike.test(text) && whatNow.test(text)
    ? { name: 'help', address: 'recommendation#switching' }
    : null
}

/** Topics whose cues stand in questions on getting into the work as well: 'which laptop', 'what do I write in my CV'. */
const nearTechWork: readonly Refusal[] = ['profession', 'opinion', 'everyday', 'code', 'visa']
const askingHow =
  /^(?:(?:and|so|also|ok|please|hi) )*(?:how|what|when|where|should|tips?|any (?:tips|advice)|is|are|do|can i|will i)\b/
/** Someone is to write, find or send it. */
const doingItForMe = phrases`
  (?:write|draft|make|prepare|edit|improve|review|check|translate|find|get|give|send) (?:me|my|us|a|an|the)
  (?:you|milepost|app|site) (?:\w+ )?(?:find|get|give|offer|have|write|make|provide|send)
`
/** 'Show only free courses' asks to see them. */
const coursesToSee = /^(?:(?:please|can you|just) )*(?:show|list|find|give|see)\b.{0,24}\bcourses\b/
const ofApplying = phrases`cv|resume|interviews?|portfolio|apply\w*`
const ofCourse = phrases`courses?|class(?:es)?|institut\w+`
const abroad = phrases`visas?|abroad|overseas|canada|australia|uk|usa|germany|dubai|migrat\w*|pr`

/** 'How do I write my CV?', and not 'write my CV'. */
function isOfApplying(address: string | undefined, text: string): boolean {
  if (doingItForMe.test(text)) return false
  if (address === 'tech-work#rejections' || address === 'tech-work#interviews') return true
  return address === 'tech-work#applying' && askingHow.test(text)
}

/**
 * Reads questions on getting into the work: what someone did before, a computer, English, AI, applying.
 *
 * @param question - A question.
 * @param cued - The topic to decline that it has a cue of, or null.
 * @returns The intent, or null.
 */
export function readTechWork(question: ParsedQuestion, cued: Refusal | null): Intent | null {
  const { text } = question
  const address = findCuedSection('tech-work', text)
  const isWriting = cued === 'writing' || cued === 'placement'
  if (isWriting && !isOfApplying(address, text)) return null
  if (cued !== null && !isWriting && !nearTechWork.includes(cued)) return null
  if (cued === 'visa' && (address !== 'tech-work#english' || abroad.test(text))) return null
  const background = readBackground(question)
  if (
    address === 'tech-work#english' &&
    cues.course.test(text) &&
    /\b(?:want|need|any|have|is there|courses? in)\b/.test(text)
  )
    return null
  if (address === 'tech-work#degree' && careersOf(question).length > 0) return null
  if (address === 'tech-work#applying' && question.skills.length > 0 && !ofApplying.test(text)) return null
  if (address === 'tech-work#rejections' && ofCourse.test(text)) return { name: 'help', address: 'courses#enrolling' }
  if (address === 'tech-work#certificates' && question.skills.length > 0 && cues.course.test(text)) return null
  // 'The cheapest way to learn Docker' asks for courses and material on it.
  if (address === 'tech-work#money' && question.skills.length > 0)
    return {
      name: 'courses',
      skills: question.skills,
      conditions: { ...readCourseConditions(text), first: 'cheapest' },
    }
  if (address === 'tech-work#money' && coursesToSee.test(text))
    return { name: 'courses', skills: [], conditions: readCourseConditions(text) }
  if (background !== null && (cued === null || cued === 'profession' || cued === 'everyday')) return background
  if (address === undefined || (address === 'tech-work#beside-work' && readStudyTime(text).hoursPerWeek !== null))
    return null
  return { name: 'help', address }
}
