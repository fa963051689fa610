import type { SelfChecks } from '#knowledge/types.ts'

export const platformsSelfChecks: SelfChecks = {
  'embedded-systems': [
    {
      ask: 'Why must a variable that an interrupt routine changes be declared volatile in C?',
      answer:
        'Otherwise the compiler may keep it in a register and never see the change; volatile forces each read. It does not make compound changes atomic.',
    },
    {
      ask: 'What is a watchdog timer for?',
      answer:
        'It resets the device unless the program resets the timer regularly, so a hung program recovers by itself.',
    },
    {
      ask: 'When do you choose I2C and when SPI for a sensor?',
      answer:
        'I2C for several slow devices on two wires with addresses; SPI for higher speed, at the price of more wires and a select line for each device.',
    },
  ],
  'desktop-applications': [
    {
      ask: 'Why does a window stop responding while a large file is read, and what do you do?',
      answer:
        'The reading occupies the interface thread, so no events are handled; do it in the background and hand progress and result back to that thread.',
    },
    {
      ask: 'What does data binding save you?',
      answer:
        'Code that copies values between fields and model by hand: a change on one side appears on the other, and the model can be tested without windows.',
    },
    {
      ask: 'Where should a desktop program keep a user’s settings?',
      answer:
        'In the user’s own application data folder as given by the system, not in the program folder, which is often write-protected and replaced by updates.',
    },
  ],
  'game-development': [
    {
      ask: 'Why multiply movement by the time since the last frame?',
      answer: 'So that things move equally fast on slow and fast machines; otherwise speed depends on the frame rate.',
    },
    {
      ask: 'Why do physics engines use a fixed time step?',
      answer:
        'Varying steps make results unstable and unrepeatable; a fixed step keeps collisions and motion consistent whatever the frame rate.',
    },
    {
      ask: 'What does object pooling prevent?',
      answer:
        'Creating and destroying many short-lived objects, such as shots, which causes allocations and stutter from the garbage collector.',
    },
  ],
  'blockchain-development': [
    {
      ask: 'How does a re-entrancy attack work, and how do you prevent it?',
      answer:
        'A contract pays out before it updates its records, and the receiver calls it again in between; update state before the external call, or use a guard.',
    },
    {
      ask: 'Why does each operation in a contract cost gas?',
      answer: 'Every node repeats it; gas pays for that work and limits programs that would never end.',
    },
    {
      ask: 'When is an ordinary database the better choice?',
      answer:
        'When one trusted party may run it, data must be private or corrected, or speed and cost matter; a chain pays only where parties without mutual trust share a record.',
    },
  ],
  'low-code-platforms': [
    {
      ask: 'What would make you advise against a low-code platform for an app?',
      answer:
        'Complex logic, high load, unusual interfaces, strict testing and versioning, or a price per user that outgrows the saving.',
    },
    {
      ask: 'Why should an app be built in a test environment and moved to live?',
      answer:
        'Changes can then be tried without harming live data, and moved as a package that can be repeated and undone.',
    },
    {
      ask: 'What does lock-in mean here, and how do you limit it?',
      answer:
        'Logic and data can hardly be taken elsewhere; keep data in a store with an open interface and important rules in services of your own.',
    },
  ],
  'enterprise-applications': [
    {
      ask: 'How do master data and transaction data differ?',
      answer:
        'Master data, such as customers and materials, is lasting and shared; transaction data, such as orders and invoices, records single events that refer to it.',
    },
    {
      ask: 'Why prefer configuration and official extension points to changing the standard code?',
      answer:
        'Changes to the standard break or must be repeated at each upgrade; extensions stay separate and supported.',
    },
    {
      ask: 'Why must a Salesforce trigger not run a query inside a loop over records?',
      answer:
        'Triggers receive records in batches and the platform limits the queries in a transaction; collect the ids and query once.',
    },
  ],
}
