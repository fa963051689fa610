import * as z from 'zod/mini'
import { careerIds } from '#careers.ts'

/** One of the careers. */
export const KnownCareerId = z.enum(careerIds)
