export const maxApplicationMessageLength = 1000
/** 'sent' is open; 'closed': the course or its institution is gone. */
export const applicationStatuses = ['sent', 'accepted', 'declined', 'withdrawn', 'closed'] as const
