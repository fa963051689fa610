import { expect, it } from 'vitest'
import { likelihoodsOf, strideOver, toShares, trainSoftmax } from '#text/softmax.ts'

const features = (...names: string[]) => new Map(names.map((name) => [name, 1]))
const options = { labels: 2, rounds: 20, rate: 1, decay: 0.0001, minTexts: 1 }
const texts = [
  { features: features('rain', 'today'), label: 0 },
  { features: features('sun', 'today'), label: 0 },
  { features: features('course', 'today'), label: 1 },
  { features: features('step', 'today'), label: 1 },
]

it('learns which features go with which label, and always the same', () => {
  const model = trainSoftmax(texts, options)
  const [weather = 0, learning = 0] = likelihoodsOf(model, features('rain', 'sun'))
  expect(weather).toBeGreaterThan(0.8)
  expect(weather + learning).toBeCloseTo(1)
  expect(likelihoodsOf(model, features('step'))[1]).toBeGreaterThan(0.8)
  expect(trainSoftmax(texts, options)).toEqual(model)
})

it('knows nothing of what it never saw, nor of what it saw too rarely', () => {
  const unknown = likelihoodsOf(trainSoftmax(texts, options), features('snow'))
  expect([...unknown].map((share) => share.toFixed(1))).toEqual(['0.5', '0.5'])
  const rare = trainSoftmax(texts, { ...options, minTexts: 2 })
  expect(likelihoodsOf(rare, features('rain'))).toEqual(likelihoodsOf(rare, features('snow')))
})

it('counts a feature by its share', () => {
  const mixed = (share: number) => new Map([...features('rain'), ['step', share] as const])
  const model = trainSoftmax(texts, options)
  expect(likelihoodsOf(model, mixed(0.1))[0]).toBeGreaterThan(likelihoodsOf(model, mixed(1))[0] ?? 1)
})

it('keeps nothing of the texts but the names of their features', () => {
  const { labels, index, rarity, weights, bias, ...rest } = trainSoftmax(texts, options)
  expect(rest).toEqual({})
  expect(labels).toBe(2)
  expect([...index]).toEqual(['rain', 'today', 'sun', 'course', 'step'].map((name, place) => [name, place]))
  expect([rarity.length, weights.length, bias.length]).toEqual([5, 10, 2])
})

it('steps through any number of texts and comes to each once', () => {
  for (const count of [1, 2, 3, 10, 60, 97]) {
    const turns = Array.from({ length: count }, (_, turn) => (turn * strideOver(count)) % count)
    expect(new Set(turns).size).toBe(count)
  }
})

it('turns sums into shares of 1, also where their exponential would be beyond any number', () => {
  const [most = 0, least = 0] = toShares(Float64Array.of(2_000, 2_000 - Math.log(3)))
  expect(most).toBeCloseTo(0.75)
  expect(least).toBeCloseTo(0.25)
})
