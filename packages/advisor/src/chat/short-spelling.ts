/* Reads words as people shorten them in messages on a phone: 'wat shud i lern nxt'. Locale: 'en'. */

/** What the letters alone do not show. */
const shortForms: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  urs: 'yours',
  r: 'are',
  n: 'and',
  da: 'the',
  dis: 'this',
  dat: 'that',
  dem: 'them',
  v: 'we',
  wat: 'what',
  wht: 'what',
  wats: 'what is',
  wot: 'what',
  y: 'why',
  hw: 'how',
  wen: 'when',
  wer: 'where',
  wich: 'which',
  shud: 'should',
  shld: 'should',
  cud: 'could',
  wud: 'would',
  wil: 'will',
  cn: 'can',
  hav: 'have',
  hv: 'have',
  nid: 'need',
  abt: 'about',
  bout: 'about',
  b4: 'before',
  aftr: 'after',
  bcz: 'because',
  bcoz: 'because',
  coz: 'because',
  cuz: 'because',
  plz: 'please',
  pls: 'please',
  plss: 'please',
  thx: 'thanks',
  thnx: 'thanks',
  tnx: 'thanks',
  ty: 'thanks',
  tq: 'thanks',
  gud: 'good',
  gd: 'good',
  gr8: 'great',
  luv: 'love',
  luvs: 'loves',
  lyk: 'like',
  lyf: 'life',
  tym: 'time',
  nyt: 'night',
  sum1: 'someone',
  any1: 'anyone',
  every1: 'everyone',
  no1: 'no one',
  smth: 'something',
  sth: 'something',
  ny: 'any',
  '2day': 'today',
  '2moro': 'tomorrow',
  tmr: 'tomorrow',
  tmrw: 'tomorrow',
  l8r: 'later',
  rn: 'now',
  nw: 'now',
  knw: 'know',
  lern: 'learn',
  lrn: 'learn',
  stdy: 'study',
  nxt: 'next',
  fnish: 'finish',
  gimme: 'give me',
  tel: 'tell',
  mny: 'many',
  hrs: 'hours',
  hr: 'hour',
  wk: 'week',
  wks: 'weeks',
  mnth: 'month',
  mnths: 'months',
  mth: 'month',
  mths: 'months',
  yr: 'year',
  yrs: 'years',
  mins: 'minutes',
  msg: 'message',
  msgs: 'messages',
  acc: 'account',
  info: 'information',
  pwd: 'password',
  lang: 'language',
  cert: 'certificate',
  certs: 'certificates',
  uni: 'university',
  exp: 'experience',
  lvl: 'level',
  proj: 'project',
  diff: 'difference',
  ppl: 'people',
  pic: 'picture',
  prog: 'progress',
  rmap: 'roadmap',
  wrk: 'work',
  frm: 'from',
  xplain: 'explain',
  pswd: 'password',
  wid: 'with',
  wth: 'with',
}

/** Words of questions, the likelier first where two have the same letters. */
const common =
  `about account after all also ask before begin best better budget build can cancel career change check cheap compare continue cost could course courses
  date days delete difference difficult do does done download easy email english enough explain fast find finish finished first fit for free from
  give have help hours how job jobs know language last learn learning left less link long many mean milestone milestones minutes money month months
  more much my need next only password pay people plan please practice premium price progress project projects recommend remove restart roadmap
  salary should show skill skills skip start step steps stop study subject suggest switch take teach tell thanks that the their them then there
  these they think this time today tomorrow total understand university upload use want weak week weekend weeks what when where which why will
  with without work would write year years`.split(/\s+/)

const skeletonOf = (word: string) =>
  word.charAt(0) +
  word
    .slice(1)
    .replace(/[aeiou]/g, '')
    .replace(/(.)\1+/g, '$1')

function isPartOf(short: string, word: string): boolean {
  let at = 0
  for (const letter of word) if (letter === short[at]) at += 1
  return at === short.length
}

const bySkeleton = new Map<string, string[]>()
for (const word of common) bySkeleton.set(skeletonOf(word), [...(bySkeleton.get(skeletonOf(word)) ?? []), word])

/** A shorter word has too many readings. */
const minLength = 3

/**
 * Reads a short form that everyone writes.
 *
 * @param word - A word in lower case.
 * @returns The words that are meant, or undefined.
 */
export function readShortForm(word: string): string | undefined {
  return Object.hasOwn(shortForms, word) ? shortForms[word] : undefined
}

/**
 * Puts the vowels back into a word that is none.
 *
 * @param word - A word in lower case that occurs nowhere in the knowledge.
 * @returns The word that is meant, or undefined.
 */
export function restoreVowels(word: string): string | undefined {
  if (word.length < minLength || !/^[a-z]+$/.test(word)) return undefined
  return bySkeleton.get(skeletonOf(word))?.find((one) => word.length < one.length && isPartOf(word, one))
}

const unit =
  'hours?|hrs?|h|days?|weeks?|wks?|months?|years?|yrs?|steps?|minutes?|mins?|times?|and|or|to|is|are|in|of|as|done|on|was|%|x'
const forDigit = new RegExp(
  `(?<!\\b(?:step|steps|milestone|number|no|stage|section|part|than|only|about|first|last|next|and|or|to|is)\\.? )\\b4 (?=(?!(?:${unit})\\b)[a-z])`,
  'gi',
)
const toDigit = new RegExp(
  `\\b(how|hw|want|wnt|need|nid|have|hav|hv|where|wat|what|way|going|able|hard|easy|like|time|try|ready|used) 2 (?=(?!(?:${unit})\\b)[a-z])`,
  'gi',
)

/**
 * Reads digits that stand for words: 'hw 2 cancl', '4 me'.
 *
 * @param text - A message on one line.
 * @returns The message with the words.
 */
export function readDigitWords(text: string): string {
  return text.replace(toDigit, '$1 to ').replace(forDigit, 'for ')
}
