import type { SelfChecks } from '#knowledge/types.ts'

export const deepLearningSelfChecks: SelfChecks = {
  'deep-learning': [
    {
      ask: 'Why does a network without activation functions gain nothing from more layers?',
      answer: 'A chain of linear maps is one linear map. The non-linear activation between them is what lets it bend.',
    },
    {
      ask: 'Training loss falls while validation loss rises after epoch five: what do you do?',
      answer:
        'It overfits from there: stop early, augment or add data, regularise with dropout or weight decay, or use a smaller network.',
    },
    {
      ask: 'Your network cannot even fit ten examples: what does that tell you?',
      answer:
        'Capacity is not the matter; there is a bug or a bad setting, such as wrong labels, loss, learning rate or frozen weights. It is the first test to run.',
    },
  ],
  pytorch: [
    {
      ask: 'What happens if you leave out optimizer.zero_grad()?',
      answer:
        'Gradients add up over the steps, because backward accumulates into .grad. Updates then mix old and new batches; it is only wanted for gradient accumulation.',
    },
    {
      ask: 'What do model.eval() and torch.no_grad() each change?',
      answer:
        'eval switches layers such as dropout and batch norm to inference; no_grad stops recording for gradients, saving memory and time. Evaluation usually needs both.',
    },
    {
      ask: 'What must a checkpoint hold so that training resumes as if never stopped?',
      answer:
        'Model weights, optimiser and scheduler state, epoch or step, the gradient scaler if used, and the states of the random generators.',
    },
  ],
  tensorflow: [
    {
      ask: 'Which loss do you choose when labels are whole numbers of classes, and which when they are one-hot?',
      answer:
        'Sparse categorical cross-entropy for numbers, categorical cross-entropy for one-hot. from_logits must match whether the last layer has a softmax.',
    },
    {
      ask: 'What does prefetch in a tf.data pipeline do?',
      answer:
        'It prepares the next batches while the model trains on the present one, so that the accelerator need not wait for input.',
    },
    {
      ask: 'Why should preprocessing be exported with the model?',
      answer:
        'The caller would otherwise repeat it and drift apart. Layers inside the model make the exported one take raw input and give the same answers.',
    },
  ],
  'computer-vision': [
    {
      ask: 'Which augmentation would spoil a model that reads digits or road signs?',
      answer:
        'Flips and large turns: a 6 becomes a 9 and left becomes right. Augment only by changes that keep the label and occur in reality.',
    },
    {
      ask: 'How is a detected box judged right or wrong, and what does mAP sum up?',
      answer:
        'By overlap with a true box of the same class, intersection over union above a threshold. mAP averages the area under the precision-recall curve over classes, often over thresholds.',
    },
    {
      ask: 'Why does a model that tells cows from camels well fail with a cow on sand?',
      answer:
        'It learned the background as a shortcut, because it went with the label in training. Test with swapped backgrounds and collect varied scenes.',
    },
  ],
  'generative-models': [
    {
      ask: 'What does a diffusion model learn to predict during training?',
      answer:
        'The noise added to a sample at a random step, or an equivalent of it such as the clean sample. Generation then removes noise step by step.',
    },
    {
      ask: 'What does a higher guidance scale do to the pictures?',
      answer:
        'They follow the prompt more closely and vary less; too high a value gives oversaturated, artificial pictures.',
    },
    {
      ask: 'What is mode collapse in an adversarial network?',
      answer:
        'The generator makes only a few kinds of sample that fool the discriminator, and leaves out the rest of the variety.',
    },
  ],
  'reinforcement-learning': [
    {
      ask: 'What is the trade between exploring and exploiting, and how does epsilon-greedy settle it?',
      answer:
        'Trying unknown actions to learn against taking the best known. With probability epsilon it acts at random, otherwise greedily; epsilon is usually lowered.',
    },
    {
      ask: 'In what does Q-learning differ from SARSA?',
      answer:
        'Q-learning is off-policy: it updates towards the best next action. SARSA is on-policy and uses the action really taken, so it accounts for its own exploring.',
    },
    {
      ask: 'Why report several seeds for an agent?',
      answer:
        'Results vary greatly with the random start, so one good run may be luck. Show mean or median with the spread over seeds.',
    },
  ],
  'gpu-computing': [
    {
      ask: 'Why is a branch that differs within a warp costly?',
      answer: 'Threads of a warp execute together, so both branches are run in turn with part of the threads idle.',
    },
    {
      ask: 'What is coalesced access, and what happens without it?',
      answer:
        'Neighbouring threads read neighbouring addresses, which are fetched in few transactions. Scattered reads fetch many lines and waste bandwidth.',
    },
    {
      ask: 'Why can moving a small sum to the GPU make a program slower?',
      answer:
        'Transfer over the bus and launching the kernel cost more than the arithmetic saves. It pays with much work per byte moved, or data that stay on the card.',
    },
  ],
  'distributed-training': [
    {
      ask: 'What do workers exchange in each step of data-parallel training?',
      answer: 'Their gradients, averaged by an all-reduce, so that every copy makes the same update.',
    },
    {
      ask: 'You go from one GPU to eight with the same batch for each: what changes for the optimiser?',
      answer:
        'The effective batch is eight times as large, so there are fewer updates per epoch; the learning rate usually has to be raised with a warm-up and checked.',
    },
    {
      ask: 'What does sharding as in FSDP or ZeRO save, and at what price?',
      answer:
        'Each worker keeps only a part of weights, gradients and optimiser state, so memory falls. The price is more communication to gather parts when needed.',
    },
  ],
}
