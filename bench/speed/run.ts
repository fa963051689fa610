import { type AdvisorProfile, type CatalogueCourse, indexCourses } from '@milepost/advisor'
import { knowledge } from '@milepost/advisor/knowledge'
import {
  chatContext,
  emptyProfile,
  linkCourses,
  planRoadmap,
  prepareReply,
  recommendCareers,
} from '@milepost/advisor/testing'
import { careerIds } from '@milepost/contract/careers/limits'
import { readSet } from '../advisor/sets.ts'

/*
 * `npm run bench -- speed` prints the processor time of the advisor's answers to texts of 2,000 characters: a recommendation, a plan with
 * links over 21,000 courses, and a reply of the assistant. Processor time, because a busy machine stretches only the clock.
 */
const textLength = 2000
const catalogueSize = 21_000
const times = 300

/** Milliseconds of processor time, the slowest of twenty left out of 'p95'. */
async function measure(name: string, goal: string, work: (turn: number) => unknown): Promise<void> {
  const warmUp = 30
  const taken: number[] = []
  for (let turn = 0; turn < times + warmUp; turn += 1) {
    const start = process.cpuUsage()
    await work(turn)
    const { user, system } = process.cpuUsage(start)
    if (turn >= warmUp) taken.push((user + system) / 1000)
  }
  taken.sort((a, b) => a - b)
  const at = (share: number) => (taken[Math.floor(share * taken.length)] ?? Number.NaN).toFixed(1)
  process.stdout.write(`${name.padEnd(44)} median ${at(0.5)} ms, p95 ${at(0.95)} ms, goal ${goal}\n`)
}

const texts = [...readSet<{ text: string }>('golden'), ...readSet<{ text: string }>('careers')].map(({ text }) => text)

/** Sentences of the committed sets from a place on, so that each text differs from the last one. */
function longText(turn: number): string {
  let text = ''
  for (let at = turn * 7; text.length < textLength; at += 1) text += `${texts[at % texts.length]} `
  return text.slice(0, textLength)
}

const profileOf = (turn: number): AdvisorProfile => ({
  ...emptyProfile,
  experience: longText(turn),
  certifications: longText(turn + 100),
  shortTermGoals: longText(turn + 200),
  longTermGoals: longText(turn + 300),
  budget: '₹25,000 - ₹1 Lakh',
})
const careerOf = (turn: number) => careerIds[turn % careerIds.length] ?? 'data-scientist'

const skills = [...knowledge.skills.values()]
const catalogue = Array.from({ length: catalogueSize }, (_, index): CatalogueCourse => {
  const skill = skills[index % skills.length]
  const beside = skills[(index * 7 + 3) % skills.length]
  return {
    id: index + 1,
    title: index % 5 === 0 ? `${skill?.name} and ${beside?.name} in practice` : `${skill?.name} for beginners`,
    description: `${skill?.description} ${skill?.learn} ${skill?.build} Take it after ${beside?.name}.`,
    weeks: (index % 20) + 1,
    price: (index % 10) * 700,
    language: (['en', 'en', 'en', 'ta', 'si'] as const)[index % 5] ?? 'en',
  }
})
const index = indexCourses(catalogue)
const context = chatContext()
const questions = ['chat-questions', 'questions-a-open', 'questions-b-open'].flatMap((name) =>
  readSet<{ question: string }>(name).map(({ question }) => question),
)

await measure('recommendation, four texts of 2,000', 'none', (turn) => recommendCareers(profileOf(turn)))
await measure('recommendation, one text of 2,000', '5 ms', (turn) =>
  recommendCareers({ ...emptyProfile, experience: longText(turn) }),
)
await measure('plan and links, 21,000 courses', '150 ms', (turn) => {
  const profile = profileOf(turn)
  linkCourses(planRoadmap(profile, careerOf(turn)).steps, index, profile)
})
await measure('assistant, a question', '20 ms', (turn) =>
  prepareReply([{ sender: 'user', text: questions[turn % questions.length] ?? '' }], context),
)
await measure('assistant, a message of 2,000', '20 ms', (turn) =>
  prepareReply(
    [{ sender: 'user', text: `${longText(turn).slice(0, textLength - 100)} ${questions[turn % questions.length]}` }],
    context,
  ),
)
