/** The most active links of a learner. */
export const maxShares = 5
/** How long a link may be valid. */
export const shareDays = [30, 90, 365] as const
export type ShareDays = (typeof shareDays)[number]
