import { expect, it } from 'vitest'
import { trainSoftmax } from '#text/softmax.ts'

const features = (...names: string[]) => new Map(names.map((name) => [name, 1]))
const options = { labels: 2, rounds: 20, rate: 1, decay: 0.0001, leastTexts: 1 }
const texts = [
  { features: features('rain', 'today'), label: 0 },
  { features: features('sun', 'today'), label: 0 },
  { features: features('course', 'today'), label: 1 },
  { features: features('step', 'today'), label: 1 },
]

it('learns which features go with which label, and always the same', () => {
  const classify = trainSoftmax(texts, options)
  const [weather = 0, learning = 0] = classify(features('rain', 'sun'))
  expect(weather).toBeGreaterThan(0.8)
  expect(weather + learning).toBeCloseTo(1)
  expect(classify(features('step'))[1]).toBeGreaterThan(0.8)
  expect(trainSoftmax(texts, options)(features('rain', 'sun'))[0]).toBe(weather)
})

it('knows nothing of what it never saw, nor of what it saw too rarely', () => {
  expect([...trainSoftmax(texts, options)(features('snow'))].map((share) => share.toFixed(1))).toEqual(['0.5', '0.5'])
  const rare = trainSoftmax(texts, { ...options, leastTexts: 2 })
  expect(rare(features('rain'))).toEqual(rare(features('snow')))
})

it('counts a feature by its share', () => {
  const mixed = (share: number) => new Map([...features('rain'), ['step', share] as const])
  const classify = trainSoftmax(texts, options)
  expect(classify(mixed(0.1))[0]).toBeGreaterThan(classify(mixed(1))[0] ?? 1)
})
