import { readFileSync } from 'node:fs'

const learners = readFileSync(new URL('../files/growth/learners.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, , channel = '', profile = '', lesson = '', week2 = '', week4 = '', invited = ''] = line.split(',')
    return { channel, profile, lesson, week2, week4, invited }
  })
const yes = (field: 'profile' | 'lesson' | 'week2' | 'week4') =>
  learners.filter((learner) => learner[field] === 'yes').length
const back = (group: typeof learners) => group.filter(({ week4 }) => week4 === 'yes').length
const percent = (part: number, all: number) => `${Math.round((100 * part) / all)} percent`
const channel = (name: string) => learners.filter((learner) => learner.channel === name)
const adverts = channel('advert')
const withLesson = learners.filter(({ lesson }) => lesson === 'yes')
const without = learners.filter(({ lesson }) => lesson !== 'yes')
const invited = learners.filter((learner) => learner.invited === '1').length

/** The figures in the checks of the growth sessions, computed from learners.csv. */
export const figures: Record<string, readonly string[]> = {
  'first-funnel': [
    `${learners.length}, ${yes('profile')}, ${yes('lesson')}, ${yes('week2')}, ${yes('week4')} and ${invited}`,
  ],
  'cohorts-and-channels': [
    ...['friend', 'poster'].map((name) => percent(back(channel(name)), channel(name).length)),
    percent(back(adverts), adverts.length),
    `${8050 / adverts.length} rupees`,
    `about ${Math.round(8050 / back(adverts) / 10) * 10}`,
  ],
  'first-value': [
    `Of the ${withLesson.length} who finished a lesson, ${back(withLesson)} are back`,
    percent(back(withLesson), withLesson.length),
    `Of the other ${without.length}, only ${back(without)} are back`,
    percent(back(without), without.length),
  ],
}
