import type { AdvisorProfile, StepDraft } from '@milepost/advisor'
import { describeCareer, teachesTechnology } from '@milepost/advisor/knowledge'
import { emptyProfile, planRoadmap } from '@milepost/advisor/testing'
import { type CareerId, careerIds } from '@milepost/contract/careers/limits'
import { educationLevels } from '@milepost/contract/profiles/limits'
import { tasksOf } from '@milepost/contract/progress/limits'
import { type BenchFigure, type BenchRow, mean, share, zero } from '../rows.ts'

const maxSteps = 24

function coverage(career: CareerId): number {
  const wanted = describeCareer(career).facts.inDemand
  const taught = planRoadmap(emptyProfile, career)
    .steps.slice(0, maxSteps)
    .filter(({ milestone }) => !milestone)
    .flatMap(({ skills }) => skills)
  return mean(wanted.map((technology) => (teachesTechnology(taught, technology) ? 1 : 0)))
}

function demanded(): BenchFigure[] {
  const shares = careerIds.map(coverage)
  return [share('mean', mean(shares)), share('lowest', Math.min(...shares))]
}

function isWhole(step: StepDraft): boolean {
  if (!(step.hours > 0)) return false
  if (typeof step.details === 'string') return step.milestone && step.details.length > 40
  const sessions = tasksOf(step.details).filter(({ hours }) => hours !== undefined)
  if (sessions.length > 0) return sessions.every(({ label, description }) => label !== '' && description !== '')
  const has = (id: string) => step.details.length > 0 && detail(step, id).length > 20
  return has('outcome') && has('build') && has('check')
}

function detail(step: StepDraft, id: string): string {
  return typeof step.details === 'string' ? '' : (step.details.find((one) => one.id === id)?.description ?? '')
}

function roadmaps(): BenchFigure[] {
  const plans = careerIds.flatMap((career) =>
    educationLevels.map((educationLevel) =>
      planRoadmap({ ...emptyProfile, educationLevel } satisfies AdvisorProfile, career),
    ),
  )
  const outside = plans.filter(({ steps }) => steps.length < 18 || steps.length > 30).length
  const wanting = plans.flatMap(({ steps }) => steps).filter((step) => !isWhole(step)).length
  return [zero('plans outside 18 to 30', outside), zero('steps wanting', wanting)]
}

export const planRows: readonly BenchRow[] = [
  {
    name: 'technologies in demand that a plan of at most 24 steps covers',
    author: 'US Dep. of Labor',
    prototype: '.49',
    goal: 'mean .58, none under .45',
    meets: { mean: { atLeast: 0.58 }, lowest: { atLeast: 0.45 } },
    measure: async () => demanded(),
  },
  {
    name: 'a beginner’s roadmap: 18 to 30 steps, each with outcome, hours and something to show',
    author: 'no set',
    prototype: '',
    goal: 'all',
    meets: { 'plans outside 18 to 30': { atMost: 0 }, 'steps wanting': { atMost: 0 } },
    measure: async () => roadmaps(),
  },
]
