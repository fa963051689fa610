import { foldText } from '@milepost/contract/fold'
import { localLanguages } from '#knowledge/language.ts'
import { anyOf, phrases } from '#text/patterns.ts'

/*
 * Words by which a sentence is known to state something of Milepost, courses, pay or dates. Locale: 'en'. Texts are in lower case.
 */

/** Words by which a sentence in Tamil or Sinhala speaks of what Milepost knows: steps, roadmaps, courses, institutions, prices, pay, dates. */
const ownWords = localLanguages.flatMap(({ ours }) => ours.map(foldText))
export const oursInOtherWords = new RegExp(`milepost|${ownWords.join('|')}`)

/** Words that say something of a course, a step or a plan. One of each group has to be in what the sentence rests on. */
export const claims: readonly RegExp[] = [
  phrases`free|no (?:cost|charge|fees?)|costs? nothing|nothing to pay|(?:for|pay) nothing|without paying|gratis`,
  new RegExp(anyOf`\b(?:costs?|prices?|priced|fees?)\b|₹|\brs\b|\bfree\b`),
  phrases`online`,
  phrases`offline|in[ -]person|on campus|classroom`,
  phrases`hybrid`,
  phrases`tamil`,
  phrases`sinhala`,
  phrases`hindi`,
  phrases`english`,
  phrases`certificat\w+|certified|diploma|credential`,
  phrases`accredit\w+|recogni[sz]ed|approved|government|ministry|official\w*`,
  phrases`guarante\w+`,
  phrases`scholarships?|discounts?|refund\w*|instal?ments?|vouchers?|coupons?|offer ends`,
  phrases`deadline|last (?:day|date|chance)|closes?|closing|expires?|urgent\w*|tonight|today only|only today|hurry`,
  phrases`placements?|internships?|placed|hires?|hired|hiring`,
  phrases`beginners?|advanced|intermediate`,
  phrases`mandatory|compulsory|requires?|required|must`,
  phrases`salar\w+|earn\w*|wages?|stipend|paid`,
  phrases`unlimited|no limits?|as (?:many|much|often)\b.{0,40}\bas you (?:like|want|please)|any number`,
  phrases`everyone|everybody|no one|nobody|the only|all (?:employers|learners|courses|institutions)`,
  phrases`best|top|cheap\w*|expensive|most popular|number one`,
]

/** What only Milepost can know. */
export const ours = phrases`
  milepost|(?:basic|pro|premium) plan|(?:pro|premium) (?:is|costs|gives|lets|members)|step \d+
  your (?:own )?(?:road ?map|plan|next step|steps?|progress|applications?|courses?|milestones?|fit|subscription|account)
  your (?:mentor|teacher|counsell?or|employer)
  this (?:course|step|institution|road ?map)|the (?:institution|road ?map|next step)
  our (?:courses?|product|platform|mentors?|partners?|team|staff)
`

/** Words that the model puts into the mouths of people. */
export const byOthers = phrases`
  (?:your|the|our|a) (?:mentors?|teachers?|tutors?|counsell?ors?|admins?|institution|employers?|friends?) (?:\w+ )?(?:says?|said|thinks?|wants?|told|believes?|asked|asks|agrees?|has said)
`

const opening = phrases`
  here (?:is|are)|here's|i (?:can|could|would|will)|i'll|let's|let us|let me|shall|would you|tell me|ask me|we (?:can|could)|you can (?:ask|tell)
  do you|say|press|look at|open|write|note|start|pick|choose|tick|mark|keep
`
const beforeOpening = new RegExp(
  `^(?:${
    phrases`
  if you'?d? (?:like|want|prefer)|ok|okay|sure|then|so|and|or|when you are ready|whenever you like|first|next|for now|after that|now
`.source
  }[ ,:]+)*`,
)

/**
 * Tells whether a sentence states nothing: a question, an offer, an invitation.
 *
 * @param text - The sentence, in lower case.
 * @returns True where it is mere talk.
 */
