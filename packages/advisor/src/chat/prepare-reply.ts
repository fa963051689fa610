import { knowledgeFiles } from '@milepost/knowledge'
import type { AdvisorSentence, ChatContext, ChatMenu, ChatTurn } from '#advisor.ts'
import { handbookReply } from '#assistant/handbook-reply.ts'
import { withLocalAnswer } from '#chat/answers/local.ts'
import { asksWhatSkillIs } from '#chat/aspects.ts'
import { classify, isCertain } from '#chat/classify.ts'
import { closestOfCareer, closestOfSkill } from '#chat/closest-sentence.ts'
import { type Composed, compose } from '#chat/compose.ts'
import { readConversation } from '#chat/conversation.ts'
import { factsFor } from '#chat/facts.ts'
import type { DialogueState, Intent } from '#chat/intents.ts'
import { type ParsedQuestion, readQuestion } from '#chat/question.ts'
import { splitQuestions } from '#chat/several-questions.ts'
import { fact } from '#chat/sources.ts'
import { suggestionsFor } from '#chat/suggestions.ts'
import { languageOfScript } from '#chat/wording.ts'

const maxSuggestions = 3
/** The longest answer, in sentences and UTF-16 units. */
const maxSentences = 7
const maxCharacters = 1400

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

/** A suggestion must work as a question by itself, and lead to another answer than the one just given. */
function hasNewAnswer(question: ParsedQuestion, asked: Intent, state: DialogueState): boolean {
  const intent = classify(question, state)
  if (JSON.stringify(intent) === JSON.stringify(asked)) return false
  return !['crisis', 'declined', 'courtesy', 'unclear'].includes(intent.name)
}

function suggestionsOf(
  intent: Intent,
  stepId: number | null,
  asked: ParsedQuestion,
  context: ChatContext,
  state: DialogueState,
): string[] {
  if (intent.name === 'crisis') return []
  const suggestions: string[] = []
  for (const one of new Set(suggestionsFor(intent, stepId, context))) {
    if (suggestions.length === maxSuggestions) break
    const question = readQuestion(one)
    if (question.text !== asked.text && hasNewAnswer(question, intent, state)) suggestions.push(one)
  }
  return suggestions
}

/** What our descriptions say about the very words of the question comes first. */
function withDetail(composed: Composed, intent: Intent, question: ParsedQuestion): Composed {
  const { subject, sentences } = composed
  const detail =
    intent.name === 'career' && !['hours', 'courses', 'day'].includes(intent.aspect)
      ? closestOfCareer(intent.career, question)
      : intent.name === 'skill' &&
          !asksWhatSkillIs(question) &&
          !['hours', 'place', 'build', 'stuck'].includes(intent.aspect)
        ? closestOfSkill(intent.skill, question)
        : null
  if (intent.name === 'term' && subject !== null) {
    const more = closestOfSkill(subject.id, question)
    return more === null
      ? composed
      : { ...composed, sentences: [...sentences.slice(0, 1), fact(more, subject), ...sentences.slice(1)] }
  }
  if (detail === null || subject === null || sentences.some(({ text }) => text.includes(detail))) return composed
  return { ...composed, sentences: [fact(detail, subject), ...sentences] }
}

const isAnswered = ({ name }: Intent) => !['crisis', 'courtesy', 'declined', 'unclear', 'order'].includes(name)

/** What each question of the last message asks for; one intent where it asks one thing. */
function readIntents(
  turns: readonly ChatTurn[],
  { typed, language }: ParsedQuestion,
  state: DialogueState,
): readonly [Intent, ...Intent[]] {
  const whole = readConversation(turns, state)
  const another =
    whole.name === 'step' ? /\bsteps? \d{1,3} (?:and|&|or) (?:step )?(\d{1,3})\b/i.exec(typed)?.[1] : undefined
  if (whole.name === 'step' && another !== undefined) return [whole, { ...whole, step: Number(another) }]
  const questions = language === null ? splitQuestions(typed) : []
  if (questions.length < 2 || whole.name === 'crisis' || whole.name === 'order' || isCertain(whole)) return [whole]
  const before = turns.slice(
    0,
    turns.findLastIndex(({ sender }) => sender === 'user'),
  )
  const intents = questions.map((_, at) =>
    readConversation(
      [...before, ...questions.slice(0, at + 1).map((text): ChatTurn => ({ sender: 'user', text }))],
      state,
    ),
  )
  const different = intents.filter(
    (intent, at) => intents.findIndex((one) => JSON.stringify(one) === JSON.stringify(intent)) === at,
  )
  // A part that says too little reads as a question about the assistant.
  const [first, ...rest] = different.map((intent) =>
    intent.name === 'help' && whole.name !== 'help' && intents.indexOf(intent) === 0 ? whole : intent,
  )
  return first === undefined || rest.length === 0 || !different.every(isAnswered) ? [whole] : [first, ...rest]
}

/** One answer to several questions, with the first sentences on each. */
function join([first, ...rest]: readonly [Composed, ...Composed[]]): Composed {
  if (rest.length === 0) return first
  const share = rest.length === 1 ? 3 : 2
  const texts = new Set<string>()
  const sentences = [first, ...rest]
    .flatMap((one) => shorten(one.sentences).slice(0, share))
    .filter(({ text }) => !texts.has(text) && texts.add(text))
  return { ...first, sentences }
}

/**
 * Answers the last question of a conversation. Deterministic, and nothing that a user wrote is repeated.
 *
 * @param turns - The conversation, the question last.
 * @param context - What the answer may use.
 * @returns The reply, and facts for a language model to choose from.
 */
export async function prepareReply(turns: readonly ChatTurn[], context: ChatContext): Promise<ChatMenu> {
  const state: DialogueState = {
    career: context.roadmap?.careerId ?? null,
    steps: context.roadmap?.steps ?? [],
  }
  const asked = turns.findLast(({ sender }) => sender === 'user')?.text ?? ''
  const question = readQuestion(asked)
  const [intent, ...others] = readIntents(turns, question, state)
  const composeOne = async (one: Intent) => withDetail(await compose(one, context, question.text), one, question)
  const joined = join([await composeOne(intent), ...(await Promise.all(others.map(composeOne)))])
  const fromHandbook = others.length === 0 ? handbookReply(intent, joined, asked, context.helpCountry) : null
  const whole = fromHandbook ?? joined
  const composed = { ...whole, sentences: shorten(whole.sentences) }
  const { kind, subject, sentences, stepId, action } = composed
  const languageId = languageOfScript(asked) ?? question.language
  const language = knowledgeFiles.languages.find(({ id }) => id === languageId)
  const said = language === undefined ? sentences : withLocalAnswer(language, intent, composed, context)
  return {
    reply: {
      kind,
      subject,
      sentences: said,
      suggestions: suggestionsOf(intent, stepId, question, context, state),
      ...(action !== undefined && { action }),
    },
    // A language model never words the answer to someone in danger, nor what a button beside it would change.
    facts: intent.name === 'crisis' || intent.name === 'order' ? [] : await factsFor(intent, said, context),
  }
}
