import type { ShownPerson } from '#page.ts'

export interface GithubAddress {
  readonly email: string
  readonly primary: boolean
  readonly verified: boolean
  readonly visibility: 'public' | 'private' | null
}

export interface GithubPerson extends ShownPerson {
  readonly id: number
  readonly login: string
  readonly addresses: readonly GithubAddress[]
}

const mirror = (login: string, id: number): GithubAddress => ({
  email: `${id}+${login}@users.noreply.people.example`,
  primary: false,
  verified: true,
  visibility: null,
})

function person(id: number, login: string, name: string, email: string | null, verified: boolean, about: string) {
  const own: GithubAddress[] = email === null ? [] : [{ email, primary: true, verified, visibility: 'private' }]
  const addresses = email === null ? [] : [mirror(login, id), ...own]
  return { key: login, id, login, name, email, addresses, about } satisfies GithubPerson
}

/** Fictional people with accounts at the sandbox. */
export const githubPeople: readonly GithubPerson[] = [
  person(90_001, 'aravind-k', 'Aravind Kandiah', 'aravind@people.example', true, 'New to Milepost, verified address'),
  person(90_002, 'sanduni-w', 'Sanduni Weerakkody', 'sanduni@people.example', true, 'New too, verified address'),
  person(90_006, 'hashini-m', 'Hashini Mendis', 'hashini@people.example', true, 'New as well, verified address'),
  person(
    ...([90_003, 'dinithi-r', 'Dinithi Rathnasekara', 'fresh@milepost.example', true] as const),
    'The verified address of the demo learner who has just signed up',
  ),
  person(90_004, 'faizal-m', 'Faizal Marikkar', 'faizal@people.example', false, 'An address that was never verified'),
  person(90_005, 'no-address', 'Nirmala Sivakumar', null, false, 'Shares none'),
]
