import * as z from 'zod/mini'
import { adminFilterFields } from '#courses.ts'
import { route } from '#http.ts'

export const exportAdminCourses = route({
  method: 'GET',
  path: '/admin/courses/export',
  summary: 'The courses that match the filters, in every state, as CSV',
  tag: 'admin',
  access: ['admin'],
  query: z.strictObject(adminFilterFields),
  reply: { 200: z.string() },
  mediaType: 'text/csv',
  replyHeaders: { 'content-disposition': 'the name of the file: milepost-courses-YYYY-MM-DD.csv' },
  rateLimit: 'export-account',
})
