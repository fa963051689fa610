import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#features/profiles/api.ts'
import { adviceQuery } from '#features/recommendations/api.ts'
import { useCurrentUser } from '#lib/current-user.ts'

/** The learner's advice, which is asked for only where there are answers for it to rest on. */
export function useAdvice() {
  const { id } = useCurrentUser()
  const profile = useQuery(profileQuery(id))
  const hasProfile = profile.data !== undefined && profile.data !== null
  const advice = useQuery({ ...adviceQuery(id), enabled: hasProfile })
  const waitingFor = hasProfile ? advice : profile
  return {
    advice: advice.data,
    profile: profile.data,
    /** Undefined while it is not known yet. */
    isSetUp:
      profile.data === null ? false : advice.data === undefined ? undefined : advice.data.roadmapCareerId !== null,
    isLoading: waitingFor.isPending,
    reload: () => void waitingFor.refetch(),
  }
}
