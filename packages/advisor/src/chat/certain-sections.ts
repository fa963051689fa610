import { findCuedSection } from '#chat/help-cues.ts'
import { gettingStartedNotLearned } from '#chat/kinds.ts'
import { anyOf, phrases } from '#text/patterns.ts'

/* Sections of help by words that mean nothing else, whatever kind a question looks like. Locale: 'en'. */

const onlooker = anyOf`
  teachers?|boss|employer|compan(?:y|ies)|hospital|school|parents?|father|mother|husband|wife|friends?|manager|institutions?
  recruiters?
`

const certainSections: readonly (readonly [string, RegExp])[] = [
  [
    'recommendation#fairness',
    phrases`
      \d\d[- ]years?[- ]olds?|too (?:old|young|late) for (?:tech|coding|programming|computers|it|this)
      too (?:old|young|late)(?! to\b)(?! for (?!this|me|it))
      too (?:old|young|late) (?:to|for) (?:\w+ )?(?:learn\w*|start\w*|becom\w*|switch\w*|begin\w*|study\w*|cod\w*|it)
      my age|age limit|(?:good|better|suitable|best|right|ok|okay|safe) for (?:women|girls|ladies|females?|men|boys|older people|housewives)
      i am (?:a )?(?:\d\d|woman|girl|female|man|male|mother)\b.{0,40}\b(?:fit|late|old|chance|matter|rank\w*|still|start|learn|use|join|allowed|ok|okay|welcome)
      (?:gender|caste|religion|where i live)\b.{0,40}\b(?:matter|count|fit|rank\w*|chang\w*)
    `,
  ],
  [
    'institutions#working',
    phrases`our (?:\w+ )?courses?\b.{0,40}\b(?:sees?|finds?|shown|visible|invisible|hidden|edit|change|price)`,
  ],
  [
    'privacy#who-sees',
    phrases`
      (?:sell|selling|sold|leak\w*|give away)\b.{0,20}\b(?:my|our|data)|my data\b.{0,12}\b(?:sold|safe|shared)
      ${onlooker} (?:\w+ ){0,3}(?:sees?|find out|finds out|notice|reads?|checks?|access) (?:\w+ ){0,2}(?:this|that|it|what|my|i)
    `,
  ],
  ['plans#refund', phrases`refund\w*|(?:money|fees?|payment) back|reimburs\w*`],
  [
    'plans#mentoring',
    phrases`
      (?:speak|talk|chat|call|meet)\b.{0,20}\b(?:person|people|someone|somebody|developer|engineer|designer|professional) (?:who|that|in|from|working)
    `,
  ],
  [
    'courses#material',
    phrases`(?:links?|pages?|videos?|material)\b.{0,24}\b(?:step|material)\b.{0,24}\b(?:broken|dead|404|gone|moved|not (?:open|load|work|found))|(?:broken|dead) links?`,
  ],
  [
    'roadmap#sharing',
    phrases`(?:send|email|mail|export|download)\b.{0,16}\b(?:road ?map|plan)|road ?map (?:public|visible|private)`,
  ],
  ['tech-work#applying', phrases`(?:start|begin|ready for|before) applying|(?:start|ready|begin) to apply`],
  [
    'recommendation#not-this-one',
    phrases`(?:recommendation|result|advice|career) (?:is|was|seems) (?:\w+ )?(?:wrong|bad|stupid|not right|incorrect)|do not agree|disagree`,
  ],
  ['profile#change', phrases`my budget (?:is|was|changed|has)|(?:lied|mistakes?|wrong|not true)\b.{0,16}\banswers`],
  [
    'plans#payment',
    phrases`upgrade me|lose\b.{0,24}\b(?:cancel|downgrade|unsubscribe|stop paying)\w*|cancel\w*\b.{0,24}\blose`,
  ],
  ['tech-work#money', phrases`can i (?:still )?afford (?:this|it|to|milepost)`],
  ['progress#kept', phrases`(?:ticks?|marks?|steps|progress) (?:\w+ )?(?:disappeared|vanished|gone|lost)`],
  ['progress#analytics', phrases`(?:did|have) i (?:\w+ ){0,3}(?:last|this|past) (?:week|month)`],
  ['account#settings', phrases`nick ?name|display name`],
  [
    'assistant#conversation',
    phrases`(?:stop|not) (?:storing|saving|keeping) (?:my|our) (?:messages?|chats?|conversations?)`,
  ],
  ['plans#free', phrases`what is the catch|hidden (?:costs?|fees?|charges?)`],
  [
    'privacy#advice',
    phrases`(?:keep|store|need|use|ask\w*|why|want)\b.{0,20}\bmy (?:birthday|birth ?date|date of birth)`,
  ],
  [
    'account#password',
    phrases`(?:forgot|forgotten|lost|can not remember) (?:\w+ ){0,2}pass(?:word|code)?|can not (?:log|sign) ?in(?:to)?`,
  ],
  [
    'courses#links',
    phrases`(?:schools?|institut\w+|colleges?|providers?) (?:\w+ ){0,2}(?:pay|pays|paid|paying) (?:you|milepost|for|to)|pay\b.{0,16}\b(?:shown|listed|be) (?:\w+ ){0,2}(?:top|first|higher)`,
  ],
  [
    'courses#enrolling',
    phrases`
      (?:accepted|approved|rejected|selected)\b.{0,20}\b(?:courses?|application)
      (?:courses?|application)\b.{0,20}\b(?:accepted|approved|rejected|answered|status)
      money back\b.{0,30}\bcourse|(?:pays?|paying|paid) (?:\w+ ){0,3}courses? (?:fees?|price)
      (?:has|have|did)\b.{0,30}\b(?:answer(?:ed)?|reply|replied|accept(?:ed)?) (?:me|my)
      applied\b.{0,24}\bcourses?\b.{0,40}\b(?:mistake|cancel|withdraw|take back)
    `,
  ],
  ['courses#material', phrases`steps?\b.{0,24}\bfor free|free\b.{0,10}\bsteps`],
  [
    'progress#marking',
    phrases`(?:undo|unmark|un-mark|untick|reverse)\b.{0,24}\b(?:mark\w*|steps?|done)|see\b.{0,12}\b(?:finished|done|completed) steps?`,
  ],
  ['plans#paid', phrases`(?:costs?|prices?)\b.{0,20}\b(?:each |the |paid )?plans?|plans? (?:costs?|prices?)`],
  [
    'roadmap#known-skills',
    phrases`(?:tell|show|let) (?:you|it|milepost|the (?:roadmap|system)) (?:know )?that i (?:already )?know`,
  ],
  [
    'account#download',
    phrases`(?:get|have|receive|request|obtain|take) (?:a copy of )?(?:all )?my data|copy of (?:\w+ ){1,5}about me`,
  ],
  [
    'account#settings',
    phrases`
      unsubscribe$|(?:turn off|switch off|disable|stop|unsubscribe|fewer|less|no more) (?:\w+ ){0,3}(?:e-?mails?|mails?|notifications?|reminders?)
    `,
  ],
  [
    'account#language',
    phrases`
      (?:change|switch|set|select)\b.{0,12}\blanguage of (?:the )?(?:site|app|website|milepost|screens?)
      (?:site|app|website|milepost|screens?|interface) (?:\w+ ){0,2}in (?:tamil|sinhala|my language)
    `,
  ],
  [
    'progress#weeks',
    phrases`
      (?:email|mail|reminder|remind|notif\w+|alert|message)\b.{0,24}\b(?:if|when|in case) i (?:\w+ )?(?:stop|forget|do not|am not|miss|quit|skip|leave)
      remind me|rest weeks?|weekly goal|quiet weeks?|streaks?
    `,
  ],
  [
    'account#settings',
    phrases`
      (?:email|mail)(?: address| id)?\b.{0,24}\b(?:dead|old|lost|blocked|hacked|closed|no longer|do not use|not using|wrong)
      (?:change|update|replace|correct)\b.{0,16}\b(?:email|mail) (?:address|id)
    `,
  ],
  [
    'profile#questions',
    phrases`
      interest (?:check|test|quiz)|(?:test|quiz|check)\b.{0,24}\b(?:suits|fits|(?:which|what) (?:career|job)|right for)
      18 (?:activities|questions)|(?:personality|aptitude|career) (?:test|quiz|check)
    `,
  ],
  [
    'account#language',
    phrases`(?:speak|talk|tell|answer|reply|say|explain|chat|write)\b.{0,20}\b(?:in |to me in )?(?:hindi|telugu|malayalam|kannada|urdu|bengali|arabic|french)`,
  ],
  [
    'progress#kept',
    phrases`(?:use|open|run|access|works?) (?:\w+ ){0,4}(?:on|in|from|with) (?:my |a |the )?(?:phone|mobile|tablet|android|iphone)`,
  ],
  [
    'profile#better-advice',
    phrases`(?:improve|increase|raise|better|higher|boost|get)\b.{0,20}\b(?:score|fit|match|recommendations?|advice)`,
  ],
  [
    'assistant#questions',
    phrases`
      (?:what is|tell me|do you have a) (?:your )?name|who (?:made|created|built|owns|designed) (?:you|this|it)
      (?:are you|is (?:the|this) (?:assistant|bot|chat)) (?:an? )?(?:real |actual )?(?:ai|robot|human|person|bot|machine|computer|people)
      (?<!\b(?:answer|say|interview)\b.*)(?:about|introduce|describe) yourself
    `,
  ],
  [
    'privacy#who-sees',
    phrases`(?:do|does|doing|happens?) with my (?:messages|chats?|data|answers|information|conversations?)`,
  ],
]

/** Sections on what Milepost lacks and on linking work, whose cues mean nothing else. */
const cuedAlone = [...gettingStartedNotLearned.map((id) => `getting-started#${id}`), 'progress#work']

/**
 * Finds the section of help that a question can only mean.
 *
 * @param text - The question's words.
 * @returns The section's address, or undefined.
 */
export function findCertainSection(text: string): string | undefined {
  const certain = certainSections.find(([, pattern]) => pattern.test(text))?.[0]
  if (certain !== undefined) return certain
  const cued = [findCuedSection('getting-started', text), findCuedSection('progress', text)]
  return cued.find((address) => address !== undefined && cuedAlone.includes(address))
}
