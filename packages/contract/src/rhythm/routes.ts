import { route } from '#http.ts'
import { Rhythm } from '#rhythm/schema.ts'
import { ofUser } from '#route-parts.ts'

export const getRhythm = route({
  method: 'GET',
  path: '/rhythm/:userId',
  summary: 'Read in which of the last weeks one has learned',
  tag: 'progress',
  access: ['student'],
  ...ofUser,
  reply: { 200: Rhythm },
})
