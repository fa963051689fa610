import type { CareerId } from '@milepost/contract/careers/limits'
import type { ChatAction, ChatSource } from '@milepost/contract/chat/schema'
import type { AdvisorReply, AdvisorSentence, ChatContext, ChatCourse } from '#advisor.ts'
import { backgroundSentences } from '#chat/answers/backgrounds.ts'
import { traitSentences } from '#chat/answers/career-trait.ts'
import { alikeSentences, careerSentences, careersSentences, titleSentence } from '#chat/answers/careers.ts'
import { comparisonSentences } from '#chat/answers/comparisons.ts'
import { courseAnswer, courseSentence } from '#chat/answers/courses.ts'
import { insteadOf } from '#chat/answers/instead.ts'
import { orderAnswer } from '#chat/answers/orders.ts'
import { greeting, helpSentences, recommendationSentences } from '#chat/answers/own.ts'
import { ownAnswerSentences } from '#chat/answers/own-answers.ts'
import { stepOf } from '#chat/answers/own-skills.ts'
import { careerPlaceSentences } from '#chat/answers/places.ts'
import { noRoadmap, progressSentences, roadmapSentences } from '#chat/answers/roadmap.ts'
import { choiceOfSkills } from '#chat/answers/skill-choice.ts'
import { skillSentences } from '#chat/answers/skills.ts'
import { stepRangeSentences, stepRangeSource } from '#chat/answers/step-ranges.ts'
import { findStep, stepSentences } from '#chat/answers/steps.ts'
import { termSentences } from '#chat/answers/terms.ts'
import { timeSentences, withPace } from '#chat/answers/time.ts'
import { crisisSentences } from '#chat/crisis/crisis-sentences.ts'
import { formatCount } from '#chat/formats.ts'
import type { CourtesyKind, Intent } from '#chat/intents.ts'
import { refusalSentences } from '#chat/refusals.ts'
import { careerSource, courseSource, fact, helpSource, remark, skillSource, stepSource } from '#chat/sources.ts'
import { termOf } from '#chat/terms.ts'
import { describeCareer } from '#knowledge/describe.ts'

export interface Composed {
  readonly kind: AdvisorReply['kind']
  readonly subject: ChatSource | null
  readonly sentences: readonly AdvisorSentence[]
  /** The step that it is about. */
  readonly stepId: number | null
  readonly action?: ChatAction
  /** The courses that meet what was asked. */
  readonly courses?: readonly ChatCourse[]
}

const courtesies = {
  hello: 'Hello!',
  thanks: 'You are welcome!',
  goodbye: 'Goodbye, and good luck with your next step!',
  ok: 'Good.',
  insulted: 'I’m sorry that I wasn’t of help.',
  tired:
    'That sounds hard. It’s fine to go slower, to take a break, or to talk with someone you trust. Your progress stays.',
} as const

const maxCareerCourses = 3

type IntentOf<Name extends Intent['name']> = Extract<Intent, { name: Name }>

/**
 * Writes the answer to an intent, without suggestions.
 *
 * @param intent - What is asked for.
 * @param context - What the answer may use.
 * @param asked - The question.
 * @returns The answer.
 */
