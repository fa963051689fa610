import { describeCareer, describeSkill, listSources as describeSources } from '@milepost/advisor/knowledge/describe'
import { getCareer, getSkill, listSources, searchSkills } from '@milepost/contract/knowledge'
import type { FastifyReply } from 'fastify'
import { findSkills } from '#features/knowledge/find-skills.ts'
import { AppError } from '#lib/errors.ts'
import { type Mounting, mount } from '#lib/mount.ts'

/** What is known changes with releases alone; a few minutes let a release show soon. */
const cacheControl = 'public, max-age=600'

/** Serves what the advisor knows, to everybody. */
export function mountKnowledge(mounting: Mounting): void {
  const careerOf = keptByKey(describeCareer)
  const skillOf = keptByKey(describeSkill)
  mount(mounting, getCareer, async (_ctx, { params, reply }) => kept(reply, careerOf(params.careerId)))
  mount(mounting, getSkill, async (_ctx, { params, reply }) => {
    const skill = skillOf(params.skillId)
    if (skill === null) throw new AppError('not_found')
    return kept(reply, skill)
  })
  mount(mounting, searchSkills, async (_ctx, { query }) => findSkills(query.search ?? ''))
  mount(mounting, listSources, async (_ctx, { reply }) => kept(reply, describeSources()))
}

function kept<T>(reply: FastifyReply, value: T): T {
  reply.header('cache-control', cacheControl)
  return value
}

/** Asks for each key once. What is not there is not kept: the keys that are there are few, those that are not without end. */
function keptByKey<K, V>(find: (key: K) => V): (key: K) => V {
  const found = new Map<K, V>()
  return (key) => {
    const value = found.get(key) ?? find(key)
    if (value !== null) found.set(key, value)
    return value
  }
}
