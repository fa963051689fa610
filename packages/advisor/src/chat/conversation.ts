import type { ChatTurn } from '#advisor.ts'
import { stepAspect } from '#chat/aspects.ts'
import { classify, isCertain } from '#chat/classify.ts'
import { comparedBy, comparesThem, readRankedComparison } from '#chat/comparisons.ts'
import { readCourseConditions } from '#chat/course-conditions.ts'
import { isCrisis } from '#chat/crisis/recognise-crisis.ts'
import { asksOfRecommendation, readFollowUp } from '#chat/follow-ups.ts'
import { findCuedSectionAnywhere } from '#chat/help-cues.ts'
import { readCareerIntent, readSkillIntent, readTimeIntent } from '#chat/intent-of-kind.ts'
import { type ComparedBy, type DialogueState, type Intent, type Order, timeOfRoadmap } from '#chat/intents.ts'
import { compareListed, focusOf, pickFromList } from '#chat/listed-answers.ts'
import { readOrder } from '#chat/orders.ts'
import { ownCues as cues } from '#chat/own-cues.ts'
import { readPlace } from '#chat/own-questions.ts'
import { ordinals, type ParsedQuestion, readQuestion } from '#chat/question.ts'
import { refusedTopic } from '#chat/refusal-cues.ts'
import { readWords } from '#chat/wording.ts'
import { readStudyTime } from '#read/study-time.ts'
import { anyOf } from '#text/patterns.ts'

/** How many of the learner's messages are read, the last one included. */
const maxRememberedMessages = 6

const pronoun =
  /\b(?:he|she|him|her|mine|it|its|that|this|these|those|they|them|one|ones|there|same|first one|second one|both|either)\b/
const continuing = anyOf`
  and|but|or|also|so|then|ok|okay|what about|how about|why|how long|how many|how much|how hard|is|are|does
  do|can|any|which|where|when|what|who|more|tell me more|go on|please|explain|prerequisites|courses?|in|for
  with|without|before|after|free|hmm|right|yes|no|wait|alright|cool|great
`
const continuation = new RegExp(String.raw`^${continuing}\b`)
const continuingAlone = anyOf`
  and|but|also|so|then|ok|okay|alright|cool|great|what about|how about|why\b.{0,12}$|how long\b.{0,24}$
  how many hours\b.{0,24}$|tell me more|go on|more\b|prerequisites|in (?:tamil|sinhala|english)|free ones
  (?:any |a |the |is there (?:a |any )?)?(?:cheaper|shorter|better|other|another|easier|longer|online)\b.{0,16}$
  how much (?:maths?|coding|programming|time)\b.{0,12}$|any (?:maths?|coding|programming)\b.{0,12}$
  any (?:free|courses)|(?:which|what) step\b.{0,16}$|(?:the )?(?:price|cost|fees?|duration|length|language|hours|time|level|institute)\b.{0,12}$
`
const bareContinuation = new RegExp(`^${continuingAlone}`)

/** Only a reference to something said before. */
const bareReference =
  /^(?:and|but|so|also|what about|how about|why|tell me (?:more )?about)(?: \w+)? (?:it|that|this|them|those|one|ones)\W*$/

/** A question that does not name its subject, since an earlier one did. */
function isElliptical(question: ParsedQuestion, earlier: Intent): boolean {
  const { text, careers, skills, step, unknownCount, wordCount } = question
  const strange = ['skill', 'career', 'careers', 'courses', 'compare'].includes(earlier.name) ? wordCount / 4 : 0
  if (unknownCount > strange || wordCount > 16 || typeof step === 'number') return false
  if (careers.length + skills.length > 0) return false
  return bareContinuation.test(text) || (pronoun.test(text) && continuation.test(text))
}

/** 'Is it free?' after an answer about courses is no question about plans. */
function asksOfCourse({ text }: ParsedQuestion, earlier: Intent): boolean {
  return (
    earlier.name === 'courses' &&
    /\b(?:free|paid|price|cost\w*|fees?|weeks?|long|language|offers?|teaches|institut\w*|certificates?|online|starts?)\b/.test(
      text,
    )
  )
}

const followingStep = /\b(?:after (?:that|it|this)|following one|next one)\b/
const askedWhy = /^(?:and |but |ok |so )?(?:why|how come)\b/

