import fc from 'fast-check'
import { inject } from 'vitest'

// The same cases in every run: a property that fails does so again.
fc.configureGlobal({ numRuns: inject('isFull') ? 500 : 50, seed: 20261121 })
