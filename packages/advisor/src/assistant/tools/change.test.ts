import { type ChatAction, ChatAction as ChatActionSchema } from '@milepost/contract/chat/schema'
import { hoursLeftOf } from '@milepost/contract/roadmaps/pace'
import { describe, expect, it } from 'vitest'
import type { AdvisorReply, ChatContext } from '#advisor.ts'
import { prepareReply } from '#assistant/prepare-reply.ts'
import { chatContext, newcomer } from '#testing/chat-context.ts'
import { emptyProfile } from '#testing/profiles.ts'

/** Steps 1 to 3 are done, step 4 is ongoing, Git and HTML are known. */
const learner = chatContext()
/** Asks for Docker and for Figma, which the career does not list, and refuses TypeScript. */
const asking = chatContext({
  profile: {
    ...emptyProfile,
    preferredCareer: 'Backend Developer',
    shortTermGoals: 'I want to learn Docker and Figma. No TypeScript please.',
  },
})

function ask(questions: string | readonly string[], context: ChatContext = learner): Promise<AdvisorReply> {
  const turns = [questions].flat().map((text) => ({ sender: 'user' as const, text }))
  return prepareReply(turns, context)
}

const actionOf = async (questions: string | readonly string[], context?: ChatContext) =>
  (await ask(questions, context)).action
const textOf = (reply: AdvisorReply) => reply.sentences.map(({ text }) => text).join(' ')
const mark = (stepId: number, to: string) => ({ kind: 'mark_step', stepId, to })
const pace = (hoursPerWeek: number) => ({ kind: 'set_pace', hoursPerWeek, from: 10 })
const correct = (skillId: string, known: boolean) => ({ kind: 'correct_skill', skillId, known })

it.each([
  ['mark step 4 as done', mark(4, 'done')],
  ['I finished step 4', mark(4, 'done')],
  ['ive just completed step 5!', mark(5, 'done')],
  ['Hi, can you please mark step 5 as done?', mark(5, 'done')],
  ['tick step 5 off', mark(5, 'done')],
  ['step five is done', mark(5, 'done')],
  ['I have done SQL', mark(5, 'done')],
  ['“Set up and run a Linux server” is done', mark(17, 'done')],
  ['I started step 7', mark(7, 'ongoing')],
  ['set step 7 to in progress', mark(7, 'ongoing')],
  ['untick step 1', mark(1, 'not_started')],
  ['I have not finished step 1 after all', mark(1, 'ongoing')],
  ['set my pace to 6 hours a week', pace(6)],
  ['I can study 6 hours a week', pace(6)],
  ['could you change my weekly hours to 15?', pace(15)],
  ['I can do 1 hour a day on weekdays', pace(5)],
  ['I can study 2 more hours a week', pace(12)],
  ['I already know SQL', correct('sql', true)],
  ['I already know step 5', correct('sql', true)],
  ['I know how to use Docker', correct('docker', true)],
  ["I don't know Git after all", correct('git', false)],
  ['actually I forgot HTML', correct('html', false)],
  ['put Git back on my roadmap', correct('git', false)],
])('proposes what “%s” asks for', async (order, action) => {
  const reply = await ask(order)
  expect(reply).toMatchObject({ kind: 'answer', action })
  expect(ChatActionSchema.parse(reply.action)).toEqual(reply.action)
  expect(textOf(reply)).toMatch(/^(?:Mark|Set|Take|Put) .*\? .*Nothing changes until you press the button below\./)
})

it.each([
  'what happens if I mark step 4 as done?',
  'how do I mark a step as done?',
  'can I mark step 4 as done?',
  'should I mark step 4 as done',
  'is step 4 done?',
  'step 4',
  'did I finish step 4?',
  'if I finish step 4 by Friday',
  'I finished step 4. What is next?',
  'when I finish step 4 how many hours are left',
  'mark every step as done',
  'how do I set my pace?',
  'with 6 hours a week',
  'if I study 6 hours a week',
  'I can study 6 hours a week, when do I finish?',
  'do you know Git?',
  'I know what Docker is',
  'I know SQL but not Python',
  'what if I skip Docker',
  'I finished school',
  'mark step 4 as done?',
  'I did it',
])('takes “%s” for no order', async (question) => {
  expect(await actionOf(question)).toBeUndefined()
})

