/** What the parts of a step are called. */
export const detailLabels = {
  outcome: 'What you can do afterwards',
  learn: 'What to learn',
  build: 'What to build',
  check: 'How to check',
  tools: 'Tools you will meet',
  show: 'What to show',
} as const
