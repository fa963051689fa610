import type { SelfChecks } from '#knowledge/types.ts'

export const languagesSelfChecks: SelfChecks = {
  python: [
    {
      ask: 'Why is an empty list a bad default argument, as in def add(item, items=[])?',
      answer:
        'The default is made once, when the function is defined, so all calls share and change the same list; use None and create the list inside.',
    },
    {
      ask: 'When do you use a tuple, a list, a set or a dictionary?',
      answer:
        'A tuple for a fixed group of values, a list for an ordered sequence that changes, a set for unique items and quick membership, a dictionary for lookup by key.',
    },
    {
      ask: 'What does a virtual environment protect you from?',
      answer:
        'From packages of one project clashing with those of another or of the system: each environment has its own installed versions.',
    },
  ],
  java: [
    {
      ask: 'What goes wrong when a class overrides equals but not hashCode?',
      answer:
        'Equal objects may have different hash codes, so a HashMap or HashSet looks in the wrong bucket and does not find them.',
    },
    {
      ask: 'What does == compare for two String objects, and what should you use instead?',
      answer: 'It compares references, not text; use equals to compare the contents.',
    },
    {
      ask: 'How do checked and unchecked exceptions differ in use?',
      answer:
        'The compiler forces callers to catch or declare checked exceptions, meant for failures a caller can handle; unchecked ones, under RuntimeException, mostly signal programming mistakes.',
    },
  ],
  csharp: [
    {
      ask: 'When is a LINQ query on a collection actually carried out?',
      answer:
        'When it is enumerated, as by foreach or ToList, not when it is written; enumerating twice runs it twice.',
    },
    {
      ask: 'Why can calling .Result on a task freeze a desktop program?',
      answer:
        'It blocks the interface thread, while the continuation of the task waits to run on that same thread, so both wait for ever; await it instead.',
    },
    {
      ask: 'What distinguishes a record from an ordinary class?',
      answer:
        'A record compares by its values, prints them, and supports copying with changes by with; a class compares by reference unless you write it otherwise.',
    },
  ],
  cpp: [
    {
      ask: 'What does std::unique_ptr say about ownership, and how is it passed on?',
      answer:
        'Exactly one owner exists and the object is destroyed with it; it cannot be copied, only moved with std::move.',
    },
    {
      ask: 'What can happen to an iterator into a std::vector after push_back?',
      answer:
        'If the vector has to grow, its elements move to new memory and all iterators, pointers and references into it become invalid.',
    },
    {
      ask: 'Why does a base class that is deleted through a base pointer need a virtual destructor?',
      answer:
        'Without it the behaviour is undefined; usually only the base destructor runs and the resources of the derived part are not released.',
    },
  ],
  go: [
    {
      ask: 'What happens when a goroutine sends on an unbuffered channel that nobody reads?',
      answer:
        'It blocks until somebody receives; if nobody ever does, the goroutine leaks, and if all goroutines are blocked the program ends with a deadlock error.',
    },
    {
      ask: 'How does a type come to satisfy an interface in Go?',
      answer: 'By having its methods; nothing is declared, so interfaces can be defined where they are used.',
    },
    {
      ask: 'Why wrap an error with %w instead of %v in fmt.Errorf?',
      answer:
        'With %w the original error stays reachable, so callers can test for it with errors.Is or errors.As; with %v only its text remains.',
    },
  ],
  php: [
    {
      ask: 'Why are prepared statements safer than putting a value into the SQL text?',
      answer:
        'The query and the values travel separately, so a value is never read as SQL, whatever characters it holds.',
    },
    {
      ask: 'What is the difference between == and === in PHP?',
      answer: '== converts types before comparing, so "1" == 1 is true; === also demands the same type.',
    },
    {
      ask: 'Why must you call password_hash rather than sha1 for stored passwords?',
      answer:
        'It uses a slow algorithm with a salt for each password, so a stolen table is costly to crack; sha1 is fast and, used plainly, unsalted.',
    },
  ],
  'c-language': [
    {
      ask: 'What does sizeof give for an array parameter inside a function, and why?',
      answer:
        'The size of a pointer, because an array passed to a function is passed as a pointer to its first element; the length must be handed over separately.',
    },
    {
      ask: 'What is wrong with returning the address of a local array?',
      answer:
        'Its memory ends with the function, so the pointer dangles and using it is undefined behaviour; allocate it or let the caller provide the buffer.',
    },
    {
      ask: 'How many bytes does the string "abc" need, and what happens if you reserve only three?',
      answer:
        'Four, because of the closing zero byte; with three, copying the string writes one byte past the end of the buffer, which is undefined behaviour and may corrupt a neighbour.',
    },
  ],
  kotlin: [
    {
      ask: 'What do ?. and ?: do with a value that may be null?',
      answer:
        '?. calls only if the value is not null and otherwise yields null; ?: supplies a replacement when the left side is null.',
    },
    {
      ask: 'What does a data class give you that an ordinary class does not?',
      answer:
        'equals, hashCode, toString, copy and destructuring, made from the properties in its primary constructor.',
    },
    {
      ask: 'How does a suspend function differ from one that blocks a thread?',
      answer:
        'It can pause while waiting and free its thread for other work, and continue later; it can be called only from a coroutine or another suspend function.',
    },
  ],
  rust: [
    {
      ask: 'What happens to a String variable after you pass it by value to a function?',
      answer:
        'Ownership moves into the function, so the variable cannot be used afterwards unless it is cloned or given back; lend a reference to keep it.',
    },
    {
      ask: 'Which rule about references stops data races at compile time?',
      answer:
        'At any moment there may be either one mutable reference or any number of shared ones to a value, never both.',
    },
    {
      ask: 'What does the ? operator do with a Result?',
      answer:
        'It takes out the value if it is Ok; if it is Err it returns early from the function with the error, converting its type where needed.',
    },
  ],
}
