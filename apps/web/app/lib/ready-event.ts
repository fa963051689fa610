/** Sent by the application once it answers to what is done on a prerendered page. */
export const readyEvent = 'milepost:ready'
