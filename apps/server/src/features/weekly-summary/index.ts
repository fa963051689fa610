export { makeSummaryLink, sendWeeklySummaries } from '#features/weekly-summary/send-summaries.ts'
