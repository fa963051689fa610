import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ApplicationStatus, applicationMoves } from '@milepost/contract/applications/limits'
import type { ReceivedApplication } from '@milepost/contract/applications/schema'

/** What an institution does with applications, in the order of its buttons. */
export const moves = ['enrolled', 'offered', 'waiting', 'declined', 'completed', 'left'] as const
export type Move = (typeof moves)[number]

const names: Readonly<Record<Move, MessageDescriptor>> = {
  enrolled: msg`Accept`,
  offered: msg`Offer a place`,
  waiting: msg`Put on the waiting list`,
  declined: msg`Decline`,
  completed: msg`Confirm completion`,
  left: msg`Note that they left`,
}

/** What a move is called for applications in a state: the same move can take something back. */
export function nameOfMove(move: Move, from: ApplicationStatus | undefined): MessageDescriptor {
  if (move === 'waiting' && (from === 'enrolled' || from === 'declined')) return msg`Take the answer back`
  if (move === 'waiting' && from === 'offered') return msg`Take the offer back`
  if (move === 'enrolled' && from === 'completed') return msg`Take the completion back`
  return names[move]
}

/** What can be done with all of the applications, where it is the same for each. */
export function possibleMoves(applications: readonly Pick<ReceivedApplication, 'status'>[]): Move[] {
  const [first] = applications
  return moves.filter((to) =>
    applications.every(
      ({ status }) =>
        applicationMoves[status][to]?.includes('institution') === true &&
        nameOfMove(to, status).id === nameOfMove(to, first?.status).id,
    ),
  )
}