export async function compose(intent: Intent, context: ChatContext, asked = ''): Promise<Composed> {
  const { roadmap } = context
  switch (intent.name) {
    case 'order':
      return { kind: 'answer', ...orderAnswer(intent.order, context) }
    case 'career':
      if (intent.aspect === 'courses') return careerCoursesAnswer(intent.career, context)
      return answer(careerSource(intent.career), [
        ...(intent.byOtherTitle === true ? [titleSentence(intent.career)] : []),
        ...careerSentences(intent.career, intent.aspect, withPace(context, intent.hoursPerWeek ?? null)),
      ])
    case 'careers':
      return answer(
        helpSource('getting-started#what'),
        intent.hasTrait === true
          ? traitSentences(asked)
          : intent.like === undefined
            ? careersSentences(context, intent.extreme)
            : alikeSentences(intent.like, context),
      )
    case 'background': {
      const { background, career } = intent
      return answer(
        career === null ? helpSource('tech-work#background') : careerSource(career),
        backgroundSentences(background, career, context),
      )
    }
    case 'answer':
      return answer(helpSource('profile#change'), ownAnswerSentences(intent.field, context))
    case 'compare': {
      const careers = comparedCareers(intent, context)
      const [first] = careers
      if (first === undefined) return compose({ name: 'unclear' }, context)
      const guess = fact(
        'If you mean the first two careers of your recommendation, this is how they compare.',
        helpSource('recommendation#ranking'),
      )
      const sentences = comparisonSentences(careers, intent.by, context)
      return answer(careerSource(first), intent.isGuess === true ? [guess, ...sentences] : sentences)
    }
    case 'place':
      return answer(careerSource(intent.career), careerPlaceSentences(intent.career, intent.skills, context))
    case 'steps':
      return answer(
        roadmap === null ? helpSource('roadmap#steps') : stepRangeSource(intent.range, roadmap),
        roadmap === null ? noRoadmap(context) : stepRangeSentences(intent.range, roadmap),
      )
    case 'skill':
      return skillAnswer(intent, withPace(context, intent.hoursPerWeek ?? null))
    case 'term':
      return answer(skillSource(termOf(intent.terms[0] ?? '')?.skill ?? ''), termSentences(intent.terms, context))
    case 'step':
      return stepAnswer(intent, withPace(context, intent.hoursPerWeek ?? null))
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
        roadmap === null ? noRoadmap(context) : timeSentences(intent, roadmap, context),
      )
    case 'recommendation':
      return recommendationAnswer(intent, context)
    case 'courses':
      return coursesAnswer(intent, context)
    case 'help':
      return answer(helpSource(intent.address), helpSentences(intent.address, context, asked))
    case 'courtesy':
      return aside('courtesy', [remark(courtesies[intent.kind]), ...afterCourtesy(intent.kind, context)])
    case 'language':
      return languageAnswer(intent, context)
    case 'crisis':
      return aside('crisis', crisisSentences(context.helpCountry))
    case 'declined':
      return aside('declined', [...refusalSentences(intent.topic), ...insteadOf(intent, context, asked)])
    case 'unclear':
      return aside('unclear', [
        remark('I am not sure what you mean: could you name the career, the skill, the step or the course?'),
        fact(
          'You can ask me about careers, skills, your roadmap, courses, hours and your progress.',
          helpSource('assistant#questions'),
        ),
      ])
  }
}

function answer(subject: ChatSource, sentences: readonly AdvisorSentence[], stepId: number | null = null): Composed {
  return { kind: 'answer', subject, sentences, stepId }
}

function afterCourtesy(kind: CourtesyKind, context: ChatContext): readonly AdvisorSentence[] {
  const { roadmap } = context
  if (kind === 'hello') return [greeting(context)]
  if (kind === 'insulted')
    return [
      remark('Please ask me again in other words, and I’ll try.'),
      fact('You can also write to a person on the Contact page.', helpSource('assistant#contact')),
    ]
  if (kind !== 'tired' || roadmap === null) return []
  const step = findStep('next', roadmap)
  return [
    ...progressSentences(roadmap).slice(0, 1),
    ...(step === undefined
      ? []
      : stepSentences(step, 'hours', roadmap, { isNext: true, studyLanguage: 'English' }).slice(0, 1)),
    fact('You can set fewer hours a week on the roadmap page.', helpSource('roadmap#pace')),
  ]
}

/** The career at a place of the learner's ranking. */
function careerAt(place: number | 'last' | undefined, { recommendation }: ChatContext): CareerId | null {
  if (place === undefined) return null
  const ranking = recommendation?.ranking ?? []
  return ranking.at(place === 'last' ? -1 : place - 1)?.careerId ?? null
}

