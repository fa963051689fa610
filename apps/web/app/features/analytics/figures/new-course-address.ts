import type { DemandedSkill } from '@milepost/contract/analytics/schema'
import { pages } from '@milepost/contract/pages'

/** The address of Manage Courses with its dialog open for a course that teaches the skill. */
export function newCourseAddress({ id, name }: DemandedSkill['skill']): string {
  return `${pages.institutionCourses}?${new URLSearchParams({ new: '1', title: name, skill: id })}`
}
