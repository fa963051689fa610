export { serveGithub } from '#github/serve-github.ts'
export { serveGoogle } from '#google/serve-google.ts'
