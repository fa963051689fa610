import type { CareerId } from '@milepost/contract/careers/limits'
import type { Certificate, Skill, Speciality } from '@milepost/knowledge/schema'
import { type Token, tokenize } from '@milepost/knowledge/tokens'
import type { AdvisorProfile } from '#advisor.ts'
import { certificates, knowledge } from '#knowledge/knowledge.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { titlesNamedIn } from '#plan/titles.ts'
import { isUnwanted, type Polarity, readPolarities, removeNegated } from '#read/stances.ts'
import { createPhraseTagger, type Tag, tagPhrases } from '#text/phrase-tagger.ts'
import { termsOf } from '#text/terms.ts'

/** A skill that the answers want or refuse. */
export interface AskedSkill {
  readonly kind: 'wanted' | 'refused'
  readonly skillId: string
  /** The words that say so, or null where the learner added the skill themselves. */
  readonly quote: string | null
  /** The certificate that the words name, or null where they name the skill. */
  readonly certificate: Certificate | null
  /** The learner took it back. */
  readonly isIgnored: boolean
}

/** What the answers request. */
export interface RequestedSkills {
  /** Skills that are named and not rejected. */
  readonly named: ReadonlySet<string>
  readonly rejected: ReadonlySet<string>
  /** Skills that the learner added themselves and did not take back. They may take longer than other extras. */
  readonly added: ReadonlySet<string>
  /** The tool that the learner chose among alternatives, where the goals name none. */
  readonly preferred: string | null
  /** Skills that a shorter plan does without, if no other step needs them. */
  readonly leftOut: ReadonlySet<string>
  /** Pairs of tools of which one is enough: 'Go or Node.js'. */
  readonly eitherOr: readonly (readonly [string, string])[]
  /** Certificates that the learner wants and does not have. */
  readonly certificates: readonly Certificate[]
  /** Each skill once, in the order of the answers. */
  readonly asked: readonly AskedSkill[]
  /** The specialities of a career that the goals name, in the order of the goals. A certificate is one too. */
  readonly specialities: (career: CareerId) => readonly Speciality[]
  /** What is wanted first, in that order: what the short-term goals ask for, or the long-term ones where those ask for nothing. */
  readonly firstWishes: (career: CareerId) => ReadonlySet<string>
  /**
   * How much of a skill's name the goals use, 0 to 1. Rare words weigh more, and skills that build on a named one count
   * as near.
   */
  readonly likeness: (skill: Skill) => number
}

const titleTagger = createPhraseTagger(
  [...knowledge.careers.values()].flatMap(({ id, titles }) => titles.map((text) => ({ text, id, weak: false }))),
)

const specialityTaggers = new Map(
  [...knowledge.careers.values()].map(({ id, specialities }) => {
    const phrases = specialities.flatMap(({ titles }, index) =>
      titles.map((text) => ({ text, id: String(index), weak: false })),
    )
    return [id, createPhraseTagger(phrases)]
  }),
)

/**
 * Names stand only for themselves: 'product manager' requests no product skills, 'computer vision' no computer skills.
 */
function withoutNames(text: string): string {
  const tokens = tokenize(text)
  const names = [...tagPhrases(titleTagger, text, tokens), ...tagPhrases(skillTagger, text, tokens)]
  const rest: string[] = []
  let from = 0
  for (const { start, end } of names.sort((one, other) => one.start - other.start)) {
    if (end <= from) continue
    rest.push(text.slice(from, start), ' '.repeat(end - Math.max(from, start)))
    from = end
  }
  return rest.join('') + text.slice(from)
}

const termsBySkill = new Map<string, ReadonlySet<string>>()
const skillsByTerm = new Map<string, number>()
for (const skill of knowledge.skills.values()) {
  const terms = new Set(termsOf(skill.name))
  termsBySkill.set(skill.id, terms)
  for (const term of terms) skillsByTerm.set(term, (skillsByTerm.get(term) ?? 0) + 1)
}

