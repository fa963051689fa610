import type { KnowledgeFiles } from './schema.ts'

// The advisor is checked without the types of Node.js, which the loader needs.
/** All that the files say, parsed once and kept in `.cache`. */
export declare const knowledgeFiles: KnowledgeFiles
/** Changes with every change of the files. */
export declare const knowledgeHash: string
