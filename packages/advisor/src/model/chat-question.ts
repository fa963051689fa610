import { careerTitles } from '@milepost/contract/careers/limits'
import type { ChatSource } from '@milepost/contract/chat/schema'
import * as z from 'zod/mini'
import type { AdvisorReply, AdvisorSentence, ChatMenu, ChatTurn } from '#advisor.ts'
import type { ModelQuestion } from '#model/ask-model.ts'
import { dataBlock, dataRule, sanitize } from '#model/prompt-data.ts'
import { createElementReader } from '#model/salvage.ts'
import { contradictsFacts, isGroundedIn, isPlainParagraph, quotesFrom } from '#model/text-checks.ts'

const maxSentenceLength = 400
/** Further sentences of an answer are cut off. */
const maxSentences = 8
/** How many turns of the conversation are sent, and how much of each. */
const maxTurns = 6
const maxTurnLength = 500
const maxQuestionLength = 2000

const system = `You are the assistant of Milepost, a product that leads learners to a career and a roadmap to it.
Answer the learner's last question in two to five short English sentences, with the facts that are given and nothing else.
Each sentence names the ids of the facts it rests on, and says no more than these do: no number, name, course, career, promise or opinion of your own.
Choose only facts that help with the question. No links, no markup, no greetings.
Reply with one JSON object: {"sentences": [{"text": sentence, "facts": [ids]}]}.
${dataRule}`

/** Names of courses and careers must come from the cited facts, even when they are ordinary words. */
function hasUncitedName(text: string, basis: string, names: readonly string[]): boolean {
  const said = text.toLowerCase()
  const known = basis.toLowerCase()
  return names.some((name) => said.includes(name) && !known.includes(name))
}

export interface ChatModelQuestion extends ModelQuestion<AdvisorReply> {
  /** The checked sentences so far, as a reply. Null before the first one. */
  partialReply(): AdvisorReply | null
  /** Texts of the facts that these sentences cite. */
  usedFacts(): ReadonlySet<string>
}

type CheckedSentence =
  | { readonly sentence: AdvisorSentence; readonly cited: ChatMenu['facts'] }
  | { readonly issue: string }

function createSentenceCheck(facts: ChatMenu['facts']) {
  const factOf = new Map(facts.map((fact) => [fact.id, fact]))
  const ids = z.enum(facts.map(({ id }) => id))
  const Sentence = z.object({ text: z.string(), facts: z.array(ids) })
  const titles = facts.flatMap(({ sources }) => sources.map(({ title }) => title))
  const names = [
    ...new Set([...careerTitles, ...titles].map((name) => name.toLowerCase()).filter((name) => name.length > 3)),
  ]
  const check = (element: unknown, said: readonly AdvisorSentence[]): CheckedSentence => {
    const parsed = Sentence.safeParse(element)
    if (!parsed.success) return { issue: z.prettifyError(parsed.error).slice(0, 300) }
    const text = parsed.data.text.replace(/\s+/g, ' ').trim()
    const cited = [...new Set(parsed.data.facts)].flatMap((id) => factOf.get(id) ?? [])
    const basis = cited.flatMap((fact) => [fact.text, ...fact.sources.map(({ title }) => title)]).join('\n')
    const isGood =
      cited.length > 0 &&
      isPlainParagraph(text, maxSentenceLength) &&
      isGroundedIn(text, basis) &&
      !contradictsFacts(
        text,
        cited.map((fact) => fact.text),
      ) &&
      !hasUncitedName(text, basis, names) &&
      !quotesFrom(text, system) &&
      !said.some((sentence) => sentence.text === text)
    if (!isGood) return { issue: 'Its sentences say more than the facts they name.' }
    const sources = new Map<string, ChatSource>(
      cited.flatMap((fact) => fact.sources.map((source) => [`${source.kind}:${source.id}`, source] as const)),
    )
    return { sentence: { text, sources: [...sources.values()] }, cited }
  }
  return { schema: z.object({ sentences: z.array(Sentence) }), check }
}

function promptOf(turns: readonly ChatTurn[], facts: ChatMenu['facts']): string {
  return [
    dataBlock(
      'facts',
      facts.map(({ id, text }) => ({ id, text })),
    ),
    dataBlock(
      'conversation',
      turns.slice(-maxTurns).map(({ sender, text }, index, last) => ({
        sender: sender === 'user' ? 'learner' : 'assistant',
        text: sanitize(text, index === last.length - 1 ? maxQuestionLength : maxTurnLength),
      })),
    ),
  ].join('\n')
}

/**
 * Creates the question that makes a model choose and rephrase facts. Each sentence is checked once it is complete: it
 * must cite facts that exist and say nothing else.
 *
 * @param turns - The conversation, the question last.
 * @param menu - The embedded reply and the facts to choose from.
 * @param onSentence - Called with each checked sentence.
 * @returns The question.
 */
export function chatQuestion(
  turns: readonly ChatTurn[],
  { reply, facts }: ChatMenu,
  onSentence: (sentence: AdvisorSentence) => void,
): ChatModelQuestion {
  const { schema, check } = createSentenceCheck(facts)
  const said: AdvisorSentence[] = []
  const usedFacts = new Set<string>()
  let issue = 'It is no JSON object with sentences.'
  let elements = createElementReader()
  const hear = (part: string): void => {
    for (const element of elements(part)) {
      if (said.length >= maxSentences) return
      const checked = check(element, said)
      if ('issue' in checked) {
        issue = checked.issue
        continue
      }
      for (const fact of checked.cited) usedFacts.add(fact.text)
      said.push(checked.sentence)
      onSentence(checked.sentence)
    }
  }
  const partialReply = (): AdvisorReply | null => {
    const [first] = said
    if (first === undefined) return null
    return { ...reply, kind: 'answer', subject: reply.subject ?? first.sources[0] ?? null, sentences: [...said] }
  }

  return {
    name: 'chat',
    system,
    prompt: promptOf(turns, facts),
    schema,
    maxOutputTokens: 1500,
    onStart: () => {
      elements = createElementReader()
    },
    onText: hear,
    mayRestart: () => said.length === 0,
    read: () => {
      const value = partialReply()
      return value === null ? { issue } : { value }
    },
    partialReply,
    usedFacts: () => usedFacts,
  }
}
