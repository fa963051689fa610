import type { ChatChange } from '@milepost/contract/chat/schema'
import { hoursLeftOf } from '@milepost/contract/roadmaps/pace'
import type { ChatContext } from '#advisor.ts'
import { daysAfter, formatDayAfter, formatHours, formatList, formatPrice } from '#assistant/formats.ts'
import { say } from '#assistant/sentences.ts'
import { helpSource, skillNameOf, skillSource } from '#assistant/sources.ts'
import { hoursLeft, type OwnRoadmap } from '#assistant/steps.ts'
import type { ToolAnswer, ToolQuestion } from '#assistant/tool.ts'
import { explain, propose } from '#assistant/tools/change/proposals.ts'
import { finishSentences } from '#assistant/tools/plan.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { findSkillsToLeaveOut } from '#plan/plan-by-date.ts'
import { withVariant } from '#plan/variants.ts'
import { daysUntil, findDeadline } from '#read/deadline.ts'
import { readStudyTime } from '#read/study-time.ts'

/* Other ways to the career. The server decides again when the learner confirms. */

const source = helpSource('roadmap#regenerating')

type WayChange = Extract<ChatChange, { kind: 'choose_variant' }>

function proposeWay(
  { choice, variant }: Pick<WayChange, 'choice' | 'variant'>,
  keys: readonly string[],
  values = {},
): ToolAnswer {
  const sentences = [...keys, 'way-kept'].map((key) => say(`change.${key}`, values, source))
  return propose(source, { kind: 'choose_variant', choice, variant }, sentences)
}

const openCourses = ({ steps }: OwnRoadmap) =>
  steps.flatMap(({ course, status }) => (course === null || status === 'done' ? [] : [course]))

function onlyFree(roadmap: OwnRoadmap): ToolAnswer {
  const paid = new Map(openCourses(roadmap).flatMap(({ id, price }) => (price > 0 ? [[id, price] as const] : [])))
  const price = [...paid.values()].reduce((sum, one) => sum + one, 0)
  if (price === 0) return explain(source, ['no-paid-course'])
  const kind = 'free_courses'
  return proposeWay({ choice: { kind }, variant: { kind } }, ['only-free', 'paid-cost'], { price: formatPrice(price) })
}

const languageCodes = { English: 'en', Tamil: 'ta', Sinhala: 'si' } as const

function onlyOwnLanguage(roadmap: OwnRoadmap, { profile }: ChatContext): ToolAnswer {
  const language = profile?.studyLanguage ?? 'English'
  if (openCourses(roadmap).every((course) => course.language === languageCodes[language]))
    return explain(source, ['all-in-language'], { language })
  const kind = 'own_language'
  return proposeWay({ choice: { kind }, variant: { kind } }, ['only-language', 'some-without'], { language })
}

/** Tools of one kind, one of which the roadmap teaches. */
function toolsOf({ careerId }: OwnRoadmap, taught: ReadonlySet<string>, skill: string): readonly string[] {
  const groups = Object.entries(knowledge.careers.get(careerId)?.alternatives ?? {}).map(([id, more]) => [id, ...more])
  return groups.find((group) => group.includes(skill) && group.some((id) => taught.has(id))) ?? []
}

/** 'Replace React with Vue', 'I don't want Django, use Flask': otherwise the first one is wanted. */
const secondIsWanted = /\b(?:replace|swap|exchange|switch|change|(?:do|would) not (?:want|like))\b/

