import { useSignOut } from '#features/auth/use-sign-out.ts'
import { forgetChat } from '#features/chat/kept.ts'
import { clearMoves } from '#features/diagram/kept-moves.ts'
import { clearDraft } from '#features/profiles/draft-key.ts'
import { forgetSelfCheck } from '#features/roadmaps/self-check.ts'
import { useCurrentUser } from '#lib/current-user.ts'

/** Takes the half-filled wizard, cards moved and not saved, a half-done self-check and unsent questions out of this browser. */
export function useForgetLearner(): () => void {
  const { id } = useCurrentUser()
  return () => {
    clearDraft(id)
    clearMoves(id)
    forgetSelfCheck(id)
    forgetChat(id)
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
