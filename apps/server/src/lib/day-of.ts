/** The day (UTC) of a moment, such as '2027-01-11'. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10)
