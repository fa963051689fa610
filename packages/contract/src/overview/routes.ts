import { route } from '#http.ts'
import { Overview } from '#overview/schema.ts'
import { ofUser } from '#route-parts.ts'

export const getOverview = route({
  method: 'GET',
  path: '/overview/:userId',
  summary: 'Read all that a learner’s overview shows, apart from the roadmap',
  tag: 'overview',
  access: ['student'],
  ...ofUser,
  reply: { 200: Overview },
})