it.each([
  ['mark step 99 as done', 'Your roadmap has 27 steps, and no step with that number.'],
  ['mark step 1 as done', 'Step 1, “Learn to think in programming”, is done. There is nothing to change.'],
  ['I have not finished step 5', 'is not started. There is nothing to change.'],
  ['set my pace to 0 hours a week', 'Your pace can be from 1 to 80 hours a week.'],
  ['set my pace to 81 hours a week', 'Your pace can be from 1 to 80 hours a week.'],
  ['set my pace to 10 hours a week', 'Your pace is 10 hours a week already.'],
  ['I know Rust', 'Rust is not on your roadmap, so there is nothing to change.'],
  ['I have done Rust', 'Rust is not on your roadmap, so there is nothing to change.'],
  ['I already know Git', 'Your roadmap leaves out Git already, because you know it.'],
  ['I do not know SQL', 'SQL is on your roadmap already. It is step 5'],
])('says why “%s” changes nothing', async (order, words) => {
  const reply = await ask(order)
  expect(reply.kind).toBe('answer')
  expect(reply.action).toBeUndefined()
  expect(textOf(reply)).toContain(words)
})

describe('what the answers ask for', () => {
  const request = (skillId: string) =>
    asking.roadmap?.requests.find((one) => one.kind !== 'deadline' && one.skillId === skillId)
  /** The same learner after they took everything back. */
  const takenBack = (): ChatContext => ({
    ...asking,
    roadmap: asking.roadmap && {
      ...asking.roadmap,
      requests: asking.roadmap.requests.map((one) => (one.kind === 'deadline' ? one : { ...one, outcome: 'ignored' })),
    },
  })

  it('can be a deadline', async () => {
    const deadline = { kind: 'deadline', quote: 'in 6 months', until: '2027-05-21' } as const
    const withDeadline = (ignored: boolean): ChatContext => ({
      ...asking,
      roadmap: asking.roadmap && { ...asking.roadmap, requests: [{ ...deadline, ignored }] },
    })
    const action = { kind: 'ignore_request', skillId: 'deadline', name: 'in 6 months', request: 'deadline' }
    for (const order of [
      'take back my deadline of 6 months',
      'please forget the deadline I gave',
      'no deadline please',
    ])
      expect(await actionOf(order, withDeadline(false))).toEqual({ ...action, ignored: true })
    expect(await actionOf('use my deadline again', withDeadline(true))).toEqual({ ...action, ignored: false })
    expect(textOf(await ask('forget my deadline', withDeadline(true)))).toContain('is taken back already')
    expect(textOf(await ask('forget my deadline', chatContext()))).toContain('Your answers name no date')
  })

  it('can be taken back, and asked for again', async () => {
    const wanted = { kind: 'ignore_request', skillId: 'docker', name: 'Docker', request: 'wanted' }
    expect(await actionOf('take Docker back', asking)).toEqual({ ...wanted, ignored: true })
    expect(await actionOf('I no longer want to learn Docker', asking)).toEqual({ ...wanted, ignored: true })
    expect(await actionOf('I want Docker again', takenBack())).toEqual({ ...wanted, ignored: false })
    expect(textOf(await ask('take Docker back', takenBack()))).toContain('is taken back already')
    expect(textOf(await ask('ask for Docker again', asking))).toContain('Your roadmap follows what you asked')
  })

  it('can be a refusal', async () => {
    expect(request('typescript')?.kind).toBe('refused')
    const reply = await ask('take TypeScript back', asking)
    expect(reply.action).toMatchObject({ kind: 'ignore_request', request: 'refused', ignored: true })
    expect(textOf(reply)).toContain('Take back that you don’t want TypeScript?')
  })

  it('leaves with the request where it is an extra, which nobody needs to know', async () => {
    expect(request('figma')).toMatchObject({ outcome: 'extra' })
    expect(await actionOf('remove Figma from my roadmap', asking)).toMatchObject({ kind: 'ignore_request' })
    expect(await actionOf('put Figma back', takenBack())).toMatchObject({ kind: 'ignore_request', ignored: false })
  })
})

