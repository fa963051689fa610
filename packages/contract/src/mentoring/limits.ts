export const maxProposedTimes = 5
export const maxMentoringTopicLength = 1000

export const maxMentoringLinkLength = 500
export const maxMentoringNoteLength = 1000

export const mentoringStates = ['requested', 'answered', 'declined', 'withdrawn'] as const
