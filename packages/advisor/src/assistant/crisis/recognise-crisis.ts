import { knowledgeFiles } from '@milepost/knowledge'
import { isDangerInHindi } from '#assistant/crisis/hindi-danger.ts'
import { cleanWords } from '#assistant/words.ts'
import { foldSpelling, localPattern } from '#text/local-pattern.ts'

/*
 * Recognises messages of people who think of suicide, harm themselves or may be poisoned, and of people who worry about someone
 * who does. Recognising one too many costs a learner one kind answer, so where both readings are possible, it is one.
 */

/** What may follow a phrase like 'want to live'. 'Want to live abroad' means something else. Locale: 'en'. */
const end =
  '(?= ?(?:$|[.,;:!?)]|any ?more|no more|any longer|any ?way|like this|at all|because|but|so\\b|and i\\b|when|if|since|tonight|tomorrow))'
const medicine =
  '(?:(?:sleeping |pain ?)?(?:pills?|tablets?|killers?)|medicines?|medications?|meds|paracetamol|panadol|antidepressants?)'
const poison = '(?:rat )?(?:poison|pesticides?|insecticide|bleach|weed ?killer|kerosene|acid)'
const oneself = '(?:my ?self|your ?self|him ?self|her ?self|them ?sel(?:f|ves)|one ?self)'
const someones = '(?:my|your|his|her|their|our)'
const living =
  '(?:live|living|life|my life|be alive|being alive|stay alive|staying alive|exist|existing|go on|going on|wake up|waking up)'
const tooMany =
  '(?:too many|too much|all|lots of|a lot of|the whole|a whole|a bunch of|a handful of|a bottle of|a box of|\\d{2,})'
const gone =
  '(?:die|died|vanished|disappeared|(?:(?:was|were|am) (?:just |suddenly )?(?:dead|gone|not (?:here|alive|around)|no longer (?:here|around))))'

const signs: readonly RegExp[] = [
  // Suicide by its name.
  `suicid\\w*|kms`,
  `(?:kill|hang|drown|shoot|poison)(?:s|ed|ing)? ${oneself}`,
  `(?:end|ends|ending|finish|take|took|taking) (?:${someones}|this) (?:own )?life`,
  `(?:want|wants|wish|going|ready|decided) to (?:just )?end (?:everything|it)${end}`,
  `(?:end|ending) it all|(?:feel like|thinking of|thinking about|think of|think about) ending it${end}`,
  // StepDemand to be dead, or not to be.
  `(?:wants?|wish(?:es)?|going|ready|prefers?|hopes?|needs?|deserves?) to (?:\\w+ )?(?:die|be dead)`,
  `rather (?:just )?(?:die|be dead)|(?:should|could) (?:just )?(?:be dead|die)${end}`,
  `wish(?:es)? (?:i|he|she|they) (?:was|were|had|would|could) (?:just )?(?:dead|gone|die|never (?:been |be )?(?:born|alive)|not (?:been )?(?:born|alive|here))`,
  `(?:not|no longer|never) (?:\\w+ )?(?:want|wish|deserve|feel like) (?:to )?(?:live|living|be alive|being alive|exist|existing|be here|wake up)${end}`,
  `(?:do not|no longer|never) want to (?:be alive|exist)`,
  `(?:want|like|wish i could|could|need) (?:to )?(?:just )?(?:disappear|vanish|fade away|sleep)(?: forever| for ever| for good| and never| and not| from (?:this|the) (?:world|earth)|${end})`,
  `(?:sleep|asleep|bed|hope|wish|pray)\\b.{0,25} (?:never|not) wak(?:e|ing) up${end}`,
  `(?:hate|sick of) (?:my |this )?life\\b.{0,30} (?:be over|end|stop)${end}`,
  `want (?:my life|it all|everything) to (?:be over|end|stop)`,
  `leav(?:e|ing) this (?:world|life)|not (?:\\w+ ){0,4}be (?:around|here|alive) (?:for )?much longer`,
  // Nothing to live for.
  `(?:no|not|any|a|the|lost|without|nothing) (?:\\w+ )?(?:reason|point|will|sense|use|purpose) (?:for me )?(?:to|of|in|for) (?:go on |keep |keep on |even )?${living}${end}`,
  `nothing (?:\\w+ )?to live for`,
  `life is (?:just |so )?(?:not|no longer|meaningless|pointless|worthless|hopeless)(?: worth (?:living|it|anything)|${end})`,
  `life (?:has|makes) no (?:meaning|point|purpose|sense|worth)`,
  `(?:tired|sick|weary) of (?:living|life|my life|this life|being alive|existing)${end}`,
  `(?:done with|giv(?:e|en|ing) up on|fed up with) (?:my |this )?(?:life|living)${end}`,
  `can ?not (?:\\w+ )?(?:go on|carry on|live|keep living|continue living) (?:like this|living|any ?more|any longer|with this life)`,
  `can ?not (?:take|bear|stand) (?:my|this) life`,
  `(?:death|dying|to die|suicide) is (?:my |the )?(?:only|best)|(?:way out|way|escape|option|solution) (?:\\w+ ){0,2}(?:death|dying|to die|is death)${end}`,
  // Being a burden, missed by no one.
  `(?:nobody|no one|no-one|noone|who|anyone|anybody|somebody|not a soul) (?:would |will |is going to |even |really |ever )*(?:miss|missing|mourn) me`,
  `(?:care|cares|notice|miss|cry|matter|better|easier|happier|sad)\\b.{0,40} (?:if|when|once) i (?:\\w+ )?${gone}`,
  `better(?: off)? (?:dead|without me)`,
  `nobody wants me (?:alive|here|around)|i am (?:just |only |nothing but |such )?a burden`,
  // Hurting oneself.
  `self ?-?harm\\w*`,
  `(?:hurt|harm|cut|burn|injur|punish|starv|scratch|hit)(?:e|s|ed|t?ing)? ${oneself}(?! (?:some|a|off|short|out|loose|in the foot)\\b)`,
  `(?:cut|cuts|cutting|slit|slitting|burn|burning|burned|scratch|scratching) ${someones} (?:\\w+ )?(?:arms?|wrists?|skin|legs?|thighs?|veins?)`,
  `do something (?:bad |stupid )?to myself|not (?:\\w+ )?safe (?:with|around|from) myself`,
  // In distress, or asking for help.
  `(?:i am|i feel) (?:\\w+ )?(?:depressed|hopeless|worthless|numb|(?:completely )?empty(?: inside)?)${end}`,
  `panic attacks?|hate (?:my life|myself)${end}|(?:no one|nobody|no-one) (?:else )?to talk to`,
  `(?:get|make it|live) through (?:the|this) night|survive (?:the|this) night`,
  `(?:is there|need|want|know|give me) (?:a|an|any|the) (?:\\w+ )?(?:hot ?line|help ?line)`,
  // Poisoned, or about to be.
  `overdos\\w*`,
  `(?:took|taken|take|taking|swallow(?:ed|ing)?|ate|eaten) (?:\\w+ )?${tooMany} (?:[\\w']+ ){0,2}${medicine}`,
  `(?:dr[aiu]nk|drinking|swallow(?:ed|ing)?|took|taken|ate|eaten) (?:\\w+ ){0,4}${poison}`,
  `(?:${medicine}|rope|knife|blade|razor|gun|${poison}) (?:are |is )?(?:in my hands?|in front of me|next to me|beside me)`,
  // Ways to die, places to jump from, and goodbyes.
  `(?:ways?|how|pills|dose|enough|method) (?:\\w+ ){0,4}to die`,
  `how (?:can|do|could|would) i die(?! in\\b)|(?:painless|peaceful|quick|easy) death`,
  `(?:jump|jumping|throw(?:ing)? myself) (?:off|from|in front of|under|out of) (?:\\w+ ){0,3}(?:bridge|roof|building|balcony|window|cliff|tower|train|bus|floor)`,
  `(?:roof|bridge|cliff|ledge|balcony|railway|tracks)\\b.{0,25} jump`,
  `(?:step|stepping|walk|walking) (?:in front of|into) (?:\\w+ )?(?:train|bus|lorry|truck|traffic)`,
  `(?:want|think|thinking|thought|feel like|imagine) (?:\\w+ )?(?:driving|drive|crash|crashing) (?:\\w+ ){0,3}into`,
  `goodbye (?:letter|note)s?|goodbye forever|last messages?\\W+goodbye|tell (?:my |them )?(?:\\w+ )?(?:that )?i (?:loved? (?:them|her|him)|am sorry for everything)`,
].map((sign) => new RegExp(`\\b(?:${sign})(?!\\w)`))

