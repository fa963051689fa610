/** The element that holds a screen. */
export const contentId = 'content'
