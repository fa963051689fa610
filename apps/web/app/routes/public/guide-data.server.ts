/** What the guides are prerendered from. It runs while building only: no browser loads the advisor. */
export { describeGuide, describeGuides } from '@milepost/advisor/knowledge'
export { translateFor } from './translate-for.server.ts'