/** Work, study and play in the same words. They are removed before the signs are matched. */
const harmless = new RegExp(
  [
    `suicide (?:prevention|risk|rates?) (?:apps?|software|tools?|projects?|models?|data|datasets?)|suicide (?:rates?|statistics|data|datasets?|squad)`,
    `(?:apps?|software|data|datasets?|projects?|models?|research|papers?) (?:\\w+ )?(?:about|on|against|for|to prevent) (?:suicide(?: prevention| rates?)?|panic attacks?)`,
    `overdos\\w* (?:on|of|with) (?:coffee|caffeine|sugar|chocolate|tutorials?|videos?|courses?|information|work|coding)`,
    `(?:server|laptop|computer|phone|battery|process|program|app|code) (?:wants?|is going|is ready) to die`,
  ]
    .map((phrase) => `\\b(?:${phrase})\\b`)
    .join('|'),
  'g',
)

const inLocalLanguages = knowledgeFiles.languages.map(({ danger, harmless: idioms }) => ({
  danger: localPattern(danger),
  idioms: idioms.length === 0 ? null : localPattern(idioms),
}))

/**
 * Tells whether someone may be thinking of suicide, hurting themselves or poisoned, or worries about someone who is. English,
 * Tamil and Sinhala, the last two in Latin letters too.
 *
 * @param message - A message as typed. It is read with and without its slips corrected: 'poison' must not become 'person'.
 * @returns True where one phrase of those that show it is in the message.
 */
export function isCrisis(message: string): boolean {
  const typed = cleanWords(message, false).toLowerCase()
  const corrected = cleanWords(message).toLowerCase()
  return showsDanger(typed) || (corrected !== typed && showsDanger(corrected))
}

function showsDanger(said: string): boolean {
  const rest = said.replace(harmless, ' ')
  if (signs.some((sign) => sign.test(rest))) return true
  if (isDangerInHindi(rest)) return true
  const folded = foldSpelling(said)
  return inLocalLanguages.some(({ danger, idioms }) =>
    danger.test(idioms === null ? folded : folded.replace(idioms, ' ')),
  )
}
