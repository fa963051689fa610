import { type Token, tokenize } from '@milepost/knowledge/tokens'
import { skillTagger, weakSkillTagger } from '#knowledge/skill-tagger.ts'
import { topicOf } from '#link/skill-topics.ts'
import { type Tag, tagPhrases } from '#text/phrase-tagger.ts'
import { termsOf } from '#text/terms.ts'

/** A skill in a title, and how much the title says that it is what the course teaches: 0 to 1. */
export interface TitledSkill {
  readonly id: string
  readonly weight: number
}

/** 'Machine Learning with Python' teaches learning and uses Python; 'SQL for Data Science' is no course on data science. */
const subject = 1
const tool = 0.55
const purpose = 0.25
/** Of more subjects in a title none is all of the course. */
const maxWholeSubjects = 2
/** So many words of a skill's matters, beside its name, vouch for a name that is an ordinary word too. */
const minReasonsFor = 2

/** Questions of an exam ask for a skill and do not teach it. */
const inExamQuestions = 0.6
const examQuestions =
  /\b(?:(?:practi[cs]e|mock|sample) (?:tests?|exams?|questions?)|exam (?:questions?|dumps?|simulator)|questions? (?:and|&) answers?|q ?& ?a)\b/iu

const segmentEnd = /[:|()[\]•–—!?]|\s[-/]\s|\.\s/u
const toolWords = new Set(['with', 'using', 'in', 'via', 'on', 'through', 'by'])

const phraseEnds = new Set([...toolWords, 'for', 'and', 'or', 'from', 'to', 'at', 'as', 'of', 'the', 'a'])

/** What a title may say beside the name of its subject: 'a complete course in', 'build apps with'. */
const generalTerms = new Set(
  termsOf(
    `introduction intro beginner advanced basics fundamentals essentials course courses bootcamp tutorial complete guide masterclass
    training program programming coding code developing development developer software building build create creating make learn
    applications apps websites projects practical hands specialization professional certificate certification exam prep preparation
    everybody everyone absolute zero hero scratch crash lessons class beginning started foundations intermediate learning scripts
    scripting language tools problem problems solving choose understand depth engineering engineer architect administrator administration
    analyst specialist associate practitioner expert certified level edition series workshop concepts principles techniques skills mastery
    handbook academy class foundation basic technology technologies system systems theory method methods design modern overview
    together fast quickly quick easy easily simple simply made days hours weeks minutes online free live real world kids teens everyday step steps
    full ultimate comprehensive essential top best level skill starter refresher primer immersion journey camp masterclasses`,
  ),
)

/** In: a text. Out: its telling stems, without what any title or label may say. */
export function tellingTerms(text: string): Set<string> {
  return new Set(termsOf(text).filter((term) => !generalTerms.has(term)))
}

/** A capital makes a name of an ordinary word, when the course speaks of that skill's matters. */
function weakTags(title: string, tokens: readonly Token[], sure: readonly Tag[], about: string): Tag[] {
  const found = tagPhrases(weakSkillTagger, title, tokens).filter(
    (tag) => /^[\p{Lu}\p{Lo}]/u.test(tag.quote) && !sure.some(({ from, to }) => tag.from < to && from < tag.to),
  )
  if (found.length === 0) return []
  const said = new Set(termsOf(`${title}. ${about}`))
  return found.filter(({ id, quote }) => {
    const own = new Set(termsOf(quote))
    return [...topicOf(id).keys()].filter((term) => said.has(term) && !own.has(term)).length >= minReasonsFor
  })
}

/** 'Docker Licence Compliance' is on compliance: the last of the words that follow names what the course is on. */
function isOnlyModifier(tag: Tag, end: number, title: string, tokens: readonly Token[], tags: readonly Tag[]): boolean {
  let last = tag.to
  while (last < end && !phraseEnds.has(tokens[last]?.word ?? '') && !tags.some(({ from }) => from === last)) {
    if (/[,;&/"]/.test(title.slice(tokens[last - 1]?.end, tokens[last]?.start))) break
    last += 1
  }
  if (last === tag.to || tags.some(({ from }) => from === last)) return false
  const word = title.slice(tokens[last - 1]?.start, tokens[last - 1]?.end)
  const [head] = tellingTerms(word)
  // Tamil and Sinhala say 'Linux, the basics of' in that order.
  return head !== undefined && /^[a-z]/.test(head) && !topicOf(tag.id).has(head)
}

function roleOf(
  tag: Tag,
  starts: readonly number[],
  title: string,
  tokens: readonly Token[],
  tags: readonly Tag[],
): number {
  const start = starts.findLast((index) => index <= tag.from) ?? 0
  const end = starts.find((index) => index > tag.from) ?? tokens.length
  let role = isOnlyModifier(tag, end, title, tokens, tags) ? tool : subject
  // 'From Figma to HTML' begins where the course on Figma ends.
  if (tokens[tag.from - 1]?.word === 'from' && tokens[tag.to]?.word === 'to') role = tool
  for (let index = start; index < tag.from; index += 1) {
    const word = tokens[index]?.word ?? ''
    if (word !== 'for' && !toolWords.has(word)) continue
    if (tags.some(({ from, to }) => index >= from && index < to)) continue
    const before = [...tellingTerms(title.slice(tokens[start]?.start, tokens[index]?.start))]
    if (before.length === 0) continue
    if (word === 'for') role = purpose
    // 'Data analysis with R': what stands before is the tool's own matter.
    else if (role === subject && !before.every((term) => topicOf(tag.id).has(term))) role = tool
  }
  return role
}

/** In: a title, and what else the course says. Out: the skills its title names, with the part each plays in it. */
export function readTitle(title: string, about: string): TitledSkill[] {
  const tokens = tokenize(title)
  const sure = tagPhrases(skillTagger, title, tokens)
  const tags = [...sure, ...weakTags(title, tokens, sure, about)].sort((a, b) => a.from - b.from)
  if (tags.length === 0) return []
  const starts = tokens.flatMap((token, index) => {
    const before = tokens[index - 1]
    return before === undefined || segmentEnd.test(title.slice(before.end, token.start)) ? [index] : []
  })
  const found = new Map<string, number>()
  for (const tag of tags) {
    found.set(tag.id, Math.max(found.get(tag.id) ?? 0, roleOf(tag, starts, title, tokens, tags)))
  }
  const subjects = [...found.values()].filter((weight) => weight === subject).length
  const asked = examQuestions.test(title) ? inExamQuestions : 1
  const part = asked * Math.min(1, Math.sqrt(maxWholeSubjects / Math.max(1, subjects)))
  return [...found].map(([id, weight]) => ({ id, weight: weight === subject ? part : weight }))
}
