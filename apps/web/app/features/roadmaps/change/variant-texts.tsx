import { Trans } from '@lingui/react/macro'
import type { RoadmapVariant } from '@milepost/contract/roadmaps/schema'
import type { ReactNode } from 'react'
import { formatCalendarDay } from '#lib/format.ts'

/** What a way is called. */
export function VariantName({ variant }: { variant: RoadmapVariant }): ReactNode {
  switch (variant.kind) {
    case 'by_date':
      return <Trans>Shorter, for {formatCalendarDay(variant.until)}</Trans>
    case 'free_courses':
      return <Trans>Only free courses</Trans>
    case 'own_language':
      return <Trans>Only courses in my language</Trans>
    case 'project_first':
      return <Trans>Projects first</Trans>
    case 'other_tool':
      return <Trans>With {variant.name}</Trans>
  }
}

/** What sets it apart. */
export function VariantIdea({ kind }: { kind: RoadmapVariant['kind'] }): ReactNode {
  switch (kind) {
    case 'by_date':
      return <Trans>Leaves out what you can learn later. The heart of the career and what you asked for stay.</Trans>
    case 'free_courses':
      return <Trans>Links no course that costs money. Some steps may be left without one.</Trans>
    case 'own_language':
      return <Trans>Links no course in another language. Some steps may be left without one.</Trans>
    case 'project_first':
      return <Trans>Each section starts with its project. Then you learn what it needs.</Trans>
    case 'other_tool':
      return <Trans>Teaches another tool for the same job.</Trans>
  }
}

/** What is said of the roadmap as it is. */
export function VariantNote({ variant }: { variant: RoadmapVariant }): ReactNode {
  switch (variant.kind) {
    case 'by_date':
      return <Trans>We shortened this roadmap for {formatCalendarDay(variant.until)}.</Trans>
    case 'free_courses':
      return <Trans>This roadmap links only free courses.</Trans>
    case 'own_language':
      return <Trans>This roadmap links only courses in your study language.</Trans>
    case 'project_first':
      return <Trans>In this roadmap each section starts with its project.</Trans>
    case 'other_tool':
      return <Trans>This roadmap teaches {variant.name}.</Trans>
  }
}
