/** Words that say nothing about a career. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above after again all also am an and another any are as at be because been before being between both but by can could did do does doing
  down during each either else ever every few for from further get give given go goal good great had has have having he her here him his how i if in into is it
  its job just keep kind know later learn let like long look lot love made make many may me might more most much must my name need neither never new next no nor
  not nothing now of off often on once one only or other our out over own part people place plan quite really same say see seem she should show since small so some something
  step still such take than that the their them then there these they thing this those through time to too two under until up upon use used user using
  very want was way we well were what when where which while who whom whose why will with within without work working would year you your
  one three four five six seven eight nine ten eleven twelve twenty thirty fifty hundred final first second last half monthly weekly daily
  career become interested interest company responsible ensure including etc various related order carry based perform provide`
    .split(/\s+/)
    .filter((word) => word.length > 0),
)
