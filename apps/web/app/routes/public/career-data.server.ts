/** What the pages of careers are prerendered from. It runs while building only: no browser loads the advisor. */
export { describeFamilies, describeWithRoadmap } from '@milepost/advisor/knowledge'
export { translateFor } from './translate-for.server.ts'
