/** How far from the start of the diagram a card may be put, in its own pixels, in every direction. */
export const farthestPosition = 20_000
/** Cards whose positions are saved in one request; a roadmap has fewer steps. */
export const maxPositionsAtOnce = 100