/** 'Vue instead of React', 'without Django': the one that is taught gives way. */
function otherTool({ skills, text }: ToolQuestion, roadmap: OwnRoadmap): ToolAnswer {
  const [first, second] = skills
  if (first === undefined) return explain(source, ['name-tool'])
  const planned = new Set(roadmap.steps.flatMap((step) => step.skills))
  const tools = toolsOf(roadmap, planned, first)
  const taught = tools.find((id) => planned.has(id))
  const wanted = second !== undefined && secondIsWanted.test(text) ? second : first
  const name = skillNameOf(wanted)
  const about = skillSource(wanted)
  if (taught === undefined || !tools.includes(wanted)) return explain(about, ['no-other-tool'], { name })
  if (wanted === taught) {
    const others = formatList(tools.filter((id) => id !== taught).map(skillNameOf), 'or')
    return second === undefined
      ? explain(about, ['tools-instead', 'which-tool'], { name, others })
      : explain(about, ['taught-already'], { name })
  }
  return proposeWay(
    { choice: { kind: 'other_tool', skillId: wanted }, variant: { kind: 'other_tool', skillId: wanted, name } },
    ['other-tool'],
    { name, taught: skillNameOf(taught) },
  )
}

function byDate({ text }: ToolQuestion, roadmap: OwnRoadmap, { profile, today }: ChatContext): ToolAnswer {
  const deadline = findDeadline(text)?.deadline
  if (deadline === undefined) return explain(source, ['name-day'])
  const pace = Math.round(readStudyTime(text).hoursPerWeek ?? roadmap.hoursPerWeek ?? 0)
  if (pace < 1 || profile === null) return explain(helpSource('roadmap#pace'), ['tell-pace-first'])
  const days = daysUntil(deadline, today)
  if (days < 1) return explain(source, ['name-later-day'])
  const hours = (pace * days) / 7
  const values = { day: formatDayAfter(today, days), hours: formatHours(pace) }
  if (hoursLeft(roadmap) <= hours) return explain(source, ['in-time-anyway'], values)
  const statuses = new Map(roadmap.steps.map(({ key, status }) => [key, status]))
  const leftOut = findSkillsToLeaveOut(withVariant(profile, null), roadmap.careerId, hours, (step) =>
    hoursLeftOf(step.hours, statuses.get(step.key)),
  )
  if (leftOut.length === 0) return explain(source, ['nothing-to-leave-out'])
  const until = daysAfter(today, days).toISOString().slice(0, 10)
  const names = leftOut.slice(0, 5).map(skillNameOf)
  const rest = leftOut.length - names.length
  const left = formatList(rest > 0 ? [...names, `+${rest}`] : names)
  return proposeWay(
    { choice: { kind: 'by_date', until, hoursPerWeek: pace }, variant: { kind: 'by_date', until } },
    ['shorten', 'would-leave-out'],
    { ...values, left },
  )
}

/**
 * Proposes another way to the career. What would change nothing is not proposed.
 *
 * @param asked - What is asked.
 * @param roadmap - The learner's roadmap.
 * @param context - What the answer may use.
 * @returns The answer.
 */
export function changeWay(asked: ToolQuestion, roadmap: OwnRoadmap, context: ChatContext): ToolAnswer {
  const current = context.profile?.decisions?.variant ?? null
  if (asked.point === 'usual-way')
    return current === null
      ? explain(source, ['usual-already'])
      : proposeWay({ choice: { kind: 'usual' }, variant: null }, ['usual'])
  if (context.plan === 'basic') {
    const paid = explain(source, ['ways-paid', 'choose-plan'])
    // Whether the day is reached as it is costs nothing.
    if (asked.point !== 'by-date') return paid
    return {
      ...paid,
      sentences: [...finishSentences(readStudyTime(asked.text), roadmap, context.today), ...paid.sentences.slice(0, 1)],
    }
  }
  if (asked.point.replaceAll('-', '_') === current?.kind && ['free-courses', 'own-language'].includes(asked.point))
    return explain(source, ['way-already'])
  switch (asked.point) {
    case 'free-courses':
      return onlyFree(roadmap)
    case 'own-language':
      return onlyOwnLanguage(roadmap, context)
    case 'other-tool':
      return otherTool(asked, roadmap)
    case 'by-date':
      return byDate(asked, roadmap, context)
    default: {
      const kind = 'project_first'
      if (current?.kind === kind) return explain(source, ['way-already'])
      return proposeWay({ choice: { kind }, variant: { kind } }, ['project-first', 'project-needs'])
    }
  }
}
