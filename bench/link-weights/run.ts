import { type CatalogueCourse, indexCourses } from '@milepost/advisor'
import { type FitWeights, fitWeights, minConfidence, minFit, subjectOf, weighSigns } from '@milepost/advisor/testing'
import { mean } from '../advisor/rows.ts'
import { readOutside } from '../advisor/sets.ts'
import { type JudgedStep, type ReadStep, readStep, stepsOfKnowledge } from './steps.ts'

/*
 * `node scripts/run.mjs bench/link-weights/run.ts` compares weights for `link/course-fit.ts` and the fit from
 * which `link/candidates.ts` links, on tagged courses of public catalogues. Each third of the steps is left out in turn: what is best on
 * the others is measured on it. A third of steps-dev chooses nothing. What it printed is in printed.txt.
 */
interface TaggedCourse extends CatalogueCourse {
  readonly skills?: readonly string[]
}

interface Part {
  readonly name: string
  readonly steps: readonly ReadStep[]
}

const parts = 3
/** A fit must keep this share of the links that the confidence alone gives. */
const minKept = 0.93
/** From -1 on, a course that only describes a skill would rank before one whose title names it beside another tool. */
const weightGrid: readonly FitWeights[] = [1.5, 2, 2.5, 3, 3.5, 4].flatMap((career) =>
  [0, -0.25, -0.5, -0.75].flatMap((foreign) =>
    [0, -0.5, -1].map((advanced) => ({ ...fitWeights, career, foreign, advanced })),
  ),
)
const fitGrid = Array.from({ length: 13 }, (_, step) => 3 + step / 4)

const [chosen, unseen] = readParts()
const all = [...chosen, unseen]
process.stdout.write(`P@1 / nDCG@5 on ${all.map(({ name, steps }) => `${name} (${steps.length})`).join(', ')}\n`)
showRanking('before', { ...fitWeights, career: 1.5, foreign: 0, advanced: 0 })
showRanking('present', fitWeights)
showLeftOut('ranking, left out', (some) => bestWeights(some), rankingOf)
showRanking('best on both', bestWeights(chosen))
process.stdout.write('\nsays that nothing fits / links kept\n')
showGate('confidence alone', 0)
showGate('present', minFit)
showLeftOut('gate, left out', (some) => bestFit(some), gateOf)
showGate('best on both', bestFit(chosen))

function readParts(): [Part[], Part] {
  const courses = readOutside<TaggedCourse>('../shared/data', 'courses-dev') ?? []
  const steps = readOutside<JudgedStep>('../shared/data', 'steps-dev') ?? []
  const tagged = courses.filter(({ skills = [] }) => skills.length > 0)
  const catalogue = indexCourses(tagged.map((course) => ({ ...course, price: course.price ?? 0, language: 'en' })))
  const isUnseen = (_: unknown, index: number) => index % parts === parts - 1
  const left = steps.filter(isUnseen)
  const leftSkills = new Set(left.flatMap((step) => subjectOf({ ...step, skills: [] }).skills))
  const part = (name: string, some: readonly JudgedStep[]) => ({
    name,
    steps: some.map((step) => readStep(step, catalogue)),
  })
  const seen = steps.filter((step, index) => !isUnseen(step, index))
  return [
    [part('steps-dev', seen), part('own steps on tags', stepsOfKnowledge(tagged, leftSkills))],
    part('unseen steps-dev', left),
  ]
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, value, index) => sum + value / Math.log2(index + 2), 0)
}

/** P@1 and nDCG@5. */
function rankingOf(steps: readonly ReadStep[], weights: FitWeights): [number, number] {
  const judged = steps.map(({ courses, ideal }) => {
    const ranked = courses.map(({ id, gain, signs }) => ({ id, gain, fit: weighSigns(signs, weights) }))
    ranked.sort((a, b) => b.fit - a.fit || a.id - b.id)
    const gains = ranked.slice(0, 5).map(({ gain }) => gain)
    return { first: gains[0] === 2 ? 1 : 0, ndcg: discounted(gains) / discounted(ideal) }
  })
  return [mean(judged.map(({ first }) => first)), mean(judged.map(({ ndcg }) => ndcg))]
}

/** The shares of steps that have no link without fitting courses, and that have one with them. */
function gateOf(steps: readonly ReadStep[], fit: number): [number, number] {
  const judged = steps.map(({ courses }) => {
    const linked = courses.filter(
      (course) => course.confidence >= minConfidence && (!course.needsFit || weighSigns(course.signs) >= fit),
    )
    return { silent: linked.every(({ gain }) => gain > 0) ? 1 : 0, kept: linked.length > 0 ? 1 : 0 }
  })
  return [mean(judged.map(({ silent }) => silent)), mean(judged.map(({ kept }) => kept))]
}

/** Every set counts the same, however many steps it has. */
function bestWeights(sets: readonly Part[]): FitWeights {
  return best(weightGrid, (weights) =>
    mean(
      sets.map(({ steps }) => {
        const [first, ndcg] = rankingOf(steps, weights)
        return (first + 2 * ndcg) / 3
      }),
    ),
  )
}

function bestFit(sets: readonly Part[]): number {
  const linked = sets.map(({ steps }) => gateOf(steps, 0)[1])
  return best(fitGrid, (fit) => {
    const figures = sets.map(({ steps }) => gateOf(steps, fit))
    const isKept = figures.every(([, kept], index) => kept >= minKept * (linked[index] ?? 0))
    return isKept ? mean(figures.map(([silent]) => silent)) : -1
  })
}

function best<T>(grid: readonly T[], worthOf: (one: T) => number): T {
  const measured = grid.map((one) => ({ one, worth: worthOf(one) }))
  return measured.reduce((first, other) => (other.worth > first.worth ? other : first)).one
}

/** Chooses on two thirds of each set and measures on the last one. */
function showLeftOut<T>(
  name: string,
  choose: (sets: readonly Part[]) => T,
  measure: (steps: readonly ReadStep[], choice: T) => [number, number],
): void {
  const folds = Array.from({ length: parts }, (_, fold) => {
    const isLeft = (_one: unknown, index: number) => index % parts === fold
    const rest = chosen.map((set) => ({ ...set, steps: set.steps.filter((one, index) => !isLeft(one, index)) }))
    const choice = choose(rest)
    return chosen.map(({ steps }) => measure(steps.filter(isLeft), choice))
  })
  const figures = chosen.map((_, set) => [0, 1].map((at) => mean(folds.map((fold) => fold[set]?.[at] ?? 0))))
  show(name, figures)
}

function showRanking(name: string, weights: FitWeights): void {
  const { career, foreign, advanced } = weights
  show(
    `${name}: career ${career}, foreign ${foreign}, advanced ${advanced}`,
    all.map(({ steps }) => rankingOf(steps, weights)),
  )
}

function showGate(name: string, fit: number): void {
  show(
    `${name}: fit ${fit}`,
    all.map(({ steps }) => gateOf(steps, fit)),
  )
}

function show(name: string, figures: readonly (readonly number[])[]): void {
  const shown = figures.map((pair) => pair.map((value) => value.toFixed(3)).join(' / '))
  process.stdout.write(`${name.padEnd(58)}${shown.join('   ')}\n`)
}
