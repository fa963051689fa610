import type { Billing } from '@milepost/contract/payment/schema'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { billingQuery } from '#features/payment/api.ts'
import { nextPollDelay, type PollingSchedule } from '#features/payment/polling-schedule.ts'

interface BillingOptions {
  /** How long to poll. */
  readonly schedule: PollingSchedule
  /** Whether what is known is what was waited for: then it stops. */
  readonly isSettled: (billing: Billing) => boolean
}

/** Polls the user's plan until it is settled or the schedule ends. */
export function useBilling(userId: string, { schedule, isSettled }: BillingOptions) {
  const { data, error, isFetching, refetch } = useQuery({ ...billingQuery(userId), retry: false })
  const [asked, setAsked] = useState(0)
  const settled = data !== undefined && isSettled(data)
  const pause = settled ? null : nextPollDelay(asked, schedule)
  useEffect(() => {
    if (pause === null || isFetching) return
    const timer = setTimeout(() => {
      setAsked((before) => before + 1)
      void refetch()
    }, pause)
    return () => clearTimeout(timer)
  }, [pause, isFetching, refetch])
  const askAgain = useCallback(() => {
    setAsked(0)
    void refetch()
  }, [refetch])
  // Back from the provider's pages by the Back button: what is shown is from before.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && askAgain()
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [askAgain])
  return {
    billing: data,
    error,
    waiting: isFetching || pause !== null,
    askAgain,
  }
}
