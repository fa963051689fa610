import { currentLanguage, runInLanguage } from '@milepost/knowledge'
import type { AdvisorReply, AdvisorSentence, ChatContext, ChatTurn } from '#advisor.ts'
import { askTool } from '#assistant/ask-tool.ts'
import { forHandbook } from '#assistant/choose.ts'
import { type MessageReading, readConversation } from '#assistant/conversation.ts'
import { crisisSentences } from '#assistant/crisis/crisis-sentences.ts'
import type { FoundAnswer } from '#assistant/find-answers.ts'
import { replyLanguage } from '#assistant/reply-language.ts'
import { remark } from '#assistant/sentences.ts'
import { splitQuestions } from '#assistant/several-questions.ts'
import { suggestionsFor } from '#assistant/suggestions.ts'
import { aside, type ToolAnswer } from '#assistant/tool.ts'
import { together } from '#assistant/tools/change/proposals.ts'
import { findNear, handbookAnswer, nearSentences } from '#assistant/tools/handbook.ts'

/** Of what isn't for the handbook: a question that is less likely one for a tool is not clear. */
const minLikelihood = 0.2
/** Of all: what is surely for the handbook is no question for a tool, though the handbook has nothing near. */
const minTool = 0.05
/** From this likelihood the handbook is considered, and a part of a message is answered separately. */
const [minSecond, minPart] = [0.2, 0.5]
/** A part of an order has to be surer: it would change something. */
const minOrder = 0.7
/** From this likeness to a question of the handbook its answer is given: where nothing else is meant, where it is likeliest, and where a tool is. */
const [minNearQuestion, minNearerQuestion, minSameQuestion] = [0.25, 0.35, 0.6]
/** Below this it is said that the answer is only near, and others are offered too. */
const minSureQuestion = 0.5
/** From this an answer that is only near would be no answer to what is declined. */
const minDeclined = 0.12
/** From this likelihood nothing but the handbook is meant. */
const onlyHandbook = 0.9
/** The longest answer, in sentences and UTF-16 units. */
const [maxSentences, maxCharacters] = [7, 1400]

function shorten(sentences: readonly AdvisorSentence[]): AdvisorSentence[] {
  const kept: AdvisorSentence[] = []
  let length = 0
  for (const sentence of sentences.slice(0, maxSentences)) {
    length += sentence.text.length + 1
    if (kept.length > 0 && length > maxCharacters) break
    kept.push(sentence)
  }
  return kept
}

/** What is near, where nothing answers the very question. */
function offerNear(found: readonly FoundAnswer[], reason: AdvisorSentence | null): ToolAnswer {
  if (reason === null) {
    const near = nearSentences(found, 'decline.near')
    return aside('unclear', near.length > 0 ? near : [remark('decline.unclear')])
  }
  return aside('declined', [reason, ...nearSentences(found, 'decline.near-after')])
}

/** Why the likeliest can't be answered: what it needs is not known here. */
function unknownOf({ missing }: MessageReading): AdvisorSentence | null {
  switch (missing) {
    case 'skill':
    case 'tool':
    case 'concept':
    case 'career':
      return remark(`decline.unknown-${missing}`)
    case 'two-skills':
    case 'two-concepts':
    case 'two-careers':
    case 'career+skill':
      return remark('decline.unknown-one')
    case 'step':
      return remark('decline.which-step')
    default:
      return null
  }
}

interface Replied {
  readonly id: string
  readonly answer: ToolAnswer
}

/** The handbook, a tool or what is near: whichever is likelier, and near enough to what is asked. */
async function answerOne(reading: MessageReading, context: ChatContext): Promise<Replied> {
  const { choices, missing, isCrisis } = reading
  if (isCrisis) return { id: 'crisis', answer: aside('crisis', crisisSentences(context.helpCountry)) }
  const ofHandbook = choices.find(({ id }) => id === forHandbook)?.likelihood ?? 0
  const tool = choices.find(({ id }) => id !== forHandbook)
  const ofTool = (tool?.likelihood ?? 0) / Math.max(0.01, 1 - ofHandbook)
  const ofDeclined = choices.find(({ id }) => id.startsWith('decline.'))?.likelihood ?? 0
  const near = findNear(reading, context)
  const [first, ...others] = near
  const minScore =
    ofHandbook >= onlyHandbook ? minNearQuestion : choices[0]?.id === forHandbook ? minNearerQuestion : minSameQuestion
  if (first !== undefined && ofHandbook >= minSecond && first.score >= minScore) {
    const isNear = first.score < minSureQuestion
    if (!isNear || ofDeclined < minDeclined)
      return { id: forHandbook, answer: handbookAnswer([first, ...others], isNear) }
  }
  if (missing !== null && ofTool < minPart) return { id: 'unclear', answer: offerNear(near, unknownOf(reading)) }
  if (tool === undefined || ofTool < minLikelihood || tool.likelihood < minTool)
    return { id: 'unclear', answer: offerNear(near, null) }
  const answered = await askTool(tool.id, reading, context)
  const isOfWork = /^decline\.(?:everyday|writing|code)$/.test(tool.id) && (first?.score ?? 0) >= minNearerQuestion
  if (!isOfWork) return { id: tool.id, answer: answered }
  const sentences = [...answered.sentences.slice(0, 1), ...nearSentences(near, 'decline.near-after')]
  return { id: tool.id, answer: { ...answered, sentences } }
}

