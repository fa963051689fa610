/** The first page of the provider's portal. */
export const portalFlows = ['overview', 'change', 'cancel'] as const
export type PortalFlow = (typeof portalFlows)[number]
