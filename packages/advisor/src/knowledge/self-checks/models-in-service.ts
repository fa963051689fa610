import type { SelfChecks } from '#knowledge/types.ts'

export const modelsInServiceSelfChecks: SelfChecks = {
  'model-deployment': [
    {
      ask: 'When is batch prediction better than a service that answers at once?',
      answer:
        'When results are needed on a schedule and inputs are known beforehand, such as nightly scores: cheaper, simpler and easy to rerun.',
    },
    {
      ask: 'Why do you look at the 95th or 99th percentile of answer time instead of the average?',
      answer:
        'The average hides the slow requests, which many users meet. Percentiles show what the slowest in twenty or a hundred wait.',
    },
    {
      ask: 'How do you release a new model version with little risk?',
      answer:
        'Run it in shadow on real requests, then give it a small share of traffic, compare errors and results, and keep the old one ready to switch back.',
    },
  ],
  'experiment-tracking': [
    {
      ask: 'What has to be recorded so that a run can be repeated?',
      answer:
        'The code version, data version, parameters, seed, environment with library versions, and the results and model files.',
    },
    {
      ask: 'You tried two hundred settings and took the best validation score: why is it too good?',
      answer: 'The maximum of many noisy scores is biased upwards. Measure the chosen one once on untouched test data.',
    },
    {
      ask: 'What does a model registry add to a folder of files?',
      answer:
        'Named versions with their run, stage or alias, approval and history, so that a service loads an approved one and can go back.',
    },
  ],
  mlops: [
    {
      ask: 'What triggers a retraining, and what must happen before the new model is used?',
      answer:
        'A schedule, new data, or a measured drop. It must pass data checks and beat the present one on a fixed and a recent test set, by group too, before release.',
    },
    {
      ask: 'How does continuous integration for models differ from that for other software?',
      answer:
        'Besides code it tests data and model: schema and distribution checks, a small training run, minimum scores and equality of training and serving features.',
    },
    {
      ask: 'A customer asks why they were refused in March: what must you have kept?',
      answer:
        'The logged input and output with time and model version, and from there the data, code and settings of that version.',
    },
  ],
  'model-monitoring': [
    {
      ask: 'What is the difference between data drift and concept drift?',
      answer:
        'Data drift: the inputs change their distribution. Concept drift: the relation of input to outcome changes, so the same input means another answer.',
    },
    {
      ask: 'True outcomes arrive after three months: what can you watch meanwhile?',
      answer:
        'Inputs for missing and shifted values, the distribution of predictions, confidence, proxy outcomes, and a small sample labelled by hand.',
    },
    {
      ask: 'Why does an alert on every shifted column soon get ignored?',
      answer:
        'With many columns and much data some shift always, mostly without harm. Weigh by importance and size of effect and alert on what changes decisions.',
    },
  ],
  'feature-stores': [
    {
      ask: 'What does a point-in-time correct join prevent?',
      answer:
        'That a training row gets a feature value which was only known after its moment, which would leak the future and flatter the model.',
    },
    {
      ask: 'Why are there an offline and an online store?',
      answer:
        'Training needs long history in bulk; service needs the latest value of one customer in milliseconds. They are kept in step from one definition.',
    },
    {
      ask: 'How does training-serving skew arise, and how do you notice it?',
      answer:
        'The same feature is computed by different code or at different freshness. Log served values and compare them with the offline ones for the same moments.',
    },
  ],
  'edge-ai': [
    {
      ask: 'How do you turn a 32-bit model into an 8-bit one after training, and what data do you need?',
      answer:
        'Weights and activations are mapped to integers by scale and zero point; a small representative set calibrates the range of the activations.',
    },
    {
      ask: 'Accuracy falls too far after quantising: what do you try?',
      answer:
        'Scales per channel, better calibration data, keeping sensitive layers in higher precision, or training with simulated quantisation.',
    },
    {
      ask: 'Why may a model with half the operations be no faster on the phone?',
      answer:
        'Speed depends on memory traffic and on which operations the chip supports; unsupported ones fall back to the slow processor. Measure on the device.',
    },
  ],
}
