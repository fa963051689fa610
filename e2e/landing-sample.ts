import { translate } from '@milepost/advisor/knowledge'
import { languages } from '@milepost/contract/languages'
import type { StepProgress } from '@milepost/contract/progress/schema'
import type { ReasonCode } from '@milepost/contract/recommendations/limits'
import type { Advice } from '@milepost/contract/recommendations/schema'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'

/** Steps of the demo learner whose courses the public pages show. */
const shownSteps = ['skill:javascript', 'skill:accessibility', 'skill:react']
const maxOthers = 3

interface DemoAnswers {
  readonly roadmap: Roadmap
  readonly progress: readonly StepProgress[]
  readonly advice: Advice
}

/** The little of a demo learner's roadmap and recommendation that the public pages show as examples. */
export function sampleOf({ roadmap, progress, advice }: DemoAnswers) {
  const { roadmap: steps, courses, institutions } = roadmap
  const done = progress.filter(({ status }) => status === 'done').length
  const [first, ...others] = advice.recommendation.ranking
  const named = (code: ReasonCode) =>
    (first?.reasons ?? []).flatMap((reason) =>
      reason.code === code ? [reason.quote ?? Object.values(reason.params).join()] : [],
    )
  return {
    career: roadmap.career,
    hours: roadmap.totalHours,
    steps: steps.length,
    done,
    milestones: steps.flatMap(({ id, milestone }) => (milestone ? [id] : [])),
    here: pick(steps[done]),
    fit: first?.fit ?? 0,
    reasons: {
      goals: named('words_in_goals'),
      experience: named('skill_in_experience'),
      certifications: named('skill_in_certifications'),
      interests: named('interest_area'),
    },
    skillsToLearn: first?.gap.length ?? 0,
    others: others.slice(0, maxOthers).map(({ career, fit }) => ({ career, fit })),
    courses: shownSteps.map((key) => {
      const step = steps.find((each) => each.key === key)
      const course = courses.find((each) => each.id === step?.courseId)
      return {
        step: pick(step),
        title: course?.title ?? '',
        institution: institutions.find((each) => each.id === course?.institution_id)?.name ?? '',
        price: course?.price ?? null,
        duration: course?.duration ?? null,
        language: course?.language ?? 'en',
        skill: step?.linkReason?.skill ?? '',
      }
    }),
  }
}

function pick(step: Roadmap['roadmap'][number] | undefined) {
  const label = step?.label ?? ''
  const labels = Object.fromEntries(languages.map((language) => [language, translate(label, language)]))
  return { id: step?.id ?? 0, label: labels, hours: step?.hours ?? 0 }
}
