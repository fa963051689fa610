import type { SelfChecks } from '#knowledge/types.ts'

export const deliverySelfChecks: SelfChecks = {
  jenkins: [
    {
      ask: 'Why should builds not run on the Jenkins controller itself?',
      answer:
        'Build code could read the controller’s files and credentials, and heavy builds starve the server. Set its executors to zero and use agents.',
    },
    {
      ask: 'What does a multibranch pipeline do that an ordinary job does not?',
      answer:
        'It scans the repository, makes a job for each branch or pull request that has a Jenkinsfile, and removes it when the branch is gone.',
    },
    {
      ask: 'How do you use a password in a Jenkinsfile without showing it in the log?',
      answer:
        'Store it as a credential and bind it with withCredentials or credentials(); Jenkins masks it. Use single quotes, so that the shell and not Groovy expands it.',
    },
  ],
  'github-actions': [
    {
      ask: 'Why is pull_request_target dangerous together with a checkout of the pull request’s code?',
      answer:
        'It runs with the base repository’s secrets and a token that can write; checking out and running a stranger’s code hands both to them.',
    },
    {
      ask: 'Why pin a third-party action to a commit hash rather than to a tag?',
      answer:
        'A tag can be moved to malicious code after you reviewed it; a full commit hash always means the same code.',
    },
    {
      ask: 'How does a workflow deploy to a cloud without a stored key?',
      answer:
        'The job asks GitHub for an OpenID Connect token; the cloud trusts that issuer for the given repository and branch and returns short-lived credentials.',
    },
  ],
  'gitlab-ci': [
    {
      ask: 'What is the difference between cache and artifacts in a GitLab pipeline?',
      answer:
        'Artefacts are results passed to later jobs and kept for download; the cache only speeds up later runs and may be missing at any time.',
    },
    {
      ask: 'What does needs change compared with stages alone?',
      answer: 'A job starts as soon as the jobs it names are done, without waiting for the whole earlier stage.',
    },
    {
      ask: 'Why does a variable exist in the main branch’s pipeline but not in a feature branch’s?',
      answer: 'It is protected: it is given only to pipelines of protected branches and tags.',
    },
  ],
  'azure-devops': [
    {
      ask: 'What is a service connection, and how do you keep any pipeline from using it?',
      answer:
        'Stored access from pipelines to a cloud or service. Grant it to named pipelines, put approvals and checks on it, and prefer workload identity federation to secrets.',
    },
    {
      ask: 'How do you make nobody, not even an administrator by accident, push straight to main?',
      answer:
        'Branch policies: required reviewers, a passing build and linked work items; and no right to bypass policies for ordinary roles.',
    },
    {
      ask: 'What does a deployment job with an environment give you that an ordinary job does not?',
      answer:
        'A history of what was deployed where, checks and approvals on the environment, and strategies such as runOnce, rolling or canary.',
    },
  ],
  'artifact-management': [
    {
      ask: 'Why build once and promote rather than build again for production?',
      answer:
        'A second build may draw other versions of dependencies or tools, so what runs would not be what was tested.',
    },
    {
      ask: 'What attack becomes possible when internal package names can also be found on a public registry, and what prevents it?',
      answer:
        'Dependency confusion: the build fetches a stranger’s package of the same name. Scope names and route internal names only to the internal repository.',
    },
    {
      ask: 'By semantic versioning, which number changes when a function gets a new required parameter?',
      answer: 'The major number, because existing callers break.',
    },
  ],
  'deployment-strategies': [
    {
      ask: 'What does blue-green cost compared with a rolling release, and what does it give?',
      answer:
        'Double capacity for a while, but an instant switch and an equally instant way back to the untouched old environment.',
    },
    {
      ask: 'Why may a canary look healthy and still be bad?',
      answer:
        'Too few or untypical users, too short a watch, or errors that do not show in the figures compared, such as wrong prices. Compare with a control group of the same size.',
    },
    {
      ask: 'Why must two neighbouring versions of a service work with the same database schema?',
      answer:
        'During a rolling or canary release both run at once, and a rollback brings the old one back, so the schema must serve both.',
    },
  ],
  'secrets-vault': [
    {
      ask: 'A key was pushed to a public repository and deleted in the next commit: what must you do?',
      answer:
        'Revoke and replace it at once and check its use; it stays in the history and has been copied by scanners. Cleaning history comes second.',
    },
    {
      ask: 'What is a dynamic secret, and why is it safer than a rotated password?',
      answer:
        'An account made on request for one client with a short lease. A leak is useless soon, and use can be traced to that client.',
    },
    {
      ask: 'How does a program prove to Vault who it is without being given another secret first?',
      answer:
        'By an identity its platform vouches for, such as a Kubernetes service-account token or a cloud role, which Vault checks with the platform.',
    },
  ],
}
