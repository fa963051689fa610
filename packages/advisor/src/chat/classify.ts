import type { CareerId } from '@milepost/contract/careers'
import { courtesyOf } from '#chat/courtesy.ts'
import { helpCues } from '#chat/help-cues.ts'
import type { CareerAspect, CourseWish, Intent, Refusal, SkillAspect, StepAspect } from '#chat/intents.ts'
import { nearestPage } from '#chat/nearest.ts'
import { ownCues as cues } from '#chat/own-cues.ts'
import type { Question } from '#chat/question.ts'
import { refusalCues } from '#chat/refusal-cues.ts'

/** What the classification may know of the learner. */
export interface Standing {
  /** The career of the learner's roadmap. */
  readonly career: CareerId | null
}

const careersOf = ({ careers, fields, inOrder }: Question) => [...new Set([...inOrder, ...careers, ...fields])]

function refusalIn(question: Question): Refusal | null {
  for (const [topic, cue] of refusalCues) {
    if (!cue.test(question.text)) continue
    if ((topic === 'profession' || topic === 'everyday') && (question.careers.length > 0 || question.skills.length > 0))
      continue
    if (topic === 'salary' && question.skills.includes('salary-negotiation')) continue
    if (
      topic === 'dumps' &&
      /\b(?:ethical|penetration)\b/.test(question.text) &&
      !/\bfacebook|wifi|account\b/.test(question.text)
    )
      continue
    return topic
  }
  return null
}

function wishIn(text: string): CourseWish {
  if (/\btamil\b/.test(text)) return 'tamil'
  if (/\bsinhala\b/.test(text)) return 'sinhala'
  if (cues.free.test(text)) return 'free'
  if (/\bin english\b/.test(text)) return 'english'
  return cues.short.test(text) ? 'short' : null
}

function careerAspect({ text }: Question): CareerAspect {
  if (cues.time.test(text)) return 'hours'
  if (cues.education.test(text)) return 'education'
  if (cues.course.test(text)) return 'courses'
  if (/\b(?:in demand|technolog\w*|tech stack|tools?)\b/.test(text)) return 'demand'
  if (cues.related.test(text)) return 'related'
  if (cues.become.test(text)) return 'become'
  if (cues.day.test(text)) return 'day'
  if (cues.suits.test(text)) return 'suits'
  if (/\bwhat (?:do|does|is|are)\b.{0,60}\b(?:do|doing|about)\??$/.test(text)) return 'what'
  return cues.skills.test(text) ? 'skills' : 'what'
}

function skillAspect(question: Question): SkillAspect {
  const { text } = question
  if (cues.time.test(text)) return 'hours'
  if (cues.place.test(text)) return 'place'
  if (cues.skillCareers.test(text)) return 'careers'
  if (cues.check.test(text)) return 'check'
  if (cues.prerequisites.test(text)) return 'prerequisites'
  if (cues.level.test(text)) return 'level'
  if (cues.after.test(text)) return 'next'
  return cues.why.test(text) ? 'why' : 'what'
}

function stepAspect({ text }: Question): StepAspect {
  if (cues.course.test(text)) return 'course'
  if (cues.time.test(text)) return 'hours'
  if (cues.why.test(text)) return 'why'
  return cues.check.test(text) ? 'check' : 'what'
}

/** Words that only the learner's own things go by. */
const ofOwn =
  /\b(?:roadmap|milepost|my (?:plan|steps?|progress|courses?|career|milestones?|recommendation|answers|profile)|this career|recommended)\b/
const isBare = ({ unknownCount, wordCount, text }: Question) =>
  unknownCount === 0 ||
  unknownCount <= (ofOwn.test(text) ? wordCount / 4 : /\b(?:i|my|me)\b/.test(text) ? wordCount / 7 : wordCount / 9)
/** With something of ours named and a question that belongs to learning or work, even half of the words may be strange. */
const isHalfKnown = ({ unknownCount, wordCount }: Question) => unknownCount <= Math.max(1, Math.floor(wordCount / 2))
const ofLearning =
  /\b(?:learn\w*|stud(?:y|ying|ied)|practi[sc]e\w*|train(?:ed|ing)? for|prerequisites?|how long|hours|(?:need|have|must|should|want) (?:i )?(?:to )?(?:know|understand)|before|point (?:in|of)|worth|useful for|required for|careers?|jobs?|my (?:roadmap|plan|step)|roadmap|steps?|skills?|good at|important for|necessary)\b/
const ofJobs =
  /\b(?:careers?|jobs?|roles?|professions?|becom\w*|engineers?|developers?|people|person|suits?|work(?:s|ing)? (?:in|as)|get into)\b/
/** A question how to do something with a skill, not how to learn it: that is what a course is for. */
const howTo =
  /\bhow (?:(?:do|can|would|should|could|will) (?:i|you|we|one)|to) (?!learn|study|become|be |know|start|practi[sc]|get (?:in|start|good|better)|prepare|find|take|train|check|mark|skip|begin|use|test my|improve|need|show|prove)\w+/
