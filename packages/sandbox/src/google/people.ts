import type { ShownPerson } from '#page.ts'

export interface GooglePerson extends ShownPerson {
  readonly emailVerified: boolean
}

/** Fictional people with accounts at the sandbox. The key is the subject. */
export const googlePeople: readonly GooglePerson[] = [
  {
    key: '100000000000000000001',
    name: 'Meera Ponnambalam',
    email: 'meera@people.example',
    emailVerified: true,
    about: 'New to Milepost, with a verified address',
  },
  {
    key: '100000000000000000002',
    name: 'Tariq Hameed',
    email: 'tariq@people.example',
    emailVerified: true,
    about: 'New to Milepost too, with a verified address',
  },
  {
    key: '100000000000000000003',
    name: 'Kavin Tharmarajah',
    email: 'halfway@milepost.example',
    emailVerified: true,
    about: 'The verified address of the demo learner half-way on a roadmap',
  },
  {
    key: '100000000000000000004',
    name: 'Ishara Wellawatte',
    email: 'admin@milepost.example',
    emailVerified: true,
    about: 'The verified address of the demo admin',
  },
  {
    key: '100000000000000000005',
    name: 'Sivapalan Arulnesan',
    email: 'lagoonside@milepost.example',
    emailVerified: true,
    about: 'The verified address of a demo institution',
  },
  {
    key: '100000000000000000006',
    name: 'Rukshan Selvadurai',
    email: 'rukshan@people.example',
    emailVerified: false,
    about: 'An address that was never verified',
  },
  {
    key: '100000000000000000007',
    name: 'Lakmini Jayawardhana',
    email: null,
    emailVerified: false,
    about: 'Shares none',
  },
]
