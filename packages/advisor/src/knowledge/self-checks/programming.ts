import type { SelfChecks } from '#knowledge/types.ts'

export const programmingSelfChecks: SelfChecks = {
  'programming-fundamentals': [
    {
      ask: 'What is the difference between printing a value in a function and returning it?',
      answer:
        'Printing only shows the value to a person; returning hands it to the caller, who can store it or calculate with it.',
    },
    {
      ask: 'A loop over a list of ten items fails at the last step with an index error. What is the likely mistake?',
      answer:
        'It counts one too far: with indexes from 0 the last item is at 9, so the condition should be less than the length, not less than or equal.',
    },
    {
      ask: 'When would you use a while loop rather than a for loop?',
      answer:
        'When the number of rounds is not known beforehand, such as asking until the input is valid; a for loop suits a known collection or count.',
    },
  ],
  'object-oriented-programming': [
    {
      ask: 'Why make a field private and offer methods instead?',
      answer:
        'So that the object can keep its own rules true, such as a balance that never goes below zero, and its inner form can change without breaking callers.',
    },
    {
      ask: 'When is composition a better choice than inheritance?',
      answer:
        'When one thing has or uses another rather than being a kind of it; composition lets parts be swapped and avoids depending on the inner workings of a parent class.',
    },
    {
      ask: 'What does it mean that a call through an interface is polymorphic?',
      answer:
        'The caller knows only the interface; which implementation runs is decided at run time by the actual object, so new kinds can be added without changing the caller.',
    },
  ],
  'data-structures': [
    {
      ask: 'Why is looking up a key in a hash map usually constant time, and when is it not?',
      answer:
        'The hash leads straight to a bucket; when many keys fall into the same bucket, through a poor hash or a crowded table, it must search through them and becomes slow.',
    },
    {
      ask: 'Which structure would you use to repeatedly take the smallest of a changing set of items, and what does each operation cost?',
      answer:
        'A heap, as a priority queue: inserting and removing the smallest cost O(log n), looking at the smallest O(1).',
    },
    {
      ask: 'Why is inserting at the front of an array list slow and at the front of a linked list fast?',
      answer:
        'An array list must move every element by one place, O(n); a linked list only sets a pointer or two, O(1).',
    },
  ],
  algorithms: [
    {
      ask: 'What must hold before binary search works, and what does it cost?',
      answer:
        'The data must be sorted by what is searched for and allow direct access by index; it halves the range each step, so O(log n).',
    },
    {
      ask: 'When does breadth-first search find the shortest path, and when do you need Dijkstra instead?',
      answer:
        'Breadth-first search finds it when all edges cost the same; with different non-negative costs Dijkstra is needed.',
    },
    {
      ask: 'How do you recognise that a problem suits dynamic programming?',
      answer:
        'The best answer is made of best answers to smaller problems, and the same smaller problems come up again and again, so storing them saves work.',
    },
  ],
  'clean-code': [
    {
      ask: 'How do you know that a function does too much?',
      answer:
        'You need “and” to describe it, it mixes levels of detail, or it changes for several reasons; then parts with names of their own should be taken out.',
    },
    {
      ask: 'Why can removing duplication make code worse?',
      answer:
        'Two pieces may look alike by chance and change for different reasons; joining them couples things that should be free to part.',
    },
    {
      ask: 'What is wrong with a boolean argument such as render(page, true)?',
      answer:
        'The call does not say what true means, and the function has two behaviours; two named functions or a named option are clearer.',
    },
  ],
  'design-patterns': [
    {
      ask: 'How do strategy and adapter differ?',
      answer:
        'Strategy makes an algorithm exchangeable behind one interface; adapter makes an existing class with another interface fit the one you need.',
    },
    {
      ask: 'What does dependency injection change about testing a class?',
      answer:
        'The class receives its collaborators instead of creating them, so a test can pass in doubles and needs no real database or network.',
    },
    {
      ask: 'Which problem can the observer pattern bring in a long-running program?',
      answer:
        'Observers that are never removed stay referenced and leak memory, and the order and chain of notifications can be hard to follow.',
    },
  ],
  concurrency: [
    {
      ask: 'Why can two threads that each add one to a counter a thousand times end below two thousand?',
      answer:
        'Adding is read, add and write; if both read the same value, one update is lost. It needs a lock or an atomic operation.',
    },
    {
      ask: 'How do you prevent a deadlock between two locks?',
      answer:
        'Have every thread take the locks in the same order, or use one lock or a timed attempt, so that no circle of waiting can form.',
    },
    {
      ask: 'Why does a long calculation freeze a program with an event loop although it uses async functions?',
      answer:
        'Async only helps while waiting; a calculation occupies the single thread, so nothing else runs until it ends or is moved to another thread.',
    },
  ],
  'software-architecture': [
    {
      ask: 'What belongs in an architecture decision record?',
      answer:
        'The context, the decision, the alternatives considered and the consequences, including what becomes harder, dated and kept even when it is replaced later.',
    },
    {
      ask: 'Why is low coupling between modules worth effort?',
      answer:
        'A change then stays within one module and each can be understood, tested and replaced without knowing the inside of the others.',
    },
    {
      ask: 'In which direction should dependencies point between business rules and the database, and why?',
      answer:
        'From the database code towards the rules: the rules define an interface which the storage implements, so storage can change or be faked without touching them.',
    },
  ],
}
