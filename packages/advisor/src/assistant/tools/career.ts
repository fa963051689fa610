import { type CareerId, careerIds, careerTitleOf } from '@milepost/contract/careers/limits'
import type { CareerKnowledge } from '@milepost/contract/knowledge/schema'
import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { articled, firstOf, gapOf, isFirstGuess, taughtOf } from '#assistant/career-texts.ts'
import { closestOfCareer } from '#assistant/closest-sentence.ts'
import { formatCount, formatHours, formatHoursPerWeek, formatList } from '#assistant/formats.ts'
import { readMessage } from '#assistant/message.ts'
import { fact, say, textOf } from '#assistant/sentences.ts'
import { careerSource, helpSource, stepSource } from '#assistant/sources.ts'
import { withPace } from '#assistant/steps.ts'
import { type AssistantTool, answer } from '#assistant/tool.ts'
import { courseSentence } from '#assistant/tools/courses.ts'
import { careerPlaceSentences } from '#assistant/tools/skill.ts'
import { recommendationSentences } from '#assistant/tools/why.ts'
import { describeCareer } from '#knowledge/describe.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { readStudyTime } from '#read/study-time.ts'

/** Hours a week, where the learner has not said theirs. */
const usualPace = 10
const maxTitles = 8
const maxCourses = 3
/** A longer message says more than what it asks. */
const maxPlainWords = 4

const ranking = helpSource('recommendation#ranking')

/** Names of the skills of weight 3. */
const heartOf = ({ phases }: CareerKnowledge, max = 8) =>
  formatList(
    phases
      .flatMap(({ skills }) => skills.filter(({ weight }) => weight === 3))
      .map(({ name }) => name)
      .slice(0, max),
  )

const sectionsOf = ({ phases }: CareerKnowledge) => formatList(phases.map(({ section }) => `“${section}”`))

function educationOf({ id, title, education }: CareerKnowledge): AdvisorSentence {
  const named = (fit: string) =>
    education.filter((one) => one.fit === fit && one.level !== 'Other').map(({ level }) => level)
  const [enough, short] = [named('enough'), named('short')]
  const values = {
    title,
    enough: formatList(enough.length > 0 ? enough : named('helps'), 'or'),
    short: formatList(short, 'or'),
  }
  return say(short.length === 0 ? 'career.no-degree' : 'career.education', values, careerSource(id))
}

/** Empty where there is no recommendation yet. */
function fitOf(id: CareerId, context: ChatContext): AdvisorSentence[] {
  const ranked = context.recommendation?.ranking ?? []
  const place = ranked.findIndex(({ careerId }) => careerId === id)
  const fit = ranked[place]?.fit
  if (fit === undefined) return []
  return [
    say(
      isFirstGuess(context) ? 'career.first-guess' : 'career.fit',
      { fit, place: place + 1, count: ranked.length },
      ranking,
      careerSource(id),
    ),
  ]
}

function hoursSentences(
  { id, title, beginnerHours, titles }: CareerKnowledge,
  { roadmap }: ChatContext,
): AdvisorSentence[] {
  const pace = roadmap?.hoursPerWeek ?? usualPace
  const weeksAt = (hours: number) => formatCount(Math.ceil(beginnerHours / hours), 'week')
  const source = careerSource(id)
  return [
    say('career.hours', { hours: formatHours(beginnerHours), title }, source),
    say(
      'career.weeks',
      { weeks: weeksAt(pace), pace: formatHoursPerWeek(pace), fewer: weeksAt(2 * pace), double: 2 * pace },
      source,
    ),
    ...titles
      .slice(0, 1)
      .map((one) => say('career.on-the-way', { title: one.title, hours: formatHours(one.hours) }, source)),
    say('career.can-be-shorter', {}, helpSource('roadmap#known-skills')),
  ]
}

/** Names that the work goes by, and how the roadmap prepares for it. */
function titleSentences(id: CareerId, { roadmap }: ChatContext): AdvisorSentence[] {
  const names = formatList((knowledge.careers.get(id)?.titles ?? []).slice(0, maxTitles))
  const isOwn = roadmap?.careerId === id
  const last = isOwn ? roadmap.steps.find(({ skills }) => skills.includes('job-applications')) : undefined
  return [
    say(isOwn ? 'career.own-titles' : 'career.titles', { career: articled(id), names }, careerSource(id)),
    say('career.no-openings', {}, helpSource('recommendation#switching')),
    ...(last === undefined ? [] : [say('career.applying', { step: last.id, label: last.label }, stepSource(last))]),
    ...(isOwn ? [say('career.when-done', {}, helpSource('recommendation#switching'))] : []),
  ]
}

