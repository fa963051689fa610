import type { SkillArea } from '#knowledge/types.ts'

export const infrastructureCode: SkillArea = {
  locale: 'en',
  area: 'Infrastructure by code',
  skills: [
    {
      id: 'infrastructure-as-code',
      name: 'Infrastructure as code',
      kind: 'practice',
      level: 3,
      hours: 30,
      prerequisites: ['cloud-fundamentals', 'git'],
      aliases: [
        'iac',
        'infrastructure automation',
        'infrastructure code',
        'declarative infrastructure',
        'azure resource manager',
        'arm templates',
      ],
      weakAliases: ['bicep'],
      step: 'Describe infrastructure as code with Terraform',
      description:
        'Infrastructure written down as code can be reviewed, repeated and rolled back. You learn Terraform’s plan, state and modules on a real cloud account.',
      learn:
        'Providers, resources, variables, state, modules, plans in review, and drift (what was changed by hand), in Terraform or OpenTofu.',
      build: 'A network, a server and a database made and removed with one command each, within free credit.',
      check: 'You delete everything and have the same environment again within twenty minutes.',
      outcomes: [
        'make and remove a whole environment from files',
        'read a plan and stop a change that would destroy data',
      ],
      tools: ['Terraform', 'OpenTofu', 'Git'],
    },
    {
      id: 'terraform',
      name: 'Terraform',
      kind: 'tool',
      level: 3,
      hours: 20,
      prerequisites: ['infrastructure-as-code'],
      aliases: [
        'opentofu',
        'terraform associate',
        'terraform module',
        'terragrunt',
        'terraform cloud',
        'terraform state',
        'hashicorp terraform',
      ],
      step: 'Structure Terraform for a team',
      description:
        'One person’s Terraform folder becomes a risk when five people change it. You learn to split it, to share state safely and to take over what was made by hand.',
      learn:
        'Remote state and locks, module design and versions, environments, for_each, moved and import blocks, tests, provider upgrades and plans in pull requests.',
      build:
        'A repository with two environments from common modules, remote state, a pipeline that posts the plan, and one imported resource.',
      check: 'You rename a module without destroying a resource, and two people cannot apply at once.',
      outcomes: [
        'share Terraform among people and environments safely',
        'bring hand-made resources under code',
        'rename and split code without rebuilding what runs',
      ],
      tools: ['Terraform', 'OpenTofu', 'Terragrunt'],
    },
    {
      id: 'ansible',
      name: 'Ansible',
      kind: 'tool',
      level: 2,
      hours: 18,
      prerequisites: ['configuration-management'],
      aliases: [
        'ansible playbooks',
        'ansible automation platform',
        'ansible tower',
        'awx',
        'ansible roles',
        'ansible galaxy',
        'ansible vault',
        'molecule ansible',
      ],
      step: 'Write Ansible roles that others can use',
      description:
        'A playbook of a thousand lines helps nobody but its author. You learn to cut it into tested roles, to keep secrets apart and to run it for a whole company.',
      learn:
        'Roles and collections, variable precedence, templates, handlers, Vault, dynamic inventories, Molecule tests, linting and AWX.',
      build: 'A role that sets up PostgreSQL on Ubuntu and Rocky Linux, tested by Molecule in a pipeline.',
      check: 'The tests pass on both systems, the second run changes nothing, and no secret is readable in Git.',
      outcomes: [
        'write a tested role that works on two distributions',
        'run playbooks against machines that a cloud inventory lists',
      ],
      tools: ['Ansible', 'Molecule', 'AWX'],
    },
    {
      id: 'pulumi',
      name: 'Pulumi',
      kind: 'tool',
      level: 3,
      hours: 15,
      prerequisites: ['infrastructure-as-code', 'programming-fundamentals'],
      aliases: [
        'aws cdk',
        'cloud development kit',
        'pulumi stack',
        'cdktf',
        'infrastructure with typescript',
        'infrastructure with python',
      ],
      step: 'Write infrastructure in a programming language',
      description:
        'Pulumi and the AWS CDK describe infrastructure in Python, TypeScript or Go, with loops, types and tests. You learn what that gives and how it tempts one into cleverness.',
      learn:
        'Stacks and state, inputs and outputs, components, configuration and secrets, unit tests, previews, and importing.',
      build:
        'A component in your language that makes a private bucket with sensible defaults, used by two stacks and tested without a cloud.',
      check: 'The test fails when somebody makes the bucket public, before anything is created.',
      outcomes: [
        'offer a tested infrastructure component in a programming language',
        'choose between Terraform and a programming language for a team',
      ],
      tools: ['Pulumi', 'AWS CDK', 'TypeScript', 'Python'],
    },
    {
      id: 'cloudformation',
      name: 'AWS CloudFormation',
      kind: 'tool',
      level: 3,
      hours: 15,
      prerequisites: ['infrastructure-as-code', 'aws'],
      aliases: [
        'cloudformation',
        'cloudformation template',
        'aws sam',
        'serverless application model',
        'cloudformation stack',
        'stacksets',
      ],
      step: 'Build AWS stacks with CloudFormation',
      description:
        'CloudFormation is built into AWS, keeps its own state and rolls back by itself. Many teams and most AWS samples use it, directly or under the CDK and SAM.',
      learn:
        'Templates, parameters, outputs, change sets, rollbacks, deletion policies, drift detection, nested stacks, StackSets and SAM.',
      build:
        'A stack with a function, a table and an alarm, changed through a change set and deleted without losing the table.',
      check: 'A failed update rolls back by itself, and you say beforehand which change would replace a resource.',
      outcomes: ['write and change a stack without surprises', 'recover a stack stuck in a failed rollback'],
      tools: ['AWS CloudFormation', 'AWS SAM', 'Amazon Web Services'],
    },
    {
      id: 'policy-as-code',
      name: 'Policy as code',
      kind: 'practice',
      level: 3,
      hours: 15,
      prerequisites: ['infrastructure-as-code'],
      aliases: [
        'open policy agent',
        'rego',
        'kyverno',
        'azure policy',
        'hashicorp sentinel',
        'conftest',
        'checkov',
        'gatekeeper policy',
        'infrastructure policy enforcement',
      ],
      weakAliases: ['opa', 'policy enforcement'],
      step: 'Write rules for infrastructure as code',
      description:
        'A rule in a document is read once; a rule in a pipeline is kept. You learn to write such rules, to test them, and to bring them in without stopping everybody’s work.',
      learn:
        'Rego for Open Policy Agent and Conftest, or Kyverno, checks on plans and in the cluster, warning before refusing, exceptions with an end date, tests, and messages that say what to do.',
      build:
        'Five rules for a Terraform plan: tags, regions, encryption, no public database, no open SSH, each with tests.',
      check:
        'A plan with an open port is refused with a message a newcomer can act on, and an approved exception passes.',
      outcomes: [
        'turn a written rule into a tested check',
        'bring a new rule into a running company without stopping it',
      ],
      tools: ['Open Policy Agent', 'Conftest', 'Kyverno'],
    },
    {
      id: 'infrastructure-testing',
      name: 'Infrastructure testing',
      kind: 'practice',
      level: 3,
      hours: 15,
      prerequisites: ['infrastructure-as-code'],
      aliases: [
        'terratest',
        'testing infrastructure',
        'testing infrastructure code',
        'infrastructure tests',
        'inspec',
        'serverspec',
        'testinfra',
        'terraform test',
      ],
      step: 'Test infrastructure before it is used',
      description:
        'Infrastructure code can be valid and still build something that does not work. You learn which faults each kind of test finds and what it costs in minutes and money.',
      learn:
        'Formatting and static checks, plan tests, short-lived environments, checks from inside and outside a machine, cost limits and cleaning up.',
      build:
        'A module with static checks, two plan tests and one test that builds it, asks it over HTTP and removes it.',
      check: 'Each of three faults you plant is found by the cheapest test that can find it, and nothing stays behind.',
      outcomes: [
        'build a short-lived environment, test it and remove it by pipeline',
        'choose the cheapest test that finds a fault',
      ],
      tools: ['Terratest', 'Testinfra', 'TFLint'],
    },
    {
      id: 'cloud-automation-scripting',
      name: 'Cloud automation with Python',
      kind: 'practice',
      level: 2,
      hours: 18,
      prerequisites: ['python', 'cloud-fundamentals'],
      aliases: [
        'boto3',
        'cloud automation',
        'cloud scripting',
        'python for devops',
        'azure sdk',
        'aws cli',
        'azure cli',
        'gcloud cli',
        'cloud automation with boto3',
      ],
      weakAliases: ['python automation'],
      step: 'Automate cloud chores with Python',
      description:
        'Between clicks and full infrastructure code lie chores: find unused disks, stop test servers at night, rename a thousand files. You learn to do them by script without harm.',
      learn:
        'Cloud SDKs such as Boto3 and command lines, profiles and roles, pages of results, retries and limits, dry runs, waiting for slow actions, logging and tests with a fake cloud.',
      build:
        'A script that lists untagged and unused resources, can stop them after a dry run, and is tested against LocalStack or Moto.',
      check: 'It handles more than one page of results, a second run does no harm, and the dry run changes nothing.',
      outcomes: ['find waste in an account by script and report it', 'change many resources with a dry run first'],
      tools: ['Python', 'Boto3', 'AWS CLI', 'Azure CLI', 'LocalStack'],
    },
  ],
}
