import type { CatalogueCourse } from '#advisor.ts'
import { knowledge, products } from '#knowledge/knowledge.ts'
import { memoizeByCourse } from '#link/memoize-by-course.ts'
import type { StepSubject } from '#link/step-subject.ts'
import { createPhraseTagger, tagPhrases } from '#text/phrase-tagger.ts'
import { termsOf } from '#text/terms.ts'

const productTagger = createPhraseTagger(products.map((name) => ({ text: name, id: name, weak: false })))
/** What a title names later is one product of many. */
const maxProductStart = 6

const productsOf = memoizeByCourse(({ title }: CatalogueCourse) =>
  tagPhrases(productTagger, title)
    .filter(({ from }) => from < maxProductStart)
    .map(({ id }) => termsOf(id)),
)

/**
 * Tells whether a course teaches a general skill only for users of a product: 'Data Cleaning with KNIME', where our
 * texts on the skill don't name KNIME. A skill that is a tool is a product itself.
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
  if (knowledge.skills.get(skill)?.kind === 'tool') return false
  return productsOf(course).some(
    (terms) => !terms.every((term) => topic.has(term) || label.has(term) || description.has(term)),
  )
}
