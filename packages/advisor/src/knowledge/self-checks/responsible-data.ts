import type { SelfChecks } from '#knowledge/types.ts'

export const responsibleDataSelfChecks: SelfChecks = {
  'data-ethics-and-privacy': [
    {
      ask: 'Why is removing names not enough to make data anonymous?',
      answer:
        'A few other columns such as birth date, sex and postcode often single a person out, and can be linked with another list. Test how many rows are unique.',
    },
    {
      ask: 'What does differential privacy promise, and what does epsilon set?',
      answer:
        'That a result hardly depends on whether any one person is in the data. A smaller epsilon means stronger protection and more noise.',
    },
    {
      ask: 'You were given customer data for billing: what do you ask before training an advert model on it?',
      answer:
        'Whether that purpose is covered by consent or another legal ground, as data may only be used compatibly with the purpose told. Otherwise ask people or leave it.',
    },
  ],
  'responsible-ai': [
    {
      ask: 'Why can a model usually not have equal precision, equal false positive rates and equal false negative rates for two groups?',
      answer:
        'When the groups differ in base rate and the model is not perfect, the three cannot hold at once: fixing two of them moves the third. One must choose by which error does more harm.',
    },
    {
      ask: 'Why does dropping the column ‘caste’ or ‘gender’ not make a model fair?',
      answer:
        'Other columns such as place, school or name stand in for it, and past unfairness is in the labels. You need the attribute to measure the effect.',
    },
    {
      ask: 'What belongs in a model card?',
      answer:
        'Purpose and uses ruled out, data, measures overall and by group, known failures, risks, and whom to ask. It is written so that a person affected can understand it.',
    },
  ],
  'model-interpretability': [
    {
      ask: 'What does a SHAP value of +0.2 for one feature in one case say?',
      answer:
        'That this feature adds 0.2 to this prediction, counted from the average output and with credit shared among all features. It describes the model, not what would happen if one changed the feature in the world.',
    },
    {
      ask: 'How do strongly correlated columns mislead permutation importance?',
      answer:
        'Shuffling one leaves its twin, so both look unimportant, and it makes impossible rows. Permute them as a group or drop one.',
    },
    {
      ask: 'How can an explanation help to find a leak?',
      answer:
        'One column dominates beyond reason or a prediction rests on something recorded later, such as a ward or a file name. Ask when it becomes known.',
    },
  ],
  'reading-research-papers': [
    {
      ask: 'A paper reports a gain of 0.3 points over its baseline: what do you look for before believing it?',
      answer:
        'Variance over seeds, whether the baseline was tuned as carefully, equal data and compute, ablations and whether the test set was used for choosing.',
    },
    {
      ask: 'In which order do you read a paper when you have ten minutes?',
      answer:
        'Title, abstract, figures and tables, introduction’s end and conclusion; then decide whether method and experiments deserve a second pass.',
    },
    {
      ask: 'How do you find out what became of a five-year-old claim?',
      answer:
        'Follow later papers that cite it, look for surveys, replications and newer results on the same benchmark, and for issues in its code.',
    },
  ],
  'machine-learning-competitions': [
    {
      ask: 'Your own validation falls while the public leaderboard rises: which do you trust?',
      answer:
        'Usually your validation, if it mirrors the hidden test: the public part is a small sample and is easily overfitted by many submissions.',
    },
    {
      ask: 'How do you make validation mirror the hidden test set?',
      answer:
        'Split in the way the organisers did: by time, by group or at random, with like class shares. Train a classifier to tell training from test rows; if it can, they differ.',
    },
    {
      ask: 'Why does averaging two quite different models of equal score often win?',
      answer: 'Their errors are partly independent and cancel out. Averaging near copies gains little.',
    },
  ],
}
