import { Trans } from '@lingui/react/macro'
import type { Application } from '@milepost/contract/applications/schema'
import { formatCalendarDay, formatDate } from '#lib/format.ts'

/** What happens next with a learner's application; nothing where nothing does. */
export function WhatNext({ application }: { application: Application }) {
  const { status, institutionName, offerUntil, intake, decidedAt } = application
  switch (status) {
    case 'applied':
      return <Trans>The institution will answer. We’ll tell you here and by email.</Trans>
    case 'waiting':
      return <Trans>You’re waiting for a place. When one is free, the institution can offer it to you.</Trans>
    case 'offered':
      return offerUntil === null ? (
        <Trans>A place is yours if you accept it.</Trans>
      ) : (
        <Trans>A place is yours if you accept it by {formatCalendarDay(offerUntil)}.</Trans>
      )
    case 'enrolled':
      return intake === null ? (
        <Trans>You have a place. The institution will tell you how it begins.</Trans>
      ) : (
        <Trans>You have a place. It starts on {formatCalendarDay(intake.startsOn)}.</Trans>
      )
    case 'completed':
      return (
        <Trans>
          Confirmed by {institutionName} on {formatDate(decidedAt ?? '')}.
        </Trans>
      )
    case 'declined':
      return <Trans>You can apply again, or look for another course.</Trans>
    case 'left':
      return <Trans>You’re no longer in this course. You can apply again.</Trans>
    case 'closed':
      return offerUntil === null ? (
        <Trans>This course is no longer offered, so your application is closed.</Trans>
      ) : (
        <Trans>The offer ended on {formatCalendarDay(offerUntil)}. You can apply again.</Trans>
      )
    case 'withdrawn':
      return null
  }
}
