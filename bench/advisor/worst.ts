import { chatContext, prepareReply, readText } from '@milepost/advisor/testing'
import { type CareerId, careerIds } from '@milepost/contract/careers/limits'
import { isAbout, type QuestionWithSubject } from './measures/chat.ts'
import { askWithFacts } from './measures/chat-facts.ts'
import { readSet } from './sets.ts'

/*
 * `node scripts/run.mjs bench/advisor/worst.ts` prints the worst ten cases of the rows of `bench -- advisor` that are behind their goals and whose
 * sets are committed. Look for what they have in common. The unseen questions are left out. What it printed is in worst.txt.
 */
const shownCases = 10

function print(row: string, cases: readonly string[]): void {
  process.stdout.write(`\n${row}: ${cases.length} wrong\n`)
  for (const one of cases.slice(0, shownCases)) process.stdout.write(`  ${one.replace(/\s+/g, ' ')}\n`)
}

const groups = readSet<{ text: string; labels: readonly CareerId[]; set: string }>('golden')
  .filter(({ set }) => set === 'ONET4')
  .map(({ text, labels }) => {
    const { shares } = readText(text)
    const ranked = [...careerIds].sort((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0))
    return { text, labels, ranked, rank: ranked.findIndex((id) => labels.includes(id)) + 1 }
  })
  .filter(({ rank }) => rank > 1)
  .sort((a, b) => b.rank - a.rank)
print(
  'career from text, golden O*NET task groups',
  groups.map(({ text, labels, ranked, rank }) => `${labels} is ${rank}., ${ranked[0]} first: ${text.slice(0, 120)}`),
)

const context = chatContext()
const aside: string[] = []
for (const { question, earlier = [], subject } of readSet<QuestionWithSubject>('chat-questions')) {
  const reply = await prepareReply([...earlier, { sender: 'user', text: question }], context)
  const isRight = subject?.split('|').some((label) => isAbout(label, reply, context))
  if (isRight === true || (subject === null && reply.kind !== 'answer')) continue
  const answered = reply.kind === 'answer' ? `${reply.subject?.kind}:${reply.subject?.id}` : reply.kind
  aside.push(`“${question}” should be ${subject ?? 'declined'}, is ${answered}`)
}
print('chat: right subject, declines unknown', aside)

const wrong: string[] = []
for (const name of ['questions-a-open', 'questions-b-open'])
  for (const { question, reply, isRight } of await askWithFacts(name))
    if (!isRight) wrong.push(`“${question.question}” ${reply.kind}: ${reply.sentences[0]?.text.slice(0, 120)}`)
print('chat: 200 questions, answers with every fact', wrong)
