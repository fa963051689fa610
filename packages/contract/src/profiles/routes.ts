import * as z from 'zod/mini'
import { route } from '#http.ts'
import { Profile, ProfileAnswers } from '#profiles/schema.ts'
import { identifier } from '#text.ts'

export const getProfile = route({
  method: 'GET',
  path: '/profile',
  summary: 'Read one’s own answers (null before the first)',
  tag: 'profiles',
  access: ['student'],
  reply: { 200: z.object({ profile: z.nullable(Profile) }) },
})

export const saveProfile = route({
  method: 'POST',
  path: '/profile',
  summary: 'Save the wizard’s answers',
  tag: 'profiles',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.extend(ProfileAnswers, { userId: z.optional(identifier) }),
  reply: { 200: z.object({ profile: Profile }) },
})
