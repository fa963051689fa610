import fc from 'fast-check'
import { inject } from 'vitest'

// The same cases in every run: a property that fails does so again.
fc.configureGlobal({ numRuns: inject('propertyRuns'), seed: 20261121 })

declare module 'vitest' {
  export interface ProvidedContext {
    propertyRuns: number
  }
}
