import { Outlet } from 'react-router'
import { Guard } from '#features/accounts/guard.tsx'
import { useSignOut } from '#features/accounts/use-sign-out.ts'
import { NavigationBar } from '#features/shell/navigation-bar.tsx'
import { useCurrentUser } from '#lib/current-user.ts'

/** The learner's screens outside the shell: the roadmap by itself, the profile wizard, feedback and requests for courses. */
export default function OutsideShell() {
  return (
    <Guard only="student">
      <Screen />
    </Guard>
  )
}

function Screen() {
  const { name } = useCurrentUser()
  return (
    <NavigationBar name={name} onSignOut={useSignOut()}>
      <Outlet />
    </NavigationBar>
  )
}
