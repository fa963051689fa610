import type { SelfChecks } from '#knowledge/types.ts'

export const languageModelsSelfChecks: SelfChecks = {
  'prompt-engineering': [
    {
      ask: 'A prompt works on three examples: what do you do before you rely on it?',
      answer:
        'Collect a few dozen real and awkward inputs with wanted outputs, score each version on them, and keep prompt and model version recorded.',
    },
    {
      ask: 'What is prompt injection, and why does ‘ignore instructions in the document’ not solve it?',
      answer:
        'Text in the input acts as instructions. A model cannot reliably tell data from orders, so limit its rights, check outputs and ask a person before acting.',
    },
    {
      ask: 'When do examples in a prompt help more than further rules?',
      answer:
        'When form or borderline decisions are easier shown than told. Choose varied ones, including an awkward case, as the model copies their pattern.',
    },
  ],
  'large-language-models': [
    {
      ask: 'Why does a language model state false things fluently?',
      answer:
        'It is trained to continue text plausibly, not to check facts, and has no record of what it does not know. Grounding in sources and checks lower the risk.',
    },
    {
      ask: 'What does temperature change, and what do you set for extracting data?',
      answer:
        'How strongly likely tokens are preferred: high is varied, low is near the most likely. For extraction set it near zero where the model allows it and force a schema; equal outputs are still not guaranteed.',
    },
    {
      ask: 'How do you estimate the monthly cost of a feature on a model API?',
      answer:
        'Input and output tokens per request times their prices, times requests, with history and retrieved text counted and retries added. Measure on real traffic; caching and smaller models cut it.',
    },
  ],
  'retrieval-augmented-generation': [
    {
      ask: 'An answer is wrong: how do you tell a retrieval fault from a generation fault?',
      answer:
        'Look whether the passage with the answer was among those given to the model. If not, mend search and chunks; if so, mend prompt, order or model.',
    },
    {
      ask: 'Why combine keyword search with embeddings?',
      answer:
        'Embeddings find paraphrases but miss exact codes, names and numbers; keyword search is the reverse. Fusing both and reranking finds more.',
    },
    {
      ask: 'Where must access rights be enforced in such a system?',
      answer:
        'In the search itself, by filtering passages by the reader’s rights before the model sees them. A prompt that asks it to keep secrets does not protect.',
    },
  ],
  'fine-tuning': [
    {
      ask: 'When is retrieval the better answer than fine-tuning?',
      answer:
        'When the need is facts that change or must be cited. Tuning teaches form, style and skills well, and facts poorly and unverifiably.',
    },
    {
      ask: 'What does LoRA train, and why does that save memory?',
      answer:
        'Small low-rank matrices added to frozen weights. Only these need gradients and optimiser state, often under one per cent of the parameters.',
    },
    {
      ask: 'How do you notice catastrophic forgetting?',
      answer:
        'Run a general test set before and after: scores on other tasks fall. A lower rate, fewer epochs, mixed-in general data or smaller adapters help.',
    },
  ],
  'llm-evaluation': [
    {
      ask: 'Which biases does a model used as a judge have, and how do you limit them?',
      answer:
        'It favours longer answers, the first position and its own style. Swap positions, use a rubric with a reference, and check agreement with people.',
    },
    {
      ask: 'Model A scores 82 and B 85 out of 100 questions: what can you say?',
      answer:
        'The difference is well within chance for 100 questions. Compare question by question with a paired test or bootstrap, or add questions.',
    },
    {
      ask: 'Why may a high score on a public benchmark say little about your task?',
      answer:
        'The questions may have been in the training data, and they differ from your users’ requests. Build a private set from real cases.',
    },
  ],
  'ai-agents': [
    {
      ask: 'What must a tool return when it fails so that the agent can recover?',
      answer:
        'A short, clear error with what was wrong and what would be valid, not a stack trace or nothing. And a limit on retries.',
    },
    {
      ask: 'An agent reads web pages and can send mail: what is the danger and how do you contain it?',
      answer:
        'A page can instruct it to send private data out. Keep private data, untrusted content and outward actions apart, allow only listed recipients and ask for approval.',
    },
    {
      ask: 'When is a fixed workflow better than an agent?',
      answer:
        'When the steps are known: it is cheaper, quicker and testable. An agent pays where the path depends on what is found on the way.',
    },
  ],
  'vector-databases': [
    {
      ask: 'What does an approximate index give up, and how do you measure it?',
      answer:
        'It may miss some true neighbours. Compare its top results with an exact search on a sample of queries: the share found is the recall.',
    },
    {
      ask: 'You change to another embedding model: why must the whole collection be embedded anew?',
      answer:
        'Vectors of different models live in different spaces, often of other length, and distances between them mean nothing.',
    },
    {
      ask: 'Why can a strict filter on metadata break nearest-neighbour search, and what helps?',
      answer:
        'Filtering after the search may leave too few results, and an index walk may hardly meet matching points. Use filtering inside the index, partitions, or exact search when few rows match.',
    },
  ],
}
