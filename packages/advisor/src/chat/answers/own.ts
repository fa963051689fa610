import { type CareerId, careerIds, careerTitleOf } from '@milepost/contract/careers/limits'
import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { gapOf, isFirstGuess } from '#chat/answers/careers.ts'
import { conclusionSentences } from '#chat/answers/conclusion.ts'
import { reasonSentencesOf } from '#chat/answers/reasons.ts'
import { formatCount, formatList } from '#chat/formats.ts'
import { findCuedSections } from '#chat/help-cues.ts'
import { careerSource, fact, helpSource } from '#chat/sources.ts'
import { helpTopics } from '#help/topics.ts'
import { termsOf } from '#text/terms.ts'

function noRecommendation(): AdvisorSentence[] {
  return [
    fact(
      'You have no recommendation yet. First answer three short pages of questions, which take about 2 minutes.',
      helpSource('getting-started#begin'),
    ),
    fact(
      `Then we rank all ${careerIds.length} careers for you, with the pros and cons of each.`,
      helpSource('recommendation#ranking'),
    ),
  ]
}

/**
 * Answers why a career is recommended or not.
 *
 * @param asked - A career's id, or null for the best.
 * @param against - Whether the question is about the reasons against it.
 * @param context - What the answer may use.
 * @returns Sentences with sources.
 */
export function recommendationSentences(
  asked: CareerId | null,
  against: boolean,
  context: ChatContext,
): AdvisorSentence[] {
  const { recommendation, roadmap } = context
  const ranking = recommendation?.ranking ?? []
  const place = asked === null ? 0 : ranking.findIndex(({ careerId }) => careerId === asked)
  const ranked = ranking[place]
  if (recommendation === null || ranked === undefined) return noRecommendation()
  const page = helpSource('recommendation#ranking')
  const source = careerSource(ranked.careerId)
  const reasons = reasonSentencesOf(ranked.reasons).slice(0, 4)
  const counter = reasonSentencesOf(ranked.against).slice(0, 3)
  const others = ranking.filter(({ careerId, rejected }) => careerId !== ranked.careerId && !rejected).slice(0, 3)
  const isGuess = isFirstGuess(context)
  const saysNone = recommendation.verdict === 'elsewhere' || recommendation.verdict === 'open'
  // The answers of someone whose wishes lie elsewhere are no reasons for a career.
  if (recommendation.verdict === 'elsewhere' && place === 0) return conclusionSentences(recommendation)
  const withFit = isGuess ? '' : `, with a fit of ${ranked.fit} out of 100`
  return [
    ...(place === 0
      ? conclusionSentences(recommendation, withFit)
      : [
          fact(
            `By your answers, ${ranked.career} is number ${place + 1} of ${ranking.length}${withFit}.`,
            source,
            page,
          ),
        ]),
    ...(reasons.length === 0
      ? [fact('Few of your answers point to it.', source, page)]
      : [fact(`Pros: ${reasons.join(' ')}`, source, page)]),
    ...(counter.length === 0
      ? against
        ? [fact('Cons: we found none in your answers.', source, page), ...gapOf(ranked.careerId, context)]
        : []
      : [fact(`Cons: ${counter.join(' ')}`, source, page)]),
    ...(asked === null || place === 0
      ? [
          fact(
            `Next: ${formatList(others.map(({ career, fit }) => (isGuess || saysNone ? career : `${career} (${fit})`)))}.`,
            page,
            ...others.map(({ careerId }) => careerSource(careerId)),
          ),
        ]
      : []),
    ...(recommendation.verdict === 'open' || isGuess
      ? [
          fact(
            'Your answers say little so far. A few more words would make this advice better.',
            helpSource('profile#better-advice'),
          ),
        ]
      : []),
    ...(roadmap !== null && roadmap.careerId !== ranked.careerId && place === 0
      ? [
          fact(
            `Your roadmap leads to ${careerTitleOf(roadmap.careerId)}. Nothing changes unless you switch.`,
            careerSource(roadmap.careerId),
            helpSource('recommendation#switching'),
          ),
        ]
      : []),
  ]
}

