import { type BelongingSigns, belongingSignsOf, weighBelonging } from '@milepost/advisor/testing'
import { mean } from '../advisor/rows.ts'
import { longTextsOfCourses, longTextsOfTasks } from './long-texts.ts'

/*
 * `npm run bench -- other-work` compares weights of the two signs that a text is about work of ours (`recommend/text-fit.ts`), on
 * texts put together from the words of others. Every second text chooses, and the rest is only measured. What it printed
 * is in printed.txt.
 */
const outside = process.argv[2] ?? '../shared/data'
const sets = [longTextsOfTasks(), ...[1, 4, 8].map((size) => longTextsOfCourses(outside, size))]
  .filter((set) => set !== null)
  .map(({ name, ours, others }) => ({ name, ours: ours.map(belongingSignsOf), others: others.map(belongingSignsOf) }))

const candidates = [
  { sentences: 1, names: 0 },
  { sentences: 0, names: 1 },
  ...[0.5, 1, 2, 3, 4].map((names) => ({ sentences: 1, names })),
]

/** The chance that a text of ours scores higher than one of other work. A tie counts half. */
function areaUnderCurve(ours: readonly number[], others: readonly number[]): number {
  return mean(ours.map((a) => mean(others.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))))
}

function half(signs: readonly BelongingSigns[], remainder: number): BelongingSigns[] {
  return signs.filter((_, index) => index % 2 === remainder)
}

for (const { name, ours, others } of sets) process.stdout.write(`${name}: ${ours.length} and ${others.length} texts\n`)
for (const [remainder, title] of ['chosen on', 'only measured'].entries()) {
  process.stdout.write(`\n${title}: AUROC of each set\n`)
  for (const by of candidates) {
    const figures = sets.map(({ ours, others }) =>
      areaUnderCurve(
        half(ours, remainder).map((signs) => weighBelonging(signs, by)),
        half(others, remainder).map((signs) => weighBelonging(signs, by)),
      ),
    )
    const shown = [...figures, mean(figures)].map((figure) => figure.toFixed(3)).join('  ')
    process.stdout.write(`${`sentences ${by.sentences}, names ${by.names}`.padEnd(26)}${shown}\n`)
  }
}
