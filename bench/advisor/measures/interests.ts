import { readInterests } from '@milepost/advisor/knowledge'
import { plantFlatAnswers, plantInterests } from '@milepost/advisor/testing'
import { careerIds } from '@milepost/contract/careers/limits'
import { type BenchRow, mean, share } from '../rows.ts'

const learnersPerCareer = 400

export const interestRows: readonly BenchRow[] = [
  {
    // The weights were chosen on these learners: the row guards them and says nothing about people.
    name: 'interest check: planted learners reach the family of their career; flat answers say nothing',
    author: 'US Dep. of Labor, noise ours',
    prototype: 'none',
    goal: '.95, 1',
    meets: { 'reach their family': { atLeast: 0.95 }, 'flat ones': { atLeast: 1 } },
    measure: async () => {
      const reached = careerIds.flatMap((career) =>
        plantInterests(career, learnersPerCareer).map((answers): number => {
          const [family] = readInterests(answers).families
          return family?.careers.some(({ id }) => id === career) ? 1 : 0
        }),
      )
      const flat = plantFlatAnswers(learnersPerCareer).map((answers) =>
        readInterests(answers).outcome === 'flat' ? 1 : 0,
      )
      return [share('reach their family', mean(reached)), share('flat ones', mean(flat))]
    },
  },
]
