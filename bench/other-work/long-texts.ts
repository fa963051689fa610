import { readOutside, readSet } from '../advisor/sets.ts'

/** Texts about work of ours and about other work, put together from shorter ones of one author each. */
export interface LongTexts {
  readonly name: string
  readonly ours: readonly string[]
  readonly others: readonly string[]
}

interface CourseOfCategory {
  readonly title: string
  readonly description: string
  readonly category: string
}

const ourCategories =
  /^(?:Computer Science \/ (?!Algorithms)|Information Technology|Data Science \/ (?:Data An|Machine))/
const otherCategories =
  /^(?:Health \/ (?!Health Informatics)|Arts|Social|Physical|Personal|Language|Business \/ (?:Finance|Marketing|Entre|Leader))/

/** Joins every few texts of a group. What is left over is left out. */
function join(groups: Iterable<readonly string[]>, size: number): string[] {
  return [...groups].flatMap((texts) =>
    Array.from({ length: Math.floor(texts.length / size) }, (_, index) =>
      texts.slice(index * size, (index + 1) * size).join(' '),
    ),
  )
}

/**
 * Puts long texts together from the committed sets: O*NET tasks of one occupation, and our texts on other professions.
 *
 * @returns The texts.
 */
export function longTextsOfTasks(): LongTexts {
  const golden = readSet<{ text: string; set: string; occupation: string }>('golden').filter(
    ({ set }) => set === 'ONET1',
  )
  const occupations = Map.groupBy(golden, ({ occupation }) => occupation).values()
  const others = readSet<{ text: string }>('other-professions').map(({ text }) => text)
  return {
    name: 'tasks of one occupation, eight together, and texts on other professions, four together',
    ours: join(
      [...occupations].map((tasks) => tasks.map(({ text }) => text)),
      8,
    ),
    others: join([others], 4),
  }
}

/**
 * Puts long texts together from descriptions of public courses of one category.
 *
 * @param outside - The folder of the sets that are not committed.
 * @param size - How many courses make a text.
 * @returns The texts, or null without the set.
 */
export function longTextsOfCourses(outside: string | undefined, size: number): LongTexts | null {
  const courses = readOutside<CourseOfCategory>(outside, 'courses-dev')
  if (courses === null) return null
  const groupsOf = (categories: RegExp) => {
    const found = Map.groupBy(
      courses.filter(({ category }) => categories.test(category)),
      ({ category }) => category,
    )
    return [...found.values()].map((group) => group.map(({ title, description }) => `${title}. ${description}`))
  }
  return {
    name: `public courses of one category, ${size} together`,
    ours: join(groupsOf(ourCategories), size),
    others: join(groupsOf(otherCategories), size),
  }
}
