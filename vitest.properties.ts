import fc from 'fast-check'

// The same cases in every run: a property that fails does so again. As many as catch every planted fault.
fc.configureGlobal({ numRuns: 200, seed: 20261121 })
