import { expect, it } from 'vitest'
import { readPlace } from '#text/read-place.ts'

it.each([
  ['Jaffna, Sri Lanka', 'LK', 'Jaffna'],
  ['Jaffna', 'LK', 'Jaffna'],
  ['jaffna srilanka', 'LK', 'jaffna'],
  ['12 Temple Road, Jaffna', 'LK', 'Jaffna'],
  ['Colombo 07', 'LK', 'Colombo'],
  ['Nuwara Eliya District', 'LK', 'Nuwara Eliya'],
  ['யாழ்ப்பாணம், இலங்கை', 'LK', 'யாழ்ப்பாணம்'],
  ['Chennai', 'IN', 'Chennai'],
  ['Puducherry, India', 'IN', 'Puducherry'],
  ['Lisbon, Portugal', 'PT', 'Lisbon'],
  ['Belfast, Northern Ireland', 'GB', 'Belfast'],
  ['Austin, U.S.A.', 'US', 'Austin'],
  ['Sri Lanka', 'LK', null],
  ['Sri Lanka, soon Canada', null, 'soon'],
  ['living in a village', null, 'living in a village'],
  ['', null, null],
])('“%s” is in %s, %s', (location, country, town) => {
  expect(readPlace(location)).toEqual({ country, town })
})
