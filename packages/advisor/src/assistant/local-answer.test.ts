import { knowledgeFiles } from '@milepost/knowledge'
import { expect, it } from 'vitest'
import { noSubject } from '#assistant/choose.ts'
import { withLocalAnswer } from '#assistant/local-answer.ts'
import { prepareReply } from '#assistant/prepare-reply.ts'
import { chatContext, newcomer } from '#testing/chat-context.ts'

const ask = async (text: string, context = chatContext()) => {
  const reply = await prepareReply([{ sender: 'user', text }], context)
  return { ...reply, said: reply.sentences.map((sentence) => sentence.text) }
}

it.each([
  // Progress
  ['என் முன்னேற்றம் என்ன?', '27 படிகளில் 3 படிகளை முடித்துள்ளீர்கள் (11%).'],
  ['நான் எத்தனை படிகளை முடித்தேன்?', '27 படிகளில் 3 படிகளை முடித்துள்ளீர்கள் (11%).'],
  ['en munnetram enna', '27 படிகளில் 3 படிகளை முடித்துள்ளீர்கள் (11%).'],
  ['මගේ ප්‍රගතිය කොහොමද?', 'ඔබ පියවර 27න් 3ක් අවසන් කර ඇත (11%).'],
  ['mage pragathiya kohomada', 'ඔබ පියවර 27න් 3ක් අවසන් කර ඇත (11%).'],
  // Next step
  ['அடுத்து நான் என்ன செய்ய வேண்டும்?', 'படி 4, “Learn how browsers and servers use HTTP”'],
  ['adutha step enna', 'படி 4, “Learn how browsers and servers use HTTP”'],
  ['මගේ ඊළඟ පියවර මොකක්ද?', 'පියවර 4, “Learn how browsers and servers use HTTP”'],
  ['ilanga step eka mokakda', 'පියවර 4, “Learn how browsers and servers use HTTP”'],
  // Courses
  ['Docker க்கு பாடநெறிகள் உள்ளனவா?', 'இந்தப் பாடநெறிகளைக் கண்டேன்: “Docker in practice”.'],
  ['இலவச Docker பாடநெறி உள்ளதா?', 'இதற்குப் பொருந்தும் பாடநெறி இப்போது இல்லை.'],
  ['docker course irukka', 'இந்தப் பாடநெறிகளைக் கண்டேன்: “Docker in practice”.'],
  ['පයිතන් පාඨමාලා තියෙනවද?', 'මම මේ පාඨමාලා සොයාගත්තා: “Python for beginners”'],
  ['docker course thiyenawada', 'මම මේ පාඨමාලා සොයාගත්තා: “Docker in practice”.'],
  // Careers
  ['எந்த தொழில் எனக்கு பொருத்தமானது?', 'தமிழில் இவற்றைப் பற்றிக் கேட்கலாம்'],
  ['தரவு விஞ்ஞானி என்ன செய்கிறார்?', 'Data Scientist: புதிதாகத் தொடங்குபவருக்கு சுமார்'],
  ['මට ගැලපෙන රැකියාව මොකක්ද?', 'සිංහලෙන් මේවා ගැන අහන්න පුළුවන්'],
  ['දත්ත විද්‍යාඥයෙක් වෙන්න කොච්චර කල් යනවද?', 'Data Scientist: ආධුනිකයෙකුට පැය'],
  // Skills
  ['பைதான் என்றால் என்ன?', 'Python உங்கள் பாதையில் படி 2. சுமார் 42 மணிநேரம் தேவை.'],
  ['docker enna', 'Docker உங்கள் பாதையில் படி'],
  ['SQL ඉගෙන ගන්න පැය කීයක් යනවද?', 'SQL ඔබේ මාර්ගයේ පියවර 5 වේ. පැය 25ක් පමණ අවශ්‍යයි.'],
  ['docker mokakda', 'Docker ඔබේ මාර්ගයේ පියවර'],
])('answers “%s” in its language, and in English too', async (question, answer) => {
  const { kind, said, sentences } = await ask(question)
  expect(kind).toBe('answer')
  expect(said[0]).toContain(answer)
  expect(said.length).toBeGreaterThan(1)
  expect(said[1]).not.toMatch(/[\p{Script=Tamil}\p{Script=Sinhala}]/u)
  expect(sentences.every(({ sources }) => sources.length > 0)).toBe(true)
})

it.each([
  ['இலங்கையின் தலைநகரம் எது?', 'தமிழில் இவற்றைப் பற்றிக் கேட்கலாம்'],
  ['ශ්‍රී ලංකාවේ අගනුවර කුමක්ද?', 'සිංහලෙන් මේවා ගැන අහන්න පුළුවන්'],
])('says what can be asked where it does not understand “%s”', async (question, answer) => {
  const { kind, said } = await ask(question)
  expect(kind).not.toBe('answer')
  expect(said[0]).toContain(answer)
})

it('answers without a roadmap', async () => {
  const { said } = await ask('என் முன்னேற்றம் என்ன?', newcomer)
  expect(said[0]).toContain('உங்களிடம் இன்னும் கற்றல் பாதை இல்லை.')
})

it('puts the numbers to call after a sentence in the learner’s language', async () => {
  const { kind, said } = await ask('mata jeewath wenna ona na', { ...chatContext(), helpCountry: 'LK' })
  expect(kind).toBe('crisis')
  expect(said[0]).toContain('ඔබ තනිවී නැත.')
  expect(said.join(' ')).toContain('1926')
})

it.each([
  ['progress', ['3 of 23']],
  ['crisis', ['3 of 23', 'You have done 3 of 23 steps (13%).']],
] as const)(
  'leaves out English once a native speaker has read the template, but for the numbers to call: %s',
  (name, said) => {
    const [tamil] = knowledgeFiles.languages
    if (tamil === undefined) throw new Error('no language')
    const template = { text: '3 of 23', reviewedBy: 'A native speaker' }
    const reviewed = { ...tamil, answers: { ...tamil.answers, [name]: template } }
    const english = [{ text: 'You have done 3 of 23 steps (13%).', sources: [] }]
    const composed = { kind: 'answer', subject: null, sentences: english, stepId: null } as const
    const id = name === 'crisis' ? name : 'road.progress'
    expect(withLocalAnswer(reviewed, id, noSubject, composed, chatContext()).map(({ text }) => text)).toEqual(said)
  },
)

it('fills every gap of every template', () => {
  const gaps = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
  const [first, ...others] = knowledgeFiles.languages.map(({ answers }) =>
    Object.entries(answers).map(([name, { text }]) => [name, gaps(text)]),
  )
  for (const other of others) expect(other).toEqual(first)
})
