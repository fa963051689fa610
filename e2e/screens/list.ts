import { adminScreens } from './admin.ts'
import { adviceScreens } from './advice.ts'
import { areaScreens } from './areas.ts'
import { assistantScreens } from './assistant.ts'
import { authScreens } from './auth.ts'
import { courseScreens } from './courses.ts'
import { figureScreens } from './figures.ts'
import { institutionRequestScreens } from './institution-requests.ts'
import { learnerScreens } from './learner.ts'
import { learningScreens } from './learning.ts'
import { peopleScreens } from './people.ts'
import { publicScreens } from './public.ts'
import { queueScreens } from './queue.ts'
import { roadmapScreens } from './roadmap.ts'
import { entriesOf } from './screen.ts'
import { sessionScreens } from './sessions.ts'
import { wizardScreens } from './wizard.ts'

/** Every screen there is, in every state that means something. The order is that of the contact sheets. */
const screens = [
  ...publicScreens,
  ...authScreens,
  ...learnerScreens,
  ...learningScreens,
  ...adviceScreens,
  ...roadmapScreens,
  ...sessionScreens,
  ...wizardScreens,
  ...assistantScreens,
  ...areaScreens,
  ...courseScreens,
  ...adminScreens,
  ...queueScreens,
  ...institutionRequestScreens,
  ...figureScreens,
  ...peopleScreens,
]

/** All states of all screens, one by one. */
export const entries = entriesOf(screens)