/** Words after which a skill is what a question is about. */
const asksOf =
  /\b(?:(?:what|why|who) (?:is|are)(?: an?| the)?|about|understand\w*|(?:do|did|does|should|must|will|would) (?:i|we|one)(?: \w+)?|need|needs|use|using|know|why(?: is| are)?|called|into)$/
/** So many strange words may stand in a question that is otherwise plain. */
const isMostlyKnown = (question: Question) =>
  isBare(question) ||
  (question.careers.length + question.skills.length > 0 &&
    question.unknownCount <= Math.max(1, Math.floor(question.wordCount / 4)))

function byStep(question: Question): Intent | null {
  const { text, step } = question
  if (step !== null && !(step === 'next' && question.skills.length > 0)) {
    if (typeof step === 'number' || isMostlyKnown(question)) return { name: 'step', step, aspect: stepAspect(question) }
  }
  if (
    /\bi (?:have |just |am )*(?:finished|completed|done)\b/.test(text) &&
    /\b(?:what|next)\b/.test(text) &&
    cues.next.test(text) &&
    isMostlyKnown(question)
  )
    return { name: 'step', step: 'next', aspect: 'what' }
  const named = question.skills.length > 0 || question.careers.length > 0
  if (!named && question.unknownCount === 0 && cues.next.test(text))
    return { name: 'step', step: 'next', aspect: stepAspect(question) }
  return null
}

function byCourse(question: Question): Intent | null {
  const { text, skills, careers } = question
  if (!cues.course.test(text) && !(skills.length > 0 && cues.free.test(text))) return null
  const wish = wishIn(text)
  if (skills.length > 0 && isMostlyKnown(question)) return { name: 'courses', skills, wish }
  const career = careers[0] ?? question.fields[0]
  if (career !== undefined) return { name: 'career', career, aspect: 'courses' }
  if (/\b(?:courses?|class(?:es)?|trainings?|lessons|certifications?)\b/.test(text) && isBare(question))
    return { name: 'courses', skills: [], wish }
  return null
}

function byOwn(question: Question, standing: Standing): Intent | null {
  const { text, skills } = question
  const careers = careersOf(question)
  const own = careers.every((career) => career === standing.career)
  if (
    skills.length === 0 &&
    careers.length === 0 &&
    cues.progress.test(text) &&
    isMostlyKnown(question) &&
    !/\b(?:hours?|weeks?|months?|days?|years?|time|date)\b/.test(text) &&
    !/\bhow long|when\b/.test(text)
  )
    return { name: 'progress' }
  if (cues.time.test(text) && skills.length === 0 && own && cues.timeSubject.test(text) && isBare(question)) {
    if (careers.length === 0 || /\b(?:i|me|my)\b/.test(text)) return { name: 'time' }
  }
  if (cues.recommendation.test(text) && isMostlyKnown(question) && (skills.length === 0 || careers.length > 0)) {
    const said = question.careers[0] ?? question.fields[0] ?? null
    const isAboutMe = /\b(?:i|me|my|mine|we|you|your|it|given|recommend\w*|suggest\w*|alternatives?)\b/.test(text)
    if (isAboutMe && careers.length < 2)
      return { name: 'recommendation', career: said, against: cues.against.test(text) }
  }
  if (skills.length === 0 && cues.roadmapKnown.test(text) && isBare(question))
    return { name: 'roadmap', aspect: 'known' }
  if (skills.length === 0 && own && cues.milestones.test(text) && isBare(question))
    return { name: 'roadmap', aspect: 'milestones' }
  if (skills.length === 0 && own && cues.roadmap.test(text) && isBare(question))
    return { name: 'roadmap', aspect: /\bhow many|how big|how long|count\b/.test(text) ? 'size' : 'what' }
  return null
}

