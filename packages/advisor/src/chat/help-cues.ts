/** Words that lead to a section of help, the most specific first. Locale: 'en'. */
export const helpCues: readonly (readonly [address: string, cue: RegExp])[] = [
  [
    'courses#asking',
    /\b(?:courses? (?:is |are |that (?:is|are) )?missing|(?:request|suggest|ask for|missing|report|propose) (?:\w+ ){0,3}?courses?)\b/,
  ],
  [
    'courses#enrolling',
    /\b(?:enrol\w*|apply (?:to|at|with) (?:\w+ ){0,4}(?:polytechnic|institut\w+|college|academy|school)|(?:apply|register|sign up|join|pay|book|start|take|buy|get into) (?:\w+ ){0,2}?(?:for |to |in |into )?(?:a |an |the |this |that |my )?(?:\w+ )?(?:course|courses|class)\b|applications?|certificates? (?:from milepost|after|for finishing|when i finish|of completion)|(?:get|give|receive|have|issue|earn) (?:\w+ )?(?:a |any )?certificates?\b(?! courses?))\b/,
  ],
  [
    'plans#mentoring',
    /\b(?:mentor(?:s|ing|ship)?|(?:1|one) ?-?(?:on|to)-? ?(?:1|one) (?:\w+ )?(?:sessions?|talks?|calls?|meetings?))\b/,
  ],
  [
    'account#password',
    /\b(?:password|passcode|forgot(?:ten)? (?:my )?(?:login|credentials)|locked out|two factor|2fa)\b/,
  ],
  [
    'account#settings',
    /\b(?:(?:delete|remove|close|deactivate|cancel|erase|terminate) (?:\w+ ){0,2}?(?:account|profile|all my data|my data|me from)|account deletion|settings|change (?:my |the )?(?:e-?mail|login|username|name|phone)|update (?:my )?(?:e-?mail|name)|(?:e-?mail|name) (?:\w+ ){0,2}?(?:changed?|wrong|on my account)|dark mode|notifications?|reminders?)\b/,
  ],
  [
    'account#signing-in',
    /\b(?:sign(?:ing)? ?(?:in|out|up)|log(?:ging)? ?(?:in|out|off|on)|logout|login|google account|with google|github account|with github|gmail|register (?:an |my |a new )?(?:account)?$|create an account|make an account|session)\b/,
  ],
  [
    'plans#payment',
    /\b(?:(?:how|where|can|could) (?:do |can |could |will |to |i )*(?:pay|buy|purchase|subscribe|upgrade)|pay(?:ment)?s?\b(?! off)|credit card|debit card|refunds?|billing|invoices?|cancel (?:my |the )?(?:subscription|plan|premium|pro)|upgrade (?:to|my)|subscribe|subscription|buy (?:pro|premium|the)|purchase)\b/,
  ],
  [
    'plans#paid',
    /\b(?:(?:pro|premium|paid) (?:plan|plans|version|account|subscription|features?|membership|tier|user|cost|price)|premium|pro (?:and|or|vs|cost|give|include|have|offer)|(?:get|have|need|is|does|about|for|with|to) pro\b|(?:which|what|different|other|difference between|about|compare|the|your|available) (?:\w+ )?(?:plans|tiers|packages)\b)/,
  ],
  [
    'plans#free',
    /\b(?:(?:milepost|this|app|site|website|platform|service|it|everything) (?:\w+ )?(?:free|cost|charge|charged|money)|free (?:plan|version|account|tier|basic|trial)|trial|basic plan|(?:cost|price|charge|fee)s? (?:of|for|to use) (?:using )?(?:milepost|this (?:app|site|website|platform|service))|(?:have|need) to pay|cost anything|what (?:is|do i get) (?:for )?free)\b/,
  ],
  [
    'assistant#limits',
    /\b(?:(?:how many|number of|limit|left|remaining|more|max\w*|daily) (?:\w+ ){0,3}?(?:messages?|questions?|chats?)|(?:use up|used up|run out of|ran out of) (?:\w+ )?messages|messages? (?:\w+ )?(?:limit|quota|left|a day|per day|remaining|today)|(?:message|question|chat) (?:limit|quota|length)|(?:how long|longest|maximum) (?:can |may |is )?(?:a |my |the )?(?:message|question)|characters?)\b/,
  ],
  [
    'assistant#conversation',
    /\b(?:(?:delete|clear|erase|remove|forget|wipe|reset|save|saved|keep|kept|store|stored|remember|history of|see) (?:\w+ ){0,3}?(?:conversations?|chats?|messages?|chat history|what i (?:said|wrote|asked|told))|(?:conversation|chat)s? (?:\w+ ){0,2}?(?:history|kept|saved|stored|deleted|private|remembered)|do you remember|(?:keep|store|save|record|remember|forget) what i (?:write|say|ask|type|tell))\b/,
  ],
  [
    'assistant#questions',
    /\b(?:what (?:can|could|else can|all can|do|are) (?:you|the assistant|this (?:chat|bot|assistant)) (?:\w+ ){0,2}?(?:do|help|ask|answer|able|know|say|talk|questions)\b(?! i\b)|what should i ask|who (?:are|r|made|built) you|are you (?:a |an )?(?:\w+ )?(?:bot|robot|human|real|person|ai|chatgpt|gpt|machine|language model)|how (?:can|do|could) you help|(?:can|will|could) you help me\??$|what (?:are you|is this (?:bot|chat|assistant))|(?:how does|about) (?:the|this) (?:assistant|chat ?bot|chat|bot)|which languages? (?:do|can) you|(?:do|can) (?:you|i) (?:speak|understand|answer|talk|ask|chat|write)\b.{0,20}\b(?:tamil|sinhala|english|hindi|language)|help me$|^help$|help please$|need (?:some |your )?help$)/,
  ],
  [
    'progress#kept',
    /\b(?:(?:lose|lost|keep|kept|disappear\w*|gone|safe|reset|erased|deleted|save|saved|happen\w*|survive|transfer|carry|carried|synced?)\b.{0,25}\b(?:progress|finished steps|done steps|completed steps|marks|steps i|what i (?:did|have done|finished))|(?:progress|finished steps|completed steps|done steps)\b.{0,30}\b(?:lose|lost|kept|disappear\w*|gone|safe|reset|erased|deleted|saved|survive|transfer|carry|carried|stay|happen)|offline|no (?:internet|connection|network)|without (?:internet|connection|network))\b/,
  ],
  [
    'roadmap#known-skills',
    /\b(?:(?:i )?(?:already|alr) (?:know|learned|learnt|did|done|have|familiar|good)|know (?:this|that|it|some|one|a (?:skill|step)) already|(?:skip|remove|drop|leave out|take out|take off|delete|get rid of) (?:\w+ ){0,3}?(?:steps?|skills?|topics?)|steps? (?:\w+ ){0,2}?(?:i know|known)|(?:learned|learnt|did|know|done) \w+ (?:\w+ ){0,2}?already|self ?-?checks?|check my ?self|(?:know|wrong) (?:\w+ ){0,3}?after all|do not (?:actually |really )?know (?:\w+ ){0,3}?(?:left out|removed))\b/,
  ],
  [
    'roadmap#pace',
    /\b(?:(?:set|change|enter|say|tell|adjust|edit|update|reduce|increase|put in|pick|choose) (?:\w+ ){0,4}?(?:hours|pace|weekly|study time|finish date)|(?:hours (?:a|per|each) week|weekly hours|study hours|pace) (?:\w+ ){0,2}?(?:set|change|changed|setting|work|page|calculated)|how (?:is|are|do you|does it|does milepost) (?:\w+ ){0,3}?(?:the )?(?:finish date|date|dates|arrival|pace) |finish date (?:calculated|worked out|computed|come))\b/,
  ],
  [
    'roadmap#regenerating',
    /\b(?:regenerat\w*|(?:new|another|fresh|different|make|generate|create|build|get|redo|update|refresh|change|remake|rebuild|restart|second) (?:\w+ ){0,2}?(?:roadmap|road map)s?\b|roadmap (?:\w+ ){0,2}?(?:again|anew|update|outdated|out of date|change|refresh)|start over|start again from)/,
  ],
  [
    'roadmap#versions',
    /\b(?:versions?|(?:old|older|previous|earlier|last|former|past|restore|undo|go back|get back|recover|revert)\b.{0,20}\broadmaps?|restore|undo|go back to)\b/,
  ],
  [
    'recommendation#not-this-one',
    /\b(?:not this one|set (?:it |this |that |a career )?aside|reject\w*|dismiss|do not (?:like|want|agree)\b.{0,30}\b(?:recommend\w*|suggest\w*|career|it|this|that|you)|turn (?:it )?down|hide (?:a |this )?career|disagree|not interested in)\b/,
  ],
  [
    'recommendation#switching',
    /\b(?:(?:switch|change|swap|move|pick|choose|follow|take|select|transition) (?:\w+ ){0,3}?(?:career|careers|to another|another career|path|profession|field|my mind)|switch(?:ing)?|change my mind|another career|different career|other career)\b/,
  ],
  [
    'recommendation#comparing',
    /\b(?:compare (?:\w+ ){0,2}?careers|careers? next to|(?:careers|two|three|them) side by side|side by side|comparison (?:page|view|feature|tool))\b/,
  ],
  [
    'recommendation#ranking',
    /\b(?:(?:how|what) (?:is|are|does|do|did|was|were|exactly)\b.{0,30}\b(?:fit|ranking|ranked|rank|score|scores|scored|recommendations? (?:work|made|calculated|decided|computed|come)|match|algorithm|percentage mean)\b|fit (?:score|number|mean|out of|of 100|percentage|work|calculated)|(?:how|on what basis) (?:do|does|did|are|is|will) (?:you|milepost|it|the app|the system|careers|career) (?:\w+ ){0,2}?(?:recommend\w*|decide|choose|pick|rank|know|select|chosen|match)|what does (?:the |a )?(?:fit|score|\d+ of 100|\d+%?) mean|recommendation page)\b/,
  ],
  [
    'progress#marking',
    /\b(?:(?:mark|tick|check off|set|change|record|log|track|update|untick|unmark|cross off|put)\b.{0,25}\b(?:steps?|done|complete[d]?|finished|ongoing|progress|status|state)|(?:what|which) (?:do |does |are )?(?:the )?(?:status\w*|states?)\b.{0,20}\b(?:mean|there|are|ongoing|done)|what does (?:ongoing|not started|done) mean|(?:see|find|view|check|look at) my progress|where (?:is|are|can i see|do i see) (?:my )?progress|status of a step|step status)\b/,
  ],
  [
    'roadmap#steps',
    /\b(?:what (?:is|are|does) (?:a |the )?(?:milestone|milestones|section|sections|step|steps)(?: mean| for|\?|$)|how (?:does|do|is|are) (?:a |the |my |your )?(?:roadmaps?|steps)\b.{0,20}\b(?:work|made|built|chosen|ordered|created|generated|decided|order)|how (?:are|were) (?:the |these )?(?:hours|estimates?|times?) (?:\w+ )?(?:estimated|calculated|decided|worked|made|come)|(?:hours|estimates?) (?:\w+ )?(?:accurate|realistic|exact|reliable|correct|come from))\b/,
  ],
  [
    'profile#change',
    /\b(?:(?:change|edit|update|correct|fix|redo|modify|revise|retake|go back to)\b.{0,25}\b(?:answers?|profile|interests?|budget|goals?|experience|education|study language|preferred career|details|information|questionnaire|wizard|survey)|(?:answers?|profile|interests?|budget) (?:\w+ ){0,2}?(?:wrong|changed?|edit|update|incorrect)|(?:where|how) (?:do|can|should) i (?:add|enter|put|note|write) (?:it|my|that|a|an|the|new)?|profile page|my profile|made a mistake)\b/,
  ],
  [
    'profile#better-advice',
    /\b(?:(?:improve|better|more accurate|sharpen|refine)\b.{0,25}\b(?:advice|recommendations?|results?|suggestions?|matches|answers)|what should i write|too little)\b/,
  ],
  [
    'profile#questions',
    /\b(?:(?:what|which|why|how many) (?:\w+ ){0,4}?(?:questions?|answers?|information|details) (?:\w+ ){0,3}?(?:ask\w*|need\w*|profile|wizard|fill|give|collect|mandatory|optional|required)|(?:wizard|questionnaire|survey)|have to (?:fill|answer) (?:\w+ )?(?:everything|all)|optional|mandatory)\b/,
  ],
  [
    'privacy#advice',
    /\b(?:(?:gender|age|religion|caste|race|ethnicity|my name|location|where i live|place|village|town|hometown)\b.{0,40}\b(?:affect|matter|change|influence|count|used|play|recommend\w*|advice|role|bias|considered)|(?:affect|influence|use|matter|change|consider|bias\w*)\b.{0,40}\b(?:gender|age|religion|caste|race|name|location|where i live|village|town)|bias(?:ed)?|fair(?:ness)?|discriminat\w*)\b/,
  ],
  [
    'privacy#sources',
    /\b(?:(?:where|what) (?:do|does|did|is|are)\b.{0,30}\b(?:facts?|data|information|figures|knowledge|numbers?) (?:\w+ )?(?:come|comes|from|sourced|source)|sources?|o\*?net|esco|licen[cs]e|how do you know|trust (?:you|this|these|the)|reliable)\b/,
  ],
  [
    'privacy#who-sees',
    /\b(?:priva(?:cy|te)|personal (?:data|information|details)|my (?:data|information|details|personal)\b.{0,30}\b(?:safe|secure|shared?|sold|sell|used|see|seen|stored|kept|private|visible|go|do|happen|use)|can (?:my |the )?\w+ (?:see|read|check) (?:what|how|which|where) |(?:who|can (?:\w+ ){0,3}?|anyone|teachers?|parents|others|institutions?|companies|employers?) (?:can |could |else )?(?:see|sees|read|access|view|look at)\b.{0,20}\bmy\b|(?:sell|share|use|store|collect|do with|keep) my (?:data|information|answers|details)|gdpr|cookies?|data protection)\b/,
  ],
  [
    'institutions#joining',
    /\b(?:(?:register|join|add|list|publish|upload|offer|sign up|onboard|become|represent|post|put)\b.{0,30}\b(?:institut\w+|(?:my|our|own|a|new) courses?|training cent(?:re|er)|academy|provider)|(?:i|we) (?:run|own|have|teach|work at|manage|am a teacher|am an instructor|am from)\b.{0,30}\b(?:institut\w+|cent(?:re|er)|academy|school|college|courses?|company)|institution (?:account|registration|request|dashboard))\b/,
  ],
  [
    'institutions#offering',
    /\b(?:(?:who|which institut\w+|what institut\w+) (?:\w+ ){0,2}?(?:offer|offers|provide|provides|teach|teaches|give|gives|makes?|run|runs|are)\b.{0,15}\b(?:courses?|classes|milepost|there|here|catalogue)|institut\w+|who checks|courses (?:approved|checked|verified)|approved)\b/,
  ],
  [
    'courses#links',
    /\b(?:(?:why|how|what if|when)\b.{0,30}\b(?:no course|without a course|course (?:is |was )?(?:linked|chosen|picked|selected|missing|attached|shown)|courses (?:are |get |were )?(?:linked|chosen|picked|selected|matched|attached|recommended)|(?:not|does not|do not) have a course)|within my budget|linked (?:to|courses?)|in my (?:study )?language)\b/,
  ],
  [
    'courses#finding',
    /\b(?:(?:where|how) (?:do|can|could|should|would|to|is|are) (?:\w+ ){0,3}?(?:find|see|search|browse|look|filter|look for|explore|sort)(?:ing)?\b.{0,20}\b(?:courses?|catalogue|catalog|classes)|(?:filter|search|sort|browse|explor\w+)\b.{0,25}\b(?:courses?|catalogue|by price|by weeks|price|duration)|course (?:explorer|search|filters?|catalogue|catalog|page|list)|find courses)\b/,
  ],
  [
    'getting-started#what',
    /\b(?:what (?:is|does|can) (?:this |the )?(?:milepost|app|site|website|platform|tool|product|service)\b|(?:how does|about|explain|purpose of|tell me about|use of|who is behind|who made|why) (?:this |the )?(?:milepost|app|site|website|platform)\b|how (?:does )?(?:it|this) (?:all )?works?\b|what is this\??$)/,
  ],
  [
    'getting-started#begin',
    /\b(?:get(?:ting)? started|how (?:do|should|can|to) (?:i )?(?:begin|start)(?: here| with milepost| using| on milepost| off)?\??$|where (?:do|should|can) i (?:begin|start)\??$|start (?:using |with |on |in )?(?:milepost|this (?:site|app|website)|the (?:app|site))|where (?:do|should|can) i (?:start|begin) (?:on|in|with|here)|first time|i am new(?: here| to (?:milepost|this))?|new here|set ?up my)\b/,
  ],
  [
    'getting-started#overview',
    /\b(?:overview(?! of)|dashboard|home ?page|what (?:is|do i see) on the (?:first|main))\b/,
  ],
]
