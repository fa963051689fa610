import { useEffect, useEffectEvent, useRef } from 'react'
import { type Blocker, type BlockerFunction, type Location, useBlocker, useLocation, useNavigate } from 'react-router'
import { useWantedPage } from '#lib/use-wanted-page.ts'

type BlockedNavigation = Extract<Blocker, { state: 'blocked' }>

interface LeaveGuard {
  readonly blocks: BlockerFunction
  readonly onBlocked: (navigation: BlockedNavigation) => void
}

/** Puts an entry before the first one, where Back would leave the application. */
let addEntry: (() => void) | null = null

/** The latest decides first. The router itself takes one blocker at a time. */
const guards: LeaveGuard[] = []

/**
 * Asks before this page is left for another, or for an earlier one.
 * @param blocks Whether a navigation waits for the answer.
 * @param onBlocked Gets the navigation, to proceed with it or to reset it.
 */
export function useLeaveGuard(blocks: BlockerFunction, onBlocked: LeaveGuard['onBlocked']): void {
  const blocksNow = useEffectEvent(blocks)
  const tell = useEffectEvent(onBlocked)
  useEffect(() => {
    const guard: LeaveGuard = { blocks: (change) => blocksNow(change), onBlocked: (navigation) => tell(navigation) }
    guards.push(guard)
    return () => void guards.splice(guards.indexOf(guard), 1)
  }, [])
}

/** Has the browser's Back close what is open over the page, rather than leave the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const guard: LeaveGuard = {
      blocks: ({ historyAction }) => historyAction === 'POP',
      onBlocked: (navigation) => {
        navigation.reset()
        closeNow()
      },
    }
    guards.push(guard)
    if (window.history.state?.idx === 0) addEntry?.()
    return () => void guards.splice(guards.indexOf(guard), 1)
  }, [isOpen])
}

/** Asks the guards of what is on screen. Used once, around the screens. */
export function useLeaveGuards(): void {
  const asked = useRef<LeaveGuard>(undefined)
  const wanted = useRef<Location>(undefined)
  const navigate = useNavigate()
  const location = useLocation()
  useWantedPage(wanted)
  useEffect(() => {
    wanted.current = undefined
    addEntry = () => void navigate(location, { state: location.state, preventScrollReset: true })
    return () => {
      addEntry = null
    }
  }, [navigate, location])
  const blocker = useBlocker((change) => {
    asked.current = guards.findLast((guard) => guard.blocks(change))
    wanted.current = asked.current === undefined ? change.nextLocation : undefined
    return asked.current !== undefined
  })
  useEffect(() => {
    if (blocker.state === 'blocked') asked.current?.onBlocked(blocker)
  }, [blocker])
}
