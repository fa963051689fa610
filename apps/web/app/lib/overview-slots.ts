/**
 * Stand in the prerendered drawing of the overview for what the learner's data will say there. A number takes the form of
 * most numbers ('# hours'). What a component cuts off is a separate slot.
 */
export const overviewSlots = {
  initial: '\uE000',
  restOfName: '\uE001',
  /** As much of a step's name as its button shows. */
  labelBeginning: '\uE002'.repeat(30),
  restOfLabel: '\uE003',
  id: '901',
  total: '902',
  hours: '903',
  done: '904',
  tasks: '905',
  sessionHours: '906',
  task: '\uE004',
  description: '\uE005',
} as const

export type OverviewWords = Readonly<Record<keyof typeof overviewSlots, string>>

/** What is shown of what the drawing has. */
export type OverviewPart =
  | 'step'
  | 'step-started'
  | 'milestone'
  | 'milestone-started'
  | 'next-session'
  | 'first-task'
  | 'all-ticked'
  | 'what-to-show'
