import { helpTopics } from '@milepost/advisor/help/topics'
import { listHelpTopics } from '@milepost/contract/help'
import { type Mounting, mount } from '#lib/mount.ts'

/** Help changes with releases alone; a few minutes let a release show soon. */
const cacheControl = 'public, max-age=600'

/** Serves the pages of help, to everybody. */
export function mountHelp(mounting: Mounting): void {
  mount(mounting, listHelpTopics, async (_ctx, { reply }) => {
    reply.header('cache-control', cacheControl)
    return helpTopics.map(({ screens: _, routes: __, ...topic }) => topic)
  })
}
