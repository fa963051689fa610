import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RejectionReason } from '@milepost/contract/recommendations/limits'

/** Why a career is not for one, as the learner would say it. */
export const rejectionTexts: Record<RejectionReason, MessageDescriptor> = {
  not_interested: msg`The work doesn’t interest me`,
  too_technical: msg`It’s too technical for me`,
  not_technical_enough: msg`It isn’t technical enough for me`,
  takes_too_long: msg`It takes too long to get there`,
  few_openings: msg`I see too few openings where I want to work`,
  tried_it: msg`I’ve tried it and it wasn’t for me`,
  other: msg`Something else`,
}