function becoming(career: CareerKnowledge, { roadmap }: ChatContext): AdvisorSentence[] {
  const source = careerSource(career.id)
  const own =
    roadmap?.careerId === career.id
      ? say('career.leads-there', {}, helpSource('roadmap#steps'))
      : roadmap === null
        ? say('career.begin', {}, helpSource('getting-started#begin'))
        : say('career.leads-elsewhere', {}, helpSource('recommendation#switching'))
  const parts = formatCount(career.phases.length, 'part')
  return [
    say('career.become', { career: articled(career.id), skills: heartOf(career, 6) }, source),
    say('career.roadmap-parts', { parts, sections: sectionsOf(career) }, source),
    say('career.beginner-hours', { hours: formatHours(career.beginnerHours) }, source),
    own,
  ]
}

/**
 * Answers a question about a career.
 *
 * @param id - A career's id.
 * @param point - What is asked of it, as in `intents/career.yaml`.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function careerSentences(id: CareerId, point: string, context: ChatContext): AdvisorSentence[] {
  const career = describeCareer(id)
  const { title } = career
  const source = careerSource(id)
  switch (point) {
    case 'day':
      return [
        say('career.day', { career: articled(id) }, source),
        ...career.day.slice(0, 4).map(({ time, activity }) => say('career.activity', { time, activity }, source)),
      ]
    case 'skills':
      return [
        say('career.skills', { career: articled(id), skills: heartOf(career) }, source),
        say('career.parts', { sections: sectionsOf(career) }, source),
        ...gapOf(id, context),
      ]
    case 'gap':
      return [...gapOf(id, context), say('career.skills', { career: articled(id), skills: heartOf(career) }, source)]
    case 'hours':
      return hoursSentences(career, context)
    case 'education':
      return [educationOf(career), say('career.matter', { skills: heartOf(career, 5) }, source)]
    case 'suits':
      return [
        say('career.suits', { title, text: career.suits }, source),
        say('career.suits-less', { text: career.suitsLess }, source),
        ...fitOf(id, context),
      ]
    case 'demand':
      return [
        ...(career.facts.inDemand.length === 0
          ? []
          : [say('career.demand', { technologies: formatList(career.facts.inDemand.slice(0, 12)) }, source)]),
        say('career.skills', { career: articled(id), skills: heartOf(career, 6) }, source),
      ]
    case 'related':
      return [
        say('career.related', { title }, source),
        ...career.related
          .slice(0, 3)
          .map((one) => say('career.related-one', { title: one.title, why: one.why }, source, careerSource(one.id))),
      ]
    case 'maths':
    case 'coding': {
      const taught = taughtOf(id, point)
      const values = { title, subject: textOf(`career.${point}`), skills: firstOf(taught, 4) }
      return [
        say(taught.length === 0 ? 'career.no-subject' : 'career.subject', values, source),
        educationOf(career),
        ...gapOf(id, context),
      ]
    }
    case 'titles':
      return titleSentences(id, context)
    case 'become':
    case 'courses':
      return becoming(career, context)
    default:
      return [
        say('career.what', { title, text: career.summary }, source),
        ...career.work.slice(0, 2).map((text) => fact(text, source)),
        fact(career.suits, source),
      ]
  }
}

/** Courses on the main skills of a career, and what there is to learn for it. */
async function coursesAnswer(id: CareerId, context: ChatContext) {
  const skills = describeCareer(id)
    .phases.flatMap((phase) => phase.skills)
    .filter(({ weight }) => weight === 3)
    .map((skill) => skill.id)
  const found = await context.findCourses({ skills, words: '', limit: maxCourses })
  const [first, ...rest] = careerSentences(id, 'courses', context)
  const sentences =
    first === undefined
      ? []
      : [first, ...found.map(courseSentence), ...rest.slice(0, found.length === 0 ? rest.length : 2)]
  return { ...answer(careerSource(id), sentences), courses: found }
}

/** Answers about one career. */
export const career: AssistantTool = async ({ point, careers: [named], skills, text, typed }, context) => {
  const id = named ?? context.roadmap?.careerId ?? careerIds[0]
  const source = careerSource(id)
  if (point === 'courses') return coursesAnswer(id, context)
  if (point === 'place') return answer(source, careerPlaceSentences(id, skills, context))
  if (point === 'fit')
    return answer(source, recommendationSentences(id, /\b(?:not|against|cons|downsides?|lower)\b/.test(text), context))
  const paced = withPace(context, readStudyTime(text).hoursPerWeek)
  const sentences = careerSentences(id, point, paced)
  const isLong = text.split(' ').length > maxPlainWords
  const detail = isLong && ['what', 'skills', 'suits', 'become'].includes(point) ? closestOfCareer(id, text) : null
  const { hasOtherTitle } = readMessage(typed)
  return answer(source, [
    ...(hasOtherTitle ? [say('career.other-title', { career: careerTitleOf(id) }, source)] : []),
    ...(detail === null || sentences.some((one) => one.text.includes(detail)) ? [] : [fact(detail, source)]),
    ...sentences,
  ])
}
