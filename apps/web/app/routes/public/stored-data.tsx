import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface StorageRule {
  readonly what: MessageDescriptor
  readonly why: MessageDescriptor
  readonly howLong: MessageDescriptor
}

const given: readonly StorageRule[] = [
  {
    what: msg`Your name and email address`,
    why: msg`So you can have an account`,
    howLong: msg`As long as you have an account`,
  },
  {
    what: msg`Your answers to the profile questions`,
    why: msg`So we can advise you`,
    howLong: msg`As long as you have an account`,
  },
  {
    what: msg`Steps you’ve finished, your diagram, your settings and your time zone`,
    why: msg`So you can continue where you left off`,
    howLong: msg`As long as you have an account`,
  },
  {
    what: msg`What you ask the assistant`,
    why: msg`So it can follow the conversation`,
    howLong: msg`As long as you have an account`,
  },
  {
    what: msg`Applications to courses, with what you write in them`,
    why: msg`So the institution can answer`,
    howLong: msg`As long as you have an account`,
  },
  {
    what: msg`Credentials for courses you completed`,
    why: msg`So you can show them, and others can check them`,
    howLong: msg`Until you delete them. A random number stays, so that copies show as withdrawn`,
  },
  {
    what: msg`Courses you ask for`,
    why: msg`So institutions know what is missing`,
    howLong: msg`As long as you have an account`,
  },
  {
    what: msg`Requests to join as an institution`,
    why: msg`So admins can decide`,
    howLong: msg`As long as you have an account`,
  },
  {
    what: msg`Feedback you give`,
    why: msg`So courses and advice get better`,
    howLong: msg`Until you delete it, or we remove it and tell you why`,
  },
  {
    what: msg`Messages you send us, with our replies`,
    why: msg`So we can answer`,
    howLong: msg`365 days`,
  },
]

const recorded: readonly StorageRule[] = [
  {
    what: msg`Sign-in attempts`,
    why: msg`To notice attacks`,
    howLong: msg`90 days`,
  },
  {
    what: msg`Important changes to accounts, courses and applications`,
    why: msg`To see who changed what`,
    howLong: msg`365 days`,
  },
  {
    what: msg`What you do as a learner, such as finished steps and opened courses`,
    why: msg`For your own analytics, where you can delete it`,
    howLong: msg`400 days`,
  },
  {
    what: msg`Your notifications`,
    why: msg`So you can read them later`,
    howLong: msg`180 days`,
  },
  {
    what: msg`Emails we send you`,
    why: msg`To find out why one didn’t arrive`,
    howLong: msg`90 days`,
  },
  {
    what: msg`Your sessions, with the name of the browser`,
    why: msg`So you can recognise and end them`,
    howLong: msg`Until they end`,
  },
  {
    what: msg`Browsers you’ve signed in with`,
    why: msg`So other people’s wrong passwords never lock you out`,
    howLong: msg`180 days`,
  },
  {
    what: msg`That an account was deleted, as a number that names no one`,
    why: msg`So that a restored backup doesn’t bring it back`,
    howLong: msg`365 days`,
  },
  {
    what: msg`Counters for our limits`,
    why: msg`To keep the service working for everyone`,
    howLong: msg`A little over a month`,
  },
  {
    what: msg`How often advice is accepted, counted each day without names`,
    why: msg`To improve the advice`,
    howLong: msg`2 years`,
  },
]

/** What the server stores, why, and for how long. */
export function StoredData() {
  return (
    <section aria-labelledby="stored" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="stored" className="text-title">
        <Trans>What we store, why and for how long</Trans>
      </h2>
      <table aria-labelledby="stored" className="w-full table-fixed border-collapse text-left max-sm:text-small">
        <thead className="border-b-4 border-spruce font-display">
          <tr>
            <th scope="col" className="w-2/5 py-2 pr-3">
              <Trans>What</Trans>
            </th>
            <th scope="col" className="py-2 pr-3">
              <Trans>Why</Trans>
            </th>
            <th scope="col" className="w-1/4 py-2">
              <Trans>How long</Trans>
            </th>
          </tr>
        </thead>
        <Rows title={<Trans>You give us</Trans>} items={given} />
        <Rows title={<Trans>We record automatically</Trans>} items={recorded} />
      </table>
    </section>
  )
}

function Rows({ title, items }: { title: ReactNode; items: readonly StorageRule[] }) {
  const { i18n } = useLingui()
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className="pt-6 pb-2 font-display text-spruce">
          {title}
        </th>
      </tr>
      {items.map(({ what, why, howLong }) => (
        <tr key={what.id} className="border-t-2 border-line align-top">
          <th scope="row" className="py-3 pr-3 font-normal">
            {i18n._(what)}
          </th>
          <td className="py-3 pr-3 text-ink-soft">{i18n._(why)}</td>
          <td className="py-3">{i18n._(howLong)}</td>
        </tr>
      ))}
    </tbody>
  )
}
