import { prepareReply } from '@milepost/advisor'
import { chatContext } from '@milepost/advisor/testing'
import { readSet } from './sets.ts'
const out = []
for (const q of readSet<any>(process.argv[2] ?? 'assistant-open')) {
  const { reply } = await prepareReply([{ sender: 'user', text: q.question }], chatContext())
  out.push({ id: q.id, kind: q.kind, outcome: q.outcome, question: q.question, right: q.right, wrong: q.wrong, reply: { kind: reply.kind, text: reply.sentences.map((s) => s.text).join(' '), sources: [...new Set(reply.sentences.flatMap((s) => s.sources.map((x) => `${x.kind}:${x.id}`)))], action: reply.action !== undefined } })
}
process.stdout.write(out.map((o) => JSON.stringify(o)).join('\n'))
