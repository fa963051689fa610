/** The most questions a day: about two minutes. */
export const maxReviewsPerDay = 5
