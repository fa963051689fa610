export const stepStatuses = ['not_started', 'ongoing', 'done'] as const
