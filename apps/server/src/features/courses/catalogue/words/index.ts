export { prepareBeginnings, prepareSpelling, type Spelling } from '#features/courses/catalogue/words/repository.ts'
