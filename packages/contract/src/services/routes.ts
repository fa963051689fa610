import { route } from '#http.ts'
import { Services } from '#services/schema.ts'

export const getServices = route({
  method: 'GET',
  path: '/services',
  summary: 'Which outside services this server uses, where people write to, and how old they must be',
  tag: 'services',
  access: 'anonymous',
  reply: { 200: Services },
})
