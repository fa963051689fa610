export {
  extractAndStoreSkills,
  extractSkills,
  findIdsTeaching,
  indexCoursesFor,
  refreshCourseSkills,
  requireKnownSkills,
} from '#features/courses/skills/course-skills.ts'
export { findDemandedSkills } from '#features/courses/skills/repository.ts'
