/** The id of the notice that an answer was saved. An Undo takes the notice away. */
export const answerNotice = 'answer'
