import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/*
 * `node scripts/onet-facts.mjs <folder>`: carries facts of the O*NET database into the knowledge base: titles, job zones,
 * interests and technologies in demand, for the occupations that represent our careers. The folder holds the database's
 * tables as tab-separated files.
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder with the tables.')

const types = ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional']

function rows(name) {
  const [, ...lines] = readFileSync(join(folder, `${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => line.split('\t'))
}

const codes = [...new Set(rows('career-occupations').map(([, code]) => code))].sort()
const titles = new Map(rows('occupations'))
const zones = new Map(rows('job-zones'))
const interests = rows('interests').filter(([, , scale]) => scale === 'OI')
const technologies = rows('technology-skills')

const occupations = codes.map((code) => {
  const scores = types.map((type) => interests.find((row) => row[0] === code && row[1] === type)?.[3])
  return {
    code,
    title: titles.get(code) ?? code,
    jobZone: zones.has(code) ? Number(zones.get(code)) : null,
    interests: scores.every((score) => score !== undefined) ? scores.map(Number) : null,
    inDemand: technologies.filter((row) => row[0] === code && row[4] === 'Y').map((row) => row[1]),
  }
})

const target = 'packages/knowledge/occupations.json'
writeFileSync(join(root, target), `${JSON.stringify({ source: 'onet', occupations }, null, 2)}\n`)
