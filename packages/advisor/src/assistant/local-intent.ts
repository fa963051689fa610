import type { ChatSubject } from '#assistant/choose.ts'
import type { ParsedMessage } from '#assistant/message.ts'

/** English words that Tamil and Sinhala words are translated to (`words` of `packages/knowledge/languages`), the most telling first. */
const cues: readonly (readonly [string, RegExp])[] = [
  ['courses', /\b(?:courses?|free)\b/],
  ['time', /\b(?:how long|how many hours|when|how much finish|hours?)\b/],
  ['next', /\bnext\b/],
  ['progress', /\b(?:progress|finished)\b/],
  ['suits', /\bsuits\b/],
  ['why', /\bwhy\b/],
  ['career', /\bcareer\b/],
  ['skills', /\b(?:skills|learn)\b/],
  ['roadmap', /\b(?:roadmap|steps?)\b/],
]

const ofSkill: Readonly<Record<string, string>> = { courses: 'courses.find', time: 'skill.hours' }
const ofCareer: Readonly<Record<string, string>> = {
  courses: 'career.courses',
  time: 'career.hours',
  suits: 'career.fit',
  skills: 'career.skills',
}
/** These words are in many questions: on time, what comes next and how far one is, they say enough. */
const sure = new Set(['time', 'next', 'progress'])
/** A longer message tells a story. */
const maxWords = 8
const ofOwn: Readonly<Record<string, string>> = {
  courses: 'courses.all',
  time: 'plan.finish',
  next: 'road.next',
  progress: 'road.progress',
  suits: 'why.for',
  why: 'why.for',
  career: 'careers.list',
  skills: 'road.overview',
  roadmap: 'road.overview',
}

interface LocalIntent {
  readonly id: string
  /** Otherwise the handbook may have what is meant. */
  readonly isSure: boolean
}

/**
 * Reads a question of translated words, whose order and endings say little: of what it names, and else of the learner's own things.
 *
 * @param message - A message with Tamil or Sinhala words.
 * @param subject - What it names.
 * @returns The intent, or null where it is none of the questions that are understood.
 */
export function localIntent({ text, form }: ParsedMessage, { skills, careers }: ChatSubject): LocalIntent | null {
  const cue = cues.find(([, pattern]) => pattern.test(text))?.[0] ?? ''
  const isShort = form.length <= maxWords
  const isAsked = isShort && (cue !== '' || /\bwhat is\b/.test(text))
  if (skills.length > 0) {
    const id = /\bbefore\b/.test(text) ? 'skill.prerequisites' : (ofSkill[cue] ?? 'skill.what')
    return { id, isSure: isAsked }
  }
  if (careers.length > 0) return { id: ofCareer[cue] ?? 'career.what', isSure: isAsked }
  const id = ofOwn[cue]
  // A story names much that it doesn't ask.
  return id === undefined || !isShort ? null : { id, isSure: isShort && sure.has(cue) }
}
