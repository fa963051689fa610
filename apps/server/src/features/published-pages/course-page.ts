import { addressOf } from '@milepost/contract/http'
import { type Language, languageLocales } from '@milepost/contract/languages'
import { pages, publishedPages } from '@milepost/contract/pages'
import type { PublishedPage } from '#features/published-pages/frame.ts'
import { html, linkedData } from '#features/published-pages/html.ts'
import { button, facts, paragraphs, prose, type Say, section } from '#features/published-pages/parts.ts'
import type { PublishedCourse } from '#features/published-pages/repository.ts'
import { publishedTexts as texts } from '#features/published-pages/texts.ts'

/** Where a course opens in the learner's explorer, after signing in where that is needed. */
const applyAddress = ({ id, title }: PublishedCourse) =>
  `${pages.courses}?${new URLSearchParams({ search: title, course: String(id) })}`

export const coursePath = (id: number) => addressOf(publishedPages.course, { id: String(id) })
export const institutionPath = (id: number) => addressOf(publishedPages.institution, { id: String(id) })

/** The public page of a course. */
export function coursePage(course: PublishedCourse, say: Say, origin: string): PublishedPage {
  const { id, title, description, institution, skills, language, isDemo } = course
  const words = description.replace(/\s+/g, ' ').trim()
  return {
    title: institution === null ? title : `${title} · ${institution.name}`,
    description: words.length > 160 ? `${words.slice(0, 157)}…` : words,
    path: coursePath(id),
    lang: say.language,
    picture: 'home',
    isListed: !isDemo,
    body: html`
      <div class="grid max-w-prose gap-4">
        <h1 class="text-heading wrap-anywhere" lang="${language}">${title}</h1>
        ${
          institution !== null &&
          html`<p class="text-lead text-ink-soft">
            <span>${say(texts.from)}</span>
            <a class="underline underline-offset-4" href="${institutionPath(institution.id)}">${institution.name}</a>
          </p>`
        }
        ${applying(course, say)}
      </div>
      ${section(say(texts.about), html`<div class="grid max-w-prose gap-5" lang="${language}">${paragraphs(description)}</div>`)}
      ${section(say(texts.facts), facts(factsOf(course, say)))}
      ${skills.length > 0 && section(say(texts.skills), prose(skills.join(', ')))}
    `,
    data: linkedData(linkedCourse(course, origin)),
  }
}

function applying(course: PublishedCourse, say: Say) {
  if (course.institution === null) return null
  if (course.isClosed) return prose(say(texts.closed))
  return html`${course.isFull && prose(say(texts.full))}
    <div>${button(applyAddress(course), say(texts.apply))}</div>
    <p class="text-small text-ink-soft">${say(texts.applyHint)}</p>`
}

function factsOf(course: PublishedCourse, say: Say): [string, string][] {
  const { price, duration, language, level, mode, startsOn, intakes } = course
  const weeks = duration !== null && /^\d+$/.test(duration.trim()) ? Number(duration) : null
  const starts = intakes.map(({ startsOn: day, isFull }) =>
    isFull ? say(texts.fullStart, { day: dayText(day, say.language) }) : dayText(day, say.language),
  )
  if (intakes.length === 0 && startsOn !== null) starts.push(dayText(startsOn, say.language))
  return [
    [say(texts.price), price === null || price === 0 ? say(texts.free) : rupees(price)],
    [say(texts.duration), weeks === null ? duration || say(texts.flexible) : say(texts.weeks, { weeks })],
    ...(starts.length > 0 ? ([[say(texts.starts), starts.join('; ')]] as [string, string][]) : []),
    [say(texts.language), say(texts.languageName, { language })],
    ...(level === null ? [] : ([[say(texts.level), say(texts.levelName, { level })]] as [string, string][])),
    ...(mode === null
      ? []
      : ([[say(texts.mode), [say(texts.modeName, { mode }), ...placeOf(course, say.language)].join(', ')]] as [
          string,
          string,
        ][])),
  ]
}

const rupees = (amount: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
  }).format(amount)

/** A day as people write it. */
export const dayText = (day: string, language: Language) =>
  new Intl.DateTimeFormat(languageLocales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

const placeOf = ({ town, country }: PublishedCourse, language: Language): string[] => [
  ...(town === null ? [] : [town]),
  ...(country === null ? [] : [new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country]),
]

/** A course as schema.org describes it. */
function linkedCourse(course: PublishedCourse, origin: string): object {
  const { id, title, description, price, language, mode, institution, intakes, startsOn, skills, isClosed } = course
  const place = placeOf(course, 'en')
  const starts = intakes.length > 0 ? intakes.map((intake) => intake.startsOn) : startsOn === null ? [null] : [startsOn]
  const courseMode = mode === null ? undefined : { online: 'Online', offline: 'Onsite', hybrid: 'Blended' }[mode]
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': `${origin}${coursePath(id)}`,
    url: `${origin}${coursePath(id)}`,
    name: title,
    description,
    inLanguage: language,
    ...(institution !== null && {
      provider: {
        '@type': 'EducationalOrganization',
        name: institution.name,
        url: `${origin}${institutionPath(institution.id)}`,
      },
    }),
    ...(skills.length > 0 && { teaches: skills }),
    offers: {
      '@type': 'Offer',
      price: price ?? 0,
      priceCurrency: 'INR',
      category: price === null || price === 0 ? 'Free' : 'Paid',
      availability: `https://schema.org/${isClosed ? 'SoldOut' : 'InStock'}`,
    },
    hasCourseInstance: starts.map((startDate) => ({
      '@type': 'CourseInstance',
      ...(courseMode !== undefined && { courseMode }),
      ...(startDate !== null && { startDate }),
      ...(place.length > 0 && { location: { '@type': 'Place', address: place.join(', ') } }),
    })),
  }
}
