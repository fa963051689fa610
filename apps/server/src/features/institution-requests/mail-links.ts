import { pages } from '@milepost/contract/pages'
import type { Dependencies } from '#context.ts'
import type { MailRow } from '#features/mail/index.ts'

const linkPages: Readonly<Record<string, string>> = {
  institution_request_approved: pages.institution,
  institution_request_rejected: pages.institutionRequests,
  institution_assigned: pages.institution,
}

/** The page that a mail about an institution leads to; undefined for every other kind of mail. */
export function makeInstitutionLink(ctx: Pick<Dependencies, 'originFor'>, { kind }: MailRow): string | undefined {
  const page = linkPages[kind]
  return page === undefined ? undefined : `${ctx.originFor()}${page}`
}
