import type { ChatContext, ChatReply, ChatSentence, Source } from '#advisor.ts'
import { careerSentences, careersSentences, comparisonSentences } from '#chat/answers/careers.ts'
import { courseAnswer } from '#chat/answers/courses.ts'
import { greeting, helpSentences, recommendationSentences } from '#chat/answers/own.ts'
import {
  findStep,
  noRoadmap,
  progressSentences,
  roadmapSentences,
  stepSentences,
  timeSentences,
} from '#chat/answers/roadmap.ts'
import { skillSentences, stepOf } from '#chat/answers/skills.ts'
import { crisisSentences } from '#chat/crisis/crisis-sentences.ts'
import { formatCount } from '#chat/formats.ts'
import type { Intent } from '#chat/intents.ts'
import { refusalSentences } from '#chat/refusals.ts'
import { careerSource, courseSource, fact, helpSource, remark, skillSource, stepSource } from '#chat/sources.ts'

export interface Composed {
  readonly kind: ChatReply['kind']
  readonly subject: Source | null
  readonly sentences: readonly ChatSentence[]
  /** The step that it is about. */
  readonly stepId: number | null
}

const courtesies = {
  hello: 'Hello!',
  thanks: 'You are welcome!',
  goodbye: 'Goodbye, and good luck with your next step!',
  ok: 'Good.',
} as const

/**
 * Writes the answer to an intent, without suggestions.
 *
 * @param intent - What is asked for.
 * @param context - What the answer may use.
 * @returns The answer.
 */
export async function compose(intent: Intent, context: ChatContext): Promise<Composed> {
  const { roadmap } = context
  const answer = (subject: Source, sentences: readonly ChatSentence[], stepId: number | null = null): Composed => ({
    kind: 'answer',
    subject,
    sentences,
    stepId,
  })
  switch (intent.name) {
    case 'career': {
      const own = careerSentences(intent.career, intent.aspect, context)
      return answer(careerSource(intent.career), own)
    }
    case 'careers':
      return answer(helpSource('getting-started#what'), careersSentences(context))
    case 'compare': {
      const [first] = intent.careers
      return first === undefined
        ? compose({ name: 'unclear' }, context)
        : answer(careerSource(first), comparisonSentences(intent.careers, context))
    }
    case 'skill': {
      const step = intent.aspect === 'place' ? stepOf(intent.skill, context) : undefined
      return answer(
        step === undefined ? skillSource(intent.skill) : stepSource(step),
        skillSentences(intent.skill, intent.other, intent.aspect, context),
        step?.id,
      )
    }
    case 'step': {
      if (roadmap === null) return answer(helpSource('roadmap#steps'), noRoadmap(context))
      const step = findStep(intent.step, roadmap)
      if (step !== undefined)
        return answer(
          intent.aspect === 'course' && step.course !== null ? courseSource(step.course) : stepSource(step),
          stepSentences(step, intent.aspect, roadmap, intent.step === 'next' || intent.step === 'current'),
          step.id,
        )
      return typeof intent.step === 'number'
        ? answer(helpSource('roadmap#steps'), [
            fact(
              `Your roadmap has ${formatCount(roadmap.steps.length, 'step')}, and no step with that number.`,
              helpSource('roadmap#steps'),
            ),
          ])
        : answer(helpSource('progress#marking'), [
            fact('All steps of your roadmap are done: you have arrived.', helpSource('progress#marking')),
          ])
    }
    case 'roadmap':
      return answer(
        helpSource('roadmap#steps'),
        roadmap === null ? noRoadmap(context) : roadmapSentences(intent.aspect, roadmap),
      )
    case 'progress':
      return answer(helpSource('progress#marking'), roadmap === null ? noRoadmap(context) : progressSentences(roadmap))
    case 'time':
      return answer(
        helpSource('roadmap#pace'),
        roadmap === null ? noRoadmap(context) : timeSentences(roadmap, context.today),
      )
    case 'recommendation': {
      const best = intent.career ?? context.recommendation?.ranking[0]?.careerId
      const subject =
        intent.career === null || best === undefined ? helpSource('recommendation#ranking') : careerSource(best)
      return answer(subject, recommendationSentences(intent.career, intent.against, context))
    }
    case 'courses': {
      const { sentences, courses } = await courseAnswer(intent.skills, intent.criterion, context)
      const [course] = courses
      const [skill] = intent.skills
      const subject =
        course !== undefined
          ? courseSource(course)
          : skill !== undefined
            ? skillSource(skill)
            : helpSource('courses#finding')
      return answer(subject, sentences)
    }
    case 'help':
      return answer(helpSource(intent.address), helpSentences(intent.address, context))
    case 'courtesy':
      return {
        kind: 'courtesy',
        subject: null,
        sentences: [remark(courtesies[intent.kind]), ...(intent.kind === 'hello' ? [greeting(context)] : [])],
        stepId: null,
      }
    case 'crisis':
      return { kind: 'crisis', subject: null, sentences: crisisSentences(context.helpCountry), stepId: null }
    case 'declined':
      return { kind: 'declined', subject: null, sentences: refusalSentences(intent.topic), stepId: null }
    case 'unclear':
      return {
        kind: 'unclear',
        subject: null,
        sentences: [
          remark('I am not sure what you mean: could you name the career, the skill, the step or the course?'),
          fact(
            'You can ask me about careers, skills, your roadmap, courses, hours and your progress.',
            helpSource('assistant#questions'),
          ),
        ],
        stepId: null,
      }
  }
}
