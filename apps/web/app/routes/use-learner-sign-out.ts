import { useSignOut } from '#features/auth/use-sign-out.ts'
import { forgetChat } from '#features/chat/kept.ts'
import { clearDraft } from '#features/profiles/draft-key.ts'
import { forgetSelfCheck } from '#features/roadmaps/self-check.ts'
import { useCurrentUser } from '#lib/current-user.ts'

/** Signing out on purpose also takes the half-filled wizard, a half-done self-check and unsent questions out of this browser; a session that merely ends keeps it. */
export function useLearnerSignOut(): () => Promise<void> {
  const { id } = useCurrentUser()
  const signOut = useSignOut()
  return () => {
    clearDraft(id)
    forgetSelfCheck(id)
    forgetChat(id)
    return signOut()
  }
}
