import type { HelpTopic } from '@milepost/contract/help'
import { accountAndPrivacy } from '#help/account-and-privacy.ts'
import { firstSteps } from '#help/first-steps.ts'
import { roadmapAndProgress } from '#help/roadmap-and-progress.ts'

/** The pages of help in English, in the order they are listed. */
export const helpTopics: readonly HelpTopic[] = [...firstSteps, ...roadmapAndProgress, ...accountAndPrivacy]
