import * as z from 'zod/mini'
import { courseLanguages, courseLevels } from '#constants/courses.ts'
import { courseFields } from '#courses.ts'
import { route } from '#http.ts'
import { SkillName } from '#skills.ts'

export const suggestCourseFacts = route({
  method: 'POST',
  path: '/courses/suggestions',
  summary: 'Read skills, level and language from a course’s words, for its writer to confirm',
  tag: 'courses',
  access: ['institution', 'admin'],
  body: z.strictObject({ title: courseFields.title, description: courseFields.description }),
  reply: {
    200: z.object({
      skills: z.array(SkillName),
      level: z.nullable(z.enum(courseLevels)),
      language: z.enum(courseLanguages),
    }),
  },
})
