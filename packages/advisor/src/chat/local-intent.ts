import { careersOf } from '#chat/aspects.ts'
import { readCourseConditions } from '#chat/course-conditions.ts'
import { type DialogueState, type Intent, timeOfRoadmap } from '#chat/intents.ts'
import type { ParsedQuestion } from '#chat/question.ts'

/** English words that Tamil and Sinhala words are translated to (`words` of `packages/knowledge/languages`). */
const cues = {
  courses: /\b(?:courses?|free)\b/,
  time: /\b(?:how long|how many hours|when|how much finish|hours?)\b/,
  next: /\bnext\b/,
  progress: /\b(?:progress|finished)\b/,
  roadmap: /\b(?:roadmap|steps?)\b/,
  suits: /\bsuits\b/,
  career: /\bcareer\b/,
  skills: /\b(?:skills|learn)\b/,
  own: /\b(?:my|for me|i)\b/,
} as const

/**
 * Reads a question of translated words, whose order and endings say little: of what it names, and else of the learner's own things.
 *
 * @param question - A question with Tamil or Sinhala words.
 * @param state - What is known of the learner.
 * @returns The intent, or null where it is none of the questions that are understood.
 */
export function readLocalIntent(question: ParsedQuestion, state: DialogueState): Intent | null {
  const { text, skills } = question
  const [career] = careersOf(question)
  const [skill] = skills
  if (cues.courses.test(text)) return { name: 'courses', skills, conditions: readCourseConditions(text) }
  if (skill !== undefined) {
    const aspect = cues.time.test(text) ? 'hours' : /\bbefore\b/.test(text) ? 'prerequisites' : 'what'
    return { name: 'skill', skill, other: null, aspect }
  }
  if (career !== undefined) {
    if (cues.suits.test(text)) return { name: 'recommendation', career, against: false }
    const aspect = cues.time.test(text) ? 'hours' : cues.skills.test(text) ? 'skills' : 'what'
    return { name: 'career', career, aspect }
  }
  if (cues.next.test(text)) return { name: 'step', step: 'next', aspect: 'what' }
  if (cues.progress.test(text)) return { name: 'progress' }
  if (cues.suits.test(text)) return { name: 'recommendation', career: null, against: false }
  if (cues.time.test(text)) return timeOfRoadmap
  if (cues.career.test(text)) return { name: 'careers' }
  if (cues.skills.test(text) && cues.own.test(text) && state.career !== null)
    return { name: 'career', career: state.career, aspect: 'skills' }
  return cues.roadmap.test(text) ? { name: 'roadmap', aspect: 'size' } : null
}
