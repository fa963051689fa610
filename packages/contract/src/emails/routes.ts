import { Message } from '#accounts/schema.ts'
import { route } from '#http.ts'
import { byEmailedLink } from '#route-parts.ts'

export const unsubscribe = route({
  method: 'POST',
  path: '/mail/unsubscribe/:token',
  summary: 'Take no more mails of the kind that the link came with; also what mail programs call with one click',
  tag: 'accounts',
  ...byEmailedLink,
  reply: { 200: Message },
  errors: ['link_invalid'],
})

export const resubscribe = route({
  method: 'DELETE',
  path: '/mail/unsubscribe/:token',
  summary: 'Take these mails again after all',
  tag: 'accounts',
  ...byEmailedLink,
  reply: { 200: Message },
  errors: ['link_invalid'],
})
