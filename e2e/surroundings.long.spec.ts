import { otherSurroundings, testJourneysIn } from './surroundings.ts'

testJourneysIn(otherSurroundings)
