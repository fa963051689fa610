import { readFileSync } from 'node:fs'

const answers = readFileSync(new URL('../files/ux-surveys/invented-bus-survey.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(2)
  .map((line) => {
    const [, place = '', , satisfied, problem = ''] = line.split(',')
    return { place, isSatisfied: Number(satisfied) >= 4, problem }
  })
const share = (place: string) => {
  const asked = answers.filter((answer) => place === '' || answer.place === place)
  return `${asked.filter(({ isSatisfied }) => isSatisfied).length} of ${asked.length}`
}
const full = answers.filter(({ problem }) => problem === 'full').length

/** The figures in the checks of the UX survey sessions, computed from invented-bus-survey.csv. */
export const figures: Record<string, readonly string[]> = {
  report: [share(''), share('newsletter'), share('bus stop'), `lead with ${full}`],
}