/** The new question about the subject of the earlier answer. */
function resumeIntent(question: ParsedQuestion, earlier: Intent, direct: Intent, state: DialogueState): Intent | null {
  const { text } = question
  const blank = { ...question, fields: [], inOrder: [] }
  switch (earlier.name) {
    case 'skill': {
      // 'When does SQL come?' 'And after that one?'
      const step = state.steps.find(({ milestone, skills }) => !milestone && skills.includes(earlier.skill))
      if (step !== undefined && followingStep.test(text) && /\b(?:one|step|place|comes)\b|^and after/.test(text))
        return { name: 'step', step: step.id + 1, aspect: 'what' }
      return cues.course.test(text)
        ? { name: 'courses', skills: [earlier.skill], conditions: readCourseConditions(text) }
        : readSkillIntent({
            ...blank,
            skills: earlier.other === null ? [earlier.skill] : [earlier.skill, earlier.other],
          })
    }
    case 'courses':
      return cues.time.test(text) && earlier.skills.length > 0
        ? readSkillIntent({ ...blank, skills: earlier.skills })
        : { ...earlier, conditions: readCourseConditions(text) }
    case 'career':
      if (askedWhy.test(text) && question.wordCount < 8)
        return { name: 'recommendation', career: earlier.career, against: true }
      return readCareerIntent({ ...blank, careers: [earlier.career] }, state)
    case 'careers': {
      const extreme = /\b(?:longest|most|slowest|biggest)\b/.test(text) ? 'longest' : 'shortest'
      return earlier.extreme === undefined ? earlier : { ...earlier, extreme }
    }
    case 'compare':
      return readCareerIntent({ ...blank, careers: earlier.careers }, state)
    case 'step':
      if (followingStep.test(text) && typeof earlier.step === 'number')
        return { name: 'step', step: earlier.step + 1, aspect: 'what' }
      return { name: 'step', step: question.step ?? earlier.step, aspect: stepAspect(question) }
    case 'recommendation': {
      if (
        /\b(?:(?:second|third|next) (?:place|in the list|on the list)|runner up|number (?:two|three|2|3))\b/.test(text)
      )
        return { name: 'recommendation', career: null, against: false }
      const place = /^(?:and |what about |then |who is )?(?:the |my )?(second|third|2nd|3rd)\b/.exec(text)?.[1]
      if (place !== undefined)
        return { name: 'recommendation', career: null, against: false, place: /^[s2]/.test(place) ? 2 : 3 }
      const placed = readPlace(question)
      if (placed !== null) return placed
      if (askedWhy.test(text) && question.wordCount < 8)
        return { ...earlier, against: earlier.against || cues.against.test(text) }
      const career = earlier.career ?? state.career
      if (direct.name === 'recommendation' || cues.against.test(text) || career === null)
        return { ...earlier, against: cues.against.test(text) }
      return readCareerIntent({ ...blank, careers: [career] }, state)
    }
    case 'roadmap':
    case 'progress':
    case 'time':
      if (earlier.name === 'time' || cues.time.test(text) || readStudyTime(text).hoursPerWeek !== null)
        return readTimeIntent(question, state)
      return earlier.name === 'roadmap' && cues.progress.test(text) ? { name: 'progress' } : earlier
    default:
      return null
  }
}

/** 'Is it harder than HTML?': what was spoken of, compared with what is named. */
function compareIntent({ text, skills, careers, fields }: ParsedQuestion, earlier: Intent): Intent | null {
  if (
    !/\b(?:it|that|this|they)\b.{0,24}\b(?:than|or|like|vs|versus)\b|\bcompare\b.{0,12}\b(?:with|to|and)\b|^(?:and )?(?:vs|versus|or)\b/.test(
      text,
    )
  )
    return null
  const [skill] = skills
  if (earlier.name === 'skill' && skill !== undefined && skills.length === 1 && skill !== earlier.skill)
    return {
      name: 'skill',
      skill: earlier.skill,
      other: skill,
      aspect: cues.level.test(text) || /\w+er than\b/.test(text) ? 'level' : 'what',
    }
  const career = careers[0] ?? fields[0]
  const asked = earlier.name === 'career' || earlier.name === 'recommendation' ? earlier.career : null
  // 'Why is it higher than Cloud Engineer?': what speaks for it.
  if (asked !== null && askedWhy.test(text) && /\b(?:higher|better|above|ahead)\b/.test(text))
    return { name: 'recommendation', career: asked, against: false }
  return earlier.name === 'career' && career !== undefined && career !== earlier.career
    ? { name: 'compare', careers: [earlier.career, career] }
    : null
}

