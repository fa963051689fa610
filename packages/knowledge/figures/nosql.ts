import { readFileSync } from 'node:fs'

interface Product {
  kind: string
  price: number
  stock: number
  tags: string[]
  attributes: { grams?: number; material?: string }
  reviews?: { by: string; stars: number }[]
}

const products = JSON.parse(readFileSync(new URL('../files/nosql/products.json', import.meta.url), 'utf8')) as Product[]
const count = (test: (product: Product) => boolean | undefined): string => String(products.filter(test).length)
const worth = (kind: string): string =>
  products
    .filter((product) => product.kind === kind)
    .reduce((total, { price, stock }) => total + price * stock, 0)
    .toLocaleString('en')
const stars = products
  .filter(({ kind }) => kind === 'tea')
  .flatMap(({ reviews = [] }) => reviews.map((review) => review.stars))

/** The figures in the checks of the NoSQL sessions, computed from products.json. */
export const figures: Record<string, readonly string[]> = {
  'first-documents': [
    String(products.length),
    count(({ kind }) => kind === 'tea'),
    count(({ price }) => price < 500),
    count(({ stock }) => stock === 0),
  ],
  attributes: [
    count(({ attributes }) => attributes.grams === 250),
    count(({ attributes }) => ['ceramic', 'steel'].includes(attributes.material ?? '')),
    count(({ tags }) => tags.includes('gift')),
    count(({ reviews }) => !reviews),
    count(({ stock, price }) => stock === 0 || price < 500),
    count(({ reviews }) => reviews?.some(({ by, stars: given }) => by === 'Meena' && given === 5)),
    count(
      ({ reviews }) => reviews?.some(({ by }) => by === 'Meena') && reviews.some(({ stars: given }) => given === 5),
    ),
  ],
  summaries: [
    worth('tea'),
    worth('cup'),
    worth('book'),
    String(stars.length),
    (stars.reduce((total, given) => total + given, 0) / stars.length).toFixed(2),
    count(({ tags }) => tags.includes('local')),
  ],
}
