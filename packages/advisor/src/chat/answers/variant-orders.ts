import { hoursLeftOf } from '@milepost/contract/roadmaps/pace'
import type { RoadmapVariant, VariantChoice } from '@milepost/contract/roadmaps/schema'
import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { explain, type OrderAnswer, propose } from '#chat/answers/proposals.ts'
import { hoursLeft } from '#chat/answers/roadmap.ts'
import type { OwnRoadmap } from '#chat/answers/steps.ts'
import { daysAfter, formatDayAfter, formatHours, formatList, formatPrice } from '#chat/formats.ts'
import type { VariantOrder } from '#chat/intents.ts'
import { fact, helpSource, skillNameOf, skillSource } from '#chat/sources.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { findSkillsToLeaveOut } from '#plan/plan-by-date.ts'
import { withVariant } from '#plan/variants.ts'
import { daysUntil } from '#read/deadline.ts'

const source = helpSource('roadmap#regenerating')

function proposeVariant(
  choice: VariantChoice,
  variant: RoadmapVariant | null,
  ...texts: readonly string[]
): OrderAnswer {
  const sentences: AdvisorSentence[] = texts.map((text) => fact(text, source))
  const kept = fact('Your progress stays, and you can go back to the usual way for free.', source)
  return propose(source, { kind: 'choose_variant', choice, variant }, [...sentences, kept])
}

/**
 * Answers an order for another way to the career. What would change nothing is not proposed.
 *
 * @param order - The way.
 * @param roadmap - The learner's roadmap.
 * @param context - What the answer may use.
 * @returns The answer. The server decides again when the learner confirms.
 */
export function variantAnswer(order: VariantOrder, roadmap: OwnRoadmap, context: ChatContext): OrderAnswer {
  const current = context.profile?.decisions?.variant ?? null
  if (order.way === 'usual')
    return current === null
      ? explain(source, 'Your roadmap already goes the usual way.')
      : proposeVariant({ kind: 'usual' }, null, 'Take your roadmap back to the usual way?')
  if (context.plan === 'basic')
    return explain(
      source,
      'Other ways to your career are part of Pro and Premium.',
      'You can choose a plan under Plans.',
    )
  if (order.way === current?.kind && order.way !== 'by_date' && order.way !== 'other_tool')
    return explain(source, 'Your roadmap already goes this way.')
  switch (order.way) {
    case 'project_first':
      return proposeVariant(
        { kind: 'project_first' },
        { kind: 'project_first' },
        'Start each section with its project?',
        'Then you learn what the project needs.',
      )
    case 'free_courses':
      return freeAnswer(roadmap)
    case 'own_language':
      return languageAnswer(roadmap, context)
    case 'other_tool':
      return toolAnswer(order.skill, order.instead, roadmap)
    case 'by_date':
      return dateAnswer(order, roadmap, context)
  }
}

function linkedCourses({ steps }: OwnRoadmap) {
  return steps.flatMap(({ course, status }) => (course === null || status === 'done' ? [] : [course]))
}

function freeAnswer(roadmap: OwnRoadmap): OrderAnswer {
  const paid = new Map(
    linkedCourses(roadmap).flatMap((course) => (course.price > 0 ? [[course.id, course.price]] : [])),
  )
  const price = [...paid.values()].reduce((sum, one) => sum + one, 0)
  if (price === 0) return explain(source, 'None of the courses you still have to take costs money.')
  return proposeVariant(
    { kind: 'free_courses' },
    { kind: 'free_courses' },
    'Link only free courses?',
    `The paid ones cost ${formatPrice(price)} together. Some steps may be left without a course.`,
  )
}

const languageCodes = { English: 'en', Tamil: 'ta', Sinhala: 'si' } as const

function languageAnswer(roadmap: OwnRoadmap, { profile }: ChatContext): OrderAnswer {
  const studyLanguage = profile?.studyLanguage ?? 'English'
  const others = linkedCourses(roadmap).filter(({ language }) => language !== languageCodes[studyLanguage])
  if (others.length === 0)
    return explain(source, `All courses you still have to take are in your study language, ${studyLanguage}.`)
  return proposeVariant(
    { kind: 'own_language' },
    { kind: 'own_language' },
    `Link only courses in ${studyLanguage}?`,
    'Some steps may be left without a course.',
  )
}

/** Tools of one kind, one of which the roadmap teaches. */
function toolsOf({ careerId, steps }: OwnRoadmap, skill: string): readonly string[] {
  const groups = Object.entries(knowledge.careers.get(careerId)?.alternatives ?? {}).map(([id, more]) => [id, ...more])
  const taught = new Set(steps.flatMap(({ skills }) => skills))
  return groups.find((group) => group.includes(skill) && group.some((id) => taught.has(id))) ?? []
}

function toolAnswer(skill: string | null, instead: string | null, roadmap: OwnRoadmap): OrderAnswer {
  const named = skill ?? instead
  if (named === null) return explain(source, 'Name the tool you would like to learn.')
  const tools = toolsOf(roadmap, named)
  const taught = roadmap.steps.flatMap(({ skills }) => skills).find((id) => tools.includes(id))
  const name = skillNameOf(named)
  const about = skillSource(named)
  if (taught === undefined) return explain(about, `Your roadmap has no other tool in place of ${name}.`)
  if (skill === null) {
    if (taught !== instead) return explain(about, `${name} is not on your roadmap.`)
    const others = formatList(tools.filter((id) => id !== taught).map(skillNameOf), 'or')
    return explain(
      about,
      `In place of ${name} your roadmap can teach ${others}.`,
      `Tell me which one to use instead of ${name}.`,
    )
  }
  if (skill === taught) return explain(about, `Your roadmap teaches ${name} already.`)
  return proposeVariant(
    { kind: 'other_tool', skillId: skill },
    { kind: 'other_tool', skillId: skill, name },
    `Teach ${name} in place of ${skillNameOf(taught)}?`,
  )
}

type DateOrder = Extract<VariantOrder, { way: 'by_date' }>

function dateAnswer({ deadline, hoursPerWeek }: DateOrder, roadmap: OwnRoadmap, context: ChatContext): OrderAnswer {
  const pace = Math.round(hoursPerWeek ?? roadmap.hoursPerWeek ?? 0)
  if (pace < 1 || context.profile === null)
    return explain(helpSource('roadmap#pace'), 'Tell me how many hours a week you can study first.')
  const days = daysUntil(deadline, context.today)
  if (days < 1) return explain(source, 'Name a day after today.')
  const hours = (pace * days) / 7
  const day = formatDayAfter(context.today, days)
  if (hoursLeft(roadmap) <= hours)
    return explain(source, `With ${formatHours(pace)} a week you finish before ${day} anyway.`)
  const statuses = new Map(roadmap.steps.map(({ key, status }) => [key, status]))
  const leftOut = findSkillsToLeaveOut(withVariant(context.profile, null), roadmap.careerId, hours, (step) =>
    hoursLeftOf(step.hours, statuses.get(step.key)),
  )
  if (leftOut.length === 0) return explain(source, 'Nothing on your roadmap can be left out for that.')
  const until = daysAfter(context.today, days).toISOString().slice(0, 10)
  const names = leftOut.slice(0, 5).map(skillNameOf)
  const rest = leftOut.length - names.length
  return proposeVariant(
    { kind: 'by_date', until, hoursPerWeek: pace },
    { kind: 'by_date', until },
    `Shorten your roadmap for ${day}, with ${formatHours(pace)} a week?`,
    `It would leave out ${formatList(rest > 0 ? [...names, `${rest} more`] : names)}.`,
  )
}
