import type { SelfChecks } from '#knowledge/types.ts'

export const infrastructureCodeSelfChecks: SelfChecks = {
  'infrastructure-as-code': [
    {
      ask: 'What is Terraform’s state for, and why must it not be kept in Git?',
      answer:
        'It maps the code to real resources and holds their attributes, often with secrets in plain text. In Git it leaks, goes stale and cannot be locked; use a remote backend.',
    },
    {
      ask: 'A plan shows -/+ for a database: what does it mean and what do you do?',
      answer:
        'It will be destroyed and made anew because an attribute cannot be changed in place. Stop, find that attribute, and change it back or plan a migration.',
    },
    {
      ask: 'Somebody changed a security group in the console: what does the next plan show, and which two ways lead out?',
      answer:
        'It shows a change back to the code. Either apply it and undo the hand change, or put the change into the code.',
    },
  ],
  terraform: [
    {
      ask: 'Why does for_each over a map survive the removal of one element better than count over a list?',
      answer:
        'With count the later elements shift their index and are changed or rebuilt; for_each addresses them by key, so the others stay untouched.',
    },
    {
      ask: 'How do you rename a resource in code without destroying it?',
      answer:
        'Add a moved block from the old address to the new, or terraform state mv; the plan must then show no change.',
    },
    {
      ask: 'How do you bring a bucket made by hand under Terraform?',
      answer:
        'Write the resource and an import block with its id (or terraform import), then adjust the code until the plan shows no differences.',
    },
  ],
  ansible: [
    {
      ask: 'When does a handler run, and how often when five tasks notify it?',
      answer:
        'Once at the end of the play (or at flush_handlers), and only if at least one notifying task reported a change.',
    },
    {
      ask: 'Which wins: a variable in a role’s defaults, in group_vars, or given with -e?',
      answer: 'Extra variables with -e win over all; group_vars beat role defaults, which are the weakest.',
    },
    {
      ask: 'Why prefer the package module’s own options to a shell task with apt, and when is shell right?',
      answer:
        'Modules compare state first, report changes rightly and work in check mode. Shell is for what no module does, with creates or changed_when.',
    },
  ],
  pulumi: [
    {
      ask: 'Why can you not use an output, such as a bucket’s name, as an ordinary string in the program?',
      answer:
        'It is known only once the resource exists. Combine it with apply or interpolate, which also records the dependency.',
    },
    {
      ask: 'What does infrastructure in a programming language give over HCL, and what does it cost?',
      answer:
        'Real abstractions, types and unit tests; but the code can do anything, so reviews and previews get harder to predict, and the team must know the language.',
    },
    {
      ask: 'How do you unit-test a Pulumi component without a cloud account?',
      answer: 'Set mocks for the engine’s calls, create the component and assert on its resources’ inputs and outputs.',
    },
  ],
  cloudformation: [
    {
      ask: 'What does a change set tell you that the template’s difference does not?',
      answer:
        'Which resources will be added, modified or replaced, and so whether data would be lost, before anything is done.',
    },
    {
      ask: 'How do you delete a stack and keep its table?',
      answer:
        'Set DeletionPolicy: Retain on the table in the template and update the stack before deleting it. UpdateReplacePolicy covers replacements.',
    },
    {
      ask: 'A stack is in UPDATE_ROLLBACK_FAILED: what does that mean and what is the way out?',
      answer:
        'The rollback itself failed, often because of a hand-made change. Mend the cause and continue the rollback, skipping a resource only if needed, then reconcile it.',
    },
  ],
  'policy-as-code': [
    {
      ask: 'Why check rules on the plan rather than only on the source files?',
      answer:
        'The plan holds final values after variables and modules; source files may hide them. Only what is known at apply stays unknown.',
    },
    {
      ask: 'How do you bring in a rule that two hundred existing resources break?',
      answer:
        'First only report, fix or list exceptions with owner and end date, then refuse for new resources, and last for all.',
    },
    {
      ask: 'What does an admission controller catch that a pipeline check cannot?',
      answer:
        'Everything that reaches the cluster by any way, also by hand or by another tool. The pipeline only sees what goes through it.',
    },
  ],
  'infrastructure-testing': [
    {
      ask: 'Which faults does terraform validate not find?',
      answer:
        'Anything only the cloud knows: names taken, quotas, missing rights, wrong region, or a firewall rule that blocks the application. It checks syntax and types.',
    },
    {
      ask: 'How do you make sure that test environments do not stay behind and cost money?',
      answer:
        'Destroy in a step that always runs, tag with an expiry, sweep old ones by schedule, and use a separate account with a budget.',
    },
    {
      ask: 'Why test from outside the machine as well as from inside?',
      answer:
        'Inside one sees that the service runs; only from outside do DNS, firewall, balancer and certificate show whether users reach it.',
    },
  ],
  'cloud-automation-scripting': [
    {
      ask: 'Your script lists 1,000 objects though the bucket holds 40,000: why, and what mends it?',
      answer:
        'The API answers in pages of at most 1,000. Use a paginator or follow the continuation token until there is none.',
    },
    {
      ask: 'Where should a script on a cloud server get its credentials from, and why?',
      answer:
        'From the role attached to the server, through the SDK’s default chain: short-lived and not stored in code or files.',
    },
    {
      ask: 'What does a script do well when the API answers that it is being throttled?',
      answer:
        'It waits with exponential back-off and jitter, up to a limit, then fails clearly; SDKs offer this as a retry mode.',
    },
  ],
}
