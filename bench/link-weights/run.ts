import { type CatalogueCourse, indexCourses } from '@milepost/advisor'
import {
  confidenceOf,
  type FactWeights,
  type FitWeights,
  factWeights,
  fitShare,
  fitWeights,
  minConfidence,
  weighFacts,
  weighSigns,
} from '@milepost/advisor/testing'
import { mean } from '../advisor/rows.ts'
import { readOutside } from '../advisor/sets.ts'
import { type JudgedStep, type ReadStep, readStep, stepsByTags, stepsOfKnowledge } from './steps.ts'

/*
 * `node scripts/run.mjs bench/link-weights/run.ts [FOLDER]` chooses the weights of `link/course-fit.ts`, those of
 * `link/course-confidence.ts`, and the confidence from which `link/candidates.ts` links. The courses and their tags come
 * from public catalogues. The steps of each career are left out in turn: what is best on the others is measured on them.
 * What it printed is in printed.txt.
 */
interface TaggedCourse extends CatalogueCourse {
  readonly skills?: readonly string[]
}

interface Part {
  readonly name: string
  readonly steps: readonly ReadStep[]
}

/** Two figures of each step: P@1 and nDCG@5, or whether it is silent without fitting courses and keeps a link with them. */
type Figures = readonly (readonly [number, number])[]

interface Gate {
  readonly facts: FactWeights
  readonly share: number
  readonly min: number
}

/** This share of the steps must keep a link. What is missing counts three times. */
const minKept = 0.93
/** From -1 on, a course that only describes a skill would rank before one whose title names it beside another tool. */
const weightGrid: readonly FitWeights[] = [0, 0.5, 1].flatMap((named) =>
  [2, 2.5, 3].flatMap((described) =>
    [2.5, 3, 3.5].flatMap((career) =>
      [-0.5, -0.75].flatMap((foreign) =>
        [-1, -2].map((advanced) => ({ ...fitWeights, named, described, career, foreign, advanced })),
      ),
    ),
  ),
)
const gateGrid: readonly Gate[] = [1, 1.25, 1.5].flatMap((described) =>
  [0.75, 1].flatMap((field) =>
    [0.1, 0.2, 0.3].flatMap((share) =>
      Array.from({ length: 8 }, (_, step) => ({
        facts: { described, field },
        share,
        min: Math.round((minWithFullFacts(share) + step / 20) * 100) / 100,
      })),
    ),
  ),
)

const sets = readParts()
const careers = [...new Set(sets.flatMap(({ steps }) => steps.map(({ career }) => career)))].sort()
process.stdout.write(`${''.padEnd(76)}${sets.map(({ name, steps }) => `${name} (${steps.length})`).join('   ')}\n`)
process.stdout.write('P@1 / nDCG@5\n')
choose('ranking', weightGrid, rankingOf, worthOfRanking, fitWeights, showWeights)
process.stdout.write('\nsays that nothing fits / links kept\n')
choose('gate', gateGrid, gateOf, worthOfGate, { facts: factWeights, share: fitShare, min: minConfidence }, showGate)

/** However sure the stored facts are, the words must fit this much: no set has titles that list everything. */
function minWithFullFacts(share: number): number {
  return 1 + 3.5 * share
}

function readParts(): Part[] {
  const folder = process.argv[2] ?? '../shared/data'
  const courses = readOutside<TaggedCourse>(folder, 'courses-dev') ?? []
  const tagged = courses.filter(({ skills = [] }) => skills.length > 0)
  const catalogue = indexCourses(tagged.map((course) => ({ ...course, price: course.price ?? 0, language: 'en' })))
  const part = (name: string, steps: readonly JudgedStep[]) => ({
    name,
    steps: steps.map((step) => readStep(step, catalogue)),
  })
  const measured = (readOutside<JudgedStep>(folder, 'steps-dev') ?? []).map((step) => ({ ...step, skills: [] }))
  return [
    part('steps-dev', measured),
    part('steps by tags', stepsByTags(tagged)),
    part('own steps on tags', stepsOfKnowledge(tagged)),
  ]
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, value, index) => sum + value / Math.log2(index + 2), 0)
}

