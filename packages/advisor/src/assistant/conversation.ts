import type { CareerId } from '@milepost/contract/careers/limits'
import type { ChatContext, ChatTurn } from '#advisor.ts'
import { type ChatSubject, type Chosen, choose, intentOf, noSubject } from '#assistant/choose.ts'
import { isCrisis } from '#assistant/crisis/recognise-crisis.ts'
import { type ParsedMessage, readMessage } from '#assistant/message.ts'
import { readSuggested } from '#assistant/read-suggested.ts'
import { cleanWords } from '#assistant/words.ts'
import { readStudyTime } from '#read/study-time.ts'
import { anyOf } from '#text/patterns.ts'

/** What a message of a conversation asks for. */
export interface MessageReading extends Chosen {
  readonly message: ParsedMessage
  /** What it names, or what was spoken of where it names nothing. */
  readonly subject: ChatSubject
  /** Someone may be in danger. */
  readonly isCrisis: boolean
}

/** How many messages, the learner's and ours, are read. */
const maxTurns = 12

const isNothing = ({ careers, skills, terms, tools, steps }: ChatSubject) =>
  careers.length + skills.length + terms.length + tools.length + steps.length === 0

const ownCareer = /\b(?:my|this|that|the|such a) (?:career|job|profession|role|field|work|line of work)\b/
const ownStep = /\b(?:this|that|the|my) (?:step|milestone|session|topic)\b/
const milestoneNumber = /\bmilestone ?(?:number|no\.?|#)? ?(\d{1,2})\b/

/**
 * Finds what a message names by itself, on the learner's own road.
 *
 * @param message - The message.
 * @param context - What is known of the learner.
 * @returns What it is about.
 */
export function subjectOf(message: ParsedMessage, { roadmap }: ChatContext): ChatSubject {
  const { text, skills, looseSkills, terms, tools } = message
  const steps = roadmap?.steps ?? []
  const milestone = milestoneNumber.exec(text)?.[1]
  const numbered = steps.filter((step) => step.milestone)[Number(milestone) - 1]
  const quoted = steps.find(({ label }) => text.includes(cleanWords(label).toLowerCase()))
  const named = numbered ?? (message.steps.length === 0 ? quoted : undefined)
  const own = roadmap !== null && ownCareer.test(text) ? [roadmap.careerId] : []
  const current = roadmap !== null && ownStep.test(text) ? (['current'] as const) : []
  const taught = /\bstep\b/.test(text)
    ? steps.find((step) => !step.milestone && step.skills.some((id) => skills.includes(id)))
    : undefined
  const one = named ?? (message.steps.length === 0 ? taught : undefined)
  const byNumber = one === undefined ? message.steps : [one.id]
  return {
    careers: message.careers.length > 0 ? message.careers : own,
    skills: skills.length > 0 ? skills : looseSkills,
    terms,
    tools,
    steps: byNumber.length > 0 ? byNumber : current,
  }
}

const pronoun = /^(?:it|its|this|that|these|those|them|they|one|ones|both|he|she|there)$/
const opening =
  /^(?:and|but|or|also|so|then|ok|okay|what about|how about|why|how (?:long|hard|much|many)|is|are|does|do|can|any|which|when|where|tell me more|for|with|without|if|hmm|free|more|course|courses|no)\b/
/** A longer message says itself what it is about. */
const maxWordsOfFollowUp = 14
const maxBareWords = 4
const filler = new Set(
  'and or but so then also what how about for is the a an of in with ok okay same now please tell me not no i mean meant said <skill> <career> <field>'.split(
    ' ',
  ),
)

/** The message as if it named what was spoken of. */
function withSubject(message: ParsedMessage, subject: ChatSubject): ParsedMessage {
  const { careers, skills, terms, tools, steps } = subject
  const name = skills.length > 0 ? '<skill>' : careers.length > 0 ? '<career>' : steps.length > 0 ? 'step' : null
  const at = message.form.findIndex((word) => pronoun.test(word))
  const form = [...message.form]
  if (name !== null) form.splice(at < 0 ? form.length : at, at < 0 ? 0 : 1, name)
  return { ...message, form, careers, skills, terms, tools, steps }
}

/** What a follow-up may be about: 'it', 'and how long?'. */
function isFollowUp({ form, text }: ParsedMessage, isNamed: boolean): boolean {
  if (isNamed || form.length > maxWordsOfFollowUp) return false
  return form.length <= maxBareWords || form.some((word) => pronoun.test(word)) || opening.test(text)
}

/** A short message that says a pace, time off or a day. A number of hours is meant a week. */
function asPace(message: ParsedMessage): ParsedMessage | null {
  if (message.form.length > maxWordsOfFollowUp || !opening.test(message.text)) return null
  const text = message.text.replace(/\b(\d{1,2})(?: ?(?:hours?|h))?(?=\W*$)/, '$1 hours a week')
  const { hoursPerWeek, moreHours, timesUsual, deadline, weeksOff } = readStudyTime(text)
  return hoursPerWeek !== null || moreHours !== 0 || timesUsual !== null || deadline !== null || weeksOff > 0
    ? { ...message, text }
    : null
}

const consent = /^(?:(?:yes|yep|yeah|sure|please|do it|do that|go ahead|confirm|please do)[ ,.!]*)+$/
/** What can only mean this. */
const certain = (id: string): Chosen => ({ choices: [{ id, likelihood: 1 }], guides: new Map(), missing: null })

/**
 * Tells whether an intent is small talk, or something that Milepost declines.
 *
 * @param id - The intent's id.
 * @returns True where it is.
 */
export const isAside = (id: string) => /^(?:talk|decline)\./.test(id)

/** What may come before the question: 'thanks! one more thing,', 'hi,'. */
const courtesies = new RegExp(
  String.raw`^(?:${anyOf`
    hi|hello|hey|thanks|thank you|ok|okay|great|cool|nice|good|got it|alright|perfect|i see|sorry|hmm|wow|bro|sir|so much|very much
    one more (?:thing|question)|another question|quick question|by the way|btw
  `}\b[\s,.!:-]*)+(?=\S+ \S+ \S+)`,
  'i',
)

function read(
  typed: string,
  earlier: MessageReading | null,
  last: MessageReading | null,
  context: ChatContext,
): MessageReading {
  const message = { ...readMessage((readSuggested(typed) ?? typed).replace(courtesies, '')), typed }
  if (isCrisis(typed))
    return { message, subject: noSubject, choices: [], guides: new Map(), missing: null, isCrisis: true }
  const own = subjectOf(message, context)
  const before = earlier?.choices[0]
  if (earlier !== null && before !== undefined) {
    // 'Yes' instead of a press, and 'and for Docker?'.
    if (last === earlier && before.id.startsWith('change.') && consent.test(message.text)) return earlier
    const isBare = !isNothing(own) && message.form.every((word) => filler.has(word) || word === '<number>')
    if (isBare && !isAside(before.id)) {
      const fits = intentOf(before.id)?.needs !== undefined && sameKind(own, earlier.subject)
      if (fits) return { message, subject: own, ...certain(before.id), isCrisis: false }
    }
    if (isFollowUp(message, !isNothing(own)) && !isNothing(earlier.subject)) {
      const whole = withSubject(message, earlier.subject)
      const chosen = choose(whole, earlier.subject, before.id)
      const isAgain = ['talk.simpler', 'talk.more'].includes(chosen.choices[0]?.id ?? '')
      return isAgain
        ? { ...earlier, message }
        : { message: whole, subject: earlier.subject, ...chosen, isCrisis: false }
    }
    // 'And for 5 hours?'
    const paced = /^(?:plan\.|skill\.hours|step\.hours|career\.hours)/.test(before.id) ? asPace(message) : null
    if (paced !== null) return { message: paced, subject: earlier.subject, ...certain(before.id), isCrisis: false }
    // 'Is it harder than HTML?': what was spoken of, and what is named.
    if (
      message.form.some((word) => word === 'it' || word === 'that') &&
      /\b(?:than|or|vs|versus|before|after|with|like)\b/.test(message.text)
    ) {
      const both = joined(earlier.subject, own)
      if (both !== null) {
        const whole = {
          ...withSubject(message, both),
          form: message.form.map((word) =>
            word === 'it' || word === 'that' ? (own.skills.length > 0 ? '<skill>' : '<career>') : word,
          ),
        }
        return { message: whole, subject: both, ...choose(whole, both), isCrisis: false }
      }
    }
  }
  return { message, subject: own, ...choose(message, own), isCrisis: false }
}

const sameKind = (a: ChatSubject, b: ChatSubject) =>
  (a.skills.length > 0 && b.skills.length > 0) ||
  (a.careers.length > 0 && b.careers.length > 0) ||
  (a.steps.length > 0 && b.steps.length > 0)

function joined(before: ChatSubject, now: ChatSubject): ChatSubject | null {
  if (before.skills.length > 0 && now.skills.length > 0)
    return { ...now, skills: [...new Set([...before.skills.slice(0, 1), ...now.skills])] }
  if (before.careers.length > 0 && now.careers.length > 0)
    return { ...now, careers: [...new Set<CareerId>([...before.careers.slice(0, 1), ...now.careers])] }
  return null
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']
const picked = new RegExp(String.raw`\b(${ordinals.join('|')}|last) (?:one|career|option|job|course)\b`)

/** 'The second one': a course of several that were asked for, or a career of our last answer. */
function pickListed(
  message: ParsedMessage,
  earlier: MessageReading | null,
  answered: ParsedMessage | null,
): Pick<MessageReading, 'subject' | 'choices'> | null {
  const word = picked.exec(message.text)?.[1]
  if (word === undefined) return null
  const nth = <T>(all: readonly T[]) =>
    all.length < 2 ? undefined : word === 'last' ? all.at(-1) : all[ordinals.indexOf(word)]
  const isOfCourses = earlier?.choices[0]?.id === 'courses.find'
  const skill = isOfCourses ? nth(earlier.subject.skills) : undefined
  if (skill !== undefined)
    return { subject: { ...noSubject, skills: [skill] }, choices: [{ id: 'courses.find', likelihood: 1 }] }
  const career = nth(answered?.careers ?? [])
  return career === undefined
    ? null
    : { subject: { ...noSubject, careers: [career] }, choices: [{ id: 'career.what', likelihood: 1 }] }
}

/** Our answer names what the question did not: the number of the next step. */
function focusOf({ subject, ...reading }: MessageReading, answered: ParsedMessage): MessageReading {
  const isOpen = isNothing(subject) || subject.steps.some((step) => typeof step !== 'number')
  const [step] = answered.steps
  const [career] = answered.careers
  if (!isOpen) return { ...reading, subject }
  if (typeof step === 'number') return { ...reading, subject: { ...noSubject, steps: [step] } }
  if (subject.steps.length > 0) return { ...reading, subject }
  return {
    ...reading,
    subject:
      career === undefined
        ? { ...noSubject, skills: answered.skills.slice(0, 1) }
        : { ...noSubject, careers: [career] },
  }
}

/**
 * Reads what the last message of a conversation asks for.
 *
 * @param turns - The conversation, the message last.
 * @param context - What is known of the learner.
 * @returns The reading.
 */
export function readConversation(turns: readonly ChatTurn[], context: ChatContext): MessageReading {
  let earlier: MessageReading | null = null
  let last: MessageReading = read('', null, null, context)
  let answered: ParsedMessage | null = null
  /** Nothing was said since, such as thanks. */
  let isLast = false
  for (const { sender, text } of turns.slice(-maxTurns)) {
    if (sender === 'bot') {
      answered = readMessage(text)
      if (earlier !== null) earlier = focusOf(earlier, answered)
      continue
    }
    last = read(text, earlier, isLast ? earlier : null, context)
    const listed = last.isCrisis ? null : pickListed(last.message, earlier, answered)
    if (listed !== null) last = { ...last, ...listed, missing: null }
    const [best] = last.choices
    isLast = !last.isCrisis && best !== undefined && !isAside(best.id)
    if (isLast) earlier = last
  }
  return last
}
