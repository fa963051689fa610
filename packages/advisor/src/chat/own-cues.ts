import { anyOf, phraseStarts, phrases } from '#text/patterns.ts'

const achieve = anyOf`
  do|done|tick\w*|mark\w*|finish\w*|complet\w*|cover\w*|achiev\w*|learn\w*|left
`
const undertake = anyOf`
  do|learn|study|start|work on|tackle|focus on|begin|concentrate on
`
const belong = anyOf`
  on|in|part of|cover\w*|includ\w*|teach\w*|come|comes|have|learn
`

/** Cues of what a question asks for, such as progress, dates or courses. Locale: 'en'. */
export const ownCues = {
  progress: phraseStarts`
      (?:much|far|part)\b.{0,25}\bbehind me|how far (?:am i|along|have i|did i|till|into|in my)
      (?:my|the|overall|current) progress|progress (?:so far|report|summary|now|of mine)
      (?:what|how much|how many|which)\b.{0,30}\b(?:have|did|has|had) i\b.{0,12}\b${achieve}
      (?:steps?|milestones?|much|many|what)\b.{0,15}\b(?:done|finished|completed|remain\w*|left|to go|pending|still open|ongoing|in progress)\b
      (?:have|did) i (?:already |really )?(?:done|finish\w*|complet\w*|reach\w*|tick\w*)
      (?:have|did) i reach\w*|nearly (?:there|done)
      how (?:am i|do i) (?:doing|going|getting|progressing|coming)|percent\w*|where (?:am i|do i stand)
      where (?:had|have|did) i (?:got|get|stop\w*|leave|left)
      am i (?:on track|behind|ahead|close|nearly|almost|half\w*)
      (?:which|what) steps? (?:am i|are) (?:ongoing|doing|working|in progress|still|left|done)
      what am i (?:working|doing|learning)|my status|progress\??$
    `,
  next: phraseStarts`
    what(?: is| comes| should| do| shall| would| must| can| to| will)? (?:i )?(?:(?:do|learn|study|start|work on|tackle|focus|begin) )?(?:with |on )?(?:be )?(?:next|now)\b
    what(?: should| do| shall| must| can| to| am i supposed to) (?:i )?${undertake}(?: with| on)?(?: next| now| first| today| this week| after this| tomorrow)?\??$
    next (?:step|thing|up|task|topic|on my)
    where (?:do|should|can) i (?:start|begin|continue|go on|go next|go from here)
    what (?:is|comes) (?:the )?(?:next|first|now)
    which step (?:is|comes|should|do|must)\b.{0,20}\b(?:next|first|now|start|begin|do)
    continue (?:with|from)|how (?:do|should) i (?:continue|proceed|go on)|what now\b
    i (?:have |just |am )*(?:finished|completed|done)\b.{0,60}\b(?:what|next|after)\b
    (?:coming|comes?) (?:up )?(?:next|after)
    (?:start|do|learn|study|begin|finish)(?: with)? (?:first|next|today)\b
  `,
  time: phraseStarts`
    how (?:long|soon|quick\w*|fast)|how much (?:more |longer )?time
    takes? (?:me )?(?:longer|longest|more time|less time)|(?:longer|quicker|faster) to learn
    how many (?:more |total )?(?:hours?|weeks?|months?|days?|years?)
    when (?:will|can|do|would|could|should|am|is|might)|what (?:day|date|month|year)|by when
    (?:finish|end|completion|arrival|target) (?:date|day|time)
    time (?:needed|required|left|remaining|frame|line|it takes|does)|timeline|duration
    \d+ (?:hours|weeks|months|years?) (?:\w+ )?(?:realistic|enough|possible|feasible|ok|doable)
    (?:realistic|enough|possible|feasible|doable|make it|done|finish\w*|ready|learn \w+) (?:in|within) (?:\w+ )?\w+ (?:weeks?|months?|years?)
    (?:will|can|do) i (?:make it|be (?:done|ready|finished)|finish|arrive)\b
    hours (?:left|remaining|in total|a week|per week|needed|in all|does|is|do)|total (?:hours|time)|deadline
    (?:finish|done|complete\w*|ready|through|there)\b.{0,20}\b(?:by|before|in (?:\w+ )?(?:months?|weeks?|years?|time))\b
  `,
  milestones: /\bmilestones?\b/,
  roadmapKnown: phraseStarts`
      left out|leave out|leav(?:e|ing) (?:it )?out|(?:which|what) (?:skills )?do i (?:already )?(?:know|have)
      (?:skills|what|things) (?:i|do i) (?:already )?(?:know|have)\b|known skills
      skills (?:have|did) you (?:find|found|recogni\w*)|already know according
      why (?:is|are|was|were)\b.{0,40}\b(?:not (?:on|in|part)|missing|left out|skipped)
    `,
  against:
    /\b(?:against|not (?:fit|suit|recommend\w*|match|good|first|top|right|higher)|downsides?|lower|drawbacks?|weak points?|cons\b|why not)\b/,
  course: phrases`
      courses?|taught|catalogue|class(?:es)?|bootcamps?|workshops?|trainings?|lessons|tutorials?|lectures?
      certifications?|where (?:can|do|could|should|to|would) (?:i |we )?(?:learn|study|take|get trained)
      who (?:teaches|offers)|video|mooc
      got (?:one|any|something)|(?:do you|you) have (?:one|any|anything|something)
    `,
  free: /\b(?:free|no cost|without (?:paying|cost|money)|zero cost|do not cost|₹ ?0|for nothing|cost nothing)\b/,
  short: /\b(?:short(?:est|er)?|quick(?:est|er)?|few weeks|under \d+ weeks?|less than \d+ weeks?)\b/,
  prerequisites: phrases`
      prerequisites?|pre ?-?requisites?|before|first|without|rest(?:s)? on|foundation for
      need(?:ed)? (?:to know|to learn|before|for)|required (?:for|before|to)|requirements? (?:for|of|to)
      ready (?:for|to)|prepared for|depend\w*|straight (?:into|to)|skip to|build(?:s)? on|have to know
      must i know|should i know|need to understand|jump|know for
    `,
  after: /\b(?:after|next|build(?:s)? on|leads? to|follow(?:s)?|unlock\w*|then)\b/,
  why: /\b(?:why|reason|purpose|point of|need(?:ed)? for|important|necessary|useful|use of|what for|matter|have to|really need|relevant|worth|must i|do i need|should i learn|used (?:for|in))\b/,
  level:
    /\b(?:harder|easier|hardest|easiest|hard|difficult|difficulty|easy|level|beginner|beginners|advanced|tough|complex|complicated)\b/,
  check:
    /\b(?:self ?-?check|check (?:my|if|whether|that|i)|test (?:my|me|if)|quiz|how (?:do|can|will|would) i know|am i good|good enough|know enough|prove|verify|assess)\b/,
  build: phrases`
      (?:do|will|should|can|to|must) (?:i |we )?(?:build|make|create|produce)|what (?:is the )?projects?
      projects? (?:for|on|in|to|with|can|could|should)|practi[sc]e|something to show|project ideas?
    `,
  skillCareers:
    /\b(?:(?:which|what) (?:careers?|jobs?|roles?)|who (?:uses|needs)|careers? (?:use|need|that)|jobs? (?:with|that|use|for|can))\b/,
  place: phrases`
      (?:is|are|where|does|do|when|which step|what step|will)\b.{0,40}\b${belong} ?(?:\w+ )?(?:my |the )?(?:roadmap|plan|steps?)
      which step|what step|on my roadmap|in my roadmap|in my plan
    `,
  day: /\b(?:day|daily|routine|everyday|schedule|9 to 5|morning|typical week|working hours|work life|actually do|life of|look like)\b/,
  skills:
    /\b(?:skills?|learn|know|knowledge|technolog\w*|tools?|languages?|requirements?|require[ds]?|qualif\w*|need(?:ed|s)?|programming|good at|master|subjects?|topics?|stack|use)\b/,
  education: phrases`
      degrees?|education|universit\w+|college|school|diploma|graduat\w*|a/?ls?|o/?ls?|a levels?|o levels?
      bachelor\w*|masters?|bsc|phd|qualifications?|schooling|stream|without (?:a )?(?:degree|university)
      maths?|mathematics|self ?taught|high school
    `,
  suits: phrases`
      suit\w*|personality|kind of person|type of person|right for|good for|fit for|fits?|enjoy|like it
      like this|character|traits?|introvert\w*|extrovert\w*|who (?:is|should|would|becomes)|good at|cut out
      good (?:about|thing\w*)|benefits?|advantages?|pros|downsides?|drawbacks?|disadvantages?|cons|hardest part|worst part|bad (?:side|part)s?|too much
      be happy|shy|people who|creative|quiet|boring|stress\w*|fun
    `,
  related: phrases`
      dead end|grow(?:th)?|promotions?|move up|lead(?:s|ing)? to|next role|later on|related|similar|close to|neighbou?r\w*
      alternatives?|like (?:a|an|the)|instead of|adjacent|other careers|switch (?:to|from|later)|move (?:to|from|into)
    `,
  become: phrases`
      become|becoming|get into|getting into|break into|start (?:as|a career)
      how (?:do|can|to|should|would) (?:i |one |you |someone )?(?:be|become|get|start|enter|begin)|path to
      way to|route to|road to|steps? to|turn into|work as|enter|career in|job in|be a|be an
    `,
} as const
