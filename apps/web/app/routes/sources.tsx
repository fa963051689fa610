import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { careerIds } from '@milepost/contract/careers/limits'
import { product } from '@milepost/contract/product'
import type { ReactNode } from 'react'
import { PublicPage } from '#features/shell/public-page.tsx'
import { pageMeta } from '#lib/page-meta.ts'

const addresses = {
  onet: 'https://www.onetcenter.org/database.html',
  creativeCommons: 'https://creativecommons.org/licenses/by/4.0/',
  esco: 'https://esco.ec.europa.eu',
} as const
const careerCount = careerIds.length

export const meta = () =>
  pageMeta(t`Sources`, {
    name: 'description',
    content: t`Where ${product.name} gets its information, how it’s licensed, and what is our own judgement.`,
  })

/** Open to everybody and prerendered: it asks nothing of the server. */
export default function Sources() {
  return (
    <PublicPage>
      <div className="grid max-w-prose gap-4">
        <h1 className="text-heading">
          <Trans>Our sources</Trans>
        </h1>
        <p className="text-balance text-lead text-ink-soft">
          <Trans>
            {product.name} names its sources and says when something is our own estimate. Every figure from someone else
            has its source next to it.
          </Trans>
        </p>
      </div>
      <FromOnet />
      <FromEsco />
      <FreeMaterial />
      <OurOwn />
    </PublicPage>
  )
}

function FromOnet() {
  return (
    <Source title={<Trans>From O*NET</Trans>}>
      <p>
        <Trans>
          The occupations a career is based on, how much preparation they take (job zones), what people in them like
          doing (interest profiles), and the technologies current job postings ask for.
        </Trans>
      </p>
      <dl className="grid gap-3">
        <Term name={<Trans>Name</Trans>}>
          <External to={addresses.onet}>O*NET 29.2 Database</External>
        </Term>
        <Term name={<Trans>Publisher</Trans>}>
          <Trans>US Department of Labor, Employment and Training Administration (USDOL/ETA)</Trans>
        </Term>
        <Term name={<Trans>Licence</Trans>}>
          <External to={addresses.creativeCommons}>
            <Trans>Creative Commons Attribution 4.0 International (CC BY 4.0)</Trans>
          </External>
        </Term>
        <Term name={<Trans>What we changed</Trans>}>
          <Trans>
            We selected computing occupations, grouped them into our {careerCount} careers, and averaged the interest
            scores of each group.
          </Trans>
        </Term>
      </dl>
      <p className="text-ink-soft">
        <Trans>
          {product.name} includes information from the O*NET 29.2 Database by the US Department of Labor, Employment and
          Training Administration (USDOL/ETA), used under the CC BY 4.0 licence. O*NET® is a trademark of USDOL/ETA.{' '}
          {product.name} has modified this information. USDOL/ETA has not approved, endorsed or tested these
          modifications, and does not endorse {product.name}.
        </Trans>
      </p>
    </Source>
  )
}

function FromEsco() {
  return (
    <Source title={<Trans>From ESCO</Trans>}>
      <p>
        <Trans>
          Nothing you see on screen. We used ESCO’s descriptions of occupations only to measure how well the advice
          recognises a career in a text.
        </Trans>
      </p>
      <dl className="grid gap-3">
        <Term name={<Trans>Name</Trans>}>
          <External to={addresses.esco}>
            <Trans>ESCO v1.1.1: European Skills, Competences, Qualifications and Occupations</Trans>
          </External>
        </Term>
        <Term name={<Trans>Publisher</Trans>}>
          <Trans>European Commission</Trans>
        </Term>
        <Term name={<Trans>Licence</Trans>}>
          <Trans>Reuse with acknowledgement (Commission Decision 2011/833/EU)</Trans>
        </Term>
      </dl>
      <p className="text-ink-soft">
        <Trans>This service uses the ESCO classification of the European Commission.</Trans>
      </p>
    </Source>
  )
}

function FreeMaterial() {
  return (
    <Source title={<Trans>Free material</Trans>}>
      <p>
        <Trans>
          The free pages beside your steps belong to their publishers. We name the publisher and link to the page, and
          copy nothing. They are not courses of our institutions.
        </Trans>
      </p>
      <p>
        <Trans>
          We chose official documentation, open textbooks and open courseware that are likely to last. No one pays to be
          listed, and we earn nothing from it. The hours are our own estimates.
        </Trans>
      </p>
    </Source>
  )
}

function OurOwn() {
  return (
    <Source title={<Trans>Our own</Trans>}>
      <p>
        <Trans>
          Career descriptions and who they suit, the skills and their order, the steps and milestones, the self-check
          questions and all hours. The hours are estimates, not promises.
        </Trans>
      </p>
      <p>
        <Trans>
          How well a career fits is our own judgement too. It rests on your answers alone. Your name, gender, age and
          location play no part.
        </Trans>
      </p>
      <p>
        <Trans>Courses are described by the institutions that offer them.</Trans>
      </p>
    </Source>
  )
}

function Source({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-5 border-t-4 border-spruce pt-5 md:grid-cols-[14rem_minmax(0,1fr)]">
      <h2 className="text-title">{title}</h2>
      <div className="grid max-w-prose content-start gap-5">{children}</div>
    </section>
  )
}

function Term({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function External({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      rel="noreferrer"
      className="inline-block min-h-6 text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </a>
  )
}
