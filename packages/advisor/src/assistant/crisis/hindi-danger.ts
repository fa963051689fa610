import { phrases } from '#text/patterns.ts'

/** What someone in danger writes. Not yet read by a native speaker. */
const danger = phrases`
  (?:mar(?:na|ne)|mar ?ja(?:na|na hi|u|un|oon|unga|ungi|aunga)?) (?:\w+ ){0,2}(?:chahta|chahti|hai|hoon|hun|hu|chahiye|man|mann)
  (?:main |mai |me )?mar ?ja(?:u|un|oon|unga|ungi|aunga|aungi)|(?:jeena|jina|jine|jeene) (?:\w+ ){0,3}(?:nahi|nahin|nhi|mann|man|chhod\w*)
  (?:nahi|nahin|nhi) (?:jeena|jina)|(?:khudkushi|khud ?kushi|aatma?hatya|atma?hatya)
  (?:zindagi|zindgi|jindagi|life) (?:\w+ ){0,2}(?:khatam|khatm|se thak|se tang)|khud ?ko (?:\w+ ){0,2}(?:maar|mar|khatam|khatm|nuksan|chot|kaat)\w*
  (?:apni )?jaan (?:de|dena|le|lena) (?:du|dun|dunga|dungi|chahta|chahti|lu|lun|lunga|lungi)?|(?:zeher|zehar|jeher) (?:kha|pi)\w*|phaansi|fansi laga\w*
`

/**
 * Tells whether a message in Hindi shows that someone may be in danger.
 *
 * @param said - The message in lower case.
 * @returns True where it does.
 */
export const isDangerInHindi = (said: string): boolean => danger.test(said)