/** Stems that any goal may use, such as 'learn' and 'build'. */
const genericGoalStems = new Set(['learn', 'build', 'creat', 'write', 'design', 'product', 'cloud', 'servic'])
/** Words that many skills share ('data', 'test') do not say which one is meant. */
const minTermRarity = 3.3
/** Likeness of a skill that builds on a named one. */
const dependentLikeness = 0.2
const rarityOf = (term: string) => Math.log(knowledge.skills.size / (skillsByTerm.get(term) ?? 1))

type RequestAnswers = Pick<
  AdvisorProfile,
  'shortTermGoals' | 'longTermGoals' | 'experience' | 'certifications' | 'decisions'
>

/** The most of a quote that is shown, in UTF-16 units. Longer ones shrink to the skill's name. */
const maxQuoteLength = 80

function quoteOf(text: string, tokens: readonly Token[], tag: Tag, cueAt: number | null): string {
  const start = Math.min(tag.start, cueAt === null ? tag.start : (tokens[cueAt]?.start ?? tag.start))
  // Far too long, whatever part of it is white space.
  if (tag.end - start > 10 * maxQuoteLength) return tag.quote
  const quote = text.slice(start, tag.end).replace(/\s+/g, ' ')
  return quote.length > maxQuoteLength ? tag.quote : quote
}

interface Mention {
  readonly skillId: string
  readonly polarity: Polarity
  readonly quote: string | null
  readonly certificate: Certificate | null
  /** The tool that would do as well, named right before this one. */
  readonly orElse: string | null
}

const wordsOf = (text: string) =>
  tokenize(text)
    .map(({ word }) => word)
    .join(' ')
const certificateByName = new Map(certificates.flatMap((one) => one.names.map((name) => [wordsOf(name), one] as const)))
const either = /^[\s,]*(?:or|\/)\s*(?:else )?$/i
const isTool = (id: string) => knowledge.skills.get(id)?.kind === 'tool'

function mentionsIn(text: string, kind: 'past' | 'goals'): Mention[] {
  const tokens = tokenize(text)
  const tags = tagPhrases(skillTagger, text, tokens)
  const said = readPolarities(text, tokens, kind, tags)
  return tags.flatMap((tag, index): Mention[] => {
    const reading = said[tag.from]
    if (reading === undefined) return []
    const before = tags[index - 1]
    const isChoice =
      before !== undefined && isTool(before.id) && isTool(tag.id) && either.test(text.slice(before.end, tag.start))
    return [
      {
        skillId: tag.id,
        polarity: reading.polarity,
        quote: quoteOf(text, tokens, tag, reading.cueAt),
        certificate: certificateByName.get(wordsOf(tag.quote)) ?? null,
        orElse: isChoice ? before.id : null,
      },
    ]
  })
}

const addedMention = { polarity: 'wants', quote: null, certificate: null, orElse: null } as const

/** What is said of skills that are neither wanted nor refused. */
const unasked: ReadonlySet<Polarity> = new Set<Polarity>(['has', 'mentions', 'others', 'struggles'])

/** A skill that is both wanted and refused is wanted. What the answers only claim is not asked for. */
function askedIn(mentions: readonly Mention[], ignored: ReadonlySet<string>): AskedSkill[] {
  const asked = new Map<string, AskedSkill>()
  for (const { skillId, polarity, quote, certificate } of mentions) {
    const kind = polarity === 'rejects' ? 'refused' : 'wanted'
    const before = asked.get(skillId)
    if (unasked.has(polarity) || before?.kind === 'wanted' || before?.kind === kind) continue
    asked.set(skillId, { kind, skillId, quote, certificate, isIgnored: ignored.has(skillId) })
  }
  return [...asked.values()]
}

/**
 * Reads which skills the goals name, reject or resemble, and which ones the other answers wish for.
 *
 * @param profile - The learner's answers and decisions.
 * @returns The skills, and functions that score others.
 */
