import { type CareerId, careerIds, careerTitleOf } from '@milepost/contract/careers/limits'
import type { CareerKnowledge } from '@milepost/contract/knowledge/schema'
import { knownAnswersOf } from '@milepost/contract/profiles/known-answers'
import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { conclusionSentences } from '#chat/answers/conclusion.ts'
import { taughtOf } from '#chat/career-subjects.ts'
import { formatCount, formatHours, formatHoursPerWeek, formatList } from '#chat/formats.ts'
import type { CareerAspect } from '#chat/intents.ts'
import { careerSource, fact, helpSource, stepSource } from '#chat/sources.ts'
import { describeCareer } from '#knowledge/describe.ts'
import { knowledge } from '#knowledge/knowledge.ts'

const withArticle = (title: string) => `${/^[AEIOU](?!I\/)/.test(title) && !/^U[IX]/.test(title) ? 'an' : 'a'} ${title}`

/**
 * Writes a career's title with an article: 'a QA Engineer'.
 *
 * @param id - A career's id.
 * @returns The text.
 */
export function articled(id: CareerId): string {
  return withArticle(careerTitleOf(id))
}

/**
 * Lists the first of some names, and how many more there are.
 *
 * @param names - The names.
 * @param most - How many are listed.
 * @returns The text.
 */
export function firstOf(names: readonly string[], most: number): string {
  const rest = names.length - most
  return formatList(rest > 0 ? [...names.slice(0, most), `${rest} more`] : names)
}

/** Names of the skills of weight 3. */
function heartOf(id: CareerId, most = 8): string[] {
  const skills = describeCareer(id).phases.flatMap((phase) => phase.skills)
  return skills
    .filter(({ weight }) => weight === 3)
    .map(({ name }) => name)
    .slice(0, most)
}

function educationOf(id: CareerId): string {
  const { education } = describeCareer(id)
  const named = (fit: string) =>
    education.filter((one) => one.fit === fit && one.level !== 'Other').map(({ level }) => level)
  const enough = named('enough')
  const short = named('short')
  if (short.length === 0)
    return 'You don’t need a degree. Any level of schooling is enough to begin, and skills that you can show matter more.'
  return `${formatList(enough.length > 0 ? enough : named('helps'), 'or')} is enough to begin with. Most people in this job have studied longer than ${formatList(short, 'or')}.`
}

/** So little is known of the learner that a number would say more than we know. */
export function isFirstGuess({ profile }: ChatContext): boolean {
  return profile !== null && knownAnswersOf(profile).isLittle
}

/** Empty where there is no recommendation yet. */
function fitOf(id: CareerId, context: ChatContext): AdvisorSentence[] {
  const ranking = context.recommendation?.ranking ?? []
  const place = ranking.findIndex(({ careerId }) => careerId === id)
  const ranked = ranking[place]
  if (ranked === undefined) return []
  const rank = `number ${place + 1} of ${ranking.length}`
  return [
    fact(
      isFirstGuess(context)
        ? `For you it is ${rank}. That is a first guess, because we know little about you yet.`
        : `Your answers give it a fit of ${ranked.fit} out of 100, which is ${rank}.`,
      helpSource('recommendation#ranking'),
      careerSource(id),
    ),
  ]
}

/** Hours a week, where the learner has not said theirs. */
const usualPace = 10

function hoursSentences(
  { id, title, beginnerHours, titles }: CareerKnowledge,
  { roadmap }: ChatContext,
): AdvisorSentence[] {
  const pace = roadmap?.hoursPerWeek ?? usualPace
  const weeksAt = (hours: number) => formatCount(Math.ceil(beginnerHours / hours), 'week')
  return [
    fact(
      `A beginner needs about ${formatHours(beginnerHours)} for the whole roadmap to ${title} (our estimate).`,
      careerSource(id),
    ),
    fact(
      `That is about ${weeksAt(pace)} at ${formatHoursPerWeek(pace)} a week, or ${weeksAt(2 * pace)} at ${2 * pace}.`,
      careerSource(id),
    ),
    ...titles
      .slice(0, 1)
      .map((one) =>
        fact(
          `On the way, you can apply for ${one.title} jobs after about ${formatHours(one.hours)}.`,
          careerSource(id),
        ),
      ),
    fact('Your roadmap leaves out what you already know, so it can be shorter.', helpSource('roadmap#known-skills')),
  ]
}

