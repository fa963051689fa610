import { useSignOut } from '#features/accounts/use-sign-out.ts'
import { clearPendingPositions } from '#features/career-diagrams/pending-positions.ts'
import { clearChat } from '#features/chat/chat-storage.ts'
import { clearDraft } from '#features/profiles/draft-key.ts'
import { clearSelfCheck } from '#features/roadmaps/self-check.ts'
import { useCurrentUser } from '#lib/current-user.ts'

/** Takes the half-filled wizard, cards moved and not saved, a half-done self-check and unsent questions out of this browser. */
export function useForgetLearner(): () => void {
  const { id } = useCurrentUser()
  return () => {
    clearDraft(id)
    clearPendingPositions(id)
    clearSelfCheck(id)
    clearChat(id)
  }
}

/** Signing out on purpose also forgets what is half done; a session that merely ends keeps it. */
export function useLearnerSignOut(): () => Promise<void> {
  const forget = useForgetLearner()
  const signOut = useSignOut()
  return () => {
    forget()
    return signOut()
  }
}
