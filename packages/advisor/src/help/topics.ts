import { accountAndPrivacy } from '#help/account-and-privacy.ts'
import { firstSteps } from '#help/first-steps.ts'
import type { ProductHelpTopic } from '#help/product-help-topic.ts'
import { roadmapAndProgress } from '#help/roadmap-and-progress.ts'

/** The pages of help in English, in the order they are listed. */
export const helpTopics: readonly ProductHelpTopic[] = [...firstSteps, ...roadmapAndProgress, ...accountAndPrivacy]
