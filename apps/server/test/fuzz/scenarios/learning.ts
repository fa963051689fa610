import { answers } from '../../factories.ts'
import type { Scenario, Scene, ScenePerson } from '../scene.ts'

/** Says how many hours a week there are, and reads the calendar of milestones that follows from it. */
export const followMilestones: Scenario = async (scene) => {
  const { learner } = await startRoadmap(scene)
  const params = { userId: learner.id }
  await scene.send(learner, 'setPace', { params, body: { hoursPerWeek: 6 } })
  const today = new Date().toISOString().slice(0, 10)
  await scene.send(learner, 'getRoadmapCalendar', { params, query: { today } })
}

/** Links work at a milestone, shows it in a shared roadmap, and takes both back. */
export const shareWork: Scenario = async (scene) => {
  const { learner, milestone } = await startRoadmap(scene)
  const params = { userId: learner.id }
  const work = { title: 'My first page', link: 'https://example.com/page', shared: true }
  await scene.send(learner, 'saveWorkSample', { params: { ...params, stepId: milestone }, body: work })
  const { share, token } = await scene.send(learner, 'shareRoadmap', { params, body: { label: 'Friend', days: 30 } })
  await scene.send(scene.openVisitor(), 'getSharedRoadmap', { params: { token } })
  await scene.send(learner, 'endShare', { params: { ...params, shareId: share.id } })
  await scene.send(learner, 'deleteWorkSample', { params: { ...params, stepId: milestone } })
}

/** Asks for the weekly summary, ends it by the link in its email, and takes that back. */
export const stopEmails: Scenario = async (scene) => {
  const { learner } = await startRoadmap(scene)
  const visitor = scene.openVisitor()
  await scene.send(visitor, 'verifyEmail', { params: { token: await scene.readLink(learner.email, 'verify_email') } })
  await scene.send(learner, 'savePreferences', {
    params: { userId: learner.id },
    body: { weeklySummary: true, emailNotifications: true },
  })
  // It is queued on Mondays.
  await scene.product.query("insert into pgboss.job (name, data) values ('weekly-summary', '{}')")
  const { headers } = await scene.readEmail(learner.email, 'weekly_summary')
  const token = /unsubscribe\/([\w-]{43})>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  await scene.send(visitor, 'unsubscribe', { params: { token } })
  await scene.send(visitor, 'resubscribe', { params: { token } })
}

/** Asks for a course, and withdraws that. */
export const withdrawWish: Scenario = async (scene) => {
  const learner = await scene.register()
  const wish = { courseName: 'Boats', description: 'Wood and sails', category: 'DevOps', price: 'No Cost' } as const
  const { id } = await scene.send(learner, 'requestCourse', { body: { userId: learner.id, ...wish } })
  await scene.send(learner, 'withdrawCourseRequest', { params: { userId: learner.id, id } })
}

/** A learner with a new roadmap. */
async function startRoadmap(scene: Scene): Promise<{ learner: ScenePerson; milestone: number }> {
  const learner = await scene.register()
  const { roadmap } = await scene.send(learner, 'createRoadmap', { body: { ...answers, userId: learner.id } })
  return { learner, milestone: roadmap.find((step) => step.milestone)?.id ?? 0 }
}
