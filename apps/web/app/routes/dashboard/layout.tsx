import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { Guard } from '#features/accounts/guard.tsx'
import { useSignOut } from '#features/accounts/use-sign-out.ts'
import { VerificationBanner } from '#features/accounts/verification-banner.tsx'
import { ChatWidget } from '#features/chat/chat-widget.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { useServiceWorker } from '#lib/use-service-worker.ts'
import { contentId } from '#ui/content-id.ts'
import { useInboxBell } from '../use-inbox-bell.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { StudentFrame } from './student-frame.tsx'

const loadAssistant = async () => (await import('./assistant-panel.tsx')).AssistantPanel

/** For installing it as an app. Public pages do without. */
export const links = () => [
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' },
]

/** Notes that were written offline are sent when the connection is back, whatever page is open by then. */
function useUnsavedNotes(userId: string) {
  useEffect(() => {
    const send = async () => {
      const { sendUnsavedNotes } = await import('#features/notes/unsaved-notes.ts')
      await sendUnsavedNotes(userId)
    }
    // It is tried again at the next start.
    const trySend = () => void send().catch(() => undefined)
    trySend()
    window.addEventListener('online', trySend)
    return () => window.removeEventListener('online', trySend)
  }, [userId])
}

export default function DashboardLayout() {
  return (
    <Guard only="student">
      <StudentShell />
    </Guard>
  )
}

function StudentShell() {
  const user = useCurrentUser()
  const { id, name } = user
  const signOut = useSignOut()
  const [covered, setCovered] = useState(false)
  const bell = useInboxBell()
  useServiceWorker()
  useUnsavedNotes(id)
  return (
    <>
      <div inert={covered} className="contents">
        <StudentFrame name={name} bell={bell} onSignOut={signOut}>
          <OfflineNotice userId={id} />
          <VerificationBanner key={id} user={user} />
          <Outlet />
        </StudentFrame>
      </div>
      <ChatWidget
        userId={id}
        loadPanel={loadAssistant}
        onCover={setCovered}
        onLeave={() => requestAnimationFrame(() => document.getElementById(contentId)?.focus({ preventScroll: true }))}
      />
    </>
  )
}
