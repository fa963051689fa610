export const loginStatuses = ['success', 'failed', 'rate_limited'] as const
