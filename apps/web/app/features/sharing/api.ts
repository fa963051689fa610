import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import {
  endShare as endShareRoute,
  getSharedRoadmap,
  listShares,
  type Share,
  type ShareDays,
  type SharedRoadmap,
  shareRoadmap as shareRoadmapRoute,
} from '@milepost/contract/sharing'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** The learner's links that work, the latest first: read anew whenever they are looked at. */
export const sharesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['shares', userId],
    queryFn: () => call(listShares, { params: { userId } }),
    staleTime: 0,
  })

/** Makes a link. Out: what is known of it, and its address, which is told this once. Errors: ApiError. */
export async function shareRoadmap(
  userId: string,
  wish: { label: string; days: ShareDays },
): Promise<{ share: Share; address: string }> {
  const { share, token } = await call(shareRoadmapRoute, { params: { userId }, body: wish })
  return { share, address: window.location.origin + addressOf(pages.shared, { token }) }
}

/** Errors: ApiError, with code 'not_found' for a link that was ended before. */
export async function endShare(userId: string, shareId: string): Promise<void> {
  await call(endShareRoute, { params: { userId, shareId } })
}

/** What a link shows. Errors: ApiError, with code 'not_found' for one that does not work. */
export function openShare(token: string): Promise<SharedRoadmap> {
  return call(getSharedRoadmap, { params: { token } })
}
