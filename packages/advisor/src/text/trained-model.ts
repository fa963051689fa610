/** Keeps trained models from one process to the next. */
export interface ModelCache {
  /** Out: the model that was kept under a name; undefined where there is none that fits. */
  load(name: string): unknown
  save(name: string, model: unknown): void
}

export interface TrainedModel<M> {
  readonly name: string
  /** Out: the model, from the cache or trained when first asked. */
  get(): M
  /** Trains it again, whether there is one or not. */
  train(): M
}

let cache: ModelCache | undefined

/** Models belong to the process, and so does their cache. */
export function setModelCache(given: ModelCache): void {
  cache = given
}

/** In: a name, a check of what a cache holds, and how the model is trained: always to the same result. */
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
