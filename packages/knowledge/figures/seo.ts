import { readFileSync } from 'node:fs'

const pages = readFileSync(new URL('../files/seo/pages.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.match(/("[^"]*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, '').replaceAll('"', '')) ?? [])
  .map(([address, status, title, description, canonical, robots, links, indexed]) => {
    return { address, status, title, description, canonical, robots, links: Number(links), indexed }
  })
const found = pages.filter(({ status }) => status === '200')
const missing = found.filter(({ indexed }) => indexed === 'no')
const mains = found.filter(({ address, canonical, robots }) => canonical === address && robots === 'index')

/** The figures in the checks of the SEO sessions, computed from pages.csv. */
export const figures: Record<string, readonly string[]> = {
  'titles-and-descriptions': [
    `${found.filter(({ title }) => title === 'Tea').length} pages are called only 'Tea'`,
    `${found.filter(({ description }) => !description).length} have no description`,
  ],
  'not-in-the-index': [
    `${found.length} pages answer with 200`,
    `${missing.length} of them aren't indexed`,
    `${missing.filter(({ robots }) => robots === 'noindex').length} has noindex`,
    `${missing.filter(({ links }) => links === 0).length} have no link`,
    `${missing.filter(({ address, canonical }) => canonical !== address).length} name another address`,
  ],
  'sitemap-and-robots': [`${mains.length} addresses`],
}
