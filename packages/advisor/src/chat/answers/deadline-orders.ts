import { deadlineId } from '@milepost/contract/roadmaps/limits'
import type { ChatContext } from '#advisor.ts'
import { explain, type OrderAnswer, outdatedSentences, propose } from '#chat/answers/proposals.ts'
import type { OwnRoadmap } from '#chat/answers/steps.ts'
import { formatDayAfter } from '#chat/formats.ts'
import { fact, helpSource } from '#chat/sources.ts'

const source = helpSource('roadmap#requests')

/**
 * Takes back the deadlines of the learner's goals, or asks for them again.
 *
 * @param ignored - True takes them back.
 * @param roadmap - The learner's roadmap.
 * @param context - What the answer may use.
 * @returns Sentences with sources, and the action to confirm.
 */
export function deadlineAnswer(ignored: boolean, roadmap: OwnRoadmap, { today }: ChatContext): OrderAnswer {
  const deadlines = roadmap.requests.filter((request) => request.kind === 'deadline')
  const [first] = deadlines
  if (first === undefined)
    return explain(
      source,
      'Your answers name no date, so there is nothing to take back.',
      'You can say one in your answers.',
    )
  if (deadlines.every((one) => (one.ignored === true) === ignored))
    return explain(
      source,
      ignored ? 'Your deadline is taken back already.' : 'Your roadmap follows your deadline already.',
    )
  const action = {
    kind: 'ignore_request',
    skillId: deadlineId,
    name: first.quote ?? formatDayAfter(first.until, 0),
    request: 'deadline',
    ignored,
  } as const
  const hasPassed = first.until < today
  return propose(source, action, [
    fact(ignored ? 'Take back your deadline?' : 'Ask for your deadline again?', source),
    fact(
      ignored
        ? 'Your roadmap then no longer says how many hours a week it needs. Your steps stay the same.'
        : hasPassed
          ? 'Its day has passed. You can set a new date in your answers.'
          : 'Your roadmap then says how many hours a week it needs.',
      source,
    ),
    ...outdatedSentences(roadmap),
  ])
}
