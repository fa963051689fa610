import type { CareerId } from '@milepost/contract/careers/limits'
import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'

export function careerPage(careerId: CareerId): string {
  return addressOf(pages.career, { careerId })
}

/** A career's page for people without an account. */
export function publicCareerPage(careerId: CareerId): string {
  return addressOf(pages.publicCareer, { careerId })
}

/** Signing up for a roadmap to a career. */
export function signUpWithCareer(careerId: CareerId): string {
  return `${pages.signUp}?career=${careerId}`
}

export function comparisonPage(careerIds: readonly CareerId[]): string {
  return `${pages.recommendation}?compare=${careerIds.join(',')}`
}

/** An hour of a career's work to try. */
export function tasterPage(careerId: CareerId): string {
  return `${pages.recommendation}?try=${careerId}`
}

export function skillPage(skillId: string): string {
  return addressOf(pages.skill, { skillId })
}

/** A session of a skill or a milestone, to study. */
export function sessionPage(subjectId: string, sessionId: string): string {
  return addressOf(pages.session, { subjectId, sessionId })
}

/** The roadmap, scrolled to a step. */
export function stepOnRoadmap(step: string): string {
  return `${pages.roadmap}?${new URLSearchParams({ step })}`
}

/** The course explorer, with a course open. */
export function courseInExplorer(course: { id: string; title: string }): string {
  // In quotation marks no word of the title is a filter.
  const search = `"${course.title.replaceAll('"', ' ').slice(0, 198)}"`
  return `${pages.courses}?${new URLSearchParams({ search, course: course.id })}`
}

/** The form to ask for a course, with its name filled in. */
export function askForCourse(name: string): string {
  return name === '' ? pages.submitCourse : `${pages.submitCourse}?${new URLSearchParams({ name })}`
}

/** A guide of the handbook, or an answer of it, such as 'equipment#only-a-phone'. */
export function guidePage(guide: string): string {
  const [guideId = '', answer] = guide.split('#')
  const address = addressOf(pages.guide, { guideId })
  return answer === undefined ? address : `${address}#${answer}`
}

/** A help page, or a section of it, such as 'roadmap#steps'. */
export function helpPage(topic: string): string {
  const [topicId = '', section] = topic.split('#')
  const address = addressOf(pages.helpTopic, { topicId })
  return section === undefined ? address : `${address}#${encodeURIComponent(section)}`
}

/** Link state that scrolls to the target or opens it again, even if the address does not change. */
export const revealTarget = { revealTarget: true } as const

export function isRevealTarget(state: unknown): boolean {
  return Object(state).revealTarget === true
}
