import { cpSync } from 'node:fs'
import { join } from 'node:path'
// Also loads the knowledge, which can take longer than a page may.
import { guideIds } from '@milepost/advisor/knowledge'
import { careerIds } from '@milepost/contract/careers/limits'
import { addressOf } from '@milepost/contract/http'
import { addressIn, languages } from '@milepost/contract/languages'
import { pages } from '@milepost/contract/pages'
import type { Config } from '@react-router/dev/config'
import { checkBaseline } from './build-steps/newer-features.ts'
import { finishPrerenderedPages, overviewPage } from './build-steps/prerendered-pages.ts'
import { writeIcons } from './build-steps/write-icons.ts'
import { writeServiceWorker } from './build-steps/write-service-worker.ts'

const knowledge = join(import.meta.dirname, '../../packages/knowledge')

/** Prerendered at an address of each language. */
const inEachLanguage = [
  pages.home,
  pages.sources,
  pages.help,
  pages.privacy,
  pages.terms,
  pages.contact,
  pages.verify,
  pages.test,
  pages.plans,
  pages.institutionRequests,
  pages.publicCareers,
  ...careerIds.map((careerId) => addressOf(pages.publicCareer, { careerId })),
  pages.guides,
  ...guideIds.map((guideId) => addressOf(pages.guide, { guideId })),
]
/** Prerendered at one address with a copy for each language. */
const withCopies = [pages.login, pages.signUp, overviewPage]

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [
    ...languages.flatMap((language) => inEachLanguage.map((page) => addressIn(language, page))),
    ...withCopies,
  ],
  buildEnd: ({ reactRouterConfig }) => {
    const folder = join(reactRouterConfig.buildDirectory, 'client')
    // What sessions ask a learner to download.
    cpSync(join(knowledge, 'files'), join(folder, 'session-files'), {
      recursive: true,
    })
    finishPrerenderedPages(folder)
    writeServiceWorker(folder)
    writeIcons(folder)
    checkBaseline(folder)
  },
} satisfies Config
