/**
 * A reason for a career's rank. The code picks the sentence in the message catalogue, `quote` holds the learner's own
 * words if the reason comes from them, and `params` are names (of skills, careers, interests) to fill in.
 */
export const reasonCodes = [
  'stated_preference',
  'interest_check',
  'interest_area',
  'skill_in_experience',
  'skill_in_certifications',
  'words_in_goals',
  'education_fits',
  'dream_company',
  'preference_elsewhere',
  'interest_missing',
  'education_short',
  'many_skills_to_learn',
  'rejection_hint',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

/**
 * What the advisor concludes about a person: one career fits clearly, two or three are close, their wishes lie outside our careers,
 * or too little is known.
 */
export const verdicts = ['clear', 'close', 'elsewhere', 'open'] as const
export type Verdict = (typeof verdicts)[number]

/** The most careers to try where none fits clearly. */
export const maxToTry = 3

/** Why a learner rejects a career. */
export const rejectionReasons = [
  'not_interested',
  'too_technical',
  'not_technical_enough',
  'takes_too_long',
  'few_openings',
  'tried_it',
  'other',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

export const maxRejectionNoteLength = 500
