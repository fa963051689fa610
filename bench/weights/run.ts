import { type ReadingWeights, readingsOf, readingWeights, weigh } from '@milepost/advisor/testing'
import { type CareerId, careerIds } from '@milepost/contract/careers/limits'
import { mean } from '../advisor/rows.ts'
import { readSet } from '../advisor/sets.ts'

/*
 * `npm run bench -- weights` compares the weights of the three readings of a text (`recommend/text-fit.ts`) on the golden
 * sets, which others wrote. Each set is left out in turn: the weights that are best on the others are measured on it. Our
 * texts, which are closer to what learners write, only rule out: weights that lose more than one in a hundred of them against
 * the best are no candidates. What it printed is in printed.txt.
 */
interface GoldenText {
  readonly text: string
  readonly labels: readonly CareerId[]
  readonly set?: string
}

interface WorkSet {
  readonly name: string
  readonly texts: readonly { readonly labels: readonly CareerId[]; readonly readings: ReturnType<typeof readingsOf> }[]
}

const parts = 10
const grid: readonly ReadingWeights[] = Array.from({ length: parts + 1 }, (_, lexicon) =>
  Array.from({ length: parts + 1 - lexicon }, (_, likeness) => ({
    lexicon: lexicon / parts,
    likeness: likeness / parts,
    classifier: (parts - lexicon - likeness) / parts,
  })),
).flat()

const golden = readSet<GoldenText>('golden')
const chosen = ['ESCO', 'ONET4', 'ONET1'].map((name) =>
  readAll(
    name,
    golden.filter(({ set }) => set === name),
  ),
)
const own = [readAll('our own', readSet<GoldenText>('careers')), readAll('our short ones', readSet('careers-short'))]
const maxLoss = 0.01
const candidates = own.reduce(
  (left, set) => [1, 3].reduce((rest, places) => withoutLosers(rest, set, places), left),
  grid,
)

process.stdout.write(
  `${'weights: lexicon, likeness, classifier'.padEnd(42)}accuracy@1 / @3 on ${names([...chosen, ...own])}\n`,
)
show('present', readingWeights)
for (const left of chosen) {
  const rest = chosen.filter((set) => set !== left)
  show(`best without ${left.name}`, bestOn(rest))
}
show('best on all three', bestOn(chosen))

function readAll(name: string, lines: readonly GoldenText[]): WorkSet {
  return { name, texts: lines.map(({ text, labels }) => ({ labels, readings: readingsOf(text) })) }
}

/** The share of texts with a right career among the first `places`. */
function accuracy({ texts }: WorkSet, weights: ReadingWeights, places: number): number {
  const hits = texts.map(({ labels, readings }) => {
    const fits = weigh(readings, weights)
    const ranked = [...careerIds].sort((a, b) => (fits.get(b) ?? 0) - (fits.get(a) ?? 0))
    return ranked.slice(0, places).some((id) => labels.includes(id)) ? 1 : 0
  })
  return mean(hits)
}

function withoutLosers(rest: readonly ReadingWeights[], set: WorkSet, places: number): readonly ReadingWeights[] {
  const best = Math.max(...grid.map((weights) => accuracy(set, weights, places)))
  return rest.filter((weights) => accuracy(set, weights, places) >= best - maxLoss)
}

/** Every set counts the same, however many texts it has; the first place counts twice the first three. */
function bestOn(sets: readonly WorkSet[]): ReadingWeights {
  const worth = (weights: ReadingWeights) =>
    mean(sets.map((set) => (2 * accuracy(set, weights, 1) + accuracy(set, weights, 3)) / 3))
  const measured = candidates.map((weights) => ({ weights, worth: worth(weights) }))
  return measured.reduce((best, one) => (one.worth > best.worth ? one : best)).weights
}

function show(name: string, weights: ReadingWeights): void {
  const { lexicon, likeness, classifier } = weights
  const figures = [...chosen, ...own].map((set) =>
    [1, 3].map((places) => accuracy(set, weights, places).toFixed(3)).join(' / '),
  )
  process.stdout.write(`${`${name}: ${lexicon}, ${likeness}, ${classifier}`.padEnd(42)}${figures.join('   ')}\n`)
}

function names(sets: readonly WorkSet[]): string {
  return sets.map(({ name }) => name).join(', ')
}
