import { describeExample, describeInterestCheck, readInterests } from '@milepost/advisor/knowledge'
import {
  getExampleRoadmap,
  getInterestCheck,
  readInterests as readInterestsRoute,
} from '@milepost/contract/interests/routes'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerInterestRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, getInterestCheck, async (_ctx, { reply }) => {
    reply.header('cache-control', 'public, max-age=600')
    return describeInterestCheck()
  })
  registerRoute(registrar, readInterestsRoute, async (_ctx, { body }) => readInterests(body))
  registerRoute(registrar, getExampleRoadmap, async (_ctx, { query: { enjoys, knows }, reply }) => {
    reply.header('cache-control', 'public, max-age=600')
    return describeExample(enjoys, knows ?? '')
  })
}
