import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RejectionReason } from '@milepost/contract/recommendations'

/** Why a career is not for one, as the learner would say it. */
export const rejectionTexts: Record<RejectionReason, MessageDescriptor> = {
  not_interested: msg`The work does not interest me`,
  too_technical: msg`It is too technical for me`,
  not_technical_enough: msg`It is not technical enough for me`,
  takes_too_long: msg`It takes too long to get there`,
  few_openings: msg`I see too few openings where I want to work`,
  tried_it: msg`I have tried it, and it was not for me`,
  other: msg`Something else`,
}