/** Each question of a message with several, where each is clear by itself. */
function partsOf(turns: readonly ChatTurn[], whole: MessageReading, context: ChatContext): MessageReading[] {
  const isChange = whole.choices[0]?.id.startsWith('change.') === true
  // A story for the handbook is one question, whatever it asks beside.
  if (whole.choices[0]?.id === forHandbook) return [whole]
  // 'Steps 5 and 6' are one order.
  if (isChange && whole.subject.steps.length + whole.subject.skills.length > 1) return [whole]
  const { typed } = whole.message
  const parts = isChange
    ? typed.split(/[.,;] (?:and |then )?| and (?:then )?/).filter((part) => part.trim() !== '')
    : splitQuestions(typed)
  if (parts.length < 2 || parts.length > 4) return [whole]
  const before = turns.slice(
    0,
    turns.findLastIndex(({ sender }) => sender === 'user'),
  )
  const readings = parts.map((_, at) =>
    readConversation(
      [...before, ...parts.slice(0, at + 1).map((text): ChatTurn => ({ sender: 'user', text }))],
      context,
    ),
  )
  const keyOf = ({ choices, subject }: MessageReading) => JSON.stringify([choices[0]?.id, subject])
  const different = readings.filter((one, at) => readings.findIndex((other) => keyOf(other) === keyOf(one)) === at)
  const isClear = ({ choices: [best], missing }: MessageReading) =>
    missing === null &&
    best !== undefined &&
    best.likelihood >= (isChange ? minOrder : minPart) &&
    !/^(?:talk|decline)\./.test(best.id) &&
    best.id.startsWith('change.') === isChange
  return different.length > 1 && different.every(isClear) ? different : [whole]
}

/** One answer to several questions, with the first sentences on each. */
function join(answers: readonly [ToolAnswer, ...ToolAnswer[]]): ToolAnswer {
  const [first, ...rest] = answers
  if (rest.length === 0) return first
  if (answers.some(({ action }) => action !== undefined)) return together(answers)
  const share = rest.length === 1 ? 3 : 2
  const texts = new Set<string>()
  const sentences = answers
    .flatMap((one) => one.sentences.slice(0, share))
    .filter(({ text }) => !texts.has(text) && texts.add(text))
  return { ...first, sentences }
}

/**
 * Answers the last question of a conversation, in its language. Deterministic, and nothing that a user wrote is repeated.
 *
 * @param turns - The conversation, the question last.
 * @param context - What the answer may use.
 * @returns The reply.
 */
export async function prepareReply(turns: readonly ChatTurn[], context: ChatContext): Promise<AdvisorReply> {
  const whole = readConversation(turns, context)
  return runInLanguage(replyLanguage(whole.message.typed), () => answerAll(turns, whole, context))
}

/** No native reader has read the translation, so what may save a life follows in English. */
function inEnglishToo({ helpCountry }: ChatContext): readonly AdvisorSentence[] {
  return currentLanguage() === 'en' ? [] : runInLanguage('en', () => crisisSentences(helpCountry))
}

async function answerAll(
  turns: readonly ChatTurn[],
  whole: MessageReading,
  context: ChatContext,
): Promise<AdvisorReply> {
  const [reading = whole, ...others] = whole.isCrisis ? [] : partsOf(turns, whole, context)
  const { id, answer: first } = await answerOne(reading, context)
  const more = await Promise.all(others.map(async (other) => (await answerOne(other, context)).answer))
  const answer = join([first, ...more])
  const { kind, subject, action } = answer
  const suggestions = kind === 'crisis' ? [] : suggestionsFor(id, reading.subject, context)
  const beside = kind === 'crisis' ? inEnglishToo(context) : []
  const sentences = [...shorten(answer.sentences), ...beside]
  return { kind, subject, sentences, suggestions, ...(action !== undefined && { action }) }
}
