import type { RouteName } from '@milepost/contract/routes'
import { type AccessRow, adminOnly, open, ownInstitution } from './authorisation-rows.ts'

/**
 * An institution's figures are for its members and admins, the platform's for admins; what public pages show is public.
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
  draftCourse: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/demand/git`, payload: {} }),
    expected: ownInstitution,
  },
  listSuggestions: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/suggestions` }),
    expected: ownInstitution,
  },
  getSiteFigures: { request: () => ({ url: '/figures' }), expected: open },
  listSkillsInDemand: { request: () => ({ url: '/figures/demand' }), expected: open },
  getPlatformWeeks: { request: () => ({ url: '/admin/weeks' }), expected: adminOnly() },
  getAdvisorFigures: { request: () => ({ url: '/admin/advisor?days=7' }), expected: adminOnly() },
} satisfies Partial<Record<RouteName, AccessRow>>
