import type { RouteName } from '@milepost/contract/routes'
import { adminOnly, open, ownInstitution, type Row } from './authorisation-rows.ts'

/**
 * An institution's figures are for its members and admins, the platform's for admins; the landing page's are public.
 */
export const figureRows = {
  getInstitutionFigures: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/figures` }),
    expected: ownInstitution,
  },
  listCourseFigures: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/figures/courses` }),
    expected: ownInstitution,
  },
  listDemand: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/demand` }),
    expected: ownInstitution,
  },
  listSuggestions: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/suggestions` }),
    expected: ownInstitution,
  },
  getSiteFigures: { request: () => ({ url: '/figures' }), expected: open },
  getPlatformWeeks: { request: () => ({ url: '/admin/weeks' }), expected: adminOnly() },
  getAdvisorBoard: { request: () => ({ url: '/admin/advisor?days=7' }), expected: adminOnly() },
} satisfies Partial<Record<RouteName, Row>>
