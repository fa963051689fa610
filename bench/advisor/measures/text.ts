import { knowledge } from '@milepost/advisor/knowledge'
import { emptyProfile, isOtherWork, readText, recommendCareers, termsOf } from '@milepost/advisor/testing'
import { type CareerId, careerIds, undecided } from '@milepost/contract/careers/limits'
import { type LongTexts, longTextsOfCourses, longTextsOfTasks } from '../../other-work/long-texts.ts'
import { type BenchFigure, type BenchRow, mean, share, zero } from '../rows.ts'
import { readSet } from '../sets.ts'

interface Labelled {
  readonly text: string
  readonly labels: readonly CareerId[]
  readonly set?: string
}

function accuracy(texts: readonly Labelled[]): BenchFigure[] {
  const ranks = texts.map(({ text, labels }) => {
    const { shares } = readText(text)
    const ranked = [...careerIds].sort((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0))
    return ranked.findIndex((id) => labels.includes(id)) + 1
  })
  const within = (maxRank: number) => mean(ranks.map((rank) => (rank <= maxRank ? 1 : 0)))
  return [share('accuracy@1', within(1)), share('accuracy@3', within(3))]
}

/** What students wrote of themselves, typed as experience by someone without a preferred career, or as goals. */
function studentsTexts(): BenchFigure[] {
  const texts = readSet<Labelled & { readonly kind: string }>('careers').filter(({ kind }) => kind === 'student')
  const right = (field: 'experience' | 'shortTermGoals') =>
    texts.map(({ text, labels }) => {
      const { ranking } = recommendCareers({ ...emptyProfile, preferredCareer: undecided, [field]: text })
      return labels.some((id) => id === ranking[0]?.careerId) ? 1 : 0
    })
  return [share('as experience', mean(right('experience'))), share('as goals', mean(right('shortTermGoals')))]
}

const golden = (set: string) => readSet<Labelled>('golden').filter((line) => line.set === set)

/** The chance that a text of the first kind scores higher than one of the second. A tie counts half. */
function areaUnderCurve(higher: readonly number[], lower: readonly number[]): number {
  const wins = higher.map((a) => mean(lower.map((b) => (a > b ? 1 : a === b ? 0.5 : 0))))
  return mean(wins)
}

function otherProfessions(): BenchFigure[] {
  const belonging = (lines: readonly { text: string }[]) => lines.map(({ text }) => readText(text).belonging)
  const ours = [...readSet<Labelled>('careers'), ...golden('ESCO'), ...golden('ONET4')]
  const others = belonging(readSet<{ text: string }>('other-professions'))
  const flagged = [...ours, ...readSet<Labelled>('careers-short')].filter(({ text }) => isOtherWork(readText(text)))
  return [share('AUROC', areaUnderCurve(belonging(ours), others)), zero('ours flagged', flagged.length)]
}

function longTexts({ ours, others }: LongTexts): BenchFigure[] {
  const read = (texts: readonly string[]) => texts.map(readText)
  const [own, other] = [read(ours), read(others)]
  const belonging = (fits: typeof own) => fits.map((fit) => fit.belonging)
  const flagged = (fits: typeof own) => mean(fits.map((fit) => (isOtherWork(fit) ? 1 : 0)))
  return [
    share('AUROC', areaUnderCurve(belonging(own), belonging(other))),
    share('recognised', flagged(other)),
    share('ours left alone', 1 - flagged(own)),
  ]
}

/** The share of stems that two sentences have in common. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((stem) => b.has(stem)).length
  return common / (a.size + b.size - common)
}

const tooLike = 0.4
const minStems = 5

/** The advisor must not learn the sentences that it is measured on, nor contain other people's sentences. */
function copies(): BenchFigure[] {
  const stems = (text: string) => new Set(termsOf(text))
  const theirs = readSet<Labelled>('golden')
    .flatMap(({ text }) => text.split(/(?<=[.;])\s+/))
    .map(stems)
    .filter(({ size }) => size >= minStems)
  const ours = [...knowledge.careers.values()].flatMap(({ workSentences }) => workSentences)
  const close = ours.filter((sentence) => theirs.some((other) => likeness(stems(sentence), other) >= tooLike))
  return [zero('too alike', close.length)]
}

export const textRows: readonly BenchRow[] = [
  {
    name: 'career from text, golden ESCO',
    author: 'European Commission',
    prototype: '.72 / .91',
    goal: '.86 / .97',
    meets: { 'accuracy@1': { atLeast: 0.86 }, 'accuracy@3': { atLeast: 0.97 } },
    measure: async () => accuracy(golden('ESCO')),
  },
  {
    name: 'career from text, golden O*NET task groups',
    author: 'US Dep. of Labor',
    prototype: '.57 / .74',
    goal: '.75 / .90',
    meets: { 'accuracy@1': { atLeast: 0.75 }, 'accuracy@3': { atLeast: 0.9 } },
    measure: async () => accuracy(golden('ONET4')),
  },
  {
    name: 'career from text, golden O*NET single tasks',
    author: 'US Dep. of Labor',
    prototype: '.43 / .65',
    goal: 'none set',
    meets: {},
    measure: async () => accuracy(golden('ONET1')),
  },
  {
    name: 'career from text, our own 156 texts',
    author: 'ours',
    prototype: 'none',
    goal: 'none set',
    meets: {},
    measure: async () => accuracy(readSet<Labelled>('careers')),
  },
  {
    name: 'career from text, our own 65 short texts',
    author: 'ours',
    prototype: 'none',
    goal: 'none set',
    meets: {},
    measure: async () => accuracy(readSet<Labelled>('careers-short')),
  },
  {
    name: 'career from students\u2019 texts, in either field of the wizard',
    author: 'ours',
    prototype: 'none',
    goal: '.94',
    meets: { 'as experience': { atLeast: 0.94 }, 'as goals': { atLeast: 0.94 } },
    measure: async () => studentsTexts(),
  },
  {
    name: 'text about no career of ours is recognised',
    author: 'ours and golden',
    prototype: '.97',
    goal: '.975',
    meets: { AUROC: { atLeast: 0.975 }, 'ours flagged': { atMost: 0 } },
    measure: async () => otherProfessions(),
  },
  {
    name: 'other work in long texts: tasks of one occupation, and our texts on other professions',
    author: 'US Dep. of Labor, ours',
    prototype: '.97',
    goal: '.97',
    meets: { AUROC: { atLeast: 0.97 } },
    measure: async () => longTexts(longTextsOfTasks()),
  },
  {
    name: 'other work in long texts: public courses of one category, eight together',
    author: 'public courses',
    prototype: 'none',
    goal: 'none set',
    meets: {},
    measure: async ({ outside }) => {
      const texts = longTextsOfCourses(outside, 8)
      return texts === null ? null : longTexts(texts)
    },
  },
  {
    name: 'sentences of ours that resemble those it is measured on',
    author: 'no set',
    prototype: '',
    goal: '0',
    meets: { 'too alike': { atMost: 0 } },
    measure: async () => copies(),
  },
]
