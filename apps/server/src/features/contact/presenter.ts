import type { ContactMessage } from '@milepost/contract/contact/schema'
import type { ContactMessageRow } from '#features/contact/repository.ts'

/** A message as admins see it. */
export function presentMessage({
  id,
  name,
  email,
  phone,
  message,
  status,
  plan,
  ...row
}: ContactMessageRow): ContactMessage {
  return {
    id,
    name,
    email,
    phone,
    message,
    status,
    plan,
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    fromSender: row.fromSender,
  }
}
