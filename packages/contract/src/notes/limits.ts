/** The longest note, in UTF-16 units. */
export const maxNoteLength = 4_000
/** The most notes of a learner. */
export const maxNotes = 1_000
