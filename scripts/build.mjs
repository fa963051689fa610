import { ensureInstalled } from './install.mjs'
import { ensureBuilt } from './prepare.mjs'

/** `npm run build`: builds what has changed, and weighs it. */
await ensureInstalled()
await ensureBuilt()
await import('./sizes.mjs')
