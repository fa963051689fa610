import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type CourseLearner, everyone, learnerOf } from '#features/courses/course-learner.ts'
import { courseOf } from '#features/courses/filters.ts'
import { preferencesQuery } from '#features/preferences/api.ts'
import { profileQuery } from '#features/profiles/api.ts'
import { useCurrentUser } from '#lib/current-user.ts'

/** The learner that courses are ordered for: undefined while their answers load, everyone where these can't be loaded. */
export function useCourseLearner(): CourseLearner | undefined {
  const { id, profileCompleted } = useCurrentUser()
  const isLink = courseOf(useSearchParams()[0]) !== null
  const isWanted = profileCompleted && !isLink
  const profile = useQuery({ ...profileQuery(id), enabled: isWanted })
  const preferences = useQuery({ ...preferencesQuery(id), enabled: isWanted })
  const [answers, mode] = [profile.data, preferences.data?.learningMode]
  const hasFailed = profile.isError || preferences.isError
  return useMemo(() => {
    if (!isWanted || hasFailed) return everyone
    return answers === undefined || mode === undefined ? undefined : learnerOf(answers, mode)
  }, [isWanted, hasFailed, answers, mode])
}
