import type { CatalogueCourse } from '#advisor.ts'
import { knowledge, products } from '#knowledge/knowledge.ts'
import { skillTagger, weakSkillTagger } from '#knowledge/skill-tagger.ts'
import { memoizeByCourse } from '#link/memoize-by-course.ts'
import { minNeighbourRelatedness, scoreRelatedness } from '#link/skill-topics.ts'
import type { StepSubject } from '#link/step-subject.ts'
import { anyOf } from '#text/patterns.ts'
import { createPhraseTagger, type Tag, tagPhrases } from '#text/phrase-tagger.ts'
import { termsOf } from '#text/terms.ts'

const productTagger = createPhraseTagger(products.map((name) => ({ text: name, id: name, weak: false })))
/** What a title names later is one product of many. */
const maxProductStart = 6

/** What a maker calls its own is a product too: 'Microsoft Accessibility Tools'. */
const makersOwn = new RegExp(
  String.raw`\b(${anyOf`microsoft|google|amazon|aws|adobe|apple|oracle|ibm|sap|cisco|salesforce`})\b[^:|(–—]{0,30}?\b(?:tools|suite|studio|services|apps)\b`,
  'iu',
)

interface NamedInTitle {
  readonly products: readonly Tag[]
  readonly skills: readonly Tag[]
}

const readNames = memoizeByCourse(({ title }: CatalogueCourse): NamedInTitle => {
  const own = makersOwn.exec(title)
  const [quote = '', maker = ''] = own ?? []
  const ofMaker =
    own === null ? [] : [{ id: maker, quote, from: 0, to: 0, start: own.index, end: own.index + quote.length }]
  const products = tagPhrases(productTagger, title).filter(({ from }) => from < maxProductStart)
  const skills = [skillTagger, weakSkillTagger].flatMap((tagger) => tagPhrases(tagger, title))
  return { products: [...products, ...ofMaker], skills }
})

/** What parts a product from a name behind it, so that both are taught: 'SAP and SQL'. */
const partedBy = /[,;:&|/()[\]+–—]|\s-\s|\b(?:and|with|using|for|in|to)\b/iu

/** The name is the product's own, or the product's kind of it: 'Oracle Application Express', 'Salesforce Web Components'. */
function isPartOf({ start, end }: Tag, name: Tag, title: string): boolean {
  return name.start >= start && (name.start < end || !partedBy.test(title.slice(end, name.start)))
}

/**
 * Tells whether a course teaches a skill only for users of a product: 'Data Cleaning with KNIME', where our texts on the
 * skill don't name KNIME. A tool that has nothing to do with a concept is such a product if it is named first. A skill
 * that is a tool is a product itself, and is narrowed only as a part of the other.
 *
 * @param course - A course.
 * @param skill - Id of the skill that is wanted.
 * @param step - What the step is about.
 * @returns True where the beginning of the title names such a product.
 */
export function isNarrowed(
  course: CatalogueCourse,
  skill: string,
  { topic, label, description }: StepSubject,
): boolean {
  const { products: named, skills } = readNames(course)
  const isForeign = (name: string) =>
    !termsOf(name).every((term) => topic.has(term) || label.has(term) || description.has(term))
  const foreign = named.filter(({ id }) => isForeign(id))
  const kind = kindOf(skill)
  const names = skills.filter(({ id }) => id === skill)
  if (kind === 'tool')
    return names.length > 0 && names.every((name) => foreign.some((product) => isPartOf(product, name, course.title)))
  if (foreign.length > 0 || kind !== 'concept' || names.length === 0) return foreign.length > 0
  return skills.some(
    ({ id, quote, from, start }) =>
      from < maxProductStart &&
      names.every((name) => start < name.start) &&
      kindOf(id) === 'tool' &&
      scoreRelatedness(skill, id) < minNeighbourRelatedness &&
      isForeign(quote),
  )
}

const kindOf = (skill: string) => knowledge.skills.get(skill)?.kind
