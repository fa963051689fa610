import { type CareerId, careerIds, careerTitleOf } from '@milepost/contract/careers'
import type { ChatContext, ChatSentence } from '#advisor.ts'
import { articled, clausesOf } from '#chat/answers/careers.ts'
import { formatCount, formatList } from '#chat/formats.ts'
import { careerSource, fact, helpSource } from '#chat/sources.ts'
import { helpTopics } from '#help/topics.ts'

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
): ChatSentence[] {
  const { recommendation, roadmap } = context
  const ranking = recommendation?.ranking ?? []
  const place = asked === null ? 0 : ranking.findIndex(({ careerId }) => careerId === asked)
  const ranked = ranking[place]
  if (recommendation === null || ranked === undefined)
    return [
      fact(
        'There is no recommendation yet: it rests on your answers, three short pages that take about two minutes.',
        helpSource('getting-started#begin'),
      ),
      fact(
        `Then all ${careerIds.length} careers are ranked for you, with reasons for and against each.`,
        helpSource('recommendation#ranking'),
      ),
    ]
  const page = helpSource('recommendation#ranking')
  const source = careerSource(ranked.careerId)
  const reasons = clausesOf(ranked.reasons).slice(0, 4)
  const counter = clausesOf(ranked.against).slice(0, 3)
  const others = ranking.filter(({ careerId, rejected }) => careerId !== ranked.careerId && !rejected).slice(0, 3)
  const first =
    place === 0
      ? fact(`Your answers point most to ${ranked.career}: a fit of ${ranked.fit} of 100.`, source, page)
      : fact(
          `${ranked.career} has place ${place + 1} of ${ranking.length} by your answers: a fit of ${ranked.fit} of 100.`,
          source,
          page,
        )
  return [
    first,
    ...(reasons.length === 0
      ? [fact('Little in your answers speaks for it.', source, page)]
      : [fact(`For it: ${formatList(reasons)}.`, source, page)]),
    ...(counter.length === 0
      ? against
        ? [fact('Nothing in your answers speaks against it.', source, page)]
        : []
      : [fact(`Against it: ${formatList(counter)}.`, source, page)]),
    ...(asked === null || place === 0
      ? [
          fact(
            `Next come ${formatList(others.map(({ career, fit }) => `${career} (${fit})`))}.`,
            page,
            ...others.map(({ careerId }) => careerSource(careerId)),
          ),
        ]
      : []),
    ...(recommendation.saysTooLittle
      ? [
          fact(
            'Your answers say little so far; a few words more would make this advice your own.',
            helpSource('profile#better-advice'),
          ),
        ]
      : []),
    ...(roadmap !== null && roadmap.careerId !== ranked.careerId && place === 0
      ? [
          fact(
            `Your roadmap leads to ${careerTitleOf(roadmap.careerId)}; nothing changes unless you switch.`,
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
 * @returns Sentences with sources.
 */
export function helpSentences(address: string, context: ChatContext): ChatSentence[] {
  const [topicId, sectionId] = address.split('#')
  const section = helpTopics.find(({ id }) => id === topicId)?.sections.find(({ id }) => id === sectionId)
  const source = helpSource(address)
  const own =
    address === 'assistant#limits'
      ? [
          fact(
            `Of today’s ${formatCount(context.messages.aDay, 'message')} you have ${context.messages.left} left after this one.`,
            source,
          ),
        ]
      : []
  return [
    ...own,
    ...(section?.paragraphs ?? [])
      .flatMap(sentencesOf)
      .slice(0, 6 - own.length)
      .map((text) => fact(text, source)),
  ]
}

/**
 * Introduces the assistant.
 *
 * @param context - What the answer may use.
 * @returns A sentence with its source.
 */
export function greeting(context: ChatContext): ChatSentence {
  return context.roadmap === null
    ? fact('I can tell you about careers, skills, courses and how Milepost works.', helpSource('assistant#questions'))
    : fact(
        `I know your roadmap to ${articled(context.roadmap.careerId).replace(/^an? /, '')}, your progress and the courses; ask me anything about them.`,
        helpSource('assistant#questions'),
      )
}
