import { pages } from '@milepost/contract/pages'
import { coursePath, institutionPath } from '#features/published-pages/course-page.ts'
import type { PublishedPage } from '#features/published-pages/frame.ts'
import { html, linkedData } from '#features/published-pages/html.ts'
import { button, facts, paragraphs, prose, type Say, section } from '#features/published-pages/parts.ts'
import type { PublishedInstitution } from '#features/published-pages/repository.ts'
import { publishedTexts as texts } from '#features/published-pages/texts.ts'

/** The public page of an institution. */
export function institutionPage(institution: PublishedInstitution, say: Say, origin: string): PublishedPage {
  const { id, name, description, courses, hasMore, isDemo } = institution
  const words = description.replace(/\s+/g, ' ').trim()
  const all = `${pages.courses}?${new URLSearchParams({ institution: String(id) })}`
  return {
    title: name,
    description: words.length > 160 ? `${words.slice(0, 157)}…` : words,
    path: institutionPath(id),
    lang: say.language,
    picture: 'home',
    isListed: !isDemo,
    body: html`
      <div class="grid max-w-prose gap-4">
        <h1 class="text-heading wrap-anywhere">${name}</h1>
        ${paragraphs(description)}
      </div>
      ${section(say(texts.contact), facts(contactOf(institution, say)))}
      ${section(
        say(texts.courses),
        html`${courses.length === 0 && prose(say(texts.noCourses))}
          <ul class="grid max-w-prose gap-3">
            ${courses.map(
              (course) =>
                html`<li><a class="underline underline-offset-4" lang="${course.language}" href="${coursePath(course.id)}">${course.title}</a></li>`,
            )}
          </ul>
          ${hasMore && html`<div>${button(all, say(texts.allCourses))}</div>`}`,
      )}
    `,
    data: linkedData(linkedInstitution(institution, origin)),
  }
}

function contactOf({ address, campus, website, contactPerson, email }: PublishedInstitution, say: Say) {
  const link = (href: string, text: string) =>
    html`<a class="underline underline-offset-4 wrap-anywhere" rel="nofollow noopener" href="${href}">${text}</a>`
  const found: [string, ReturnType<typeof html> | string][] = [
    [say(texts.address), address],
    [say(texts.campus), campus],
    [say(texts.website), website === '' ? '' : link(website, website)],
    [say(texts.contactPerson), contactPerson],
    [say(texts.email), link(`mailto:${email}`, email)],
  ]
  return found.filter(([, value]) => value !== '')
}

/** An institution as schema.org describes it. */
function linkedInstitution(institution: PublishedInstitution, origin: string): object {
  const { id, name, description, address, email, website } = institution
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    '@id': `${origin}${institutionPath(id)}`,
    url: website === '' ? `${origin}${institutionPath(id)}` : website,
    name,
    description,
    email,
    ...(address !== '' && { address }),
  }
}
