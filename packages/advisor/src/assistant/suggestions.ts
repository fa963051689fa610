import { careerTitleOf } from '@milepost/contract/careers/limits'
import type { ChatContext } from '#advisor.ts'
import { articled } from '#assistant/career-texts.ts'
import type { ChatSubject } from '#assistant/choose.ts'
import { inLanguage, textOf } from '#assistant/sentences.ts'
import { skillNameOf } from '#assistant/sources.ts'
import { findStep } from '#assistant/steps.ts'
import { intents } from '#knowledge/knowledge.ts'

const maxSuggestions = 3
/** Of a learner with and without a roadmap, where nothing is nearer. */
const usual = {
  road: ['road.next', 'road.progress', 'plan.finish', 'why.for'],
  start: ['help.getting-started#begin', 'careers.list', 'why.for'],
} as const

/** A plain way to ask an intent about a subject, or null where it needs what is not named. */
function questionOf(id: string, { skills, careers, steps }: ChatSubject, { roadmap }: ChatContext): string | null {
  const ask =
    id === 'help.getting-started#begin' ? textOf('suggestions.begin') : intents.find((intent) => intent.id === id)?.ask
  if (ask === undefined) return null
  const [skill] = skills
  const [career] = careers
  const step = roadmap === null || steps[0] === undefined ? undefined : findStep(steps[0], roadmap)
  const isOf = (name: string) => ask.includes(`{${name}}`)
  if (
    (isOf('skill') && skill === undefined) ||
    (isOf('career') && career === undefined) ||
    (isOf('step') && step === undefined)
  )
    return null
  return inLanguage(ask)
    .replace('{skill}', skill === undefined ? '' : skillNameOf(skill))
    .replace('does {career}', career === undefined ? '' : `does ${articled(career)}`)
    .replace('become {career}', career === undefined ? '' : `become ${articled(career)}`)
    .replace('{career}', career === undefined ? '' : careerTitleOf(career))
    .replace('{step}', String(step?.id ?? ''))
}

/**
 * Suggests questions that could come next: other points of the same tool about the same thing, then the usual ones.
 *
 * @param id - The intent that was answered.
 * @param subject - What the answer was about.
 * @param context - What the answer may use.
 * @returns At most three questions.
 */
export function suggestionsFor(id: string, subject: ChatSubject, context: ChatContext): string[] {
  const tool = id.slice(0, id.indexOf('.') + 1)
  const isHelp = tool === 'help.' || tool === ''
  const all = intents
    .filter((intent) => intent.ask !== undefined && !isHelp && intent.id.startsWith(tool))
    .map((intent) => intent.id)
  // Those that follow the asked one come first.
  const at = all.indexOf(id)
  const near = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))]
  const own = context.roadmap === null ? usual.start : usual.road
  const questions = [...near, ...own]
    .filter((one) => one !== id)
    .flatMap((one) => questionOf(one, subject, context) ?? [])
  return [...new Set(questions)].slice(0, maxSuggestions)
}
