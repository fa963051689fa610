import type { ChatSubject } from '#assistant/choose.ts'
import type { ParsedMessage } from '#assistant/message.ts'

/** English words that Tamil and Sinhala words are translated to (`words` of `packages/knowledge/languages`), the most telling first. */
const cues: readonly (readonly [string, RegExp])[] = [
  ['courses', /\b(?:courses?|free)\b/],
  ['time', /\b(?:how long|how many hours|when|how much finish|hours?)\b/],
  ['next', /\bnext\b/],
  ['progress', /\b(?:progress|finished)\b/],
  ['suits', /\bsuits\b/],
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
const ofOwn: Readonly<Record<string, string>> = {
  courses: 'courses.all',
  time: 'plan.finish',
  next: 'road.next',
  progress: 'road.progress',
  suits: 'why.for',
  career: 'careers.list',
  skills: 'road.overview',
  roadmap: 'road.overview',
}

/**
 * Reads a question of translated words, whose order and endings say little: of what it names, and else of the learner's own things.
 *
 * @param message - A message with Tamil or Sinhala words.
 * @param subject - What it names.
 * @returns The intent, or null where it is none of the questions that are understood.
 */
export function localIntent({ text }: ParsedMessage, { skills, careers }: ChatSubject): string | null {
  const cue = cues.find(([, pattern]) => pattern.test(text))?.[0] ?? ''
  if (skills.length > 0) return /\bbefore\b/.test(text) ? 'skill.prerequisites' : (ofSkill[cue] ?? 'skill.what')
  if (careers.length > 0) return ofCareer[cue] ?? 'career.what'
  return ofOwn[cue] ?? null
}
