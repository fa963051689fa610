/** Features of a text by name, with the weight of each. */
export type Features = ReadonlyMap<string, number>

export interface LabelledFeatures {
  readonly features: Features
  /** Index of the label. */
  readonly label: number
  /** How much it counts beside others, 1 if left out. */
  readonly weight?: number
}

export interface TrainingOptions {
  readonly labels: number
  readonly rounds: number
  readonly rate: number
  /** How much a weight shrinks at each step that touches it. */
  readonly decay: number
  /** A feature must occur in at least this many texts. */
  readonly minTexts: number
}

/** A trained model. It holds nothing of the texts but the names of their features. */
export interface SoftmaxModel {
  readonly labels: number
  /** The index of each known feature. */
  readonly index: ReadonlyMap<string, number>
  readonly rarity: Float64Array
  /** One weight a feature and label. */
  readonly weights: Float32Array
  readonly bias: Float64Array
}

/** The known features of a text: where the weights of each begin, and its value in a vector of length 1. */
interface Sparse {
  readonly places: Int32Array
  readonly values: Float64Array
}

/** Smaller steps are skipped to save time. */
const minStep = 0.004

/**
 * Finds a stride that shares no factor with a count. Stepping by it visits each index once, in a fixed order that mixes
 * the labels.
 *
 * @param count - How many items there are.
 * @returns The stride.
 */
export function strideOver(count: number): number {
  let stride = Math.max(1, Math.floor(count * 0.618))
  const divides = (a: number, b: number): number => (b === 0 ? a : divides(b, a % b))
  while (stride > 1 && divides(count, stride) !== 1) stride -= 1
  return stride
}

/**
 * Applies the softmax in place.
 *
 * @param sums - One sum a label. It is overwritten.
 * @returns The same array, as shares of 1.
 */
export function toShares(sums: Float64Array): Float64Array {
  let greatest = Number.NEGATIVE_INFINITY
  for (const sum of sums) if (sum > greatest) greatest = sum
  let total = 0
  for (let k = 0; k < sums.length; k += 1) {
    const value = Math.exp((sums[k] ?? 0) - greatest)
    sums[k] = value
    total += value
  }
  for (let k = 0; k < sums.length; k += 1) sums[k] = (sums[k] ?? 0) / total
  return sums
}

function untrained(texts: readonly LabelledFeatures[], { labels, minTexts }: TrainingOptions): SoftmaxModel {
  const counts = new Map<string, number>()
  for (const { features } of texts) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const index = new Map(
    [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= minTexts).map((name, at) => [name, at]),
  )
  const rarity = Float64Array.from(index.keys(), (name) => Math.log(1 + texts.length / (counts.get(name) ?? 1)))
  return { labels, index, rarity, weights: new Float32Array(index.size * labels), bias: new Float64Array(labels) }
}

function sparse({ labels, index, rarity }: SoftmaxModel, features: Features): Sparse {
  const places = new Int32Array(features.size)
  const values = new Float64Array(features.size)
  let size = 0
  let square = 0
  for (const [name, share] of features) {
    const place = index.get(name)
    if (place === undefined) continue
    const value = share * (rarity[place] ?? 0)
    places[size] = place * labels
    values[size] = value
    square += value * value
    size += 1
  }
  const length = Math.sqrt(square) || 1
  for (let at = 0; at < size; at += 1) values[at] = (values[at] ?? 0) / length
  return { places: places.subarray(0, size), values: values.subarray(0, size) }
}

function outputs({ labels, weights, bias }: SoftmaxModel, { places, values }: Sparse): Float64Array {
  const sums = bias.slice()
  for (let at = 0; at < places.length; at += 1) {
    const start = places[at] ?? 0
    const value = values[at] ?? 0
    for (let k = 0; k < labels; k += 1) sums[k] = (sums[k] ?? 0) + value * (weights[start + k] ?? 0)
  }
  return toShares(sums)
}

/**
 * Trains a softmax regression by gradient descent. Features are weighed by rarity, and texts have length 1. The order
 * is fixed and weights start at zero, so that the result is always the same.
 *
 * @param texts - Labelled features.
 * @param options - The labels and the rates of training.
 * @returns The model.
 */
export function trainSoftmax(texts: readonly LabelledFeatures[], options: TrainingOptions): SoftmaxModel {
  const { labels, rounds, rate: firstRate, decay } = options
  const model = untrained(texts, options)
  const { weights, bias } = model
  const examples = texts.map(({ features, label, weight = 1 }) => ({ ...sparse(model, features), label, weight }))
  const stride = strideOver(examples.length)
  const moved = new Int32Array(labels)
  const steps = new Float64Array(labels)
  for (let round = 0; round < rounds; round += 1) {
    const rate = firstRate / (1 + round * 0.5)
    const kept = 1 - decay * rate
    for (let turn = 0; turn < examples.length; turn += 1) {
      const example = examples[(turn * stride) % examples.length]
      if (example === undefined) continue
      const said = outputs(model, example)
      // Labels that are nearly right already are left alone, most of them in every step.
      let count = 0
      for (let k = 0; k < labels; k += 1) {
        const step = example.weight * rate * ((k === example.label ? 1 : 0) - (said[k] ?? 0))
        if (Math.abs(step) < minStep) continue
        moved[count] = k
        steps[count] = step
        count += 1
        bias[k] = (bias[k] ?? 0) + 0.02 * step
      }
      for (let at = 0; at < example.places.length; at += 1) {
        const start = example.places[at] ?? 0
        const value = example.values[at] ?? 0
        for (let one = 0; one < count; one += 1) {
          const to = start + (moved[one] ?? 0)
          weights[to] = (weights[to] ?? 0) * kept + value * (steps[one] ?? 0)
        }
      }
    }
  }
  return model
}

/**
 * Predicts the label of a text.
 *
 * @param model - A trained model.
 * @param features - The text's features.
 * @returns One likelihood a label, 1 in all. It works even when no feature is known.
 */
export function likelihoodsOf(model: SoftmaxModel, features: Features): Float64Array {
  return outputs(model, sparse(model, features))
}