export function readRequestedSkills(profile: RequestAnswers): RequestedSkills {
  const corrections = profile.decisions?.corrections ?? []
  const ignored = new Set(corrections.flatMap(({ skillId, requestIgnored }) => (requestIgnored ? [skillId] : [])))
  const everAdded = corrections.flatMap(({ skillId, added }) =>
    added && knowledge.skills.has(skillId) ? [skillId] : [],
  )
  const added = new Set(everAdded.filter((skillId) => !ignored.has(skillId)))
  const past = [profile.experience, profile.certifications].flatMap((text) => mentionsIn(text, 'past'))
  const mentions = [
    ...[profile.shortTermGoals, profile.longTermGoals].flatMap((text) => mentionsIn(text, 'goals')),
    ...past.filter(({ polarity }) => polarity === 'wants'),
    ...everAdded.map((skillId): Mention => ({ ...addedMention, skillId })),
  ]
  const heard = mentions.filter(({ skillId }) => !ignored.has(skillId))
  const named = new Set(heard.flatMap(({ polarity, skillId }) => (isUnwanted(polarity) ? [] : [skillId])))
  const rejected = new Set(
    heard.flatMap(({ polarity, skillId }) => (polarity === 'rejects' && !added.has(skillId) ? [skillId] : [])),
  )
  const had = new Set(
    past.flatMap(({ certificate, polarity }) => (polarity === 'has' && certificate ? [certificate] : [])),
  )
  const sought = heard.flatMap(({ certificate, polarity }) =>
    certificate === null || unasked.has(polarity) || isUnwanted(polarity) || had.has(certificate) ? [] : [certificate],
  )
  const wanted = [...new Set(sought)]
  const eitherOr = heard.flatMap(({ skillId, orElse }): [string, string][] =>
    orElse !== null && orElse !== skillId && named.has(skillId) && named.has(orElse) ? [[orElse, skillId]] : [],
  )
  const goalTerms = new Set<string>()
  const goals = removeNegated(`${profile.shortTermGoals}\n${profile.longTermGoals}`, 'goals')
  for (const term of termsOf(withoutNames(goals))) goalTerms.add(term)
  const specialitiesIn = (text: string, career: CareerId): readonly Speciality[] => {
    const tagger = specialityTaggers.get(career)
    const places = new Set(tagger === undefined ? [] : tagPhrases(tagger, text).map(({ id }) => Number(id)))
    const listed = new Set((knowledge.careerSkills.get(career) ?? []).map(({ skill }) => skill.id))
    return [
      ...[...places].flatMap((place) => knowledge.careers.get(career)?.specialities[place] ?? []),
      ...wanted.map(({ names, skills }) => ({ titles: names, skills: skills.filter((id) => listed.has(id)) })),
    ]
  }
  const specialities = (career: CareerId) => specialitiesIn(goals, career)
  const firstWishes = (career: CareerId): ReadonlySet<string> => {
    const near = removeNegated(profile.shortTermGoals, 'goals')
    const soon = new Set([
      ...mentionsIn(profile.shortTermGoals, 'goals').flatMap(({ skillId, certificate }) =>
        named.has(skillId) ? [skillId, ...(certificate?.skills ?? [])] : [],
      ),
      ...specialitiesIn(near, career).flatMap(({ skills }) => skills),
      ...titlesNamedIn(near, career).flatMap(({ skills }) => skills),
      ...added,
    ])
    if (soon.size > 0) return soon
    return new Set([
      ...named,
      ...[...specialities(career), ...titlesNamedIn(goals, career)].flatMap(({ skills }) => skills),
    ])
  }
  const likeness = (skill: Skill): number => {
    if (skill.nameIsPlain) return 0
    let found = 0
    let all = 0
    for (const term of termsBySkill.get(skill.id) ?? []) {
      const rarity = rarityOf(term)
      all += rarity
      if (goalTerms.has(term) && rarity >= minTermRarity && !genericGoalStems.has(term)) found += rarity
    }
    if (skill.prerequisites.some((id) => named.has(id))) return Math.max(dependentLikeness, all === 0 ? 0 : found / all)
    return all === 0 ? 0 : found / all
  }
  const variant = profile.decisions?.variant
  const preferred = variant?.kind === 'other_tool' ? variant.skillId : null
  const leftOut = new Set(variant?.kind === 'by_date' ? variant.leftOut.filter((id) => !added.has(id)) : [])
  const asked = askedIn(mentions, ignored)
  return {
    named,
    rejected,
    added,
    preferred,
    leftOut,
    eitherOr,
    certificates: wanted,
    asked,
    specialities,
    firstWishes,
    likeness,
  }
}
