import { StepProgress } from '@milepost/contract/progress/schema'
import * as z from 'zod/mini'

/** What `progressQuery` loads, as the browser keeps it. */
export const CopiedProgress = z.record(z.string().check(z.regex(/^\d+$/)), StepProgress)
