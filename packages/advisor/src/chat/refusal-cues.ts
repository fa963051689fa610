import type { Refusal } from '#chat/intents.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { anyOf, phraseStarts, phrases } from '#text/patterns.ts'

const rule = anyOf`
  instructions?|rules?|prompts?|guidelines?|restrictions?|above|everything|policy|policies|filters?
  programming
`
const secret = anyOf`
  prompts?(?! engineer)|api keys?|secrets?|tokens|env(?:ironment)? variables?|database (?:password|dump|credentials)
  credentials|/etc/passwd|system message|admin password
`
const acquaintance = anyOf`
  friend|brother|sister|cousin|classmate|neighbour|neighbor|girlfriend|boyfriend|wife|husband|boss|colleague
`
const foreignCountry = anyOf`
  canada|australia|usa|us|uk|germany|dubai|europe|america|singapore|japan|qatar|new zealand|abroad|overseas
  foreign
`
const hiring = anyOf`
  jobs?|hired|placed|placement|internships?|position|offers?
`
const writingVerb = anyOf`
  write|draft|compose|prepare|edit|proofread|rewrite|polish|generate|create|make|improve|review|check|fix
  correct|translate|summari[sz]e|do|finish|complete|help me with|help with|help me write|help me make
`
const writingAdjective = anyOf`
  an?|my|the|this|some|your|our|following|full|good|nice|short
  professional
`
const writing = anyOf`
  cv|resumes?|résumé|curriculum vitae|cover letter|bio data|biodata|essays?|emails?|mail|letters?|poems?
  stor(?:y|ies)|songs?|lyrics|blogs?|linkedin|statement of purpose|sop|articles?|assignments?|homework
  reports?|jokes?|speech|captions?|tweets?|posts?|thesis|dissertation|haiku|rap|novel|paragraph|proposal
  presentation|slides|sentences?
`
const codingVerb = anyOf`
  write|fix|debug|refactor|optimi[sz]e|convert|solve|run|execute|generate|give|show|make|create|code
  implement|find|correct|check|review|develop|build|complete
`
const codeAdjective = anyOf`
  an?|my|the|this|some|your|following|simple|sample|example|small|full
  working|of
`
const codeNoun = anyOf`
  code|codes|scripts?|function|program|programs|quer(?:y|ies)|bugs?|errors?|exceptions?|regex|snippets?
  class|loop|component|algorithm|macro|formula|app for|website for|bot|dockerfile|game|calculator|leetcode
  hackerrank|sorting|sort
`
const ownThing = anyOf`
  code|program|script|query|function|app|build|server|laptop|computer|phone|pc|wifi|printer|docker|python
  react|java
`
const misbehaves = anyOf`
  crash\w*|fail\w*|not|keeps?|gives?|throws?|shows|returns?|renders?|restart\w*|hangs?|stuck|broken|slow
`
const technicalVerb = anyOf`
  install|center|centre|sort|reverse|print|parse|loop|declare|import|merge|commit|push|revert|deploy|connect
  configure|set ?up|fix|debug|uninstall|update|compile|iterate|concatenate|append|upload|download|scrape
  query|join two|hack|root|format|reset
`
const programCode = anyOf`
  '; ?--|<script|\$\{|\{\{
`