describe('a wish for a skill that the roadmap lacks', () => {
  const add = (skillId: string) => ({ kind: 'add_skill', skillId, added: true })

  it.each([
    ['add GraphQL to my roadmap', 'graphql'],
    ['please add Rust', 'rust'],
    ['I also want to learn Rust', 'rust'],
    ['I would like to learn Figma too', 'figma'],
    ["I'd love to have AWS on my roadmap", 'aws'],
    ['I want to learn GraphQL', 'graphql'],
    ['could you add Figma to my plan?', 'figma'],
    ['can rust be added to my roadmap?', 'rust'],
  ])('is heard in “%s”', async (wish, skillId) => {
    const reply = await ask(wish)
    expect(reply.action).toMatchObject(add(skillId))
    expect(ChatActionSchema.parse(reply.action)).toEqual(reply.action)
    expect(textOf(reply)).toMatch(/^Add .+ to your roadmap as step \d+, .*Nothing changes until you press/)
  })

  it.each([
    'what is GraphQL?',
    'how do I add Rust to my roadmap?',
    'what happens if I add Rust?',
    'should I learn Rust?',
    'do I need Rust?',
    'can I learn Rust?',
    'can I learn Rust first?',
    'when can I learn Rust?',
    'is Rust in my roadmap?',
    'why is Rust not in my plan?',
    'can I get a Rust course?',
    'add a course on Rust',
    'I want to learn Rust but I have no time',
    'I do not want to learn Rust',
    'I want to learn Docker',
    'can I add a step of my own?',
    'can I skip Docker?',
  ])('is not heard in “%s”', async (question) => expect(await actionOf(question)).toBeUndefined())

  it('says what the roadmap would do about it, as it then does', async () => {
    const career = await ask('add GraphQL to my roadmap')
    expect(textOf(career)).toContain('It is part of this career and takes about 17 hours.')
    expect(textOf(career)).toContain('Your roadmap then takes 17 hours longer.')
    expect(textOf(await ask('add Figma'))).toContain('so it becomes an extra of about 17 hours.')
    expect(textOf(await ask('add Android development'))).toContain('it takes about 84 hours, more than the 80 hours')
    const full = await ask('add AI agents')
    expect(textOf(full)).toContain('“Move data from one system to another” gives way to it.')
    expect((await ask('add GraphQL and Rust')).action).toMatchObject({
      kind: 'several',
      changes: [add('graphql'), add('rust')],
    })
  })

  it.each([
    ['add SQL to my roadmap', 'SQL is on your roadmap already. It is step 5'],
    ['add Git to my roadmap', 'You know Git already, so your roadmap leaves it out.'],
    ['add Terraform', 'as many steps as it can hold, so there is no room for Terraform.'],
  ])('is not proposed by “%s”', async (wish, words) => {
    const reply = await ask(wish)
    expect(reply.action).toBeUndefined()
    expect(textOf(reply)).toContain(words)
  })

  it('asks again for what was taken back, and takes off what was added', async () => {
    const requested = (change: object): ChatContext => ({
      ...asking,
      roadmap: asking.roadmap && {
        ...asking.roadmap,
        requests: asking.roadmap.requests.map((one) => (one.kind === 'wanted' ? { ...one, ...change } : one)),
      },
    })
    expect(await actionOf('add Figma', requested({ outcome: 'ignored' }))).toMatchObject({ kind: 'ignore_request' })
    expect(await actionOf('remove Figma from my roadmap', requested({ quote: null }))).toMatchObject({
      kind: 'add_skill',
      added: false,
    })
    expect((await ask('add Rust', newcomer)).action).toBeUndefined()
  })
})

it('says the hours that would be left', async () => {
  const left = (learner.roadmap?.steps ?? []).reduce(
    (sum, { id, hours, status }) => sum + (id === 4 ? 0 : hoursLeftOf(hours, status)),
    0,
  )
  expect(textOf(await ask('mark step 4 as done'))).toContain(`Then about ${left} hours are left.`)
})

it.each([
  ['mark steps 5 and 6 as done', [mark(5, 'done'), mark(6, 'done')]],
  ['I finished steps 4, 5 and 6', [mark(4, 'done'), mark(5, 'done'), mark(6, 'done')]],
  ['I know Docker and SQL', [correct('docker', true), correct('sql', true)]],
  ['mark step 4 as done and set my pace to 6 hours a week', [mark(4, 'done'), pace(6)]],
  ['I finished step 4, then start step 5', [mark(4, 'done'), mark(5, 'ongoing')]],
])('proposes each change of “%s” by itself', async (order, changes) => {
  const reply = await ask(order)
  expect(reply.action).toMatchObject({ kind: 'several', changes })
  expect(ChatActionSchema.parse(reply.action)).toEqual(reply.action)
  expect(textOf(reply)).toContain('Nothing changes until you press a button below.')
})

it('says which of several things cannot be changed', async () => {
  const reply = await ask('I know Git and Docker')
  expect(reply.action).toMatchObject(correct('docker', true))
  expect(textOf(reply)).toContain('Your roadmap leaves out Git already, because you know it.')
  expect((await ask('mark steps 1 and 99 as done')).action).toBeUndefined()
})

it('removes the hours a week, where there are any', async () => {
  expect(await actionOf('remove my hours a week')).toEqual({ kind: 'set_pace', hoursPerWeek: null, from: 10 })
  expect(textOf(await ask('delete my pace', chatContext({ hoursPerWeek: null })))).toContain('nothing to remove')
})

