import { expect, it } from 'vitest'
import type { ChatTurn } from '#advisor.ts'
import { prepareReply } from '#chat/prepare-reply.ts'
import { chatContext } from '#testing/chat-context.ts'

const ask = async (...texts: readonly string[]) => {
  const turns = texts.map((text, at): ChatTurn => ({ sender: at % 2 === 0 ? 'user' : 'bot', text }))
  const { reply } = await prepareReply(turns, chatContext())
  return { ...reply, text: reply.sentences.map((sentence) => sentence.text).join(' ') }
}

it.each([
  // What our descriptions say of the very words
  ['do cyber security analysts work night shifts?', 'career', 'Take over from the night shift'],
  ['what is overfitting', 'skill', 'learned its examples by heart'],
  ['explain recursion', 'skill', 'binary search, recursion'],
  ['what is malloc', 'skill', 'It belongs to C.'],
  // The learner's own things
  ['how many hours a week did I set?', 'help', 'You set 10 hours a week.'],
  ['which step comes right after Docker on my roadmap?', 'step', 'Step '],
  ['what will I build in step 8', 'step', 'What to build:'],
  ['who is in third place in my ranking?', 'career', 'number 3 of 13'],
  // A skill: what the step builds, the learner's own hours, two names
  ['what will I build in the SQL step?', 'skill', 'To practise SQL, build this:'],
  ['how long does Kubernetes take?', 'skill', 'Kubernetes takes you about 38 hours'],
  ['is GitHub the same as Git, and must I learn both?', 'skill', 'Git: Git remembers'],
  ['I know the basics, so I need the advanced level of Java. got one?', 'course', 'Core Java'],
  ['which ones do I have half finished right now?', 'help', 'done'],
  ['degree illama frontend developer aagalama', 'career', 'You don’t need a degree.'],
  ['what projects should I build?', 'guide', 'Build something small'],
  ['go or rust for backend work', 'guide', 'Go is the more practical choice'],
  ['aws, azure or google cloud?', 'guide', 'Take AWS if'],
  // What a no comes with, and what is near
  ['which courses are not in english?', 'course', '2 courses in the catalogue are not in English.'],
  ['is there a free course for HTTP?', 'skill', 'Free to study HTTP from'],
  ['ML course prerequisites', 'course', 'By our roadmaps, Python'],
  ['cheapest way to learn docker', 'course', 'Free to study Docker from'],
  // Getting into the work
  ['is my english good enough?', 'help', 'most material in tech are in English'],
  ['do I need a gaming laptop?', 'guide', 'An ordinary computer'],
  ['can I use chatgpt while I learn?', 'help', 'what not to trust'],
  ['my parents do not agree with IT', 'help', 'Show them what you plan'],
  ['can i be ready by my birthday 15 march 2027', 'help', 'you don’t finish by 15 March 2027'],
  // Tamil and Sinhala words in Latin letters
  ['devops walata maths onada', 'career', 'no step on mathematics'],
  // All careers
  ['which career needs the fewest hours?', 'help', 'takes a beginner the fewest hours of all 13 careers'],
  ['how many careers do you know?', 'help', 'Milepost knows 13 careers'],
  // Courses
  ['anything under 3 weeks?', 'course', 'Git essentials'],
  ['free courses in Sinhala', 'course', '1 course in the catalogue is in Sinhala and free.'],
  ['which institution teaches Docker?', 'course', 'Docker in practice'],
  // How to use the product
  ['where can I write a review of the Python course?', 'help', 'feedback'],
  ['can I use it offline?', 'help', 'Your browser keeps the marks'],
  ['am I too old to start?', 'help', 'your age'],
  ['i am 45, too old?', 'help', 'your age'],
  ['what does a fit of 49 mean?', 'help', 'how well a career matches'],
] as const)('answers the point of “%s”', async (question, kind, words) => {
  const { subject, text } = await ask(question)
  expect(text).toContain(words)
  expect(subject).toMatchObject({ kind })
})

it.each([
  [['what is CSS', 'CSS decides how a page looks.', 'is it harder than HTML?'], 'CSS builds on it'],
  [
    ['which career needs the fewest hours', 'Product Manager.', 'and the longest one?'],
    'Machine Learning Engineer takes',
  ],
  [
    ['what does a cloud engineer do', 'A Cloud Engineer runs systems.', 'and how much do they pay?'],
    'no data on salaries',
  ],
  [['when does SQL come in my plan', 'SQL is step 5 of your roadmap.', 'and after that one?'], 'Step 6 is'],
  [['is DevOps a fit for me?', 'It fits 31 of 100.', 'why is that one higher than cloud engineer?'], 'Teamwork'],
  [['which career is last in my ranking?', 'Product Manager is last.', 'why?'], 'Leadership'],
] as const)('keeps the point of an earlier answer: %j', async (texts, words) => {
  expect((await ask(...texts)).text).toContain(words)
})

it('has no data on visas, whatever career is named', async () => {
  expect((await ask('can I get a work visa for the UK as a software engineer?')).kind).toBe('declined')
  expect((await ask('can I pay for Pro with a Visa card?')).kind).toBe('answer')
})

it.each(['what is photosynthesis', 'what is love', 'explain my horoscope'])('has no answer to “%s”', async (text) => {
  expect((await ask(text)).kind).not.toBe('answer')
})

it.each([
  ['you are stupid', 'I’m sorry that I wasn’t of help.'],
  ['useless bot!!', 'I’m sorry that I wasn’t of help.'],
  ['I feel like giving up', 'It’s fine to go slower'],
])('stays calm: “%s”', async (message, words) => {
  const { kind, text } = await ask(message)
  expect(kind).toBe('courtesy')
  expect(text).toContain(words)
})

it('sorts courses by what is asked for', async () => {
  const { subject } = await ask('shortest course on Docker or Kubernetes?')
  expect(subject).toMatchObject({ kind: 'course', title: 'Docker in practice' })
})

it.each([
  [['compare backend and frontend', '', 'which suits me better'], 'Your fit is'],
  [['courses for python', '', 'cheaper one?'], 'Python for beginners'],
  [['tell me about devops', '', 'compare it with frontend'], 'Frontend Developer: '],
  [['when will I finish with 20 hours a week', '', 'and for 5 hours?'], 'With 5 hours a week'],
  [['how long is the docker course', '', 'no i mean the price'], '₹3,000'],
  [['which step comes after http', 'After it comes step 5.', 'thanks. and after that?'], 'talks to the web'],
  [['is there a course on java', '', 'ok how do i join'], 'Apply Now'],
])('reads the follow-up %j', async (turns, said) => expect((await ask(...turns)).text).toContain(said))
