import type { Source } from '@milepost/contract/knowledge/schema'

/** Everything in the knowledge base that is not our own, by the id its users name. */
export const sources = {
  onet: {
    id: 'onet',
    title: 'O*NET 29.2 Database',
    publisher: 'US Department of Labor, Employment and Training Administration',
    licence: 'CC BY 4.0',
    address: 'https://www.onetcenter.org/database.html',
  },
  esco: {
    id: 'esco',
    title: 'ESCO v1.1.1: European Skills, Competences, Qualifications and Occupations',
    publisher: 'European Commission',
    licence: 'Reuse with acknowledgement (Commission Decision 2011/833/EU)',
    address: 'https://esco.ec.europa.eu',
  },
} as const satisfies Record<string, Source>
