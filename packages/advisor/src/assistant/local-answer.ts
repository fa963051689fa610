import { careerTitleOf } from '@milepost/contract/careers/limits'
import type { LanguageId, LocalAnswer } from '@milepost/knowledge/language-file'
import type { KnowledgeFiles } from '@milepost/knowledge/schema'
import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import type { ChatSubject } from '#assistant/choose.ts'
import { daysAfter, toPlainLine } from '#assistant/formats.ts'
import { fact } from '#assistant/sentences.ts'
import { helpSource, skillNameOf } from '#assistant/sources.ts'
import { hoursLeft, nextStep, type OwnRoadmap, ownHours, stepOf } from '#assistant/steps.ts'
import type { ToolAnswer } from '#assistant/tool.ts'
import { describeCareer } from '#knowledge/describe.ts'

type ShortAnswer = readonly [answer: LocalAnswer, facts?: Readonly<Record<string, string | number>>]

export type Language = KnowledgeFiles['languages'][number]

const maxTitles = 3
const about = helpSource('assistant#questions')

/** What the answer says in short. Null where nothing of it can be said in another language. */
function shortAnswer(
  id: string,
  subject: ChatSubject,
  answer: ToolAnswer,
  context: ChatContext,
  language: LanguageId,
): ShortAnswer | null {
  const { roadmap, recommendation } = context
  const [skill] = subject.skills
  const [career] = subject.careers
  const [tool] = id.split('.')
  switch (tool) {
    case 'crisis':
      return ['crisis']
    case 'talk':
      return id === 'talk.hello' ? ['hello'] : id === 'talk.thanks' ? ['thanks'] : null
    case 'courses': {
      const titles = (answer.courses ?? []).slice(0, maxTitles).map(({ title }) => `“${toPlainLine(title, 120)}”`)
      return titles.length === 0 ? ['noCourse'] : ['courses', { titles: titles.join(', ') }]
    }
    case 'career':
      if (career === undefined || id === 'career.fit') return null
      return ['career', { career: careerTitleOf(career), hours: Math.round(describeCareer(career).beginnerHours) }]
    case 'why': {
      const [first] = recommendation?.ranking ?? []
      return first === undefined || recommendation?.verdict !== 'clear' ? null : ['fit', { career: first.career }]
    }
    case 'skill':
      return skill === undefined ? null : skillAnswer(skill, context)
    case 'road':
    case 'step':
    case 'plan':
      return roadmap === null ? ['noRoadmap'] : ownAnswer(id, roadmap, context.today, language)
    case 'decline':
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
  return ['skill', { skill, hours: Math.round(ownHours(id, context)) }]
}

function ownAnswer(id: string, roadmap: OwnRoadmap, today: string, language: LanguageId): ShortAnswer | null {
  const { steps, hoursPerWeek } = roadmap
  const total = steps.length
  const hours = Math.round(hoursLeft(roadmap))
  const next = nextStep(steps)
  if (next === undefined) return ['arrived']
  switch (id) {
    case 'road.next':
      return ['next', { step: next.id, label: next.label, hours: Math.round(next.hours) }]
    case 'road.progress': {
      const done = steps.filter(({ status }) => status === 'done').length
      return ['progress', { done, total, percent: Math.round((done / total) * 100) }]
    }
    case 'plan.finish': {
      if (hoursPerWeek === null) return ['hoursLeft', { hours }]
      const date = daysAfter(today, Math.ceil((hoursLeft(roadmap) / hoursPerWeek) * 7))
      const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
      return ['arrival', { hours, hoursPerWeek, date: day.format(date) }]
    }
    default:
      return id.startsWith('road.') ? ['roadmap', { total }] : null
  }
}

/**
 * Answers in the learner's language, in one or two short sentences. The English answer follows while no native speaker has read
 * the template.
 *
 * @param language - The language of the question.
 * @param id - The intent that is answered.
 * @param subject - What it is about.
 * @param answer - The English answer.
 * @param context - What the answer may use.
 * @returns All sentences, the learner's language first.
 */
export function withLocalAnswer(
  { id: languageId, answers }: Language,
  id: string,
  subject: ChatSubject,
  answer: ToolAnswer,
  context: ChatContext,
): readonly AdvisorSentence[] {
  const [name, facts = {}] = shortAnswer(id, subject, answer, context, languageId) ?? (['questions'] as const)
  const template = answers[name]
  const text = template.text.replace(/\{(\w+)\}/g, (whole, key: string) => String(facts[key] ?? whole))
  const [first = about, ...rest] = answer.sentences[0]?.sources ?? []
  const isRemark = answer.kind !== 'answer' || answer.subject === null
  const local: AdvisorSentence = isRemark ? { text, sources: [] } : fact(text, first, ...rest)
  // The numbers to call are in the English sentences.
  const isEnough = template.reviewedBy !== '' && id !== 'crisis'
  return isEnough ? [local] : [local, ...answer.sentences]
}
