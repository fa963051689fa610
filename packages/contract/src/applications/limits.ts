export const maxApplicationMessageLength = 1000
/** The most applications that one request moves. */
export const maxMovesAtOnce = 200
/** 'closed': the course or its institution is gone, or an offer wasn't taken until its day. */
export const applicationStatuses = [
  'applied',
  'waiting',
  'offered',
  'enrolled',
  'completed',
  'declined',
  'withdrawn',
  'left',
  'closed',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** 'product': Milepost itself, where an offer ends, a place is free, or a course is deleted. */
export type ApplicationMover = 'learner' | 'institution' | 'product'

/**
 * From which state to which an application goes, and which side moves it. The database refuses every other move; what the institution
 * did last can be undone for a minute besides.
 */
export const applicationMoves: Readonly<
  Record<ApplicationStatus, Readonly<Partial<Record<ApplicationStatus, readonly ApplicationMover[]>>>>
> = {
  applied: {
    waiting: ['institution'],
    offered: ['institution'],
    enrolled: ['institution'],
    declined: ['institution'],
    withdrawn: ['learner'],
    closed: ['product'],
  },
  waiting: {
    offered: ['institution', 'product'],
    enrolled: ['institution'],
    declined: ['institution'],
    withdrawn: ['learner'],
    closed: ['product'],
  },
  offered: {
    waiting: ['institution'],
    enrolled: ['learner'],
    declined: ['institution'],
    withdrawn: ['learner'],
    closed: ['product'],
  },
  enrolled: { waiting: ['institution'], completed: ['institution'], left: ['learner', 'institution'] },
  completed: { enrolled: ['institution'] },
  declined: { waiting: ['institution'] },
  left: { offered: ['institution'] },
  withdrawn: {},
  closed: {},
}

/** These count towards the plan's open applications. */
export const openStatuses = ['applied', 'offered'] as const satisfies readonly ApplicationStatus[]
/** These are answered some day: a learner has one of them at a time for a course. */
export const liveStatuses = ['applied', 'waiting', 'offered'] as const satisfies readonly ApplicationStatus[]
/** These hold a place of the course or its intake. */
export const placedStatuses = ['offered', 'enrolled'] as const satisfies readonly ApplicationStatus[]

export const applicationSides = ['learner', 'institution'] as const
export type ApplicationSide = (typeof applicationSides)[number]
export const messageReportReasons = ['spam', 'insult', 'personal_data', 'money', 'other'] as const
export const maxMessagesOfApplication = 100

export const maxCourseIntakes = 24
/** For how many days an offer holds, unless the institution says otherwise. */
export const usualOfferDays = 7
export const maxOfferDays = 90
export const maxInstitutionTexts = 30
