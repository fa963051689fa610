import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knowledgeFiles } from '../packages/knowledge/src/index.ts'
import { root } from './install.mjs'

/*
 * What people read is plain English: the message catalogue (screens, errors, emails), what Milepost knows and the demo use none of
 * the words and phrases below, and no long sentences. Each rule finds what is planted for it, and nothing in the
 * sentences that are planted as good.
 */
const maxWordsInSentence = 30

/** The name of each rule says what to write instead. */
const rules = [
  ['‘who’ for ‘whom’ and ‘whoever’', /\bwho(?:m|ever|mever)\b/i],
  ['‘again’ for ‘anew’', /\banew\b/i],
  ['‘no one’, ‘someone’ or ‘you’', /\b(?:no|some)body\b/i],
  ['‘is’ for ‘stands’', /\bstands\b(?! (?:for|out)\b)|\b(?:only|they|words) stand\b/i],
  ['‘we’ll let you know’ for ‘is told’', /\b(?:is|are|was|were|be|been) told\b/i],
  ['‘matters’ for ‘counts’', /\b(?:what|all that) counts?\b|\bcounts? (?:most|more|much|a lot|little)\b/i],
  ['‘pros’ and ‘cons’ for what ‘speaks for’ and ‘against’', /\bspeaks? (?:for|against)\b/i],
  ['‘continue’ for ‘go on’', /\b(?:go|goes) on\b/],
  ['‘what happens next’ for ‘comes of it’', /\b(?:come|comes|came) of (?:it|this|that)\b/i],
  ['‘also deletes’ for ‘takes along’', /\btakes? (?:\w+ ){0,3}along\b/i],
  ['‘separate’ for ‘of its own’', /\bof (?:its|their|his|her) own\b/i],
  ['‘in the meantime’ for ‘meanwhile’', /\bmeanwhile\b/i],
  ['‘over time’ for ‘by and by’', /\bby and by\b/i],
  ['‘exactly’ for ‘in so many words’', /\bin so many words\b/i],
  ['‘email’ for ‘mail’', /(?<!\/dev\/)\bmail(?:s|ed|ing)?\b(?! merge\b)|\be-mail/i],
  ['two sentences for a semicolon', /;/],
  [`at most ${maxWordsInSentence} words in a sentence`, { test: (text) => longestSentence(text) > maxWordsInSentence }],
]

/** In knowledge: what is searched and learned from, but not shown, and the names of others' chapters. */
const unseen = new Set([
  'titles',
  'chat',
  'keywords',
  'aliases',
  'weakAliases',
  'specialities',
  'workSentences',
  'occupations',
  'questions',
  'otherWork',
  'screens',
  'routes',
  'asked',
  'examples',
  'parts',
])

const texts = [...catalogue(), ...below(knowledgeFiles, 'knowledge'), ...demo()]
const faults = [...issuesOfRules(), ...texts.flatMap(([place, text]) => issuesOf(place, text))]
if (texts.length < 5000) faults.push(`Only ${texts.length} texts were read.`)
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
else process.stdout.write(`${texts.length} texts are in plain words.\n`)

function issuesOf(place, text) {
  return rules.filter(([, pattern]) => pattern.test(text)).map(([name]) => `${place}: write ${name}: ${text}`)
}

/** A rule that finds nothing in what is planted has stopped working. */
function issuesOfRules() {
  const [refused, good] = ['refused', 'good'].map((name) =>
    readFileSync(join(root, `scripts/fixtures/planted-violation/words-${name}.txt`), 'utf8')
      .trim()
      .split('\n'),
  )
  return [
    ...rules
      .filter(([, pattern]) => !refused.some((line) => pattern.test(line)))
      .map(([name]) => `The rule finds nothing: ${name}`),
    ...refused.filter((line) => issuesOf('', line).length === 0).map((line) => `No rule refuses: ${line}`),
    ...good.flatMap((line) => issuesOf('A good sentence is refused', line)),
  ]
}

/** The messages of the catalogue, with the files they are in. */
function catalogue() {
  const entries = readFileSync(join(root, 'locales/en.po'), 'utf8').split('\n\n').slice(1)
  return entries.map((entry) => {
    const places = [...entry.matchAll(/^#: (.*)$/gm)].map(([, place]) => place)
    const lines = entry
      .slice(entry.indexOf('\nmsgstr ') + 8)
      .trim()
      .split('\n')
    return [places.join(', '), lines.map((line) => JSON.parse(line)).join('')]
  })
}

/** What people of the demo wrote. */
function demo() {
  const folder = join(root, 'apps/server/demo')
  return readdirSync(folder).flatMap((name) => below(JSON.parse(readFileSync(join(folder, name), 'utf8')), name))
}

function below(value, place) {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    unseen.has(key) ? [] : below(part, `${place} ${part?.id ?? part?.domain ?? key}`),
  )
}

/** Parameters and elements of a message are a word at most. */
function longestSentence(text) {
  const plain = text.replace(/<[^<>]*>/g, '').replace(/\{[^{}]*\}/g, 'X')
  return Math.max(...plain.split(/(?<=[.!?:…]\}?)\s+|\n+/).map((sentence) => sentence.trim().split(/\s+/).length))
}
