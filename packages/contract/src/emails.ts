import { LinkParams, Message } from '#accounts/emailed-links.ts'
import { route } from '#http.ts'

export const unsubscribe = route({
  method: 'POST',
  path: '/mail/unsubscribe/:token',
  summary: 'Take no more mails of the kind that the link came with; also what mail programs call with one click',
  tag: 'accounts',
  access: 'public',
  params: LinkParams,
  reply: { 200: Message },
  errors: ['link_invalid'],
  rateLimit: 'link-address',
})

export const resubscribe = route({
  method: 'DELETE',
  path: '/mail/unsubscribe/:token',
  summary: 'Take these mails again after all',
  tag: 'accounts',
  access: 'public',
  params: LinkParams,
  reply: { 200: Message },
  errors: ['link_invalid'],
  rateLimit: 'link-address',
})