/** Cues of topics that are declined, the most important first. Locale: 'en'. */
const refusalCues: readonly (readonly [Refusal, RegExp])[] = [
  [
    'injection',
    new RegExp(
      `\\b${anyOf`
        (?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b${rule}
        (?:system|hidden|initial|developer|original|secret) (?:prompt|instructions?|message|rules?)
        your (?:prompt|instructions|guidelines|source code|training data|configuration)|jail ?break
        (?:you are|act|behave|respond|answer|role ?-?play) (?:now )?as (?:a|an|if|though|my|the|dan)
        you are (?:now|no longer)|pretend (?:to be|you|that)|role ?play|dan mode|developer mode|debug mode
        admin mode
        (?:reveal|print|show|output|repeat|leak|dump|give|tell|list|display|send|what is|read)\b.{0,30}\b${secret}
        drop table|union select|select \* from|or 1=1|rm -rf|sudo[ ]|eval\(|javascript:|onerror=
        make me (?:an )?admin|grant me|unrestricted|no restrictions
        without (?:any )?(?:restrictions|filters|limits)
        (?:print|dump|export|show|list) .{0,40}\b(?:database|ids|records|as json)\b|new rule
        (?:answer|reply|respond|speak|talk) (?:only |like )|as my grand|repeat the word|first instructions
        no limits|translate the above|text above|verbatim
      `}\\b|${programCode}`,
    ),
  ],
  [
    'others',
    phrases`
      (?:other|another|different) (?:users?|learners?|students?|persons?|peoples?|accounts?|members?)(?:'s?|s')?
      (?:someone|somebody|anyone|everyone) else'?s? (?:roadmap|progress|profile|answers|password|account|data|plan|chat|steps?)
      (?:my|his|her) ${acquaintance}'s (?:roadmap|progress|profile|answers|password|account|email|data|plan)
      (?!(?:what|that|it|let|milepost|today|who|where|there|here|he|she)')[a-z]{3,}'s (?:roadmap|progress|profile|answers|plan|account)\b
      all (?:the )?(?:users|learners|students|emails)
      (?:user|student|account|learner) (?:with )?(?:the )?(?:id|number|no)? ?#?\d+
      of (?:the |that )?(?:user|student|learner) (?:named|called|with)
      (?:someone|somebody|anyone|his|her|their|people)(?:'?s)? (?:password|account|e-?mails?|profile|phone)
      (?:his|her) (?:fit|recommendation|ranking|results?|answers|roadmap|progress|career|steps?)
      user(?:'s|s) (?:data|emails?|passwords?|list)
      (?:list|number|names?|emails?) of (?:the )?(?:users|learners|students)
      how many (?:users|students|learners|people) (?:use|are|have|signed)
    `,
  ],
  [
    'salary',
    phrases`
      salar(?:y|ies)|wages?|income|earn(?:s|ing|ings|ed)?|lpa|ctc|stipend|pay ?check|pay ?scale|pay ?rise
      (?:can|should|could|do|will|to) (?:i |we )?charge (?:per|an|by|for my|clients?)|hourly rate|freelanc\w+ (?:rates?|income|pay)|paid (?:more|better|less|well|higher)
      get paid|gets paid|well paid|highest paid|best paid
      pays? (?:more|better|well|the most|the best|most|good)|paying
      (?:make|makes|making) (?:more |good |much |a lot of |most |enough )?(?:money|cash)
      money (?:do|does|can|will|would)
      how much (?:do|does|can|will|would) (?:a |an |the |i |they )?[\w /-]{2,40} (?:make|earn|get|pay)
      how much (?:do|does|will|would) (?:they|it|he|she|companies|employers) pay
      remuneration|pay package|package (?:of|for|do|will)|get rich|become rich|(?:become|be|make you) an? millionaire|rupees a month|per annum
      lakhs? (?:per|a) (?:year|month|annum)|starting pay|the pay
    `,
  ],
  [
    'visa',
    phrases`
      visas?|immigrat\w*|emigrat\w*|migrate to (?!the )\w+|work permit|green card|h-?1b|permanent residen\w*
      citizenship|relocat\w*
      (?:work|study|job|jobs|studies|settle|move) (?:in|to) ${foreignCountry}
      abroad|overseas|ielts|toefl
    `,
  ],
  [
    'placement',
    phrases`
      guarantee\w*|promise\w*|assur(?:e|ed|ance)
      (?:will|can|would|could|may|might|do|am|are|if) (?:i|you|we|milepost|it|this) (?:\w+ ){0,3}(?:get|find|land|offer|hire|give|secure|hired)\b.{0,25}\b${hiring}
      jobs? get|get jobs?
      get (?:me )?(?:hired|placed|a job|an? internship)
      find (?:me )?(?:a |an |some )?(?:jobs?|internships?|work)
      job (?:openings?|vacanc\w+|listings?|postings?|alerts?|portals?|offers?|placement|guarantee|fair|sites?)
      recommend\w* (?:\w+ ){0,2}compan(?:y|ies)|(?:good|best) compan(?:y|ies)
      vacanc\w+|hiring|hires?|recruit\w*|placements?|internships?|refer me|referral
      apply (?:for|to) (?:a |an |the |this |that )?(?:\w+ )?(?:jobs?|position|role|compan\w+|google|microsoft|amazon|infosys|tcs|wso2)
      chances? of (?:getting|finding|being)
    `,
  ],
  [
    'market',
    phrases`
      job market|labou?r market
      (?:good|high|low|in|much|more|any|future|market|job|the) demand (?:for|in|of)
      in (?:high |great |good |more )?demand (?:in|near|now|right now|today|these days)|demand for
      scope (?:of|for|in)|(?:good|much|any|future|more) scope|future (?:of|scope|proof|for)|have a future
      (?:ai|robots?|chat ?gpt|automation|machines?) (?:\w+ )?(?:replac\w+|kill\w*|tak(?:e|ing)\b.{0,30}(?:jobs?|over|away))
      replaced by|lay ?offs?|laid off|recession|outsourc\w+|unemploy\w+|saturated|trending|trends?|openings
    `,
  ],
  [
    'dumps',
    phrases`
      dumps?|braindumps?|leaked|cheat(?:ing|s)?
      hack(?:ing)? (?:into|my|his|her|someone|a|an|the|facebook|instagram|wifi|wi-fi)
      crack(?:ed|ing)? (?:version|software|password|wifi|license|the exam)|pirated?|torrents?|keygen
      (?:exam|test|quiz|question) (?:answers?|papers?|questions? and answers|bank)|past papers?|answer key
      answers? (?:to|for|of) (?:the |my |this )?(?:\w+ )?(?:exam|test|quiz|assignment|certification|question paper|homework)
      fake (?:certificate|degree|experience)|(?:buy|get|make) (?:me )?(?:a |an )?fake|bypass|ddos
      phish(?:ing)? (?:page|email|someone|my)|malware (?:for|that)
      (?:write|make|create|build) (?:me )?(?:a |some )?(?:virus|malware|ransomware|keylogger|exploit)
    `,
  ],
  [
    'writing',
    phrases`
      ${writingVerb} (?:me |us |up |out |for me )?(?:${writingAdjective} )*(?:\w+ ){0,2}?${writing}
      (?:my|a|the) (?:cv|resume|cover letter|homework|assignment|essay)\b
      tell (?:me )?(?:a |another )?(?:joke|story|riddle)|translate|poem|joke|horoscope|lyrics
    `,
  ],
  [
    'code',
    phraseStarts`
      ${codingVerb} (?:me |us |for me |up )?(?:${codeAdjective} )*(?:\w+ ){0,3}?${codeNoun}\b(?! (?:review|is for|developer|engineer|course))
      my ${ownThing} (?:\w+ ){0,3}?${misbehaves}\b
      why (?:does|is|do|are) my (?!roadmap|plan|progress|step|career|profile|recommend)|interview questions
      latest version|(?:which|what) (?:laptop|computer|pc|phone|macbook|editor|ide)\b
      difference between .{1,20} and .{1,20} in \w+$|undo my (?:last )?(?:commit|merge)|default port
      which port|what port|exam (?:cost|fee|date|pattern)|(?:runs?|loads?|works?|make (?:it|my \w+)) faster|stack ?trace|traceback|segmentation fault
      segfault|null ?pointer\w*|undefined is not|syntax ?error|type ?error|compile error|error message
      exception in thread|not working|does not (?:work|compile|run|start)|crashes
      how (?:do|can|to|would|should) (?:i |you |we )?${technicalVerb} (?!(?:my )?(?:password|account|profile|roadmap|hours|pace|progress|answers|plan)\b)
      for \(|def \w+\(|console\.log|select .{0,40}from \w+|=>|\(\)|;\s*$
    `,
  ],
  [
    'admission',
    phrases`
      admissions?|scholarships?|student loans?|loans?
      (?:which|best|top|good|cheapest|what) (?:universit\w+|colleges?|schools?) (?!.*milepost)
      (?:get|go|enter|apply|admitted) (?:in ?to|to) (?:a |an |the |any )?(?:good |government |state |private )?(?:universit\w+|campus|college)
      cut ?-?off|entrance exam|gre|gmat|jee|sat score|z-?score|ranking of (?:universities|colleges)
      university of|campus
    `,
  ],
  [
    'opinion',
    phrases`
      politic\w*|election|president|prime minister|religion|god exist|girlfriend|boyfriend|marry|marriage
      sex\w*|dating|love me|lottery|bitcoin price|stock (?:price|market)|invest(?:ing|ment)? in|weather
      cricket|football|movie|movies|recipe|restaurant|flight|train ticket|history of|capital of|population
      (?:best|greatest|richest|most famous) .{0,40}\bin the world
      who (?:invented|created|founded|made|wrote|is the (?:ceo|founder|president|owner))|ceo|founder|doctor
      medicine|headache|fever|diet|weight|lawyer|lawsuit|tax(?:es)?|news
    `,
  ],
  [
    'profession',
    phrases`
      doctors?|surgeons?|nurs(?:e|es|ing)|teachers?|pilots?|lawyers?|attorneys?|chefs?|bakers?|accountants?
      accounting|electricians?|plumbers?|carpenters?
      (?:civil|mechanical|electrical|chemical|aeronautical|marine|biomedical|structural|mining|petroleum|sound|automobile) engineer(?:s|ing)?
      drivers?|police|army|navy|soldiers?|actors?|actress|singers?|farmers?|farming|journalists?
      pharmacists?|dentists?|bankers?|tailors?|mechanics?|photographers?|astronauts?|veterinarians?|vet
      musicians?|hairdressers?|beauticians?|cabin crew|flight attendant|air hostess|psychologists?
      therapists?|social worker|economists?|biologists?|chemists?|physicists?|geologists?|historians?
      librarians?|firefighters?|judges?|models?|dancers?|painters?|sculptors?
      (?:fashion|interior|jewell?ery|furniture|set|costume|landscape|floral|textile) design(?:ers?|ing)?
      architects? of buildings|real estate|hotel manag\w+|tour guides?|sailors?|footballers?|cricketers?
      athletes?|youtubers?|influencers?|marketing manager|sales(?:man|person| manager| rep\w*)|hr manager
      human resources|receptionists?|cashiers?|security guards?|welders?|masons?|physiotherapists?
      radiographers?|paramedics?|midwi(?:fe|ves)|priests?|politicians?|entrepreneurs?|civil servants?
      translators?|interpreters? for|auditors?|insurance|stock ?brokers?|traders?
    `,
  ],
  [
    'everyday',
    phrases`
      cook(?:ing|ed)?|recipes?|eat(?:ing)?|food|rice|curry|cake|drink|coffee|walk(?:ing)?|gym|exercise
      calories|swim(?:ming)?|guitar|piano|pets?|dogs?|cats?|cars?|bicycles?|bikes?
      trains? (?:arriv\w+|leav\w+|to)|my train|plane|beach|garden|plants?|shopping|clothes|dress|shoes|hair
      skin|teeth|dreams? (?:where|about|of)|birthday|wedding|horoscope|zodiac|lyrics|concert|tv|netflix
      sports?|team won|world cup|temples?|church|mosque|prayer
    `,
  ],
]

/**
 * Finds a topic that is declined. The classifier uses it as one feature among others.
 *
 * @param question - A question.
 * @returns The topic, or null where there is no cue.
 */
export function refusedTopic({ text }: ParsedQuestion): Refusal | null {
  return refusalCues.find(([, cue]) => cue.test(text))?.[0] ?? null
}