function demandSentences({ id, facts }: CareerKnowledge): AdvisorSentence[] {
  const source = careerSource(id)
  if (facts.inDemand.length === 0)
    return [fact(`The main skills of ${articled(id)} are ${formatList(heartOf(id))}.`, source)]
  return [
    fact(
      `By the O*NET database, job postings for this work often ask for ${formatList(facts.inDemand.slice(0, 12))}.`,
      source,
    ),
    fact(`The main skills are ${formatList(heartOf(id, 6))}.`, source),
  ]
}

/**
 * Answers a question about a career.
 *
 * @param id - A career's id.
 * @param aspect - What is asked about it.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function careerSentences(id: CareerId, aspect: CareerAspect, context: ChatContext): AdvisorSentence[] {
  const career = describeCareer(id)
  const source = careerSource(id)
  const say = (text: string) => fact(text, source)
  const title = career.title
  switch (aspect) {
    case 'what':
      return [say(`${title}: ${career.summary}`), ...career.work.slice(0, 2).map(say), say(career.suits)]
    case 'day':
      return [
        say(`This is what a usual day of ${articled(id)} can look like.`),
        ...career.day.slice(0, 4).map(({ time, activity }) => say(`${time}: ${activity}`)),
      ]
    case 'skills':
      return [
        say(`The main skills of ${articled(id)} are ${formatList(heartOf(id))}.`),
        say(`The roadmap has these parts: ${formatList(career.phases.map(({ section }) => `“${section}”`))}.`),
        ...gapOf(id, context),
      ]
    case 'hours':
      return hoursSentences(career, context)
    case 'education':
      return [
        say(`${title}: ${educationOf(id)}`),
        say(`The skills that matter most are ${formatList(heartOf(id, 5))}.`),
      ]
    case 'suits':
      return [
        say(`${title} suits you if this sounds like you: ${career.suits}`),
        say(`It suits you less if this does: ${career.suitsLess}`),
        ...fitOf(id, context),
      ]
    case 'demand':
      return demandSentences(career)
    case 'related':
      return [
        say(`These careers are close to ${title}.`),
        ...career.related.slice(0, 3).map((one) => fact(`${one.title}: ${one.why}`, source, careerSource(one.id))),
      ]
    case 'maths':
    case 'coding':
      return [...subjectSentences(career, aspect), say(`${title}: ${educationOf(id)}`), ...gapOf(id, context)]
    case 'titles':
      return titleSentences(id, context)
    case 'become':
    case 'courses':
      return becoming(id, context)
  }
}

const maxTitles = 8

/** Names that the work goes by, and how the roadmap prepares for it. */
function titleSentences(id: CareerId, { roadmap }: ChatContext): AdvisorSentence[] {
  const titles = (knowledge.careers.get(id)?.titles ?? []).slice(0, maxTitles)
  const isOwn = roadmap?.careerId === id
  const last = isOwn ? roadmap.steps.find(({ skills }) => skills.includes('job-applications')) : undefined
  return [
    fact(
      `${isOwn ? 'Your roadmap leads to' : 'This is'} the work of ${articled(id)}. It goes by names such as ${formatList(titles)}.`,
      careerSource(id),
    ),
    fact('We have no job openings and promise no job.', helpSource('tech-work#applying')),
    ...(last === undefined
      ? []
      : [fact(`Step ${last.id}, “${last.label}”, prepares you to apply with what you built.`, stepSource(last))]),
    ...(isOwn
      ? [
          fact(
            'When all steps are done, they stay done. You can switch to another career, which keeps what it shares.',
            helpSource('recommendation#switching'),
          ),
        ]
      : []),
  ]
}

/**
 * Says to which career a job title belongs.
 *
 * @param id - The career's id.
 * @returns A sentence with its source.
 */
export function titleSentence(id: CareerId): AdvisorSentence {
  return fact(`We have no separate roadmap for that job title. It belongs to ${careerTitleOf(id)}.`, careerSource(id))
}

function subjectSentences({ id, title }: CareerKnowledge, subject: 'maths' | 'coding'): AdvisorSentence[] {
  const taught = taughtOf(id, subject)
  const name = subject === 'maths' ? 'mathematics' : 'programming'
  return [
    fact(
      taught.length === 0
        ? `The roadmap to ${title} has no step on ${name}, so you can begin without it.`
        : `The roadmap to ${title} teaches the ${name} it needs: ${firstOf(taught, 4)}.`,
      careerSource(id),
    ),
  ]
}

