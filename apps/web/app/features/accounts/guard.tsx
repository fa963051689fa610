import { Trans } from '@lingui/react/macro'
import { pages, settingsPages } from '@milepost/contract/pages'
import type { Role } from '@milepost/contract/roles'
import type { User } from '@milepost/contract/users/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { SignInRedirect } from '#features/accounts/post-sign-in-redirect.ts'
import { accountQuery } from '#lib/account-query.ts'
import { CurrentUserContext } from '#lib/current-user.ts'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { onForbidden, type SessionState, useSession } from '#lib/session.ts'

const RoleChanged = lazy(() =>
  importWithRetry(async () => ({ default: (await import('#features/accounts/role-changed.tsx')).RoleChanged })),
)

/**
 * Lets one role in and provides the user to the screens inside. This only avoids empty screens: the server decides who
 * may read or change what.
 */
export function Guard({ only, children }: { only: Role; children: ReactNode }) {
  const session = useSessionBitByBit()
  const { pathname, search } = useLocation()
  const because = session.status === 'signed-out' ? session.because : null
  // One object a reason and address: a new one with every render would send again and again.
  const sent = useMemo((): SignInRedirect => {
    // Who signs out on purpose is done here: the next to sign in starts in their own area.
    return { ...(because !== 'left' && { from: pathname + search }), ...(because === 'expired' && { expired: true }) }
  }, [because, pathname, search])
  const queryClient = useQueryClient()
  const { queryKey } = accountQuery(session.user?.id ?? '')
  useQuery({ ...accountQuery(session.user?.id ?? ''), enabled: session.status === 'signed-in' })
  // A refused user may have another role by now.
  useEffect(
    () => onForbidden((code) => code === 'forbidden' && void queryClient.invalidateQueries({ queryKey })),
    [queryClient, queryKey],
  )
  const [wasLetIn, setLetIn] = useState(false)
  if (session.user?.role === only && !wasLetIn) setLetIn(true)

  if (session.status === 'loading') return <Waiting />
  if (session.status === 'signed-out') return <Navigate to={pages.login} state={sent} replace />
  if (session.user.role !== only && wasLetIn) {
    return (
      <Suspense fallback={null}>
        <RoleChanged role={session.user.role} />
      </Suspense>
    )
  }
  if (session.user.role !== only) return <TurnAway user={session.user} />
  return <CurrentUserContext value={session.user}>{children}</CurrentUserContext>
}

/** The session; once it is known the screens are drawn in small steps, between which a slow phone answers to its owner. */
function useSessionBitByBit(): SessionState {
  const session = useSession()
  const drawn = useDeferredValue(session)
  return drawn.status === 'loading' ? drawn : session
}

function Waiting() {
  return (
    <p className="p-8 font-waiting text-ink-soft" role="status" data-waiting>
      <Trans>Loading...</Trans>
    </p>
  )
}

/** The role stored in this browser may be outdated, so we ask the server before we turn a user away. */
function TurnAway({ user }: { user: User }) {
  const { isFetchedAfterMount } = useQuery({ ...accountQuery(user.id), refetchOnMount: 'always', retry: false })
  const { pathname } = useLocation()
  const to = pathname === pages.settings ? settingsPages[user.role] : pages.unauthorized
  return isFetchedAfterMount ? <Navigate to={to} replace /> : <Waiting />
}
