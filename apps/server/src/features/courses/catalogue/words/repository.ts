import { beginningOf } from '@milepost/contract/fold'
import { sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { offered } from '#db/offered-courses.ts'
import { courses, courseWords } from '#db/schema/courses.ts'
import { maxEditDistance } from '#features/courses/catalogue/spelling.ts'
import { type Beginnings, type Spellings, wordsTyped } from '#lib/search-words.ts'

/** More words than that are not listed: then a beginning stays one. */
const maxBeginnings = 50

/** Prepares the query of the words that begin with typed ones. Single letters are left out: words of two are not stored. */
export function prepareBeginnings(db: Queryable) {
  const { word } = courseWords
  const words = sql<string[]>`array(select ${word} from ${courseWords}
    where ${word} ~>=~ typed.word and ${word} ~<~ (typed.word || chr(1114111)) limit ${maxBeginnings + 1})`
  const statement = db
    .select({ typed: sql<string>`typed.word`, words })
    .from(sql`unnest(${sql.placeholder('words')}::text[]) as typed(word)`)
    .prepare('find_words_that_begin')
  return async (search: Spellings): Promise<Beginnings> => {
    const typed = wordsTyped(search).filter((one) => one.length > 1)
    const rows = typed.length === 0 ? [] : await statement.execute({ words: typed.map(beginningOf) })
    const found = new Map(rows.map((row) => [row.typed, row.words]))
    return new Map(
      typed.flatMap((word) => {
        const known = found.get(beginningOf(word)) ?? []
        return known.length === 0 || known.length > maxBeginnings
          ? []
          : [[word, [...new Set([word, ...known])]] as const]
      }),
    )
  }
}

/** Prepares the queries that correct the spelling of a search. */
export function prepareSpelling(db: Queryable) {
  const { word } = courseWords
  const typed = sql<string>`typed.word`
  const isKnown = sql`left(${word}, 1) = left(${typed}, 1) and char_length(${word}) >= char_length(${typed})
    and starts_with(${word}, ${typed})`
  const startsAlike = sql`left(${word}, 1) in (left(${typed}, 1), substr(${typed}, 2, 1))
    and char_length(${word}) between char_length(${typed}) - max_distance and char_length(${typed}) + max_distance`
  const differsInFirst = sql`substr(${word}, 2) in (${typed}, substr(${typed}, 2))`
  const similar = db
    .select({
      typed,
      similar: sql<string[]>`array(select ${word} from ${courseWords} where ${startsAlike} or ${differsInFirst})`,
    })
    .from(
      sql`unnest(${sql.placeholder('words')}::text[], ${sql.placeholder('distances')}::int[]) as typed(word, max_distance)`,
    )
    .where(sql`not exists (select 1 from ${courseWords} where ${isKnown})`)
    .prepare('find_similar_words')
  const count = sql<number>`(select count(*)::int from ${courses}
    where ${offered} and ${courses.search} @@ quote_literal(counted.word)::tsquery)`
  const counts = db
    .select({ word: sql<string>`counted.word`, count })
    .from(sql`unnest(${sql.placeholder('words')}::text[]) as counted(word)`)
    .prepare('count_courses_with_words')
  return {
    /**
     * The words that match no course, each with similar course words: of about the same length and first letter (or
     * second), or with only the first letter wrong or missing.
     */
    findSimilar: (words: readonly string[]) =>
      similar.execute({ words, distances: words.map((one) => maxEditDistance(one)) }),
    /** How many offered courses contain each word. */
    countCourses: async (words: readonly string[]) =>
      new Map((await counts.execute({ words })).map((row) => [row.word, row.count])),
  }
}

export type Spelling = ReturnType<typeof prepareSpelling>