/**
 * Says what a learner has still to learn for a career.
 *
 * @param id - The career's id.
 * @param context - What the answer may use.
 * @returns A sentence, or none without a recommendation.
 */
export function gapOf(id: CareerId, context: ChatContext): AdvisorSentence[] {
  const gap = context.recommendation?.ranking.find(({ careerId }) => careerId === id)?.gap
  if (gap === undefined || gap.length === 0) return []
  return [
    fact(
      `You still have ${formatCount(gap.length, 'skill')} to learn for it: ${firstOf(
        gap.map(({ name }) => name),
        4,
      )}.`,
      careerSource(id),
      helpSource('recommendation#ranking'),
    ),
  ]
}

function becoming(id: CareerId, context: ChatContext): AdvisorSentence[] {
  const career = describeCareer(id)
  const say = (text: string) => fact(text, careerSource(id))
  const own =
    context.roadmap?.careerId === id
      ? fact('Your roadmap already leads there. Continue with its next step.', helpSource('roadmap#steps'))
      : context.roadmap === null
        ? fact(
            'Answer the profile questions, and Milepost makes a roadmap for you.',
            helpSource('getting-started#begin'),
          )
        : fact(
            'Your roadmap leads to another career. On the recommendation page you can see what switching would change.',
            helpSource('recommendation#switching'),
          )
  return [
    say(`To become ${articled(id)}, you mainly learn ${formatList(heartOf(id, 6))}.`),
    say(
      `The roadmap has ${formatCount(career.phases.length, 'part')}: ${formatList(career.phases.map(({ section }) => `“${section}”`))}.`,
    ),
    say(`A beginner needs about ${formatHours(career.beginnerHours)} for it (our estimate).`),
    own,
  ]
}

/**
 * Lists all careers, or names the one that takes the most or the fewest hours.
 *
 * @param context - What the answer may use.
 * @param extreme - Which career is asked for, if it is one.
 * @returns Sentences with sources.
 */
export function careersSentences(context: ChatContext, extreme?: 'longest' | 'shortest'): AdvisorSentence[] {
  if (extreme !== undefined) {
    const sign = extreme === 'longest' ? -1 : 1
    const [first, second] = careerIds.map(describeCareer).sort((a, b) => sign * (a.beginnerHours - b.beginnerHours))
    if (first === undefined || second === undefined) return []
    const most = extreme === 'longest' ? 'most' : 'fewest'
    return [
      fact(
        `${first.title} takes a beginner the ${most} hours of all ${careerIds.length} careers, about ${formatHours(first.beginnerHours)} (our estimate).`,
        careerSource(first.id),
      ),
      fact(`Next is ${second.title}, with about ${formatHours(second.beginnerHours)}.`, careerSource(second.id)),
    ]
  }
  const { recommendation } = context
  const best = recommendation?.ranking.slice(0, 3) ?? []
  return [
    fact(
      `Milepost knows ${careerIds.length} careers: ${formatList(careerIds.map(careerTitleOf))}.`,
      helpSource('getting-started#what'),
    ),
    ...(recommendation !== null && recommendation.verdict !== 'clear'
      ? conclusionSentences(recommendation)
      : best.length === 0
        ? [fact('Answer the profile questions to see which of them fit you.', helpSource('getting-started#begin'))]
        : [
            fact(
              `Your answers point most to ${formatList(best.map(({ career }) => career))}.`,
              helpSource('recommendation#ranking'),
            ),
          ]),
  ]
}

/**
 * Names careers for what someone likes or is good at.
 *
 * @param ids - The careers, the nearest first.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function alikeSentences(ids: readonly CareerId[], context: ChatContext): AdvisorSentence[] {
  const sources = ids.map(careerSource)
  const [first, ...rest] = sources
  const best = context.recommendation?.ranking[0]
  if (first === undefined) return careersSentences(context)
  return [
    fact(`Going only by what you just said, look at ${formatList(ids.map(careerTitleOf))}.`, first, ...rest),
    ...ids.map((id) => fact(`${careerTitleOf(id)}: ${describeCareer(id).suits}`, careerSource(id))),
    ...(best === undefined || isFirstGuess(context) || context.recommendation?.verdict !== 'clear'
      ? []
      : [
          fact(
            `All your answers together point most to ${best.career}, with a fit of ${best.fit} out of 100.`,
            helpSource('recommendation#ranking'),
            careerSource(best.careerId),
          ),
        ]),
  ]
}