export const isTalk = (text: string): boolean =>
  /\?["”')]*$/.test(text) || text.replace(beforeOpening, '').search(opening) === 0

/** A new paragraph that still is about what was named before it. */
export const goesOn = new RegExp(
  `^${
    phrases`
  it|its|it's|(?:this|that|the) (?:course|step|class|fee|price)|the (?:first|second|other)|you(?:'ll| will)? (?:get|need|pay|finish)|in total|altogether
`.source
  }`,
)

/** What a tutor would do about something. It states nothing of it. */
export const advises = phrases`i'd|i would|you could|try|consider|look at|lean towards|goes? well|fits? well|(?:start|begin) with|then take|finish|choose|pick`

/** Two or more things at once. */
export const ofEach = phrases`both|neither|they|all of them|each`

/** The learner's own words, as theirs. */
export const asTheirs =
  /^(?:(?:and|since|because|so|well|earlier|yes|no|as|but|also)[, ]+)*you(?:'ve|'d| have| had| also)* (?:said|told me|wrote|mentioned)\b/

/** Something to calculate with: its money and hours are no one's. */
export const exercise = phrases`
  if|suppose|imagine|exercise|example|say|shop\w*|customers?|orders?|items?|price of|prices|total|sum|average|function|variables?
  calculate|program|cart|bill|invoice|rows?|table|dataset|column|returns?|prints?|output|input|list|median|mean|tip|change
`
export const aboutStudy = phrases`
  courses?|class(?:es)?|boot ?camps?|programmes?|diplomas?|degrees?|institut\w+|universit\w+|colleges?|academ\w+|tuition|fees?
`
export const aboutWork = phrases`
  jobs?|trainee|junior|senior|in hand|hir\w+|employ\w+|salar\w+|earn\w*|wages?|stipend|lpa|income|graduates?|vacanc\w+|placements?|market|demand
  you (?:\w+ ){0,2}(?:paid|pay|earn)|(?:gets?|being) paid
`
/** This course, and not courses in general. */
export const definiteCourse = phrases`
  (?:the|this|that|these|those|our|its|their) (?:\w+ ){0,3}(?:courses?|class(?:es)?|boot ?camps?|programmes?|diplomas?|degrees?|institut\w+|universit\w+|colleges?|academ\w+|fees?)
`
const pay = 'salar\\w+|earn\\w*|wages?|stipend|lpa|income'
const compared = 'more|less|high\\w*|low\\w*|good|well|better|best|most|double|lots?|huge|rich'
export const comparesPay = phrases`(?:${pay})\b.{0,60}\b(?:${compared})|(?:${compared})\b.{0,30}\b(?:${pay})`
export const aboutLearning = phrases`
  takes?|took|taking|needs?|needed|requires?|finish\w*|complete\w*|master\w*|ready|arrive\w*|done|learn\w*|become|becoming|in total|left|remaining
`
export const aboutHistory = phrases`released|published|invented|born|founded|since|history|dates?|format\w*`
export const scarce = phrases`(?:list|register|apply|enrol|offer|open)\b.{0,40}\bmidnight|seats? left|early bird|handful of (?:places|seats)|places? left`

/** Institutions and courses by their form. These keep their capitals. */
export const institutionName = new RegExp(
  String.raw`\b(?:[A-Z][\w&.’-]+ ){1,5}(?:Institute|University|College|Academy|Campus|Bootcamp|Polytechnic)\b|` +
    String.raw`\b(?:Institute|University|College|Academy) of (?:[A-Z]\w+)|` +
    String.raw`\b(?:SLIIT|NIBM|ESOFT|APIIT|ICBT|NIIT|BITS|Coursera|Udemy|edX|Udacity|Skillshare|Simplilearn|upGrad)\b`,
  'g',
)
const ofCourses = 'courses?|boot ?camps?|class(?:es)?|programmes?|diplomas?|certificate|track|workshop'
export const courseName = new RegExp(
  String.raw`(?:[“"‘'][^”"’']{3,80}[”"’']|\b[A-Z][\w+#.-]+(?: (?:[A-Z][\w+#.-]*|for|of|and|to|in|the|&))* [A-Z0-9][\w+#.-]+) (?:${ofCourses})\b|` +
    String.raw`\b(?:courses?|boot ?camps?|class|programme|workshop) (?:called|named|titled|is called)\b`,
)