function byKnowledge(question: Question, standing: Standing): Intent | null {
  const { text, skills, careers, fields } = question
  const all = careersOf(question)
  const wasBefore = /^(?:i|my \w+) (?:was|am|is|were|have been|worked as|work as)\b/.test(text)
  // 'I know HTML, what about CSS': what one has is not what one asks for.
  const isBehind =
    skills.length > 1 && /\bi (?:already )?(?:know|learned|learnt|did|have|finished)$/.test(question.beforeSkill)
  const [skill, other] = isBehind ? [...skills].reverse() : skills
  if (all.length >= 2 && !wasBefore && isHalfKnown(question) && (careers.length >= 2 || cues.compare.test(text)))
    return { name: 'compare', careers: all.slice(0, 3) }
  const career = wasBefore ? careers.at(-1) : careers[0]
  if (career !== undefined && skill !== undefined && isMostlyKnown(question)) {
    if (/\b(?:need|require[ds]?|use[ds]?|know|learn|necessary|important|without|useful|why)\b/.test(text))
      return { name: 'skill', skill, other: null, aspect: 'careers' }
  }
  if (career !== undefined && isHalfKnown(question)) return { name: 'career', career, aspect: careerAspect(question) }
  if (skill !== undefined && career === undefined && howTo.test(text)) return { name: 'declined', topic: 'code' }
  const field = fields[0]
  if (
    field !== undefined &&
    (skill === undefined || question.isFieldFirst || cues.work.test(text)) &&
    career === undefined &&
    (question.unknownCount <= (question.isFieldFirst ? question.wordCount / 5 : 0) ||
      (isHalfKnown(question) && ofJobs.test(text)))
  ) {
    const learns =
      skill !== undefined &&
      /\b(?:prerequisites?|before|how long|hours|why|learn|need|step)\b/.test(text) &&
      !/\b(?:careers?|jobs?|roles?|become)\b/.test(text)
    if (!learns) return { name: 'career', career: field, aspect: careerAspect(question) }
  }
  if (skill !== undefined && (question.unknownCount === 0 || (isBare(question) && ofLearning.test(text)))) {
    return {
      name: 'skill',
      skill,
      other: other ?? null,
      aspect: other !== undefined && cues.prerequisites.test(text) ? 'prerequisites' : skillAspect(question),
    }
  }
  if (
    skill !== undefined &&
    isHalfKnown(question) &&
    (ofLearning.test(text) || (isMostlyKnown(question) && asksOf.test(question.beforeSkill)))
  )
    return { name: 'skill', skill, other: other ?? null, aspect: skillAspect(question) }
  if (skill !== undefined && question.foreignCount > 0) return { name: 'skill', skill, other: null, aspect: 'what' }
  if (
    standing.career !== null &&
    all.length === 0 &&
    isBare(question) &&
    /\b(?:my|this|the|that) (?:recommended |chosen )?(?:career|job|role)\b/.test(text)
  )
    return { name: 'career', career: standing.career, aspect: careerAspect(question) }
  if (all.length === 0 && skills.length === 0 && cues.careers.test(text) && question.unknownCount === 0)
    return { name: 'careers' }
  return null
}

/** The cue of a help page matched, so a third of the words may be strange. */
const isHelpKnown = (question: Question, address: string) =>
  isBare(question) ||
  (/^(?:account|plans|assistant|privacy|institutions|profile)/.test(address) &&
    question.unknownCount <= Math.floor(question.wordCount / 3))

function byHelp(question: Question): Intent | null {
  if (question.skills.length > 1 && question.unknownCount > 0) return null
  for (const [address, cue] of helpCues) {
    if (cue.test(question.text) && isHelpKnown(question, address)) return { name: 'help', address }
  }
  return null
}

/** Help that is meant even where a name of ours stands beside it. */
const procedural =
  /\b(?:how (?:do|can|to|could|should|would) i (?:\w+ )?(?:change|switch|mark|set|update|edit|delete|regenerate|restore|compare|remove|skip|filter|search|find|log|sign|reset|undo|track|reject|tell)|where (?:do|can|is) (?:i |the )?(?:change|switch|mark|set|see|find|edit)|(?:can|could|may) i (?:change|switch|delete|undo|restore|compare|regenerate|skip|remove|edit|set|mark|reset)|what happens (?:if|when|to|with)|i (?:want|would like|need|wish) to (?:change|switch|delete|edit|regenerate|restore|reset|remove|skip|mark|set)|(?:i )?already know|(?:mark|set|tick) (?:\w+ ){1,5}(?:as |to )?(?:done|ongoing|finished|complete))\b/

/** In: a question and where its learner stands. Out: what it asks for; null when its words alone do not tell. */
export function classify(question: Question, standing: Standing): Intent | null {
  const refusal = refusalIn(question)
  if (refusal === 'crisis') return { name: 'declined', topic: refusal }
  const help = byHelp(question)
  const isProcedural = procedural.test(question.text)
  if (
    help?.name === 'help' &&
    /^(?:account|plans|assistant|privacy|institutions)/.test(help.address) &&
    refusal !== 'injection' &&
    refusal !== 'others' &&
    refusal !== 'writing' &&
    (question.skills.length === 0 || question.unknownCount === 0)
  )
    return help
  const namesNothing = question.skills.length === 0 && question.careers.length === 0
  const isOwnRepair = refusal === 'code' && help !== null && namesNothing && question.unknownCount === 0
  if (refusal !== null && !isOwnRepair) return { name: 'declined', topic: refusal }
  if (help !== null && isProcedural) return help
  if (
    help?.name === 'help' &&
    help.address === 'courses#links' &&
    /\b(?:why|no|without|not)\b/.test(question.text) &&
    question.skills.length === 0
  )
    return help
  const courtesy = courtesyOf(question)
  if (courtesy !== null) return courtesy
  if (
    help?.name === 'help' &&
    /^(?:profile|progress#kept|recommendation#not-this-one|courses#enrolling|recommendation#ranking|roadmap#(?:versions|regenerating|pace)|getting-started)/.test(
      help.address,
    ) &&
    question.skills.length === 0 &&
    question.careers.length === 0
  )
    return help
  return (
    byStep(question) ??
    byCourse(question) ??
    byOwn(question, standing) ??
    byKnowledge(question, standing) ??
    help ??
    nearestPage(question)
  )
}
