import {
  describeCareer,
  describeSession,
  describeSkill,
  listSources as describeSources,
  describeTaster,
} from '@milepost/advisor/knowledge'
import {
  getCareer,
  getSession,
  getSkill,
  getTaster,
  listSources,
  searchSkills,
} from '@milepost/contract/knowledge/routes'
import type { FastifyReply } from 'fastify'
import { findSkills } from '#features/knowledge/find-skills.ts'
import { AppError } from '#http/errors.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

/** Knowledge changes only with releases; a few minutes let one show soon. */
const cacheControl = 'public, max-age=600'

export function registerKnowledgeRoutes(registrar: RouteRegistrar): void {
  const careerOf = cacheByKey(describeCareer)
  const skillOf = cacheByKey(describeSkill)
  registerRoute(registrar, getCareer, async (_ctx, { params, reply }) => cached(reply, careerOf(params.careerId)))
  registerRoute(registrar, getTaster, async (_ctx, { params, reply }) => cached(reply, describeTaster(params.careerId)))
  registerRoute(registrar, getSkill, async (_ctx, { params, reply }) => {
    const skill = skillOf(params.skillId)
    if (skill === null) throw new AppError('not_found')
    return cached(reply, skill)
  })
  registerRoute(registrar, getSession, async (_ctx, { params, reply }) => {
    const session = describeSession(params.subjectId, params.sessionId)
    if (session === null) throw new AppError('not_found')
    return cached(reply, session)
  })
  registerRoute(registrar, searchSkills, async (_ctx, { query }) => findSkills(query.search ?? ''))
  registerRoute(registrar, listSources, async (_ctx, { reply }) => cached(reply, describeSources()))
}

function cached<T>(reply: FastifyReply, value: T): T {
  reply.header('cache-control', cacheControl)
  return value
}

/** Caches results by key. Missing ones are not cached, as there is no limit to unknown keys. */
function cacheByKey<K, V>(find: (key: K) => V): (key: K) => V {
  const found = new Map<K, V>()
  return (key) => {
    const value = found.get(key) ?? find(key)
    if (value !== null) found.set(key, value)
    return value
  }
}
