/** Keeps trained models from one process to the next. */
export interface ModelCache {
  /** Loads the model stored under a name, or undefined where there is none that fits. */
  load(name: string): unknown
  save(name: string, model: unknown): void
}

export interface TrainedModel<M> {
  readonly name: string
  /** Returns the model, from the cache or trained on the first call. */
  get(): M
  /** Trains the model again, even where there is one. */
  train(): M
}

let cache: ModelCache | undefined

/**
 * Sets the cache of all models of this process.
 *
 * @param given - The cache.
 */
export function setModelCache(given: ModelCache): void {
  cache = given
}

/**
 * Declares a model that is trained on first use.
 *
 * @param name - The model's name in the cache.
 * @param isModel - Checks what the cache holds.
 * @param train - Trains the model. It must be deterministic.
 * @returns The model, not trained yet.
 */
export function trainedModel<M>(
  name: string,
  isModel: (value: unknown) => value is M,
  train: () => M,
): TrainedModel<M> {
  let model: M | undefined
  const trainAndKeep = () => {
    const trained = train()
    cache?.save(name, trained)
    return trained
  }
  const get = () => {
    if (model !== undefined) return model
    const kept = cache?.load(name)
    model = isModel(kept) ? kept : trainAndKeep()
    return model
  }
  return { name, get, train }
}
