import { readCourseConditions } from '#chat/course-conditions.ts'
import type { DialogueState, Intent } from '#chat/intents.ts'
import { ownCues as cues } from '#chat/own-cues.ts'
import { ordinals, type ParsedQuestion } from '#chat/question.ts'
import { termOf } from '#chat/terms.ts'
import { anyOf, phrases } from '#text/patterns.ts'

/* Reads what learners say about the answers before: 'say it simpler', 'the cheaper one', 'back to Docker'. Locale: 'en'. */

const againSimpler = phrases`
  (?:say|explain|put|tell|write)\b.{0,16}\b(?:simpl\w+|easier|easy|again|differently|other words|shorter)|(?:in|with) (?:simple|easy|plain|other) (?:words|english)
  like i am (?:\w+ )?(?:5|five|a child|stupid|new)|(?:simpler|shorter|easier) please
  (?:do|did) not (?:get|understand) (?:it|that|this|you|your answer|a word|anything)|what do you mean|come again
`
const doubted = phrases`
  (?:made|making|make) (?:that|this|it) up|are you (?:\w+ )?sure|(?:is|are) (?:that|this|it|these) (?:\w+ )?(?:true|correct|right|accurate)
  (?:how|where) (?:do|did) you (?:know|get) (?:that|this|it)|(?:do not|can not) believe (?:you|that|it|this)|says who|who says
`
const improving = phrases`(?:should|can|could|must|do) i (?:change|improve|do)|(?:make|get|be|raise)\b.{0,12}\b(?:higher|better)`
const anotherOne =
  /^(?:no |ok |and )*(?:another|a different|some other|the next|next|not (?:that|this)) (?:one|career|job|option)?\W*(?:please)?\W*$/
const backToFirst = phrases`first (?:thing|question|one) (?:that )?i (?:asked|said|wrote|named)|what i (?:asked|said) (?:first|before|earlier|at the beginning)|(?:my|the) first question`
const picking = new RegExp(
  `\\b(?:the |that )?(${[...ordinals.slice(0, 5), '1st', '2nd', '3rd', 'last'].join('|')}) (?:one|course|class)?\\b`,
)
const ofCourse = new RegExp(
  `\\b${anyOf`one|course|class|price|cost\\w*|how (?:much|long)|weeks?|free|who|when|start\\w*|cheaper|shorter|in (?:tamil|sinhala|english)`}\\b`,
)

const howLong = /\bhow (?:long|many weeks)\b.{0,12}\b(?:it|that|this|course|one)\W*$/

const bareCourse = /^(?:and |ok |also |so )*(?:a|any|is there an?|the) courses?\W*$/
const freeAsked = /\b(?:any|some)?(?:thing|one|ones|course|courses|material)? ?(?:that is )?\bfree\b(?! trial)/

function placeOf(text: string, count: number): number | null {
  const word = picking.exec(text)?.[1]
  if (word === undefined) return null
  const at = word === 'last' ? count - 1 : Math.max(ordinals.indexOf(word), ['1st', '2nd', '3rd'].indexOf(word))
  return at < count ? at : null
}

/** 'The React one, how long is it?' after a list of courses. */
function pickCourse(question: ParsedQuestion, earlier: Extract<Intent, { name: 'courses' }>): Intent | null {
  const { text, skills, careers, wordCount } = question
  if (wordCount > 12 || careers.length > 0 || !ofCourse.test(text)) return null
  const conditions = readCourseConditions(text)
  const named = skills.filter((skill) => earlier.skills.includes(skill))
  if (skills.length > 0) return named.length === skills.length ? { name: 'courses', skills: named, conditions } : null
  // Its weeks are in the answer on courses.
  if (
    earlier.skills.length > 0 &&
    (conditions.language !== null || conditions.free || conditions.first !== null || howLong.test(text))
  )
    return { ...earlier, conditions }
  const at = placeOf(text, earlier.skills.length)
  const skill = at === null || earlier.skills.length < 2 ? undefined : earlier.skills[at]
  return skill === undefined ? null : { name: 'courses', skills: [skill], conditions }
}

