// Scores of an invented cricket club, with five faults on purpose.
const players = [
  { name: 'Anjali', runs: 48, out: true },
  { name: 'Kavin', runs: 12, out: false },
  { name: 'Meena', runs: 75, out: true },
]

function total(list) {
  let sum = 0
  for (const player of list) sum += player.run
  return sum
}

function average(list) {
  const innings = list.filter((player) => player.out).lenght
  return total(list) / innings
}

function best(list) {
  const sorted = list.toSorted((a, b) => b.runs - a.runs)
  return sorted[0].nmae
}

function label(name, runs) {
  return name.toUpper() + ': ' + runs
}

console.log('Total: ' + total(players))
console.log('Average: ' + average(players))
console.log('Best: ' + best(players))
console.log(label('Anjali'))