/** The careers of a comparison: those that are named, or the first of the learner's ranking. */
function comparedCareers({ careers, top }: IntentOf<'compare'>, { recommendation }: ChatContext): readonly CareerId[] {
  return top === undefined ? careers : (recommendation?.ranking ?? []).slice(0, top).map(({ careerId }) => careerId)
}

/** A reply that answers no question about a subject. */
function aside(kind: Composed['kind'], sentences: readonly AdvisorSentence[]): Composed {
  return { kind, subject: null, sentences, stepId: null }
}

/** Which languages are understood, and what the English words of the message ask for. */
async function languageAnswer({ about }: IntentOf<'language'>, context: ChatContext): Promise<Composed> {
  const source = helpSource('assistant#languages')
  const said = [
    remark('Sorry, I don’t understand Hindi yet.'),
    fact('Please ask me in English. It can be simple, such as “What is my next step?”', source),
    fact(
      'In Tamil and Sinhala I understand questions about your progress, your next step, courses, careers and skills.',
      source,
    ),
  ]
  if (about === null) return aside('unclear', said)
  const known = await compose(about, context)
  return { ...known, sentences: [...said, ...known.sentences.slice(0, 4)] }
}

function recommendationAnswer(
  { career: asked, place, against }: IntentOf<'recommendation'>,
  context: ChatContext,
): Composed {
  const career = asked ?? careerAt(place, context)
  return answer(
    career === null ? helpSource('recommendation#ranking') : careerSource(career),
    recommendationSentences(career, against, context),
  )
}

function skillAnswer({ skill, other, more = [], aspect }: IntentOf<'skill'>, context: ChatContext): Composed {
  const step = aspect === 'place' || aspect === 'stuck' ? stepOf(skill, context) : undefined
  return answer(
    step === undefined ? skillSource(skill) : stepSource(step),
    other === null || more.length === 0
      ? skillSentences(skill, other, aspect, context)
      : choiceOfSkills([skill, other, ...more], context),
    step?.id,
  )
}

function stepAnswer({ step: asked, aspect }: IntentOf<'step'>, context: ChatContext): Composed {
  const { roadmap } = context
  if (roadmap === null) return answer(helpSource('roadmap#steps'), noRoadmap(context))
  const step = findStep(asked, roadmap)
  if (step !== undefined)
    return answer(
      aspect === 'course' && step.course !== null ? courseSource(step.course) : stepSource(step),
      stepSentences(step, aspect, roadmap, {
        isNext: asked === 'next' || asked === 'current',
        studyLanguage: context.profile?.studyLanguage ?? 'English',
      }),
      step.id,
    )
  if (typeof asked === 'number') {
    const source = helpSource('roadmap#steps')
    const count = formatCount(roadmap.steps.length, 'step')
    return answer(source, [fact(`Your roadmap has ${count}, and no step with that number.`, source)])
  }
  const source = helpSource('progress#marking')
  return answer(source, [fact('All steps of your roadmap are done: you have arrived.', source)])
}

/** Courses on the main skills of a career, and what there is to learn for it. */
async function careerCoursesAnswer(career: CareerId, context: ChatContext): Promise<Composed> {
  const skills = describeCareer(career)
    .phases.flatMap((phase) => phase.skills)
    .filter(({ weight }) => weight === 3)
    .map(({ id }) => id)
  const found = await context.findCourses({ skills, words: '', limit: maxCareerCourses })
  const way = careerSentences(career, 'courses', context)
  const [first, ...rest] = way
  if (first === undefined || found.length === 0) return answer(careerSource(career), way)
  const names = found.map(courseSentence)
  return { ...answer(careerSource(career), [first, ...names, ...rest.slice(0, 2)]), courses: found }
}

async function coursesAnswer({ skills, conditions }: IntentOf<'courses'>, context: ChatContext): Promise<Composed> {
  const { sentences, courses, matching } = await courseAnswer(skills, conditions, context)
  const [course] = courses
  const [skill] = skills
  const other = skill === undefined ? helpSource('courses#finding') : skillSource(skill)
  return { ...answer(course === undefined ? other : courseSource(course), sentences), courses: matching }
}