function skillOf(intent: Intent, { steps }: DialogueState): string | null {
  if (intent.name === 'skill') return intent.skill
  if (intent.name === 'courses') return intent.skills[0] ?? null
  if (intent.name === 'term') return termOf(intent.terms[0] ?? '')?.skill ?? null
  return intent.name === 'step' ? (steps.find(({ id }) => id === intent.step)?.skills[0] ?? null) : null
}

/** What was spoken of before the last answer, where that has no course or price: 'and is there a course for it?' */
function resumeSkill(question: ParsedQuestion, subjects: readonly Intent[], state: DialogueState): Intent | null {
  const { text, skills, careers, fields, wordCount } = question
  if (skills.length + careers.length + fields.length > 0 || wordCount > 16) return null
  const isFirst = backToFirst.test(text)
  const last = subjects.at(-1)
  if (last?.name === 'term' && cues.place.test(text)) {
    const skill = skillOf(last, state)
    return skill === null ? null : { name: 'skill', skill, other: null, aspect: 'place' }
  }
  const lacksCourses = last !== undefined && ['time', 'roadmap', 'progress', 'help'].includes(last.name)
  const isCourse =
    lacksCourses && cues.course.test(text) && (/\b(?:it|that|them|this)\b/.test(text) || bareCourse.test(text))
  const isFree = last !== undefined && ['skill', 'step', 'term'].includes(last.name) && freeAsked.test(text)
  if (!isFirst && !isCourse && !isFree) return null
  const subject = isFirst ? subjects[0] : subjects.findLast((one) => skillOf(one, state) !== null)
  if (subject === undefined) return null
  const skill = skillOf(subject, state)
  if (skill === null || !(cues.course.test(text) || cues.free.test(text))) return isFirst ? subject : null
  return { name: 'courses', skills: [skill], conditions: readCourseConditions(text) }
}

/** 'Not Java, JavaScript': the earlier question about the second name. */
function correctSkill({ form, skills }: ParsedQuestion, earlier: Intent): Intent | null {
  const [, meant] = skills
  if (
    meant === undefined ||
    !/^(?:no )?(?:i said |i meant )?not <skill> (?:but )?(?:i meant )?<skill>$/.test(form.join(' '))
  )
    return null
  if (earlier.name === 'courses') return { ...earlier, skills: [meant] }
  return earlier.name === 'skill' ? { ...earlier, skill: meant, other: null } : null
}

/**
 * Reads a message about the answers before it.
 *
 * @param question - The message.
 * @param subjects - What was spoken of, the last one last.
 * @param state - What is known of the learner.
 * @returns The intent, or null where it is a question by itself.
 */
export function readFollowUp(
  question: ParsedQuestion,
  subjects: readonly Intent[],
  state: DialogueState,
): Intent | null {
  const { text, wordCount, skills, careers } = question
  const earlier = subjects.at(-1)
  if (earlier === undefined) return null
  const isBare = skills.length + careers.length === 0 && question.step === null && wordCount < 12
  if (isBare && againSimpler.test(text)) return earlier.name === 'skill' ? { ...earlier, aspect: 'what' } : earlier
  if (isBare && doubted.test(text)) return { name: 'help', address: 'privacy#sources' }
  if (earlier.name === 'recommendation' && isBare && improving.test(text))
    return { name: 'help', address: 'profile#better-advice' }
  if (earlier.name === 'recommendation' && anotherOne.test(text)) {
    const place = typeof earlier.place === 'number' ? earlier.place : 1
    return { name: 'recommendation', career: null, against: false, place: place + 1 }
  }
  const picked = earlier.name === 'courses' ? pickCourse(question, earlier) : null
  return picked ?? correctSkill(question, earlier) ?? resumeSkill(question, subjects, state)
}

const aboutCareers: readonly Intent['name'][] = ['career', 'careers', 'compare', 'recommendation']

/**
 * Tells whether a question names the recommendation itself: 'why this career?' after an answer about courses.
 *
 * @param question - The question.
 * @param earlier - What was spoken of.
 * @returns False after an answer about a career, which may be the one that is meant.
 */
export function asksOfRecommendation({ text }: ParsedQuestion, earlier: Intent): boolean {
  return (
    !aboutCareers.includes(earlier.name) &&
    /\b(?:this|that|my|the) (?:career|job|profession|recommendation)\b/.test(text)
  )
}
