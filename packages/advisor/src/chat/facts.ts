import type { AdvisorSentence, ChatContext, ChatMenu } from '#advisor.ts'
import { compose } from '#chat/compose.ts'
import { noConditions } from '#chat/course-conditions.ts'
import { type Intent, timeOfRoadmap } from '#chat/intents.ts'

const maxFacts = 30

/** Other questions whose answers may help with this one. */
function neighbours(intent: Intent): Intent[] {
  const own: Intent[] = [{ name: 'step', step: 'next', aspect: 'what' }, { name: 'progress' }, timeOfRoadmap]
  switch (intent.name) {
    case 'career':
      return [
        ...(['what', 'skills', 'hours', 'suits', 'education', 'demand'] as const).map(
          (aspect): Intent => ({ name: 'career', career: intent.career, aspect }),
        ),
        { name: 'recommendation', career: intent.career, against: true },
      ]
    case 'compare':
      return intent.careers.flatMap((career): Intent[] => [
        { name: 'career', career, aspect: 'what' },
        { name: 'career', career, aspect: 'suits' },
      ])
    case 'recommendation':
      return [
        ...(intent.career === null ? [] : [{ name: 'career', career: intent.career, aspect: 'what' } as const]),
        { name: 'roadmap', aspect: 'what' },
      ]
    case 'skill':
      return [
        ...(['what', 'prerequisites', 'hours', 'why', 'next', 'check'] as const).map(
          (aspect): Intent => ({ name: 'skill', skill: intent.skill, other: null, aspect }),
        ),
        { name: 'courses', skills: [intent.skill], conditions: noConditions },
      ]
    case 'courses':
      return intent.skills.slice(0, 2).flatMap((skill): Intent[] => [
        { name: 'skill', skill, other: null, aspect: 'what' },
        { name: 'skill', skill, other: null, aspect: 'hours' },
      ])
    case 'step':
      return [
        ...(['what', 'hours', 'why', 'course', 'check'] as const).map(
          (aspect): Intent => ({ name: 'step', step: intent.step, aspect }),
        ),
        ...own,
      ]
    case 'declined':
      return intent.topic === 'unknown' ? own : []
    case 'crisis':
    case 'courtesy':
      return []
    default:
      return [...own, { name: 'roadmap', aspect: 'what' }, { name: 'roadmap', aspect: 'milestones' }]
  }
}

/**
 * Collects facts for a language model to choose from.
 *
 * @param intent - What is asked for.
 * @param said - The sentences of the embedded answer, which come first.
 * @param context - What the answer may use.
 * @returns At most 30 facts with sources.
 */
export async function factsFor(
  intent: Intent,
  said: readonly AdvisorSentence[],
  context: ChatContext,
): Promise<ChatMenu['facts']> {
  const found = new Map<string, AdvisorSentence>()
  const add = (sentences: readonly AdvisorSentence[]) => {
    for (const sentence of sentences)
      if (sentence.sources.length > 0 && !found.has(sentence.text)) found.set(sentence.text, sentence)
  }
  add(said)
  for (const neighbour of neighbours(intent)) add((await compose(neighbour, context)).sentences)
  return [...found.values()].slice(0, maxFacts).map((sentence, index) => ({ id: `f${index + 1}`, ...sentence }))
}
