import { commonSurroundings, testJourneysIn } from './surroundings.ts'

testJourneysIn(commonSurroundings)
