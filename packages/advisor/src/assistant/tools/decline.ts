import { remark, say } from '#assistant/sentences.ts'
import { helpSource } from '#assistant/sources.ts'
import { type AssistantTool, aside } from '#assistant/tool.ts'

/** Says kindly what isn't done here, and what is. */
export const decline: AssistantTool = ({ point }) =>
  aside('declined', [remark(`decline.${point}`), say('decline.offer', {}, helpSource('assistant#questions'))])
