import { anyOf } from '#text/patterns.ts'

/*
 * What a description names without teaching it: requirements ('prerequisites: Java'), what comes after ('graduates go on to study
 * AWS'), and what is left out ('no coding needed'). Some patterns apply to a whole sentence, others to what follows them.
 */
const requiredInEnglish = anyOf`
  (?:is|are) (?:assumed|presumed|presupposed|required|expected|needed|a must|(?:a |the )?(?:pre-?requisites?|entry requirement))
  (?:required|needed|assumed|presumed|expected|known|learned|learnt) (?:before|beforehand)
  years? of .{0,40}(?:needed|required|expected|behind)
`
const requiredInTamilAndSinhala = anyOf`
  முன்நிபந்தனை|முன்னறிவு|முன் அறிவு|அறிவு அவசியம்|அறிவு தேவை
  நன்கு தெரிந்த|தெரிந்திருக்க|அறிந்திருக்க|පූර්ව
  කලින්|තිබිය යුතු|දැන සිටිය|දැනගෙන සිටිය|දැනුම අවශ්ය|දැනුමක් අවශ්ය|දන්නා අය
`
const requiredSentence = new RegExp(String.raw`\b${requiredInEnglish}\b|${requiredInTamilAndSinhala}`, 'iu')
const requirementInEnglish = anyOf`
  pre-?requisites?|pre-?requirements?|assum(?:es?|ed|ing)|presum(?:es?|ed|ing)|presuppos(?:es?|ed|ing)|prior
  previous(?:ly)?
  (?:basic|some|working|good|solid|daily) (?:knowledge|understanding|experience|familiarity|use) (?:of|in|with)
  familiarity|familiar with|fluent in|at ease with|at home (?:in|with)|proficien(?:t|cy)
  (?:you|who|participants|students|learners|attendees|they) (?:should|must|need to) (?:already|be|have|know|understand)
  (?:who|you|they|that|participants) already|already (?:know|have|use|work|write|comfortable|can|live)
  comfortable (?:with|in|writing|using)|requires|requirements?|coming from|builds? (?:up)?on your
  (?:you|who|participants|they) (?:have|had) (?:already |long )?(?:written|used|built|run|worked|shipped|operated|programmed|administered|managed)
  (?:you|who|participants) (?:can|know|knows) (?:already|how)
`
const requiredRest = new RegExp(String.raw`\b${requirementInEnglish}\b`, 'iu')
const notTaught = anyOf`
  mentioned|compared|named|touched|installed|shown once|skipped|left out|left to|given|provided|made for you
  done for you|not (?:covered|needed|required|taught|part|included|used|treated|discussed)
`
const leftOutInEnglish = anyOf`
  (?:is|are|was|were) (?:(?:only|just|merely|briefly) )?${notTaught}
  will not be|not needed|not required|not necessary|optional extra|beforehand|once for
`
const leftOutInTamilAndSinhala = anyOf`
  தேவையில்லை|தேவை இல்லை|கற்பிக்கப்படாது|கற்பிக்கப்படுவதில்லை
  இடம்பெறாது|கற்பிக்க மாட்டோம்|வகுப்பில் இல்லை
  பாடநெறியில் இல்லை|ஒப்பீடு மட்டும்|குறிப்பிடப்படும்|அடுத்த பாட|පසුව
  අවශ්ය නැ|අවශ්ය නො|අනවශ්ය|උගන්වන්නේ නැ
  නොඋගන්ව|නොඉගැන්ව|ඇතුළත් නොවේ|ඇතුළත් නැ|සඳහන් ව|සඳහන් කර|ඊළඟ පාඨමාලා
`
const leftOutSentence = new RegExp(String.raw`\b${leftOutInEnglish}\b|${leftOutInTamilAndSinhala}`, 'iu')
const laterInEnglish = anyOf`
  go(?:es)? on to|later (?:courses?|modules?)|next (?:courses?|step)
  (?:follow|further|subsequent|advanced)[- ]?(?:up)? courses?
  prepares? you (?:to (?:study|take|learn)|for (?:further|later|our|the next))
  before (?:we|it|you|moving|learning|taking|starting|going)|move on to|stepping stone|paves? the way
  ready to (?:study|learn|take)|also (?:offer|teach|available)|separate course|another course|sister course
  other courses?|(?:we|it) stops? (?:before|short)|for (?:those|whoever|anyone|people) who wants? more
`
const leftOutRest = new RegExp(String.raw`\b${laterInEnglish}\b`, 'iu')
const negationInEnglish = anyOf`
  no|not|without|nor|neither|never|don.t|doesn.t|isn.t|aren.t|won.t|nothing (?:on|about|of)|instead of
  rather than|unlike|except|excluding|outside the scope|compared? (?:to|with)|versus|alternatives? to
  similar to|such as those
`
/** These apply only up to the next comma. */
const leftOutPart = new RegExp(String.raw`\b${negationInEnglish}\b[^,]*`, 'giu')

const sentenceEnd = /(?<=[.;!?।])\s+|\n+/u

export interface Description {
  readonly taught: string
  /** What learners must already know. */
  readonly required: string
}

/**
 * Splits a description into what is taught and what is required.
 *
 * @param description - A course's description.
 * @returns Both parts as text. What is taught elsewhere or left out is in neither.
 */
export function splitDescription(description: string): Description {
  const taught: string[] = []
  const required: string[] = []
  for (const sentence of description.split(sentenceEnd)) {
    if (leftOutSentence.test(sentence)) continue
    if (requiredSentence.test(sentence)) {
      required.push(sentence)
      continue
    }
    const left = sentence.search(leftOutRest)
    const said = (left < 0 ? sentence : sentence.slice(0, left)).replace(leftOutPart, ' ')
    const from = said.search(requiredRest)
    taught.push(from < 0 ? said : said.slice(0, from))
    if (from >= 0) required.push(said.slice(from))
  }
  return { taught: taught.join(' \n'), required: required.join(' \n') }
}
