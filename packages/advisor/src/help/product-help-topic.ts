import type { HelpTopic } from '@milepost/contract/help'
import type { pages } from '@milepost/contract/pages'
import type { RouteName } from '@milepost/contract/routes'

/** A topic of help with what it speaks of, so that a test can compare it with the product. */
export interface ProductHelpTopic extends HelpTopic {
  /** Addresses of the screens it speaks of. */
  readonly screens: readonly (typeof pages)[keyof typeof pages][]
  /** Routes of the API behind what it says one can do. */
  readonly routes: readonly RouteName[]
}