const aspectOfComparison = (by: ComparedBy | undefined) => (by === 'hours' || by === 'level' ? by : 'what')
const whichOfThem = /\b(?:which|what)\b.{0,20}\b(?:better|suits?|best|fits?|choose|easier|faster|shorter|longer)\b/
const joining = /\b(?:how|where|can i)\b.{0,20}\b(?:join|apply|enrol\w*|register|sign up|get in|book it)\b/
const whatAfter = /^(?:(?:and|then|so|ok) )*what (?:comes|is|will be) (?:after|next)\W*$/

/** 'Which suits me better?', 'how do I join?', 'what comes after?': without a name, of what was spoken of. */
function continueIntent(question: ParsedQuestion, earlier: Intent): Intent | null {
  const { text, careers, fields, skills } = question
  if (careers.length + fields.length + skills.length > 0) return null
  if (earlier.name === 'compare' && (whichOfThem.test(text) || comparesThem(question)))
    return { ...earlier, by: comparedBy(question), isGuess: false }
  if (earlier.name === 'skill' && earlier.other !== null && comparesThem(question))
    return { ...earlier, aspect: aspectOfComparison(comparedBy(question)) }
  if (earlier.name === 'courses' && joining.test(text)) return { name: 'help', address: 'courses#enrolling' }
  if (earlier.name === 'step' && typeof earlier.step === 'number' && whatAfter.test(text))
    return { name: 'step', step: earlier.step + 1, aspect: 'what' }
  return null
}

/** 'And for backend?': the earlier question about a new subject. */
function redirectIntent(question: ParsedQuestion, earlier: Intent): Intent | null {
  if (
    !/^(?:and|what about|how about|or|also|then|ok|but|same|now)\b/.test(question.text) ||
    question.wordCount > 8 ||
    question.unknownCount > 0
  )
    return null
  const career = question.careers[0] ?? question.fields[0]
  const [skill] = question.skills
  if (skill !== undefined && earlier.name === 'time' && /\b(?:without|skip\w*|leav\w+|minus)\b/.test(question.text))
    return { ...earlier, target: { kind: 'skipped', skills: question.skills } }
  if (typeof question.step === 'number' && earlier.name === 'step')
    return { name: 'step', step: question.step, aspect: earlier.aspect }
  if (career !== undefined && earlier.name === 'career') return { name: 'career', career, aspect: earlier.aspect }
  if (career !== undefined && earlier.name === 'recommendation')
    return { name: 'recommendation', career, against: earlier.against }
  if (skill !== undefined && earlier.name === 'courses')
    return { name: 'courses', skills: question.skills, conditions: earlier.conditions }
  if (skill !== undefined && earlier.name === 'skill')
    return { name: 'skill', skill, other: null, aspect: earlier.aspect }
  return null
}

