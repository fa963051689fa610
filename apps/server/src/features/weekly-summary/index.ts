export { createSummaryLink, sendWeeklySummaries } from '#features/weekly-summary/send-summaries.ts'
