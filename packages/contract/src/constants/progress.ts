export const stepStatuses = ['not_started', 'ongoing', 'done'] as const

/** What a learner ticks off in a step. These are also the ids of the details that describe it. */
export const stepTasks = ['learn', 'build', 'check'] as const