describe('another way to the career', () => {
  const paying: ChatContext = { ...learner, plan: 'pro' }
  const frontend: ChatContext = { ...chatContext({ career: 'frontend-developer' }), plan: 'premium' }
  const varied = (variant: object, context = paying): ChatContext => ({
    ...context,
    profile: context.profile && {
      ...context.profile,
      decisions: { chosenCareerId: null, rejections: [], corrections: [], ...variant },
    },
  })
  const variant = (choice: object) => ({ kind: 'choose_variant', choice })

  it.each([
    ['make it cheaper', { kind: 'free_courses' }],
    ['please use only free courses', { kind: 'free_courses' }],
    ['start each section with the project', { kind: 'project_first' }],
    ['projects first', { kind: 'project_first' }],
    ['shorten my roadmap to finish by April 2027', { kind: 'by_date', until: '2027-04-30', hoursPerWeek: 10 }],
  ])('is proposed: “%s”', async (order, choice) => {
    const reply = await ask(order, paying)
    expect(reply.action).toMatchObject(variant(choice))
    expect(ChatActionSchema.parse(reply.action)).toEqual(reply.action)
    expect(textOf(reply)).toContain('Nothing changes until you press the button below.')
  })

  it('can be another tool', async () => {
    const vue = variant({ kind: 'other_tool', skillId: 'vue' })
    expect(await actionOf('use Vue instead of React', frontend)).toMatchObject(vue)
    expect(await actionOf('replace React with Vue', frontend)).toMatchObject(vue)
    const without = await ask('without React', frontend)
    expect(without.action).toBeUndefined()
    expect(textOf(without)).toContain('In place of React your roadmap can teach Vue, Angular or Svelte.')
    expect(textOf(await ask('use React instead of Vue', frontend))).toContain('Your roadmap teaches React already.')
    expect(textOf(await ask('use Vue instead of React', paying))).toContain('no other tool in place of Vue')
  })

  it('is part of the paid plans, but for the way back', async () => {
    const free = await ask('make it cheaper')
    expect(free.action).toBeUndefined()
    expect(textOf(free)).toContain('part of Pro and Premium')
    const back = varied({ variant: { kind: 'project_first' } }, learner)
    expect(await actionOf('back to the usual way', back)).toMatchObject(variant({ kind: 'usual' }))
  })

  it('is not proposed where it changes nothing', async () => {
    expect(textOf(await ask('back to the usual way', paying))).toContain('already goes the usual way')
    expect(textOf(await ask('projects first', varied({ variant: { kind: 'project_first' } })))).toContain(
      'already goes',
    )
    expect(textOf(await ask('only courses in my language', paying))).toContain('are in your study language, English')
    expect(textOf(await ask('shorten it to finish by December 2028', paying))).toContain('anyway')
    const noneLinked: ChatContext = { ...chatContext({ catalogue: [] }), plan: 'pro' }
    expect(textOf(await ask('make it cheaper', noneLinked))).toContain('costs money')
  })

  it.each([
    'is there a cheaper course?',
    'what if I go without React?',
    'can I finish by June?',
    'React without Redux',
  ])('is no answer to “%s”', async (question) => expect(await actionOf(question, frontend)).toBeUndefined())
})

it('knows what “it” is, and takes a typed yes for the same order', async () => {
  expect(await actionOf(['what is step 5?', 'mark it as done'])).toMatchObject(mark(5, 'done'))
  expect(await actionOf(['how long does Docker take?', 'I finished it'])).toMatchObject(mark(18, 'done'))
  expect(await actionOf(['what is Docker?', 'I already know this'])).toMatchObject(correct('docker', true))
  expect(await actionOf(['what is step 6?', 'I already know it'])).toBeUndefined()
  expect(await actionOf(['mark step 4 as done', 'yes please'])).toMatchObject(mark(4, 'done'))
  expect(await actionOf(['mark step 4 as done', 'thanks', 'yes'])).toBeUndefined()
  expect(textOf(await ask(['mark step 5 as done', 'how long does it take?']))).toContain('Step 5 is')
})

it('has nothing to change without a roadmap', async () => {
  for (const order of ['mark step 4 as done', 'set my pace to 6 hours a week', 'I already know Git']) {
    const reply = await ask(order, newcomer)
    expect(reply.action).toBeUndefined()
    expect(textOf(reply)).toContain('You have no roadmap yet.')
  }
})

it('keeps a change of an outdated roadmap from looking smaller than it is', async () => {
  const outdated: ChatContext = { ...learner, roadmap: learner.roadmap && { ...learner.roadmap, outdated: true } }
  expect(textOf(await ask('I already know SQL', outdated))).toContain('Your answers have changed since')
})

it('names only steps and skills of the roadmap, whatever the order says', async () => {
  const steps = new Map(learner.roadmap?.steps.map((step) => [step.id, step]))
  for (let number = 0; number < 40; number += 1) {
    const action: ChatAction | undefined = await actionOf(`mark step ${number} as ongoing`)
    if (action?.kind !== 'mark_step') continue
    expect(steps.get(action.stepId)).toMatchObject({ key: action.stepKey, label: action.label, status: action.from })
  }
})

it('proposes nothing to someone in danger', async () => {
  expect(await actionOf(['mark step 4 as done', 'I want to die'])).toBeUndefined()
  expect(await actionOf(['I want to die', 'yes'])).toBeUndefined()
})