const sentencesOf = (paragraph: string) => paragraph.split(/(?<=[.!?]) (?=[A-Z])/)

/**
 * Answers with a section of help, and the learner's own figures where they belong to it.
 *
 * @param address - 'topic#section'.
 * @param context - What the answer may use.
 * @param asked - The question, which decides what a long section leaves out.
 * @returns Sentences with sources.
 */
export function helpSentences(address: string, context: ChatContext, asked = ''): readonly AdvisorSentence[] {
  const source = helpSource(address)
  const lines = linesOf(address, asked)
  if (address === 'assistant#limits') {
    const { left, aDay } = context.messages
    const ownFigures = `You have ${left} of today’s ${formatCount(aDay, 'message')} left after this one.`
    return [fact(ownFigures, source), ...lines.slice(0, 5)]
  }
  if (address === 'assistant#questions' && context.roadmap !== null) {
    const changes = 'I can also mark a step, change your hours a week or correct a skill for you. I always ask first.'
    return [...lines.slice(0, 2), fact(changes, helpSource('assistant#actions')), ...lines.slice(2, 5)]
  }
  const others = findCuedSections(asked).filter((other) => other !== address)
  const [other, ...more] = others
  // A question with the cues of two sections may be about the second one.
  if (other === undefined || more.length > 0) return nearest(lines, asked, maxLines)
  return [...nearest(lines, asked, maxLines - 2), ...nearest(linesOf(other, asked), asked, 2)]
}

function linesOf(address: string, asked: string): AdvisorSentence[] {
  const [topicId, sectionId] = address.split('#')
  const section = helpTopics.find(({ id }) => id === topicId)?.sections.find(({ id }) => id === sectionId)
  return nearestFirst(section?.paragraphs ?? [], asked)
    .flatMap(sentencesOf)
    .map((text) => fact(text, helpSource(address)))
}

/** The paragraph that shares the most words with the question comes first, where it is much nearer than the first. */
function nearestFirst(paragraphs: readonly string[], asked: string): readonly string[] {
  const terms = [...new Set(termsOf(asked))]
  const shared = paragraphs.map((text) => {
    const own = new Set(termsOf(text))
    return terms.filter((term) => own.has(term)).length
  })
  const maxShared = Math.max(...shared)
  const lead = paragraphs[shared.indexOf(maxShared)]
  if (lead === undefined || maxShared < (shared[0] ?? 0) + 2) return paragraphs
  return [lead, ...paragraphs.filter((one) => one !== lead)]
}

const maxLines = 6

/** The first lines, without those that share least with the question where there are too many. */
function nearest(lines: readonly AdvisorSentence[], asked: string, max: number): readonly AdvisorSentence[] {
  const terms = new Set(termsOf(asked))
  const termsOfLines = lines.map(({ text }) => new Set(termsOf(text).filter((term) => terms.has(term))))
  const countOf = (term: string) => termsOfLines.filter((one) => one.has(term)).length
  /** A word that few lines have says more. */
  const sharedBy = (at: number) => [...(termsOfLines[at] ?? [])].reduce((sum, term) => sum + 1 / countOf(term), 0)
  const kept = lines
    .map((line, at) => ({ line, at, shared: at === 0 ? Infinity : sharedBy(at) }))
    .sort((a, b) => b.shared - a.shared || a.at - b.at)
    .slice(0, max)
  return kept.sort((a, b) => a.at - b.at).map(({ line }) => line)
}

/**
 * Introduces the assistant.
 *
 * @param context - What the answer may use.
 * @returns A sentence with its source.
 */
export function greeting(context: ChatContext): AdvisorSentence {
  return context.roadmap === null
    ? fact('I can tell you about careers, skills, courses and how Milepost works.', helpSource('assistant#questions'))
    : fact(
        'I know your roadmap, your progress and the courses. Ask me anything about them.',
        helpSource('assistant#questions'),
      )
}
