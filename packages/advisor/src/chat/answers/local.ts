import { careerTitleOf } from '@milepost/contract/careers/limits'
import type { LanguageId, LocalAnswer } from '@milepost/knowledge/language-file'
import type { KnowledgeFiles } from '@milepost/knowledge/schema'
import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { stepOf } from '#chat/answers/own-skills.ts'
import { hoursLeft } from '#chat/answers/roadmap.ts'
import { nextStep, type OwnRoadmap } from '#chat/answers/steps.ts'
import type { Composed } from '#chat/compose.ts'
import { daysAfter, toPlainLine } from '#chat/formats.ts'
import type { Intent } from '#chat/intents.ts'
import { fact, helpSource, remark, skillNameOf } from '#chat/sources.ts'
import { describeCareer } from '#knowledge/describe.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { stepHours } from '#plan/step-hours.ts'

type ShortAnswer = readonly [answer: LocalAnswer, facts?: Readonly<Record<string, string | number>>]

export type Language = KnowledgeFiles['languages'][number]

const maxTitles = 3
const about = helpSource('assistant#questions')

/** What the answer says in short. Null where nothing of it can be said in another language. */
function shortAnswer(
  intent: Intent,
  composed: Composed,
  context: ChatContext,
  language: LanguageId,
): ShortAnswer | null {
  const { roadmap } = context
  switch (intent.name) {
    case 'crisis':
      return ['crisis']
    case 'courtesy':
      return intent.kind === 'hello' || intent.kind === 'thanks' ? [intent.kind] : null
    case 'courses': {
      const titles = (composed.courses ?? []).slice(0, maxTitles).map(({ title }) => `“${toPlainLine(title, 120)}”`)
      return titles.length === 0 ? ['noCourse'] : ['courses', { titles: titles.join(', ') }]
    }
    case 'career':
      return [
        'career',
        {
          career: careerTitleOf(intent.career),
          hours: Math.round(describeCareer(intent.career).beginnerHours),
        },
      ]
    case 'recommendation': {
      const [first] = context.recommendation?.ranking ?? []
      return first === undefined || intent.career !== null || context.recommendation?.verdict !== 'clear'
        ? null
        : ['fit', { career: first.career }]
    }
    case 'skill':
      return skillAnswer(intent.skill, context)
    case 'progress':
    case 'step':
    case 'roadmap':
    case 'time':
      return roadmap === null ? ['noRoadmap'] : ownAnswer(intent, roadmap, context.today, language)
    case 'declined':
    case 'unclear':
      return ['questions']
    default:
      return null
  }
}

function skillAnswer(id: string, context: ChatContext): ShortAnswer {
  const skill = skillNameOf(id)
  const step = stepOf(id, context)
  if (step !== undefined) return ['skillOnRoadmap', { skill, step: step.id, hours: Math.round(step.hours) }]
  if (context.roadmap?.knownSkills.some((known) => known.id === id) === true) return ['skillKnown', { skill }]
  const hours = stepHours(knowledge.skills.get(id)?.hours ?? 0, context.profile ?? undefined)
  return ['skill', { skill, hours: Math.round(hours) }]
}

type OwnIntent = Extract<Intent, { name: 'progress' | 'step' | 'roadmap' | 'time' }>

function ownAnswer(intent: OwnIntent, roadmap: OwnRoadmap, today: string, language: LanguageId): ShortAnswer | null {
  const { steps, hoursPerWeek } = roadmap
  const total = steps.length
  const hours = Math.round(hoursLeft(roadmap))
  const next = nextStep(steps)
  if (next === undefined) return ['arrived']
  if (intent.name === 'roadmap') return ['roadmap', { total }]
  if (intent.name === 'progress') {
    const done = steps.filter(({ status }) => status === 'done').length
    return ['progress', { done, total, percent: Math.round((done / total) * 100) }]
  }
  if (intent.name === 'step') {
    const isNext = intent.step === 'next' || intent.step === 'current'
    return isNext ? ['next', { step: next.id, label: next.label, hours: Math.round(next.hours) }] : null
  }
  if (intent.target.kind !== 'roadmap' || intent.said.deadline !== null) return null
  const pace = intent.said.hoursPerWeek ?? hoursPerWeek
  if (pace === null) return ['hoursLeft', { hours }]
  const date = daysAfter(today, Math.ceil((hoursLeft(roadmap) / pace) * 7))
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return ['arrival', { hours, hoursPerWeek: pace, date: day.format(date) }]
}

/**
 * Answers in the learner's language, in one or two short sentences. The English answer follows while no native speaker has read
 * the template.
 *
 * @param language - The language of the question.
 * @param intent - What it asks for.
 * @param composed - The English answer.
 * @param context - What the answer may use.
 * @returns All sentences, the learner's language first.
 */
export function withLocalAnswer(
  { id, answers }: Language,
  intent: Intent,
  composed: Composed,
  context: ChatContext,
): readonly AdvisorSentence[] {
  const [name, facts = {}] = shortAnswer(intent, composed, context, id) ?? (['questions'] as const)
  const template = answers[name]
  const text = template.text.replace(/\{(\w+)\}/g, (whole, key: string) => String(facts[key] ?? whole))
  const [first = about, ...rest] = composed.sentences[0]?.sources ?? []
  const isRemark = composed.kind !== 'answer' || composed.subject === null
  const local = isRemark ? remark(text) : fact(text, first, ...rest)
  // The numbers to call are in the English sentences.
  const isEnough = template.reviewedBy !== '' && intent.name !== 'crisis'
  return isEnough ? [local] : [local, ...composed.sentences]
}
