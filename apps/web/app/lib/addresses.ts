import type { CareerId } from '@milepost/contract/careers'
import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'

/** In: a career. Out: the address of its page. */
export function careerPage(careerId: CareerId): string {
  return addressOf(pages.career, { careerId })
}

/** In: two or three careers. Out: the address at which they stand side by side. */
export function comparisonPage(careerIds: readonly CareerId[]): string {
  return `${pages.recommendation}?compare=${careerIds.join(',')}`
}

/** In: a skill's id. Out: the address of its page. */
export function skillPage(skillId: string): string {
  return addressOf(pages.skill, { skillId })
}

/** In: the number of a step. Out: the address at which the roadmap shows it. */
export function stepOnRoadmap(step: string): string {
  return `${pages.roadmap}?${new URLSearchParams({ step })}`
}

/** In: a course's id and title. Out: the address at which the explorer shows it. */
export function courseInExplorer(course: { id: string; title: string }): string {
  // In quotation marks no word of the title is a filter.
  const search = `"${course.title.replaceAll('"', ' ').slice(0, 198)}"`
  return `${pages.courses}?${new URLSearchParams({ search, course: course.id })}`
}

/** In: what a course should be about. Out: the address at which it can be asked for, its name filled in. */
export function askForCourse(name: string): string {
  return name === '' ? pages.submitCourse : `${pages.submitCourse}?${new URLSearchParams({ name })}`
}

/** In: a page of help, with the section where one is meant ('roadmap#steps'). Out: its address. */
export function helpPage(topic: string): string {
  const [topicId = '', section] = topic.split('#')
  const address = addressOf(pages.helpTopic, { topicId })
  return section === undefined ? address : `${address}#${encodeURIComponent(section)}`
}

/** State of a link whose target is shown anew even where the address is the same as before: scrolled to, opened. */
export const revealTarget = { revealTarget: true } as const

export function isRevealTarget(state: unknown): boolean {
  return Object(state).revealTarget === true
}
