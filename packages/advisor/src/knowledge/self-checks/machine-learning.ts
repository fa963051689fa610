import type { SelfChecks } from '#knowledge/types.ts'

export const machineLearningSelfChecks: SelfChecks = {
  'machine-learning': [
    {
      ask: 'Training error is low and test error is high: what is it and which three things help?',
      answer:
        'Overfitting. More data, a simpler or more regularised model, and fewer or better features help; early stopping too.',
    },
    {
      ask: 'Why do you keep a test set that is used once?',
      answer:
        'Each choice made by looking at a score fits the model to that score. Only untouched data tell how it will do on new cases.',
    },
    {
      ask: 'Why is accuracy of 98 per cent worthless when 2 per cent of cases are fraud?',
      answer:
        'Always saying ‘no fraud’ gets the same. Look at precision and recall for fraud, or the cost of errors, against that baseline.',
    },
  ],
  'scikit-learn': [
    {
      ask: 'Why must scaling sit inside the pipeline rather than before the split?',
      answer:
        'Fitted on all data it uses the mean and spread of the test rows. In a pipeline it is fitted anew on each training fold.',
    },
    {
      ask: 'What do fit, transform and fit_transform each do, and which is called on test data?',
      answer:
        'fit learns the parameters, transform applies them and fit_transform does both. On test data only transform is called.',
    },
    {
      ask: 'Why use GroupKFold when several rows belong to the same patient?',
      answer:
        'Otherwise rows of one patient fall into training and test, and the model recognises the patient. Grouping keeps each in one fold only.',
    },
  ],
  'feature-engineering': [
    {
      ask: 'Why is replacing a category by its mean outcome dangerous, and how is it done safely?',
      answer:
        'The row’s own outcome leaks into its feature. Compute the mean on other folds and smooth it towards the overall mean for rare categories.',
    },
    {
      ask: 'How do you give a linear model the hour of the day?',
      answer:
        'As sine and cosine of the angle, or as categories or splines, so that 23 and 0 are neighbours. The plain number makes them far apart.',
    },
    {
      ask: 'Which models need scaled features, and which do not?',
      answer:
        'Those that use distances, gradients or penalties on size do: nearest neighbours, support vectors, regularised linear models, networks. Trees do not, as they only compare order.',
    },
  ],
  'model-evaluation': [
    {
      ask: 'When do precision and recall tell more than the area under the ROC curve?',
      answer:
        'When positives are rare: the false positive rate looks small because negatives are many, although most alarms are false. Precision shows that.',
    },
    {
      ask: 'What does it mean that a model is well calibrated, and why does it matter?',
      answer:
        'Of cases given 70 per cent, about 70 per cent happen. It matters when decisions weigh the probability by cost or when it is shown to people.',
    },
    {
      ask: 'How do you choose the threshold when a missed case costs ten times a false alarm?',
      answer:
        'With calibrated probabilities act when p times 10 exceeds (1 − p) times 1, so above about 0.09; or pick the threshold with the least total cost on validation data.',
    },
  ],
  'ensemble-methods': [
    {
      ask: 'How do a random forest and gradient boosting build their trees differently?',
      answer:
        'A forest grows deep trees independently on resampled data and averages them, which lowers variance. Boosting adds small trees one after another, each fitting the errors left.',
    },
    {
      ask: 'You lower the learning rate of a boosting model: what else must change?',
      answer:
        'More trees are needed, best found by early stopping on a validation set. It often generalises a little better at the price of time.',
    },
    {
      ask: 'Why can built-in importance by split gain mislead?',
      answer:
        'It favours columns with many distinct values and splits the credit among correlated ones, and is computed on training data. Use permutation importance on held-out data.',
    },
  ],
  clustering: [
    {
      ask: 'Why do you scale columns before k-means?',
      answer:
        'It uses Euclidean distance, so a column in rupees would outweigh one in years. Scaling lets each count alike, unless you weigh them on purpose.',
    },
    {
      ask: 'Which shapes does k-means fail on, and what do you use instead?',
      answer:
        'Long, curved or very unequal groups, as it cuts space around centres. DBSCAN or HDBSCAN follow density, and mixtures allow stretched groups.',
    },
    {
      ask: 'How do you find out whether clusters are more than noise?',
      answer:
        'Cluster resampled data and see whether the same groups return, compare with data shuffled column by column, and ask whether they differ on something not used.',
    },
  ],
  'dimensionality-reduction': [
    {
      ask: 'What does it mean that two components explain 80 per cent of the variance, and what does it not mean?',
      answer:
        'The flat picture keeps 80 per cent of the spread of the (scaled) columns. It does not mean that these directions are the ones that matter for predicting something.',
    },
    {
      ask: 'Which conclusions may you not draw from a t-SNE picture?',
      answer:
        'Distances between groups and the sizes and densities of groups are not faithful and change with settings; clear clumps can appear in noise.',
    },
    {
      ask: 'Where must PCA be fitted when it is a step before a classifier?',
      answer: 'On the training folds only, inside the pipeline, then applied to the test data.',
    },
  ],
  'anomaly-detection': [
    {
      ask: 'A detector with 99 per cent specificity watches a million events a day, ten of them bad: what does its alert list look like?',
      answer:
        'About ten thousand false alarms against at most ten true ones. Rank by score and review the top, or raise specificity by orders of magnitude.',
    },
    {
      ask: 'How does an isolation forest find the unusual?',
      answer:
        'It splits at random; points that lie apart are separated after few splits. A short average path means a high anomaly score.',
    },
    {
      ask: 'Why should thresholds for shop sales differ by hour and weekday?',
      answer:
        'What is normal is seasonal: a quiet Sunday night is no fault, the same count on Saturday noon is. Compare with a seasonal baseline.',
    },
  ],
  'recommender-systems': [
    {
      ask: 'What is the cold start, and how do you bridge it?',
      answer:
        'New users or items have no interactions. Use popularity, properties of items, a few questions at the start, and some exploration.',
    },
    {
      ask: 'Why must the test set of a recommender be split by time?',
      answer: 'A random split lets it learn from later clicks, and trends leak. In service it only knows the past.',
    },
    {
      ask: 'Why does training on clicks favour what was shown before, and what can be done?',
      answer:
        'People can only click what they saw, mostly at the top, so popularity feeds itself. Record what was shown, correct for position and explore a little at random.',
    },
  ],
}
