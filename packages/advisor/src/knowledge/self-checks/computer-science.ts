import type { SelfChecks } from '#knowledge/types.ts'

export const computerScienceSelfChecks: SelfChecks = {
  'computational-thinking': [
    {
      ask: 'How would you split “plan a school trip” so that three people could work at once?',
      answer:
        'Into parts with clear results that depend little on each other, such as transport, food and permissions, and name what each needs from the others.',
    },
    {
      ask: 'What does leaving out detail mean when you model a bus network?',
      answer:
        'Keeping what the question needs, such as stops, connections and times, and dropping the rest, such as colours of buses or bends in the road.',
    },
    {
      ask: 'How do you check written steps without a computer?',
      answer:
        'Trace them by hand with a table of values for an ordinary case, an empty case and an extreme one, doing exactly what is written.',
    },
  ],
  'number-systems': [
    {
      ask: 'How is minus one stored in eight bits in two’s complement, and why?',
      answer:
        'As 11111111: invert the bits of one, 00000001, and add one; adding one to it gives zero with the carry dropped.',
    },
    {
      ask: 'Why does 0.1 + 0.2 not give exactly 0.3 in most languages?',
      answer:
        '0.1 and 0.2 have no finite binary fraction, so they are stored rounded and the small errors show in the sum.',
    },
    {
      ask: 'How do you test whether the third lowest bit of a number is set?',
      answer: 'AND the number with the mask 4 (binary 100) and see whether the result is not zero.',
    },
  ],
  'computer-architecture': [
    {
      ask: 'Why is reading memory in order much faster than jumping about?',
      answer:
        'Memory comes in cache lines, so neighbours are already in the cache, and the processor fetches ahead; jumps cause cache misses.',
    },
    {
      ask: 'What does a processor do when it mispredicts a branch?',
      answer:
        'It throws away the instructions it had begun on the wrong path and starts again on the right one, which costs many cycles.',
    },
    {
      ask: 'What happens in one round of the instruction cycle?',
      answer:
        'The instruction at the program counter is fetched, decoded and carried out, its result is written back, and the counter moves on or jumps.',
    },
  ],
  'discrete-mathematics': [
    { ask: 'How do you simplify “not (A and B)”?', answer: 'By De Morgan’s law it equals “not A or not B”.' },
    {
      ask: 'Which two things must a proof by induction show?',
      answer: 'That the statement holds for the first case, and that if it holds for n it also holds for n + 1.',
    },
    {
      ask: 'How many different four-digit PINs have no digit twice, and how do you count them?',
      answer: '5040: ten choices for the first digit, then nine, eight and seven, multiplied.',
    },
  ],
  'complexity-analysis': [
    {
      ask: 'What is the cost of a loop that halves n each round, inside a loop over n items?',
      answer: 'The inner loop takes about log n rounds and runs n times, so O(n log n).',
    },
    {
      ask: 'Why is appending to a growing array constant time on average although it sometimes copies everything?',
      answer:
        'Because the capacity grows by a factor, copies become rare; spread over all appends the cost is constant, which is called amortised.',
    },
    {
      ask: 'When can an O(n²) method be the better choice than an O(n log n) one?',
      answer:
        'For small inputs, where small constants and simplicity win; libraries switch to insertion sort for short runs for that reason.',
    },
  ],
  'memory-management': [
    {
      ask: 'How can a program leak memory although it has a garbage collector?',
      answer:
        'By keeping references it no longer needs, for instance in a static list, a cache without limit or a listener that is never removed.',
    },
    {
      ask: 'What can reference counting not free by itself?',
      answer:
        'Objects that refer to each other in a cycle, because their counts never reach zero; a cycle collector or weak references are needed.',
    },
    {
      ask: 'What lies on the stack and what on the heap?',
      answer:
        'Call frames with local variables and return addresses lie on the stack and vanish when the call returns; data that must outlive a call or whose size is only known later lies on the heap.',
    },
  ],
  'compilers-and-interpreters': [
    {
      ask: 'What are the jobs of the lexer and of the parser?',
      answer:
        'The lexer turns characters into tokens such as names and numbers; the parser arranges the tokens in a tree according to the grammar.',
    },
    {
      ask: 'How does a recursive descent parser give multiplication precedence over addition?',
      answer:
        'The function for sums calls the function for products for its operands, so products bind first and end up lower in the tree.',
    },
    {
      ask: 'What does a just-in-time compiler know that an ordinary compiler does not?',
      answer:
        'What really happens at run time, such as which branches and types are frequent, so it can optimise for them and fall back if they change.',
    },
  ],
  'functional-programming': [
    {
      ask: 'What makes a function pure, and what does it gain you?',
      answer:
        'Its result depends only on its arguments and it changes nothing outside, so it can be tested without setup, cached and run in parallel.',
    },
    {
      ask: 'What does a closure keep?',
      answer:
        'The variables of the place where it was created, so it can still use them after the surrounding function has returned.',
    },
    {
      ask: 'How would you add up the even numbers of a list without a changing variable?',
      answer: 'Filter the even ones and reduce them with addition, starting from zero.',
    },
  ],
}
