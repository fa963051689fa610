import { knowledgeFiles } from '@milepost/knowledge'
import type { AdvisorSentence, ChatContext, ChatMenu, ChatTurn } from '#advisor.ts'
import { withLocalAnswer } from '#chat/answers/local.ts'
import { classify } from '#chat/classify.ts'
import { closestOfCareer, closestOfSkill } from '#chat/closest-sentence.ts'
import { type Composed, compose } from '#chat/compose.ts'
import { readConversation } from '#chat/conversation.ts'
import { factsFor } from '#chat/facts.ts'
import type { DialogueState, Intent } from '#chat/intents.ts'
import { type ParsedQuestion, readQuestion } from '#chat/question.ts'
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
function hasNewAnswer(question: string, asked: Intent, state: DialogueState): boolean {
  const intent = classify(readQuestion(question), state)
  if (JSON.stringify(intent) === JSON.stringify(asked)) return false
  return !['crisis', 'declined', 'courtesy', 'unclear'].includes(intent.name)
}

function suggestionsOf(
  intent: Intent,
  stepId: number | null,
  asked: string,
  context: ChatContext,
  state: DialogueState,
): string[] {
  if (intent.name === 'crisis') return []
  const same = readQuestion(asked).text
  return [...new Set(suggestionsFor(intent, stepId, context))]
    .filter((one) => readQuestion(one).text !== same && hasNewAnswer(one, intent, state))
    .slice(0, maxSuggestions)
}

/** What our descriptions say about the very words of the question comes first. */
function withDetail(composed: Composed, intent: Intent, question: ParsedQuestion): Composed {
  const { subject, sentences } = composed
  const detail =
    intent.name === 'career' && !['hours', 'courses', 'day'].includes(intent.aspect)
      ? closestOfCareer(intent.career, question)
      : intent.name === 'skill' && !['hours', 'place', 'build'].includes(intent.aspect)
        ? closestOfSkill(intent.skill, question)
        : null
  if (detail === null || subject === null || sentences.some(({ text }) => text.includes(detail))) return composed
  return { ...composed, sentences: [fact(detail, subject), ...sentences] }
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
  const intent = readConversation(turns, state)
  const whole = withDetail(await compose(intent, context), intent, readQuestion(asked))
  const composed = { ...whole, sentences: shorten(whole.sentences) }
  const { kind, subject, sentences, stepId, action } = composed
  const languageId = languageOfScript(asked) ?? readQuestion(asked).language
  const language = knowledgeFiles.languages.find(({ id }) => id === languageId)
  const said = language === undefined ? sentences : withLocalAnswer(language, intent, composed, context)
  return {
    reply: {
      ...{ kind, subject, sentences: said, suggestions: suggestionsOf(intent, stepId, asked, context, state) },
      ...(action !== undefined && { action }),
    },
    // A language model never words the answer to someone in danger, nor what a button beside it would change.
    facts: intent.name === 'crisis' || intent.name === 'order' ? [] : await factsFor(intent, said, context),
  }
}
