import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import type { ShareDays } from '@milepost/contract/sharing/limits'
import type { Share, SharedRoadmap } from '@milepost/contract/sharing/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** The learner's working links, latest first. Every visit loads them again. */
export const sharesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['shares', userId],
    queryFn: () => call('GET /roadmap/:userId/shares', { params: { userId } }),
    staleTime: 0,
  })

/** Creates a link. Its address is only in this answer. */
export async function shareRoadmap(
  userId: string,
  wish: { label: string; days: ShareDays },
): Promise<{ share: Share; address: string }> {
  const { share, token } = await call('POST /roadmap/:userId/shares', { params: { userId }, body: wish })
  return { share, address: window.location.origin + addressOf(pages.shared, { token }) }
}

/** @throws ApiError with code 'not_found' if it has already ended. */
export async function endShare(userId: string, shareId: string): Promise<void> {
  await call('DELETE /roadmap/:userId/shares/:shareId', { params: { userId, shareId } })
}

/** @throws ApiError with code 'not_found' if the link does not work. */
export function openShare(token: string): Promise<SharedRoadmap> {
  return call('GET /shared/:token', { params: { token } })
}
