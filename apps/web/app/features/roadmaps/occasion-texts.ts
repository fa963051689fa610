import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RoadmapOccasion } from '@milepost/contract/roadmaps'

/** Why a version was made. */
export const occasionTexts: Record<RoadmapOccasion, MessageDescriptor> = {
  first: msg`Your first roadmap`,
  profile_changed: msg`Made after your answers had changed`,
  regenerated: msg`Made anew because you asked for it`,
  switched: msg`Made when you switched careers`,
  corrected: msg`Made when you corrected a skill`,
}