/** 'Milestone 2', and 'the second milestone' where no time is asked for. */
const milestoneNamed =
  /\bmilestone ?(?:number|no\.?|#)? ?(\d{1,2})\b(?!\))|(?<!\b(?:when|long|far|soon|time|date|until|till|reach|get to)\b.*)\b(first|second|third|fourth|fifth) milestone\b/

/** A question that quotes a step's label, or numbers a milestone, names the step. */
function withQuotedStep(question: ParsedQuestion, { steps }: DialogueState): ParsedQuestion {
  if (question.step !== null) return question
  const [, number, word] = milestoneNamed.exec(question.text) ?? []
  const milestones = steps.filter(({ milestone }) => milestone)
  const milestone = milestones[number === undefined ? ordinals.indexOf(word ?? '') : Number(number) - 1]
  if (milestone !== undefined) return { ...question, step: milestone.id }
  const quoted = steps.find(({ label }) => question.text.includes(readWords(label).toLowerCase()))
  return quoted === undefined ? question : { ...question, step: quoted.id }
}

/** What may come before the question of a message: 'thanks. and after that?', 'no, I mean the price'. */
const before = new RegExp(
  `^(?:${anyOf`
    thanks|thank you|ok|okay|great|cool|nice|good|got it|alright|perfect|i see|understood|no|nope|sorry|hmm|yes|right
    (?:no,? )?i (?:mean|meant|am asking|was asking|asked)(?: about| for)?|not that(?: one)?|so much|very much|wow
  `}\\b[\\s,.!]*)+(?=\\S)`,
)

/** Without the words before, and with 'a week' where the earlier question was about a pace. */
function withoutBefore(said: ParsedQuestion, earlier: Intent | null): ParsedQuestion {
  if (earlier === null) return said
  const rest = said.typed
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase()
    .replace(before, '')
  const isShort = rest.split(/\s+/).length < 2
  const text = isShort || isCrisis(said.typed) || said.language !== null ? said.typed : rest
  const inHours = text.replace(bareNumber, '$1$2 hours')
  const paced = earlier.name === 'time' && said.wordCount < 8 ? inHours.replace(bareHours, '$& a week') : text
  return paced === said.typed ? said : readQuestion(paced)
}

/** 'What about 5?' after a pace. */
const bareNumber = /^((?:and |or |but |what about |how about |with |if |only )+)(\d{1,2})(?=\W*$)/i
const bareHours = /\b\d+(?:\.\d+)? ?(?:hours?|hrs?|h)\b(?! (?:a|per|each|every|left|more|less|in|on|daily|weekly))/i

function readIntent(typed: ParsedQuestion, subjects: readonly Intent[], state: DialogueState): Intent {
  const earlier = subjects.at(-1) ?? null
  const said = withoutBefore(typed, earlier)
  const question = withQuotedStep(said, state)
  if (question.wordCount === 0) return { name: 'unclear' }
  const direct = classify(question, state)
  const order = isCertain(direct) ? null : readOrder(said, earlier, state)
  if (order !== null) return { name: 'order', order }
  if (earlier !== null && !isCertain(direct)) {
    const again =
      readFollowUp(question, subjects, state) ??
      compareIntent(question, earlier) ??
      continueIntent(question, earlier) ??
      redirectIntent(question, earlier)
    if (again !== null) return again
    const isRefused = direct.name === 'declined' && refusedTopic(question) !== null
    const isOther =
      isRefused ||
      direct.name === 'courtesy' ||
      (direct.name === 'recommendation' && asksOfRecommendation(question, earlier)) ||
      (direct.name === 'help' &&
        findCuedSectionAnywhere(question.text) !== undefined &&
        !asksOfCourse(question, earlier))
    if (isElliptical(question, earlier) && !isOther) return resumeIntent(question, earlier, direct, state) ?? direct
  }
  const ranked = isCertain(direct) ? null : readRankedComparison(question, earlier !== null)
  if (ranked !== null) return ranked
  return earlier === null && bareReference.test(question.text) ? { name: 'unclear' } : direct
}

/** What 'it' means after an order. */
function focusAfter(order: Order): Intent {
  if (order.kind === 'several') return order.orders[0] === undefined ? timeOfRoadmap : focusAfter(order.orders[0])
  if (order.kind === 'pace' || order.kind === 'variant' || order.kind === 'deadline') return timeOfRoadmap
  const target = order.kind === 'mark' ? order.targets[0] : { skill: order.skills[0] }
  return 'step' in target
    ? { name: 'step', step: target.step, aspect: 'what' }
    : { name: 'skill', skill: target.skill, other: null, aspect: 'what' }
}

/** Typed in answer to a proposal, instead of pressing its button. */
const consent = /^(?:(?:yes|yep|yeah|sure|please|do it|do that|go ahead|confirm|confirmed|please do)[ ,.!]*)+$/

/**
 * Reads what the last question of a conversation asks for.
 *
 * @param turns - The conversation, the question last.
 * @param state - What is known of the learner.
 * @returns The intent.
 */
export function readConversation(turns: readonly ChatTurn[], state: DialogueState): Intent {
  /** What was spoken of, the last one last. */
  const subjects: Intent[] = []
  let answered: ParsedQuestion | null = null
  let last: Intent = { name: 'unclear' }
  for (const { sender, text } of turns.slice(-2 * maxRememberedMessages)) {
    const said = readQuestion(text)
    if (sender === 'bot') {
      answered = said
      const focus = subjects.at(-1)
      const isOpen = focus === undefined || (focus.name === 'step' && typeof focus.step !== 'number')
      const found = isOpen ? focusOf(said) : null
      if (found !== null) subjects.push(found)
      continue
    }
    const listed = answered === null ? null : compareListed(answered, said)
    const picked = answered === null || isCrisis(said.typed) ? null : pickFromList(answered, said)
    const again: Intent | null = last.name === 'order' && consent.test(said.text) ? last : null
    last = again ?? picked ?? listed ?? readIntent(said, subjects, state)
    if (last.name === 'order') subjects.push(focusAfter(last.order))
    else if (!['crisis', 'courtesy', 'declined', 'unclear'].includes(last.name)) subjects.push(last)
  }
  return last
}
