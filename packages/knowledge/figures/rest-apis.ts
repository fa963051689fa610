import { readFileSync } from 'node:fs'

interface Book {
  id: number
  year: number
  language: string
}

const { books } = JSON.parse(readFileSync(new URL('../files/rest-apis/books.json', import.meta.url), 'utf8')) as {
  books: Book[]
}
const tamil = books.filter((book) => book.language === 'ta')
const left = books.filter((book) => book.id !== 5)

/** The figures in the checks of the REST sessions, computed from books.json. */
export const figures: Record<string, readonly string[]> = {
  'first-answer': [String(books.length)],
  'filter-and-page': [
    String(tamil.length),
    String(tamil.filter((book) => book.year < 1990).length),
    String(left[20]?.id),
    String(left.filter((book) => book.id > 20)[0]?.id),
  ],
}