function rankingOf(steps: readonly ReadStep[], weights: FitWeights): Figures {
  return steps.map(({ courses, ideal }) => {
    const ranked = courses.map(({ id, gain, signs }) => ({ id, gain, fit: weighSigns(signs, weights) }))
    ranked.sort((a, b) => b.fit - a.fit || a.id - b.id)
    const gains = ranked.slice(0, 5).map(({ gain }) => gain)
    return [gains[0] === 2 ? 1 : 0, discounted(gains) / discounted(ideal)] as const
  })
}

function gateOf(steps: readonly ReadStep[], { facts, share, min }: Gate): Figures {
  return steps.map(({ courses, subject }) => {
    const linked = courses.filter(
      ({ score, signs }) =>
        score.best !== null && confidenceOf(score, weighFacts(score, subject, facts), weighSigns(signs), share) >= min,
    )
    return [linked.every(({ gain }) => gain > 0) ? 1 : 0, linked.length > 0 ? 1 : 0] as const
  })
}

function average(figures: Figures): readonly [number, number] {
  return [mean(figures.map(([first]) => first)), mean(figures.map(([, second]) => second))]
}

/** Every set counts the same, however many steps it has. */
function worthOfRanking(figures: readonly Figures[]): number {
  return mean(figures.map(average).map(([first, ndcg]) => (first + 2 * ndcg) / 3))
}

function worthOfGate([measured = [], ...others]: readonly Figures[]): number {
  const [, kept] = average(measured)
  return (
    mean([measured, ...others].map(average).map(([silent, linked]) => silent + linked)) -
    2 * Math.max(0, minKept - kept)
  )
}

/** Shows what is in use, what is best on all steps, and what the choice is worth on careers that it has not seen. */
function choose<T>(
  name: string,
  grid: readonly T[],
  measure: (steps: readonly ReadStep[], one: T) => Figures,
  worthOf: (figures: readonly Figures[]) => number,
  present: T,
  describe: (one: T) => string,
): void {
  const measured = grid.map((one) => ({ one, figures: sets.map(({ steps }) => measure(steps, one)) }))
  const bestWithout = (left: string | null) => {
    const worths = measured.map(({ figures }) =>
      worthOf(figures.map((set, index) => set.filter((_, step) => sets[index]?.steps[step]?.career !== left))),
    )
    const best = measured[worths.indexOf(Math.max(...worths))]
    if (best === undefined) throw new Error('The grid is empty.')
    return best
  }
  show(
    `present: ${describe(present)}`,
    sets.map(({ steps }) => measure(steps, present)),
  )
  const best = bestWithout(null)
  show(`best on all: ${describe(best.one)}`, best.figures)
  const byCareer = new Map(careers.map((career) => [career, bestWithout(career)]))
  const leftOut = sets.map(({ steps }, set) =>
    steps.map(({ career }, step) => byCareer.get(career)?.figures[set]?.[step] ?? ([0, 0] as const)),
  )
  show(`${name}, each career left out`, leftOut)
  for (const [career, { one }] of byCareer) process.stdout.write(`  without ${career}: ${describe(one)}\n`)
}

function showWeights({ named, described, career, foreign, advanced }: FitWeights): string {
  return `named ${named}, described ${described}, career ${career}, foreign ${foreign}, advanced ${advanced}`
}

function showGate({ facts: { described, field }, share, min }: Gate): string {
  return `described ${described}, field ${field}, fit ${share}, from ${min}`
}

function show(name: string, figures: readonly Figures[]): void {
  const shown = figures.map((set) =>
    average(set)
      .map((value) => value.toFixed(3))
      .join(' / '),
  )
  process.stdout.write(`${name.padEnd(76)}${shown.join('   ')}\n`)
}
