import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RoadmapReason } from '@milepost/contract/roadmaps/limits'

/** Why a version was made. */
export const roadmapReasonTexts: Record<RoadmapReason, MessageDescriptor> = {
  first: msg`Your first roadmap`,
  profile_changed: msg`After you changed your answers`,
  regenerated: msg`You regenerated it`,
  switched: msg`After you switched careers`,
  corrected: msg`After you updated a skill`,
}
