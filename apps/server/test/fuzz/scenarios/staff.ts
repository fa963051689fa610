import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import type { Scenario } from '../scene.ts'

const hour = 60 * 60 * 1000

/** A premium learner asks for mentoring, and an admin names a time. */
export const answerMentoring: Scenario = async (scene) => {
  const admin = await scene.signInDemo('admin')
  const learner = await scene.signInDemo('premium')
  const params = { userId: learner.id }
  for (const { id, status } of await scene.send(learner, 'listMentoringRequests', { params }))
    if (status === 'requested') await scene.send(learner, 'withdrawMentoringRequest', { params: { ...params, id } })
  const time = new Date(Date.now() + 24 * hour).toISOString()
  const body = { userId: learner.id, topic: 'My portfolio', proposedTimes: [time] }
  const first = await scene.send(learner, 'createMentoringRequest', { body })
  await scene.send(learner, 'withdrawMentoringRequest', { params: { ...params, id: first.id } })
  const { id } = await scene.send(learner, 'createMentoringRequest', { body })
  await scene.send(admin, 'answerMentoringRequest', {
    params: { id },
    body: { status: 'answered', time, link: 'https://example.com/meet' },
  })
}

/** An event that Stripe signed. */
export const receiveEvent: Scenario = async (scene) => {
  const object = { id: `sub_${randomUUID()}`, object: 'subscription' }
  const type = 'customer.subscription.updated'
  const body = { id: `evt_${randomUUID()}`, object: 'event', type, created: 1, data: { object } }
  const secret = scene.product.webhookSecret
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: JSON.stringify(body), secret })
  const headers = { 'stripe-signature': signature }
  await scene.send(scene.openVisitor(), 'receivePaymentEvent', {}, { body, headers })
}

/** Of two jobs that failed on every retry one is put back into its queue, the other discarded. */
export const tidyJobs: Scenario = async (scene) => {
  const admin = await scene.signInDemo('admin')
  const insert = `insert into pgboss.job (name, data, source_name)
    values ('dead-letters', '{"courseId":1,"skills":[]}', 'link-steps') returning id`
  const [first] = await scene.product.query(insert)
  const [second] = await scene.product.query(insert)
  await scene.send(admin, 'listFailedJobs', {})
  await scene.send(admin, 'retryJob', { params: { id: String(first?.['id']) } })
  await scene.send(admin, 'discardJob', { params: { id: String(second?.['id']) } })
}
