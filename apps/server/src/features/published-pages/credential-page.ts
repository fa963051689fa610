import { addressOf } from '@milepost/contract/http'
import { credentialPage as page, pages } from '@milepost/contract/pages'
import type { findCredential } from '#features/credentials/index.ts'
import { dayText } from '#features/published-pages/course-page.ts'
import type { PublishedPage } from '#features/published-pages/frame.ts'
import { html } from '#features/published-pages/html.ts'
import { button, facts, paragraphs, prose, type Say, section } from '#features/published-pages/parts.ts'
import { publishedTexts as texts } from '#features/published-pages/texts.ts'
import { dayOf } from '#lib/day-of.ts'

type SharedCredential = NonNullable<Awaited<ReturnType<typeof findCredential>>>

const common = { picture: 'credential', isListed: false, data: html`` } as const

/** The public page of a shared credential. */
export function credentialPage(credential: SharedCredential, say: Say): PublishedPage {
  const { id, courseTitle, institutionName: institution, description, language, skills, revokedAt } = credential
  const day = dayText(dayOf(credential.issuedAt), say.language)
  const confirmed = say(texts.confirmed, { institution, day })
  const status = revokedAt === null ? 'valid' : 'revoked'
  return {
    ...common,
    lang: say.language,
    title: say(texts.credentialTitle, { course: courseTitle }),
    description: status === 'valid' ? confirmed : say(texts.revokedText),
    path: addressOf(page, { id }),
    body: html`
      <div class="grid max-w-prose gap-4">
        <p class="text-lead text-ink-soft">${say(texts.credential)}</p>
        <h1 class="text-heading wrap-anywhere" lang="${language}">${courseTitle}</h1>
        <p class="text-lead">${status === 'valid' ? confirmed : say(texts.revokedText)}</p>
      </div>
      ${section(
        say(texts.facts),
        facts([
          [say(texts.status), say(texts.statusName, { status, institution })],
          [say(texts.issuer), institution],
          [say(texts.issuedOn), day],
          ...(skills.length > 0 ? ([[say(texts.skills), skills.join(', ')]] as [string, string][]) : []),
          [say(texts.number), html`<span class="wrap-anywhere">${id}</span>`],
        ]),
      )}
      ${
        description !== '' &&
        section(
          say(texts.aboutCourse),
          html`<div class="grid max-w-prose gap-5" lang="${language}">${paragraphs(description)}</div>`,
        )
      }
      ${status === 'valid' && section(say(texts.proves), prose(say(texts.provesText)))}
      ${status === 'valid' && downloads(id, say)}
    `,
  }
}

function downloads(id: string, say: Say) {
  const files = [
    ['credential.jwt', texts.signed],
    ['credential.png', texts.badge],
    ['credential.json', texts.content],
  ] as const
  return html`<div class="grid gap-12 print:hidden">
    ${section(
      say(texts.downloads),
      html`<ul class="grid gap-3">
        ${files.map(
          ([name, text]) =>
            html`<li><a class="underline underline-offset-4" download href="/api/credentials/${id}/${name}">${say(text)}</a></li>`,
        )}
      </ul>`,
    )}
    ${section(say(texts.check), html`${prose(say(texts.checkText))}<div>${button(pages.verify, say(texts.verify))}</div>`)}
  </div>`
}

/** The page of a credential that its learner deleted. */
export function withdrawnPage(id: string, say: Say): PublishedPage {
  return {
    ...common,
    lang: say.language,
    title: say(texts.withdrawn),
    description: say(texts.withdrawnText),
    path: addressOf(page, { id }),
    body: html`<div class="grid max-w-prose gap-4">
      <h1 class="text-heading">${say(texts.withdrawn)}</h1>
      ${prose(say(texts.withdrawnText))}
    </div>`,
  }
}
