/** A word without a place to break, as long as names and titles may be. */
export const longName = 'Thirunavukkarasu-Wijesinghearachchige Selvanayagamoorthyponnambalam'

export const longTitle =
  'Foundations of Responsible, Accessible and Well-Tested User Interface Engineering for People Who Have Never Written a Line of Code Before'

export const longText =
  'This goes on for a good while, because people who write about what they teach have much to say. It names what comes first, ' +
  'what comes then, and what one can show in the end; it says who it is for and who will be bored; and it does not stop there. ' +
  'https://example.lk/a/very/long/address/without/any/place/to/break/it/that/somebody/pasted/into/a/field'
