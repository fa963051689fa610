export const maxApplicationMessageLength = 1000
/** The most applications that one request answers. */
export const maxAnswersAtOnce = 200
/** 'sent' is open; 'closed': the course or its institution is gone. */
export const applicationStatuses = ['sent', 'accepted', 'declined', 'withdrawn', 'closed'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]
