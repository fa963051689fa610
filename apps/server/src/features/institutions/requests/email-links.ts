import { pages } from '@milepost/contract/pages'
import type { Dependencies } from '#context.ts'
import type { EmailRow } from '#features/emails/index.ts'

const linkPages: Readonly<Record<string, string>> = {
  institution_request_approved: pages.institution,
  institution_request_rejected: pages.institutionRequests,
  institution_assigned: pages.institution,
  ownership_handed_over: pages.institution,
  ownership_received: pages.institution,
}

/** The link of an institution email; undefined for other kinds. */
export function createInstitutionLink(ctx: Pick<Dependencies, 'originFor'>, { kind }: EmailRow): string | undefined {
  const page = linkPages[kind]
  return page === undefined ? undefined : `${ctx.originFor()}${page}`
}
